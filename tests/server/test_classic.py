"""7 Wonders at a table: choices are simultaneous and secret, and clients receive no hidden information."""

import pickle
import random
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.player import Player, sitting
from tests.server.running import Running, running
from tests.server.written import written_states

from sevenwonders.classic import RULES
from sevenwonders.classic.cards import CARD_IDS
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.position import position_text
from sevenwonders.classic.seen import seen as seen_by
from sevenwonders.classic.state import State
from sevenwonders.core.errors import GameError
from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.server.jobs.pool import JobPool
from sevenwonders.tables.errors import refusal

WORD = re.compile(r"[a-z_]+")
CARDS = frozenset(CARD_IDS)


def cards_in(text: str) -> set[str]:
    return set(WORD.findall(text)) & CARDS


def states(server: Running, table: str) -> list[State]:
    """Return the state of the game at every version of a table, the first one for version 0."""
    return written_states(server.folder, table)


def check(found: list[State], seat: int | None, version: int, text: str) -> None:
    """Check that a text names no card but those of the view that its reader had at that version."""
    view = msgspec.json.encode(RULES.observe(found[version], seat)).decode()
    extra = cards_in(text) - cards_in(view)
    assert not extra, (seat, version, extra)


def check_all(found: list[State], seat: int | None, messages: list[tuple[int, str]]) -> None:
    for version, text in messages:
        check(found, seat, version, text)


def sent(player: Player) -> list[tuple[int, str]]:
    version, messages = 0, []
    for text, message in zip(player.raw, player.got, strict=True):
        version = (message if message["type"] == "update" else message.get("update", {})).get("version", version)
        messages.append((version, text))
    return messages


def over(player: Player) -> bool:
    return player.table["result"] is not None


async def reach(player: Player, version: int) -> None:
    await player.until(lambda: player.version == version)


async def test_no_hidden_card_in_any_byte(server: Running) -> None:
    made = server.new_table("me", "link", "link", game="classic")
    secrets: list[str | None] = [made["secret"], server.claim(made, 0), server.claim(made, 1), None]
    chance = random.Random(5)
    asked: list[tuple[int | None, int, str]] = []
    path = f"/api/tables/{made['id']}"
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(sitting(server, made["id"], secret)) for secret in secrets]
        while not over(players[0]):
            asking = players[0].update["view"]["pending"]["seats"]
            seat = chance.choice(asking)
            answer = await players[seat].play(chance.choice(players[seat].moves)["id"])
            assert answer["type"] == "done", answer
            for player in players:
                await reach(player, answer["version"])
                assert (player.update["view"]["uncovered"] is None) is not over(player)
            if not over(players[0]) and chance.random() < 0.3:
                asked.append((None, answer["version"], server.get(f"{path}/record").text))
                asked.append((seat, answer["version"], server.get(f"{path}?since=0", secrets[seat]).text))
        found = states(server, made["id"])
        for eyes, player in enumerate(players):
            check_all(found, eyes if secrets[eyes] else None, sent(player))
        for reader, version, text in asked:
            check(found, reader, version, text)
        with pytest.raises(AssertionError):  # the check finds a leak: the texts of one seat checked for another
            check_all(found, 1, sent(players[0]))
    record = server.get(f"{path}/record").text
    replay = server.post("/api/replay", {"record": record, "seat": 1}).json()
    assert replay["frames"] == server.get(f"{path}/replay?seat=1").json()["frames"]
    assert replay["frames"][-1]["view"]["own"] is not None
    assert server.get(f"{path}/replay?seat=3").json()["key"] == "seat/unknown"


async def test_a_choice_can_be_changed_until_all_have_chosen(server: Running) -> None:
    made = server.new_table("me", "link", "beginner", game="classic", sides="day")
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as two:
        first, other = one.moves[0], one.moves[-1]
        version = one.version
        assert (await one.play(first["id"]))["type"] == "done"
        assert one.update["view"]["own"]["chosen"] == first
        assert one.moves == []
        assert (await one.ask(type="undo", seat=0, version=one.version))["type"] == "done"
        assert (await one.play(other["id"], version=version))["type"] == "done", "what was asked then still stands"
        assert one.update["view"]["own"]["chosen"] == other
        await two.until(lambda: bool(two.moves))
        assert (await two.play(two.moves[0]["id"]))["type"] == "done"
        await one.until(lambda: one.update["view"]["turn"] == 2 and bool(one.moves))
        assert (await one.ask(type="undo", seat=0, version=one.version))["key"] == "undo/revealed"
        assert (await one.ask(type="resign", seat=0))["key"] == "resign/many-players"


