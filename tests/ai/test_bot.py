"""Programs as agents, and agents as programs: both ends of the protocol of docs/bots.md."""

import io
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sevenwonders
from sevenwonders import duel
from sevenwonders.ai import bot
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.arena import Match, play_match
from sevenwonders.ai.bot import converse
from sevenwonders.core.errors import MoveError, OptionError

ROOT = Path(sevenwonders.__file__).parents[2]
OURS = "import sys; from sevenwonders.ai.bot import converse; converse('greedy', sys.stdin, sys.stdout)"


@pytest.fixture(autouse=True)
def programs_end_with_the_test(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(bot, "PATIENCE", 30.0)
    yield
    bot.stop_all()


def program(folder: Path, body: str) -> str:
    """Return the spec of a program that answers each line by `answer(line)`."""
    path = folder / "program.py"
    loop = "for line in sys.stdin:\n    for said in answer(line.strip()):\n        print(said, flush=True)\n"
    path.write_text(f"import sys\n{body}\n{loop}", encoding="utf-8")
    return f"bot:{sys.executable} {path}"


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("classic", 3)])
def test_our_agent_as_a_program_plays_as_it_does_at_home(game: str, seats: int, tmp_path: Path) -> None:
    path = tmp_path / "ours.py"
    path.write_text(OURS, encoding="utf-8")
    os.environ["SEVENWONDERS_PURE"] = os.environ.get("SEVENWONDERS_PURE", "0")
    spec = f"bot:{sys.executable} {path}"
    away = play_match(Match(game, (spec, *["random"] * (seats - 1)), games=seats, seed=5))
    home = play_match(Match(game, ("greedy", *["random"] * (seats - 1)), games=seats, seed=5))
    assert away == home


def test_a_program_is_asked_with_all_it_needs(tmp_path: Path) -> None:
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
    said = log.read_text(encoding="utf-8").splitlines()
    assert said[:2] == ["sevenwonders 1", "new duel seat A seed 9"]
    assert said[2] == f"position {game.position}"
    assert said[3].startswith("legal 14 build tavern; 15 build clay_reserve; ")
    assert said[4:6] == ["go", said[2]]


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("return ['error no thanks']", "no thanks"),
        ("sys.exit(0)", "it has ended"),
    ],
)
def test_a_program_that_cannot_play_is_told_of(answer: str, told: str, tmp_path: Path) -> None:
    spec = program(tmp_path, f"def answer(line):\n    {answer}")
    with pytest.raises(OptionError) as caught:
        make_agent("duel", spec, seed=1)
    assert caught.value.key == "agent/program"
    assert caught.value.details["reason"] == told


def test_a_program_that_is_silent_is_not_waited_for_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "PATIENCE", 0.05)
    with pytest.raises(OptionError, match="it does not answer"):
        make_agent("duel", program(tmp_path, "def answer(line):\n    return []"), seed=1)


@pytest.mark.parametrize("wrong", ["bot:", "bot: ", "bot:/no/such/program", "bot:'"])
def test_a_command_that_there_is_not_is_refused(wrong: str) -> None:
    with pytest.raises(OptionError):
        make_agent("duel", wrong, seed=1)


@pytest.mark.parametrize("answer", ["move 449", "move x", "move -1"])
def test_an_illegal_answer_ends_the_match(answer: str, tmp_path: Path) -> None:
    body = (
        f"def answer(line):\n    return ['ready'] if line == 'sevenwonders 1' else ['{answer}'] if line == 'go' else []"
    )
    with pytest.raises(MoveError):
        play_match(Match("duel", (program(tmp_path, body), "random"), games=1))


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["sevenwonders 2"], "error this is sevenwonders 1, not 2"),
        (["hello"], "error unknown word hello"),
        (["go"], "error no position was told"),
        (["new duel"], "error new GAME seat SEAT seed NUMBER"),
        (["new chess seat A seed 1"], "error game/unknown"),
        (["position nonsense"], "error text/"),
        ([""], ""),
        (["quit", "hello"], ""),
    ],
)
def test_what_we_do_not_understand_is_answered_and_does_no_harm(lines: list[str], answer: str) -> None:
    sink = io.StringIO()
    converse("random", lines, sink)
    assert sink.getvalue().startswith(answer)
    assert bool(sink.getvalue()) == bool(answer)


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_example_in_c_plays_both_games(tmp_path: Path) -> None:
    binary = tmp_path / "cautious"
    subprocess.run(["cc", "-o", str(binary), str(ROOT / "examples" / "bot" / "cautious.c")], check=True)
    for game, seats in (("duel", 2), ("classic", 3)):
        tally = play_match(Match(game, (f"bot:{binary}", *["random"] * (seats - 1)), games=3, seed=1))
        assert tally.games == 3
        assert tally.share(0) > 0.5
