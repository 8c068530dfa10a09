"""Analyses and reviews over a real WebSocket; and that a running game between people is not analysed there either."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.player import Player, connecting
from tests.server.running import GENEROUS, Running, running
from tests.server.test_analysis import resigned
from tests.timeouts import TIMEOUT
from websockets.exceptions import ConnectionClosed

from sevenwonders import classic, duel
from sevenwonders.ai.puzzles import puzzles_of
from sevenwonders.server.settings import RateLimit

ADDRESS = "ws://127.0.0.1:{port}/api/analysis/socket"
START = duel.Game(seed=3, beginners=True).position


@asynccontextmanager
async def analysing(server: Running, **options: Any) -> AsyncIterator[Player]:
    async with connecting(ADDRESS.format(port=server.port), **options) as socket:
        yield Player(socket)


async def reply(client: Player, **question: Any) -> list[dict[str, Any]]:
    """Ask, and return all answers up to the last."""
    await client.send(nonce="q", **question)
    answers = [await client.receive()]
    while not (
        answers[-1].get("last") or answers[-1]["type"] == "refused" or answers[-1].get("review", {}).get("accounts")
    ):
        answers.append(await client.receive())
    return answers


@pytest.mark.parametrize("position", [START, classic.Game(seed=1, players=3, sides="day").position])
async def test_an_analysis_deepens(server: Running, position: str) -> None:
    async with analysing(server) as client:
        answers = await reply(client, type="analyse", position=position, simulations=5_000)
    assert [(one["analysis"]["simulations"], one["last"]) for one in answers] == [
        (500, False),
        (4_000, False),
        (5_000, True),
    ]
    asked = server.post("/api/analyse", {"position": position, "simulations": 5_000}).json()
    assert answers[-1]["analysis"] == asked, "not the same as over HTTP"


async def test_an_exact_value_is_sent_at_once(server: Running) -> None:
    late = puzzles_of("duel")[0].position
    async with analysing(server) as client:
        (only,) = await reply(client, type="analyse", position=late, simulations=100_000)
    assert {move["kind"] for move in only["analysis"]["moves"]} <= {"exact", "expectation"}


async def test_a_new_request_cancels_the_previous_one(server: Running) -> None:
    async with analysing(server) as client:
        await client.send(type="analyse", nonce="one", position=START, simulations=100_000)
        await client.send(type="analyse", nonce="two", position=START, simulations=300)
        while (answer := await client.receive())["nonce"] != "two":
            assert not answer["last"]
        assert answer["last"]
        await client.silence()


async def test_a_review_is_streamed(server: Running) -> None:
    begun = server.post("/api/reviews", {"record": resigned(8)}).json()
    async with analysing(server) as client:
        answers = await reply(client, type="follow", review=begun["id"])
        items = [item for one in answers for item in one["review"]["items"]]
        again = (await reply(client, type="follow", review=begun["id"], since=3))[0]["review"]
    asked = server.get(f"/api/reviews/{begun['id']}").json()
    assert items == asked["items"]
    assert again["items"] == asked["items"][3:]
    assert answers[-1]["review"]["accounts"] == asked["accounts"] == again["accounts"]
    assert len(answers) > 2, "all at once"


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"type": "analyse", "position": "duel 1; age 9"}, "text/number-expected"),
        ({"type": "analyse", "position": "chess 1"}, "text/not-a-position"),
        ({"type": "analyse", "position": START, "simulations": 100_001}, "request/malformed"),
        ({"type": "analyse", "position": "d" * 4_001}, "request/malformed"),
        ({"type": "analyse", "position": START, "seat": 1}, "move/not-asked"),
        ({"type": "follow", "review": "duel-0123456789"}, "review/unknown"),
        ({"type": "follow", "review": "../tables"}, "request/malformed"),
        ({"type": "hello"}, "request/malformed"),
    ],
)
async def test_an_impossible_request_keeps_the_socket_open(server: Running, message: dict[str, Any], key: str) -> None:
    async with analysing(server) as client:
        (refused,) = await reply(client, **message)
        assert (refused["type"], refused["nonce"]) == ("refused", "q")
        assert refused["key"] == key
        assert (await client.ask(type="ping"))["type"] == "done"


async def test_malformed_messages_are_rejected(server: Running) -> None:
    async with analysing(server) as client:
        for text in ("", "{", "[]", "null", '{"type": "analyse"}', "\x00"):
            await client.socket.send(text)
            assert (await client.receive())["type"] == "refused"
        await client.socket.send(b"\xff\xfe")
        assert (await client.receive())["type"] == "refused"


async def test_another_origin_is_rejected(server: Running) -> None:
    with pytest.raises(Exception, match=r"403|1008"):
        async with analysing(server, origin="https://elsewhere.example") as client:
            await client.ask(type="ping")


async def test_a_client_over_its_limit_is_rejected_then_delayed(folder: Path) -> None:
    with running(folder, replace(GENEROUS, work=RateLimit(400, 100))) as server:
        async with analysing(server) as client:
            answers = await reply(client, type="analyse", position=START, simulations=6_000)  # 7 + 56 + 84
            assert [one["type"] for one in answers] == ["analysed"] * 3
    with running(folder, replace(GENEROUS, work=RateLimit(1e-3, 30))) as server:
        async with analysing(server) as client:
            assert (await reply(client, type="analyse", position=START, simulations=500))[0]["type"] == "analysed"
            for _ in range(3):
                answers = await reply(client, type="analyse", position=START, simulations=500)
            assert answers[0]["key"] == "rate-limited"


async def test_a_cancelled_request_costs_as_much_as_over_http(folder: Path) -> None:
    with running(folder, replace(GENEROUS, work=RateLimit(1e-3, 70))) as server:
        async with analysing(server) as client:
            for number in range(7):  # each ends the one before, as soon as it has come
                await client.send(type="analyse", nonce=str(number), position=START, simulations=100_000)
            while (answer := await client.receive())["type"] != "refused":
                pass
            assert answer["key"] == "rate-limited"
        assert server.post("/api/analyse", {"position": START, "simulations": 1}).status_code == 429


async def test_analysis_sockets_are_counted(folder: Path) -> None:
    with running(folder, replace(GENEROUS, connections_per_client=4)) as server:
        clients = [await connecting(ADDRESS.format(port=server.port)) for _ in range(4)]
        refused = 0
        for socket in clients:
            await socket.send('{"type": "ping", "nonce": "n"}')
            refused += '"connection/too-many"' in str(await asyncio.wait_for(socket.recv(), TIMEOUT))
        assert refused == 1, "none is kept for players"
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(clients[-1].recv(), TIMEOUT)
        for socket in clients:
            await socket.close()
