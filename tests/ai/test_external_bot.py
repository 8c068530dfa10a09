"""Programs as agents, and agents as programs: both ends of the protocol of docs/bots.md."""

import base64
import io
import os
import random
import shutil
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.effort import effort

import sevenwonders
from sevenwonders import classic, duel
from sevenwonders.ai import external_bot
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.arena import Match, play_match
from sevenwonders.ai.classic.bot_protocol import known_position, unpacked, without_memories
from sevenwonders.ai.external_bot import converse
from sevenwonders.classic.seen import unpack_text
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.rng import Rng

HOME = (
    "classic 1; boards gizah_day rhodos_day ephesos_day; age 1; turn 6; A.hand baths barracks; B.hand ? ?; C.hand ? ?"
)
ROOT = Path(sevenwonders.__file__).parents[2]
OURS = "import sys; from sevenwonders.ai.external_bot import converse; converse('greedy', sys.stdin, sys.stdout)"


@pytest.fixture(autouse=True)
def programs_end_with_the_test(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(external_bot, "TIMEOUT", 30.0)
    yield
    external_bot.stop_all()


def program(folder: Path, body: str) -> str:
    """Return the spec of a program that answers each line by `answer(line)`."""
    path = folder / "program.py"
    loop = "for line in sys.stdin:\n    for replies in answer(line.strip()):\n        print(replies, flush=True)\n"
    path.write_text(f"import sys\n{body}\n{loop}", encoding="utf-8")
    return f"bot:{sys.executable} {path}"


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("classic", 3)])
def test_an_agent_as_a_program_plays_the_same_game(game: str, seats: int, tmp_path: Path) -> None:
    path = tmp_path / "ours.py"
    path.write_text(OURS, encoding="utf-8")
    os.environ["SEVENWONDERS_PURE"] = os.environ.get("SEVENWONDERS_PURE", "0")
    spec = f"bot:{sys.executable} {path}"
    away = play_match(Match(game, (spec, *["random"] * (seats - 1)), games=seats, seed=5))
    home = play_match(Match(game, ("greedy", *["random"] * (seats - 1)), games=seats, seed=5))
    assert away == home


def test_a_request_contains_the_whole_position(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = f"""
def answer(line):
    with open({str(log)!r}, "a") as file: print(line, file=file)
    word = line.split()[0]
    return {{"sevenwonders": ["name first", "ready"], "go": ["info thinking", "move 0"]}}.get(word, [])
"""
    agent = make_agent("duel", program(tmp_path, body), seed=9)
    game = duel.Game(seed=7, beginners=True)
    assert agent.name == "first"
    assert agent.choose(game.seen()) == 0
    assert agent.analyse(game.seen()).best.move == 0
    replies = log.read_text(encoding="utf-8").splitlines()
    assert replies[:2] == ["sevenwonders 1", "new duel seat A seed 9"]
    assert replies[2] == f"position {game.position}"
    assert replies[3].startswith("legal 14 build tavern; 15 build clay_reserve; ")
    assert replies[4:6] == ["go", replies[2]]


@pytest.mark.parametrize(
    ("answer", "reported"),
    [
        ("return ['error no thanks']", "no thanks"),
        ("sys.exit(0)", "it has ended"),
    ],
)
def test_a_program_that_cannot_play_is_reported(answer: str, reported: str, tmp_path: Path) -> None:
    spec = program(tmp_path, f"def answer(line):\n    {answer}")
    with pytest.raises(OptionError) as caught:
        make_agent("duel", spec, seed=1)
    assert caught.value.key == "agent/program"
    assert caught.value.details["reason"] == reported


def test_a_silent_program_times_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_bot, "TIMEOUT", 0.05)
    with pytest.raises(OptionError, match="it does not answer"):
        make_agent("duel", program(tmp_path, "def answer(line):\n    return []"), seed=1)


@pytest.mark.parametrize("wrong", ["bot:", "bot: ", "bot:/no/such/program", "bot:'"])
def test_an_unknown_command_is_rejected(wrong: str) -> None:
    with pytest.raises(OptionError):
        make_agent("duel", wrong, seed=1)


@pytest.mark.parametrize("answer", ["move 449", "move x", "move -1"])
def test_an_illegal_answer_ends_the_match(answer: str, tmp_path: Path) -> None:
    expected = (
        (MoveError, "chose “449”") if answer == "move 449" else (OptionError, f"“{answer.removeprefix('move ')}”")
    )
    body = (
        f"def answer(line):\n    return ['ready'] if line == 'sevenwonders 1' else ['{answer}'] if line == 'go' else []"
    )
    with pytest.raises(expected[0], match=expected[1]):
        play_match(Match("duel", (program(tmp_path, body), "random"), games=1))


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["sevenwonders 2"], "error this is sevenwonders 1, not 2"),
        (["hello"], ""),
        (["seen it all", "hello", "go"], "error no position was given"),
        (["go"], "error no position was given"),
        (["new duel"], "error new GAME seat SEAT seed NUMBER"),
        (["new chess seat A seed 1"], "error game/unknown"),
        (["position nonsense"], "error text/"),
        (["new classic seat A seed 1", "position classic 1"], "error text/boards-expected"),
        (["new classic seat D seed 1", f"position {HOME}"], "error seat/unknown"),
        ([""], ""),
        (["quit", "hello"], ""),
    ],
)
def test_unknown_lines_are_answered_and_ignored(lines: list[str], answer: str) -> None:
    sink = io.StringIO()
    converse("random", lines, sink)
    assert sink.getvalue().startswith(answer)
    assert bool(sink.getvalue()) == bool(answer)


