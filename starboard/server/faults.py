"""What the OpenAPI document says about answers to bad input."""

from __future__ import annotations

from typing import Any

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct


class Fault(Struct):
    """What is wrong: a code for programs and a message for people."""

    code: str
    message: dict[str, Any]


class Refusal(Struct):
    """The body of every answer that is not a success."""

    error: Fault


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers to bad input, for the OpenAPI document."""
    common = (400, 404, 413, 429)
    return {
        status: ResponseSpec(Refusal, description="bad input; nothing has changed")
        for status in {*common, *statuses}
    }
