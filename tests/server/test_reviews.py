"""Reviews are kept: through restarts, of the newest so many, and for all processes on one database."""

import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text
from tests.patience import PATIENCE
from tests.server.running import GENEROUS, running
from tests.server.test_analysis import finished, resigned

from sevenwonders.core.record import parse_record
from sevenwonders.server import reviews
from sevenwonders.server.limits import Allowance, Limits
from sevenwonders.server.store.database import FILE, address, open_database
from sevenwonders.server.store.kept import KeptReview
from sevenwonders.server.store.store import Store
from sevenwonders.tables.protocols import StorageError


def test_a_review_is_there_after_a_restart(place: str) -> None:
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
    asked, until = text("SELECT is_done FROM reviews WHERE id = :id"), time.monotonic() + PATIENCE
    engine = create_engine(address(place))
    try:
        while time.monotonic() < until:
            with engine.connect() as connection:
                if connection.execute(asked, {"id": name}).scalar():
                    return
            time.sleep(0.05)
        raise AssertionError("the review is not kept")
    finally:
        engine.dispose()


def test_one_that_a_restart_interrupted_is_made_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_GONE", 0.0)
    with running(folder) as server:
        name = server.post("/api/reviews", {"record": resigned(2)}).json()["id"]
    with running(folder) as server:
        assert finished(server, f"/api/reviews/{name}")["done"] > 0
        assert server.get("/api/reviews/duel-0123456789").status_code == 404


async def test_the_newest_are_kept(place: str) -> None:
    store = Store(open_database(place))
    try:
        for number in range(5):
            await store.keep_review(f"duel-{number}", KeptReview(b"{}", "record"), most=3)
        await store.keep_review("duel-2", KeptReview(b"[]", is_done=True), most=3)
        kept: list[Any] = [await store.review(f"duel-{number}") for number in range(5)]
        assert [one is not None for one in kept] == [False, False, True, True, True]
        assert (kept[2].body, kept[2].record, kept[2].is_done) == (b"[]", "", True)
        assert (kept[3].record, kept[3].is_done) == ("record", False)
    finally:
        await store.close()


async def test_one_that_cannot_be_read_for_a_moment_is_told_so_and_found_again(tmp_path: Path) -> None:
    store = Store(open_database(tmp_path))
    there = reviews.Reviews(store, Allowance(Limits()), 10)
    begun = reviews.Underway("duel-0123456789", "duel", 5)  # by another process, which is still alive
    try:
        await store.keep_review(begun.id, KeptReview(msgspec.json.encode(begun.told(0)), "a record"), 10)
        found = await there.known(begun.id)
        with closing(sqlite3.connect(tmp_path / FILE)) as other:
            other.execute("ALTER TABLE reviews RENAME TO away")
            with pytest.raises(StorageError):
                async for _ in found.follow(0):
                    pass
            other.execute("ALTER TABLE away RENAME TO reviews")
        assert (await there.known(begun.id)).error is None
    finally:
        await there.close()
        await store.close()


def test_the_name_of_a_review_tells_by_what_it_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    record = parse_record(resigned(1))
    name = reviews.name_of(record, 0)
    assert name != reviews.name_of(record, 1)
    assert name != reviews.name_of(replace(record, players={"A": "Ana"}), 0)
    monkeypatch.setattr(reviews, "digest_of", lambda _: "another network")
    assert name != reviews.name_of(record, 0)


def test_how_many_are_kept_is_a_limit(folder: Path) -> None:
    with running(folder, replace(GENEROUS, reviews=1)) as server:
        names = []
        for seed in (1, 2):
            names.append(server.post("/api/reviews", {"record": resigned(seed)}).json()["id"])
            _until_done(str(folder), names[-1])
    with running(folder) as server:
        assert [server.get(f"/api/reviews/{name}").status_code for name in names] == [404, 200]
