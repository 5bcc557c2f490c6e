from typing import Any
def refused(s: Any, ask: Any) -> Any:
    return iter(())
