"""Why something is not allowed: a rule's number and the key of a sentence, cheap to make."""

from __future__ import annotations

#: The rule that forbids and the key of its sentence (``refused-<key>``); None: it is allowed.
Why = tuple[str, str] | None