async def test_an_error_reveals_no_hand_of_another_seat(server: Running) -> None:
    """Guesses are answered as they would be at any table that looks the same from the seat."""
    made = server.new_table("me", "link", "link", game="classic", sides="day")
    secret = server.claim(made)
    rng = Rng(3)
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as two:
        await two.play(two.moves[0]["id"])
        await reach(one, two.version)
        hand = set(one.update["view"]["own"]["hand"])
        seen = seen_by(states(server, made["id"])[one.version], 0)
        others = [Knowledge(seen).sample(rng) for _ in range(5)]
        guesses = [f"{verb} {card}" for verb in ("build", "sell", "stage") for card in CARD_IDS if card not in hand]
        keys = set()
        for guess in [*guesses, *range(0, 4000, 7)]:
            answer = await one.play(guess)
            if answer["type"] == "done":
                assert isinstance(guess, int)
                await one.ask(type="undo", seat=0, version=one.version)
                continue
            keys.add(answer["key"])
            for state in others:
                with pytest.raises(GameError) as refused:
                    Game(RULES, position=state).play(guess, 0)
                wanted = msgspec.to_builtins(refusal(refused.value))
                assert (answer["key"], answer["details"]) == (wanted["key"], wanted.get("details", {}))
        assert len(keys) > 1


async def test_moves_out_of_turn_repeated_and_late_are_rejected(server: Running) -> None:
    made = server.new_table("me", "link", "beginner", game="classic", sides="day")
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as two:
        first, move = one.version, one.moves[0]["id"]
        order = {"type": "play", "seat": 0, "version": first, "move": move, "nonce": "once"}
        done = await one.ask(**order)
        assert (done["type"], await one.ask(**order)) == ("done", done)
        assert (await one.play(move))["key"] == "move/wrong-seat", "who has chosen is not asked"
        assert (await two.play(two.moves[0]["id"], seat=0))["key"] == "seat/not-yours"
        assert (await two.play(two.moves[0]["id"], seat=2))["key"] == "seat/not-yours"
        assert (await two.ask(type="look", seat=0))["key"] == "seat/not-yours"
        assert (await two.play(two.moves[0]["id"]))["type"] == "done"
        await one.until(lambda: one.update["view"]["turn"] == 2 and bool(one.moves))
        late = await one.play(one.moves[0]["id"], version=first)
        assert late["key"] == "version/stale"
        assert late["update"]["seat"] == 0
        assert await one.ask(**order) == done, "an old order is answered as it was then"


async def test_a_player_who_calls_a_bot_for_a_seat_does_not_see_its_hand(server: Running) -> None:
    made = server.new_table("me", "link", "beginner", game="classic", sides="day")
    async with sitting(server, made["id"], made["secret"]) as one:
        assert (await one.ask(type="take-over", seat=1, level="easy"))["type"] == "done"
        assert one.update["seats"] == [0]
        assert (await one.ask(type="look", seat=1))["key"] == "seat/not-yours"
        await one.until(lambda: all(city["chosen"] for city in one.update["view"]["cities"][1:]))
        check_all(states(server, made["id"]), 0, sent(one))
        assert (await one.ask(type="give-back", seat=1))["type"] == "done"
        await one.play(one.moves[0]["id"])
        await one.until(lambda: one.update["view"]["turn"] == 2)
        secret = server.claim(made)
        async with sitting(server, made["id"], secret) as guest:
            assert len(guest.update["view"]["own"]["hand"]) == 6
            assert guest.moves


async def test_choices_stay_secret_after_a_restart(folder: Path) -> None:
    with running(folder) as server:
        made = server.new_table("me", "link", "expert", game="classic", sides="day")
        theirs = server.claim(made)
        async with sitting(server, made["id"], made["secret"]) as one:
            move = one.moves[-1]
            await one.play(move["id"])
    with running(folder) as server:
        async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], theirs) as two:
            assert one.update["view"]["own"]["chosen"] == move
            assert two.update["view"]["cities"][0]["chosen"]
            await two.until(lambda: bool(two.update["view"]["cities"][2]["chosen"]))
            check_all(states(server, made["id"]), 1, sent(two))
            await two.play(two.moves[0]["id"])
            await one.until(lambda: one.update["view"]["turn"] == 2)


