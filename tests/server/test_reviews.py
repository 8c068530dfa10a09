"""Reviews are stored in the database: across restarts, for all processes, up to a maximum number."""

import json
import os
import signal
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from tests.server.children import children_of
from tests.server.running import GENEROUS, Running, running
from tests.server.test_analysis import finished, resigned
from tests.timeouts import TIMEOUT

from sevenwonders import duel
from sevenwonders.api.jobs import reviews, tasks
from sevenwonders.api.services import StoredReview
from sevenwonders.core.record import parse_record
from sevenwonders.server.storage import open_storage
from sevenwonders.server.storage.engine import database_url, open_database


def test_a_review_survives_a_restart(place: str) -> None:
    with running(Path("unused"), data=place) as server:
        name = server.post("/api/reviews", {"record": resigned(1)}).json()["id"]
        made = finished(server, f"/api/reviews/{name}")
        _until_done(place, name)
    with running(Path("unused"), data=place) as server:
        linked = server.get(f"/api/reviews/{name}").json()
        asked = server.post("/api/reviews", {"record": resigned(1)}).json()
        assert linked == asked, "made again"
        assert linked["accounts"] == made["accounts"]
        assert linked["items"] == made["items"]


def _until_done(place: str, name: str) -> None:
    """Wait until a review is written down."""
    asked, until = text("SELECT body FROM reviews WHERE id = :id"), time.monotonic() + TIMEOUT
    engine = create_engine(database_url(place))
    try:
        while time.monotonic() < until:
            with engine.connect() as connection:
                if connection.execute(asked, {"id": name}).scalar() is not None:
                    return
            time.sleep(0.05)
        raise AssertionError("the review is not kept")
    finally:
        engine.dispose()


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
@pytest.mark.parametrize("deaths", [1, 2])
def test_a_review_whose_worker_dies_restarts(folder: Path, deaths: int) -> None:
    """Another worker computes it. If that one dies, too, the next request begins it again."""
    game = duel.Game(seed=4, beginners=True)
    for _ in range(10):
        game.play(game.legal_moves[0])
    record = f"{game.record.text}# resigned: A\n"
    others = children_of(os.getpid())
    with running(folder) as server:
        path = f"/api/reviews/{server.post('/api/reviews', {'record': record}).json()['id']}"
        for _ in range(deaths):
            others.append(_kill_worker(server, path, others))
        found = finished(server, path)
    _, *items, end = map(json.loads, tasks.review(record))
    assert found["items"] == items
    assert found["accounts"] == end["accounts"]


def _kill_worker(server: Running, path: str, others: list[int]) -> int:
    """Kill the worker that computes a review, once a client can read an item, and return its id."""
    until = time.monotonic() + TIMEOUT
    while not (workers := set(children_of(os.getpid())) - set(others)) or not server.get(path).json()["items"]:
        assert time.monotonic() < until
        time.sleep(0.01)
    (worker,) = workers
    os.kill(worker, signal.SIGSTOP)
    assert not server.get(path).json()["accounts"]
    os.kill(worker, signal.SIGKILL)
    return worker


def test_an_interrupted_review_restarts(folder: Path) -> None:
    with running(folder) as server:
        name = server.post("/api/reviews", {"record": resigned(2)}).json()["id"]
    with running(folder) as server:
        assert finished(server, f"/api/reviews/{name}")["done"] > 0
        assert server.get("/api/reviews/duel-0123456789").status_code == 404


async def test_the_newest_reviews_are_kept(place: str) -> None:
    storage = open_storage(open_database(place), reviews=3)
    try:
        for number in range(5):
            await storage.reviews.create(f"duel-{number}", f"record {number}")
        await storage.reviews.finish("duel-2", b"[]")
        kept = [await storage.reviews.load(f"duel-{number}") for number in range(5)]
        assert kept[:2] == [None, None]
        assert kept[2:] == [StoredReview("record 2", b"[]"), *(StoredReview(f"record {n}", None) for n in (3, 4))]
    finally:
        await storage.close()


def test_the_id_of_a_review_depends_on_its_inputs(monkeypatch: pytest.MonkeyPatch) -> None:
    record = parse_record(resigned(1))
    name = reviews.review_id_of(record, 0)
    assert name != reviews.review_id_of(record, 1)
    assert name != reviews.review_id_of(replace(record, players={"A": "Ana"}), 0)
    monkeypatch.setattr(reviews, "digest_of", lambda _: "another network")
    assert name != reviews.review_id_of(record, 0)


def test_the_number_of_stored_reviews_is_limited(folder: Path) -> None:
    with running(folder, replace(GENEROUS, reviews=1)) as server:
        names = []
        for seed in (1, 2):
            names.append(server.post("/api/reviews", {"record": resigned(seed)}).json()["id"])
            _until_done(str(folder), names[-1])
    with running(folder) as server:
        assert [server.get(f"/api/reviews/{name}").status_code for name in names] == [404, 200]


def test_a_review_does_not_depend_on_the_clock(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that was begun while the clock was ahead once made no progress until the clock caught up."""
    now, ahead = time.time, 24 * 60 * 60
    monkeypatch.setattr(time, "time", lambda: now() + ahead)
    with running(folder) as server:
        name = server.post("/api/reviews", {"record": resigned(3)}).json()["id"]
    ahead = 0
    with running(folder) as server:
        assert finished(server, f"/api/reviews/{name}")["accounts"]
