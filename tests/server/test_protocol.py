"""The client's types and the page about the protocol are what the messages say."""

from __future__ import annotations

from tools.protocol import PAGE, TYPES, page, typescript


def test_the_types_of_the_client_follow_from_the_messages() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript(), "run python -m tools.protocol"


def test_the_tables_of_the_page_follow_from_the_messages() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text, "run python -m tools.protocol"
    assert "`update`" in text