def answers(*lines: str, spec: str = "greedy") -> list[str]:
    """Return what our agent answers as a bot."""
    sink = io.StringIO()
    converse(spec, lines, sink)
    return sink.getvalue().splitlines()


def test_an_error_resets_the_position() -> None:
    right = f"position {duel.Game(seed=7, beginners=True).position}"
    asked, refused = answers(right, "go", "position nonsense", "go")[0::2]
    assert asked.startswith("move ")
    assert refused == "error no position was given"
    assert answers(right, "new duel seat B seed 1", "go") == ["error no position was given"]


# ---- 7 Wonders, where seats know different things


def questions(players: int, seed: int) -> Iterator[tuple[classic.Game, Any]]:
    """Play at random, seats in any order; yield the game and the knowledge of the seat to move."""
    rng = Rng(seed)
    game = classic.Game(players=players, seed=seed)
    while not game.is_over:
        seat = game.asked[rng.below(len(game.asked))]
        yield game, game.seen(seat)
        legal = game.legal(seat)
        game.play(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("players", [3, 7])
def test_a_position_contains_open_information_only(players: int) -> None:
    rules = classic.RULES
    for _, mine in questions(players, seed=2):
        text = known_position(mine)
        reported: Any = rules.seen(rules.parse_position(text), mine.seat)
        assert reported.legal_ids() == mine.legal_ids()
        for name in ("hands", "backs", "discard"):
            assert list(getattr(reported, name)) == list(getattr(mine, name))
        held = [pile for age in reported.held for pile in age if pile]
        assert held in ([], [mine.state.hand[mine.seat]])  # no memory of a card that was put where `?` stands
        assert list(mine.state.city) == list(reported.state.city)


def test_a_seat_can_choose_after_other_seats() -> None:
    game = classic.Game(seed=3, sides="day")
    first = game.seen(1)
    game.play(game.legal(0)[0], 0)
    line = external_bot.question(game.rules, game.seen(1), game.seen(1).legal_ids())[0]
    assert "ask turn A B C; " in line
    assert line == external_bot.question(game.rules, first, first.legal_ids())[0]


@pytest.mark.parametrize("spec", ["greedy", "mcts:20"])
def test_a_position_without_history_hides_its_secrets(spec: str) -> None:
    """The choice is the same with other hands, without hands and without memories."""
    begun = "new classic seat A seed 1"
    whole = HOME.replace("B.hand ? ?; C.hand ? ?", "B.hand altar loom_1; C.hand theater stockade")
    other = HOME.replace("B.hand ? ?; C.hand ? ?", "B.hand stockade theater; C.hand loom_1 altar")
    (chosen,) = answers(begun, f"position {HOME}", "go", spec=spec)
    assert chosen.startswith("move ")
    remembering = f"{HOME}; A.log1 . . . . -altar; look1 A 1 1 . altar"
    assert without_memories(remembering) == HOME
    for position in (whole, other, remembering):
        assert answers(begun, f"position {position}", "go", spec=spec) == [chosen]


def test_a_seen_state_round_trips_as_text() -> None:
    for number, (_, mine) in enumerate(questions(4, seed=5)):
        if number % 9 == 0:
            assert unpacked(mine.text(), mine.seat) == mine


def test_an_invalid_word_is_answered_by_an_error() -> None:
    dice = random.Random(1)
    for number, (_, mine) in enumerate(questions(3, seed=6)):
        if number % 4:
            continue
        name = "ABC"[mine.seat]
        words = [
            "",
            "nonsense",
            mine.text()[:-3],
            mine.text()[3:],
            packed(b""),
            packed(mine.pack()[:-1]),
            packed(b"\xff" * 99),
        ]
        words += [packed(spoiled(mine.pack(), dice)) for _ in range(effort(quick=2, default=10, deep=200))]
        for word in words:
            (reported,) = answers(f"new classic seat {name} seed 1", f"seen {word}", spec="mcts:4") or [""]
            is_refused = reported.startswith("error the word is not the knowledge of ")
            assert is_refused or unpacked(word, mine.seat).pack() == unpack_text(word).pack()
        other = "BCA"[mine.seat]
        (reported,) = answers(f"new classic seat {other} seed 1", f"seen {mine.text()}")
        assert reported == f"error the word is not the knowledge of seat {other}"


def packed(data: bytes) -> str:
    return base64.b85encode(zlib.compress(data)).decode()


def spoiled(data: bytes, dice: random.Random) -> bytes:
    """Return bytes of which one is another."""
    at = dice.randrange(len(data))
    return data[:at] + bytes([dice.randrange(256)]) + data[at + 1 :]


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_example_in_c_plays_both_games(tmp_path: Path) -> None:
    binary = tmp_path / "cautious"
    subprocess.run(["cc", "-o", str(binary), str(ROOT / "examples" / "bot" / "cautious.c")], check=True)
    for game, seats in (("duel", 2), ("classic", 3)):
        tally = play_match(Match(game, (f"bot:{binary}", *["random"] * (seats - 1)), games=3, seed=1))
        assert tally.games == 3
        assert tally.share(0) > 0.5


def test_a_move_of_thousands_of_digits_is_refused(tmp_path: Path) -> None:
    body = """
def answer(line):
    return {"sevenwonders": ["ready"], "go": ["move " + "9" * 5000]}.get(line.split()[0], [])
"""
    agent = make_agent("duel", program(tmp_path, body), seed=9)
    with pytest.raises(OptionError, match="instead of the number of a move"):
        agent.choose(duel.Game(seed=7).seen())
