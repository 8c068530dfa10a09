"""Clients receive no hidden information: no hidden cards, no secrets, no seeds."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.player import Player, sitting
from tests.server.running import GENEROUS, Running, running
from tests.server.sealed import CARDS, Hands, known
from tests.server.written import written_log, written_states

from sevenwonders.core import registry
from sevenwonders.core.data import as_data
from sevenwonders.tables.events import event_infos
from sevenwonders.tables.history import history_of
from sevenwonders.tables.secrets import digest

CARD = re.compile("|".join(CARDS))


@pytest.fixture
def server(folder: Path) -> Iterator[Running]:
    """A server that also knows a game with secrets."""
    registry.register("sealed", "tests.server.sealed:RULES")
    with running(folder, GENEROUS) as server:
        yield server


def rows(server: Running, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(server.folder / "sevenwonders.db")) as database:
        return list(database.execute(query))


def check(states: list[Hands], seat: int | None, messages: list[tuple[int, str]]) -> None:
    """Check that a text which was sent at a version names no card that its reader may not know by then."""
    dealt = states[-1].hands if len(states) < 2 else next(state.hands for state in states if state.hands)
    for version, text in messages:
        assert set(CARD.findall(text)) <= known(states[version], seat, dealt), (seat, version, text)


def sent(player: Player) -> list[tuple[int, str]]:
    version, messages = 0, []
    for text, message in zip(player.raw, player.got, strict=True):
        version = (message if message["type"] == "update" else message.get("update", {})).get("version", version)
        messages.append((version, text))
    return messages


async def test_no_hidden_card_in_any_byte(server: Running) -> None:
    made = server.new_table("me", "link", "link", game="sealed")
    path = f"/api/tables/{made['id']}"
    secrets: list[str | None] = [made["secret"], server.claim(made, 0), server.claim(made, 1), None]
    asked: list[tuple[int | None, int, str]] = []  # by HTTP: seat, version, text
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(sitting(server, made["id"], secret)) for secret in secrets]
        for round_ in range(3):
            for seat in (round_, (round_ + 1) % 3, (round_ + 2) % 3):
                player = players[seat]
                # Others' choices raise the version, but what this seat was asked still stands.
                old = player.version
                assert (await player.play(player.moves[0]["id"], version=old))["type"] == "done"
                for eyes, secret in enumerate(secrets):
                    seat_of = eyes if secret else None
                    for query in ("", "?since=0", "/record"):
                        if query == "/record" and round_ == 2:
                            continue
                        answer = server.get(path + query, secret if query != "/record" else None)
                        assert answer.status_code == 200
                        version = rows(server, f"SELECT max(seq) FROM log WHERE table_id = '{made['id']}'")[0][0]
                        asked.append((seat_of if query != "/record" else None, version, answer.text))
                for other in players:
                    await other.ask(type="sync", since=0)
        for player in players:
            await player.until(lambda player=player: player.table["result"] is not None)  # type: ignore[misc]  # bound now
        states = written_states(server.folder, made["id"])
        for seat, player in enumerate(players):
            check(states, seat if secrets[seat] else None, sent(player))
        for reader, version, text in asked:
            check(states, reader, [(version, text)])
    full = server.get(f"{path}/record").text
    assert set(CARD.findall(full)) == {card for hand in next(s.hands for s in states if s.hands) for card in hand}


async def test_the_check_finds_a_leak(server: Running) -> None:
    made = server.new_table("me", "link", "link", game="sealed")
    async with sitting(server, made["id"], made["secret"]) as player:
        states = written_states(server.folder, made["id"])
        check(states, 0, sent(player))
        with pytest.raises(AssertionError):
            check(states, 1, sent(player))


async def test_a_sealed_choice_can_be_undone_until_all_have_chosen(server: Running) -> None:
    made = server.new_table("me", "link", "link", game="sealed")
    second, third = server.claim(made, 0), server.claim(made, 1)
    async with (
        sitting(server, made["id"], made["secret"]) as one,
        sitting(server, made["id"], second) as two,
        sitting(server, made["id"], third) as three,
    ):
        first_choice, other_choice = one.moves[0], one.moves[1]
        await one.play(first_choice["id"])
        await two.play(two.moves[0]["id"])
        assert (await one.ask(type="undo", seat=0, version=one.version))["type"] == "done"
        assert [move["id"] for move in one.moves] == [move["id"] for move in (first_choice, other_choice, one.moves[2])]
        assert one.update["view"]["pending"]["seats"] == [0, 2]
        await one.play(other_choice["id"])
        assert (await three.play(three.moves[0]["id"]))["type"] == "done"
        shown = three.update["view"]["shown"][0]
        assert f"choose {shown[0]}" == other_choice["text"]
        assert (await one.ask(type="undo", seat=0, version=three.version))["key"] == "undo/revealed"


async def test_bots_of_a_registered_game_choose_in_secret(server: Running) -> None:
    made = server.new_table("me", "easy", "easy", game="sealed")
    async with sitting(server, made["id"], made["secret"]) as player:
        while player.table["result"] is None:
            if player.moves:
                await player.play(player.moves[0]["id"])
            else:
                await player.receive()
        check(written_states(server.folder, made["id"]), 0, sent(player))


async def test_future_draws_of_duel_are_in_no_message(server: Running) -> None:
    """Face-down cards have no identity before they are revealed: equal logs give equal views for every seed."""
    made = server.new_table("me", "here")
    path = f"/api/tables/{made['id']}"
    async with sitting(server, made["id"], made["secret"]) as player:
        for _ in range(20):
            await player.play(player.moves[0]["id"])
            reply = server.get(f"{path}?since=0", made["secret"]).json()
            stored = written_log(server.folder, made["id"])
            other = history_of(replace(stored, table=replace(stored.table, seed="ff")))
            assert as_data(other.game.view(player.update["seat"])) == reply["view"]
            events = event_infos(other.events(0))
            assert msgspec.to_builtins(events) == reply["events"]
            assert other.record_text({}).splitlines()[-2] in server.get(f"{path}/record").text


async def test_no_secret_in_any_byte_or_file(server: Running) -> None:
    made = server.new_table("me", "link")
    invite = made["invitations"][0]["invite"]
    mine, theirs = made["secret"], server.claim(made)
    (seed,) = rows(server, f"SELECT seed FROM tables WHERE id = '{made['id']}'")[0]
    hidden = [mine, theirs, invite, digest(mine), digest(theirs), digest(invite), seed]
    async with (
        sitting(server, made["id"], mine) as one,
        sitting(server, made["id"], theirs) as two,
        sitting(server, made["id"]) as spectator,
    ):
        for _ in range(10):
            player = one if one.moves else two
            await player.play(player.moves[0]["id"])
            for other in (one, two):
                await other.until(lambda other=other, player=player: other.version == player.version)  # type: ignore[misc]
        reply = "".join(one.raw + two.raw + spectator.raw)
    for path in ("", "/record", "?since=0"):
        reply += server.get(f"/api/tables/{made['id']}{path}", mine).text
    reply += server.post("/api/mine", {"secrets": [mine]}).text
    assert not [secret for secret in hidden if secret in reply]
    for file in server.folder.iterdir():
        content = file.read_bytes()
        assert not [secret for secret in (mine, theirs, invite) if secret.encode() in content]
