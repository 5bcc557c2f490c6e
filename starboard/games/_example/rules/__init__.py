"""The rules of Salvage: `setup.py` (E-1) and `course.py` (E-2 to E-6)."""
