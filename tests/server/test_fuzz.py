"""Anything at all may come in: no answer is a fault of ours."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.harness import Server, Zygote, running
from tests.server.test_hostile import GOOD

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance"


def test_the_openapi_document_holds_under_fuzzing(server: Server, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/schema/openapi.json",
               "--phases", "coverage,fuzzing", "--max-examples", "8", "--seed", "1",
               "--checks", CHECKS, "--generation-database", "none"]  # fmt: skip
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:]
    assert server.guest().get("/health").status_code == 200


plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
fields = st.sampled_from(["seat", "seq", "option", "path", "text", "layout", "bot", "name", "x"])
kinds = st.sampled_from([*GOOD, "ping", "state", ""])


def near_misses() -> st.SearchStrategy[dict[str, Any]]:
    """Good messages with a few fields replaced by anything."""
    return st.builds(
        lambda kind, spoilt: {"type": kind, **GOOD.get(kind, {}), **spoilt},
        kinds,
        st.dictionaries(fields, plain, max_size=2),
    )


def test_the_socket_answers_everything(zygote: Zygote, tmp_path: Path) -> None:
    with running(Server(zygote, tmp_path, socket_rate=1e6)) as server:
        ann = server.guest()
        line = ann.sit(ann.create("me", "link")["table"], 0)

        @settings(
            max_examples=150, deadline=None, database=None, derandomize=True,
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(near_misses() | st.dictionaries(st.text(max_size=8), plain, max_size=5) | plain)
        def answered(said: Any) -> None:
            if isinstance(said, dict):
                said["id"] = 7
            line.ws.send(json.dumps(said))
            while (reply := line.next())["type"] in ("update", "people", "chat", "state"):
                if reply["type"] == "state" and said["type"] == "layout":
                    return  # that is its answer
            assert reply["type"] in ("done", "refused", "error", "pong", "hint")
            assert reply.get("code") != "internal"
            assert reply["id"] == (7 if isinstance(said, dict) else None)

        answered()
        line.settle()
        assert line.view["seat"] == 0
