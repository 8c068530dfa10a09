"""A game from outside the package is served like the others once it is registered."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.pot import RULES
from tests.server.player import Player, sitting
from tests.server.running import Running, running

from sevenwonders.core import registry
from sevenwonders.core.record import final_state, parse_record


@pytest.fixture(autouse=True)
def pot_is_a_game() -> None:
    registry.register("pot", "tests.pot:RULES")


@pytest.fixture
def server(folder: Path) -> Iterator[Running]:
    with running(folder) as server:
        yield server


async def play_on(one: Player, two: Player) -> Player:
    """Take all coins of the pot for the active seat; return its player."""
    player, other = (one, two) if one.moves else (two, one)
    assert (await player.play(player.moves[-1]["id"]))["type"] == "done"
    await other.until(lambda: other.version == player.version)
    assert player.update["events"] == other.update["events"]
    return player


def is_over(player: Player) -> bool:
    return player.table["result"] is not None


async def test_two_people_play_it_to_the_end(server: Running) -> None:
    made = server.new_table("me", "link", game="pot", target=7)
    path = f"/api/tables/{made['id']}"
    theirs = server.claim(made, name="Bea")
    async with sitting(server, made["id"], made["secret"]) as one:
        async with sitting(server, made["id"], theirs) as two:
            last = await play_on(one, two)
            refused = await last.ask(type="undo", seat=last.update["seat"], version=last.version)
            assert refused["key"] == "undo/revealed", "the pot was filled again since"
            assert (await one.play("take 99", seat=0))["type"] == "refused"
        seen = two.version
        missed = one.update["events"] if one.version > seen else []
        if one.moves:  # alone for a while
            await one.play(one.moves[-1]["text"])
            missed = missed + one.update["events"]
        async with sitting(server, made["id"], theirs, since=seen) as two:
            assert two.update["events"] == missed
            while not is_over(one):
                last = await play_on(one, two)
            seat = last.update["seat"]
            assert (await last.ask(type="undo", seat=seat, version=last.version))["key"] == "table/over"
            assert last.table["result"] == {"winners": [seat], "reason": "rich"}
            again = (await one.ask(type="rematch", seat=0))["rematch"]
    answer = server.get(f"{path}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="pot-{made["id"]}.pot"'
    record = parse_record(answer.text)
    assert (record.rules, record.players) == (RULES, {"A": "name of 0", "B": "Bea"})
    assert RULES.observe(final_state(record), seat) == last.update["view"]
    replay = server.get(f"{path}/replay").json()
    assert server.post("/api/replay", {"record": answer.text}).json() == replay
    assert len(replay["frames"]) == len(record.steps) + 1
    position = server.post("/api/position", {"position": replay["frames"][1]["position"]}).json()
    assert position["view"]["moves"], "who is asked sees what can be done"
    assert server.get(f"/api/tables/{again}").json()["table"]["options"] == {"target": 7}


async def test_a_table_survives_a_restart(folder: Path) -> None:
    with running(folder) as server:
        made = server.new_table("me", "here", game="pot")
        async with sitting(server, made["id"], made["secret"]) as player:
            for _ in range(3):
                await player.play(player.moves[0]["id"])
            await player.ask(type="undo", seat=0, version=player.version)
            update = player.update
    with running(folder) as server:
        async with sitting(server, made["id"], made["secret"]) as player:
            assert (player.version, player.update["view"]) == (update["version"], update["view"])


async def test_bots_play_it(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Without levels of its own it has one, whose player needs no more than the legal moves."""
    about = {game["name"]: game for game in server.get("/api/meta").json()["games"]}
    assert about["pot"]["levels"] == ["easy"]
    made = server.new_table("easy", "easy", "easy", game="pot", target=20)
    async with sitting(server, made["id"]) as spectator:
        await spectator.until(lambda: is_over(spectator))
    assert [record for record in caplog.records if record.name.startswith("sevenwonders")] == [], "the worker knew it"


def test_its_options_are_checked(server: Running) -> None:
    for options, key in (({"target": 0}, "option/value"), ({"colour": "red"}, "option/unknown")):
        body = {"game": "pot", "seats": [{"kind": "me"}] * 2, "options": options}
        assert server.post("/api/tables", body).json()["key"] == key
    assert server.post("/api/tables", {"game": "pot", "seats": [{"kind": "me"}]}).json()["key"] == "table/seat-count"
