from typing import Any


def scene(s: Any, seat: Any, layout: str) -> Any:
    raise NotImplementedError
