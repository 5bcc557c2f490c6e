"""The text client: a real client for every game, in a terminal, over ssh, or through a pipe."""

from __future__ import annotations

from .client import Client
from .screen import Screen

__all__ = ["Client", "Screen"]