@pytest.mark.parametrize("seats", [3, 7])
async def test_a_whole_game_with_bots(server: Running, seats: int) -> None:
    made = server.new_table("me", *["beginner"] * (seats - 1), game="classic")
    async with sitting(server, made["id"], made["secret"]) as player:
        while player.table["result"] is None:
            if player.moves:
                await player.play(player.moves[0]["text"])
            else:
                await player.receive()
        view: dict[str, Any] = player.update["view"]
        assert view["pending"]["kind"] == "over"
        assert len(view["cities"]) == seats


async def test_a_worker_receives_no_hidden_information(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests to worker processes are independent of the hidden cards of other seats."""
    asked: list[bytes] = []
    run = JobPool.run

    async def recorded(pool: JobPool, function: Any, *arguments: Any, **options: Any) -> Any:
        asked.append(pickle.dumps(arguments[1]))
        return await run(pool, function, *arguments, **options)

    monkeypatch.setattr(JobPool, "run", recorded)
    with running(folder) as server:
        made = server.new_table("easy", "easy", "medium", "beginner", game="classic")
        async with sitting(server, made["id"]) as spectator:
            await spectator.until(lambda: over(spectator))
        found = states(server, made["id"])
    assert len(asked) > 4 * 18
    rng = Rng(1)
    known = {pickle.dumps(RULES.seen(state, seat)): state for state in found for seat in range(4)}
    differ = 0
    for question in asked:
        assert question in known, "what a seat knows at some version"
        state = known[question]
        seen = pickle.loads(question)
        assert seen.legal_ids()
        other = Knowledge(seen).sample(rng)
        assert pickle.dumps(RULES.seen(other, seen.seat)) == question
        differ += position_text(other) != position_text(state)
    assert differ > len(asked) / 2


def test_two_players_are_too_few(server: Running) -> None:
    body = {"game": "classic", "seats": [{"kind": "me"}] * 2}
    assert server.post("/api/tables", body).json()["key"] == "table/seat-count"


# ---- boards that are chosen


async def test_boards_can_be_chosen_for_some_seats(server: Running) -> None:
    made = server.new_table(
        "me", "easy", "easy", "easy", game="classic", sides="night", boards="gizah random random rhodos"
    )
    view = server.get(f"/api/tables/{made['id']}", made["secret"]).json()["view"]
    boards = [city["board"] for city in view["cities"]]
    assert (boards[0], boards[3]) == ("gizah", "rhodos")
    assert len(set(boards)) == 4
    assert {city["side"] for city in view["cities"]} == {"night"}
    record = server.get(f"/api/tables/{made['id']}/record").text
    assert "boards " + " ".join(boards) in record


def test_random_boards_are_drawn_at_the_start(server: Running) -> None:
    drawn = set()
    for boards in ("random", "random random random"):
        for _ in range(10):
            made = server.new_table("me", "easy", "easy", game="classic", sides="day", boards=boards)
            update = server.get(f"/api/tables/{made['id']}?since=0").json()
            assert update["events"][0]["key"] == "classic/boards-laid"
            drawn.add(tuple(city["board"] for city in update["view"]["cities"]))
    assert len(drawn) > 1


@pytest.mark.parametrize(
    ("boards", "key"),
    [
        ("gizah", "option/value"),
        ("gizah rhodos", "option/value"),
        ("gizah rhodos ephesos olympia", "option/value"),
        ("gizah rhodos atlantis", "option/value"),
        ("gizah  rhodos ephesos", "option/value"),
        ("", "option/value"),
        (3, "option/value"),
        (True, "option/value"),
        ("gizah random gizah", "setup/boards"),
        ("x" * 101, "request/malformed"),
        (["gizah", "rhodos", "ephesos"], "request/malformed"),
    ],
)
def test_impossible_boards_are_rejected(server: Running, boards: object, key: str) -> None:
    body = {"game": "classic", "seats": [{"kind": "me"}] * 3, "options": {"boards": boards}}
    assert server.post("/api/tables", body).json()["key"] == key


def test_a_rematch_rotates_chosen_boards() -> None:
    for boards, moved in (("gizah rhodos ephesos", "ephesos gizah rhodos"), ("random", "random")):
        setup = RULES.setup(3, {"sides": "day", "boards": boards})
        assert RULES.settings(RULES.rematch(setup)) == {"sides": "day", "boards": moved}
