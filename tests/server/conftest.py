"""One server for all tests of a file that do not end it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Server, Zygote, running
from tests.server.postgres import Cluster


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    made = Zygote()
    yield made
    made.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="module")
def server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(Server(zygote, tmp_path_factory.mktemp("server"))) as made:
        yield made
