"""Bots play with the compiled build when it is complete, and from the sources when it is not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from starboard.server import builds
from starboard.server.bot_process import BotJob
from starboard.server.bot_workers import BotWorker, Died


def job() -> BotJob:
    return BotJob("t", "_example", 2, "1", {}, [], 0, "random", 1)


def test_a_build_is_used_when_its_stamp_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(builds.VARIABLE, raising=False)
    assert builds.compiled_build() == ""
    monkeypatch.setenv(builds.VARIABLE, "no")
    assert builds.compiled_build() == ""
    monkeypatch.setenv(builds.VARIABLE, str(tmp_path))
    assert builds.compiled_build() == ""  # it is being made
    (tmp_path / builds.STAMP).write_text("complete")
    assert builds.compiled_build() == str(tmp_path)
    assert builds.environment(str(tmp_path))["PYTHONPATH"] == str(tmp_path)


def test_a_build_that_cannot_answer_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "starboard"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise ImportError('of another machine')")
    (tmp_path / builds.STAMP).write_text("complete")
    monkeypatch.setenv(builds.VARIABLE, str(tmp_path))

    async def test() -> None:
        worker = BotWorker()
        try:
            with pytest.raises(Died):
                await worker.run(job(), 60)
            assert builds.compiled_build() == ""
            assert (await worker.run(job(), 60)).options
        finally:
            await worker.stop()

    asyncio.run(test())
