"""`play` with piped input and at a pseudo-terminal."""

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from tests.cli.command import environment, run, shown
from tests.timeouts import TIMEOUT

from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.record import final_state, load
from sevenwonders.duel import RULES
from sevenwonders.i18n import LANGUAGES

ONES = "1\n" * 150
GREEDY = ("play", "duel", "--opponent", "greedy", "--seed", "3")


def played(path: Path) -> Over:
    ended = RULES.pending(final_state(load(path)))
    assert isinstance(ended, Over)
    return ended


# ---- whole games through a pipe


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_against_an_agent_to_its_end(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.7wd"
    text = shown(*GREEDY, "--record", str(path), "--lang", language, typed=ONES)
    assert played(path).winners
    assert load(path).players == {"B": "greedy"}
    assert not re.search(r"\b(cli|duel|error)-[a-z]", text)
    assert max(len(line) for line in text.splitlines() if str(path) not in line) <= 80


def test_two_people_at_one_keyboard(tmp_path: Path) -> None:
    path = tmp_path / "game.7wd"
    order = ("play", "--opponent", "human", "--beginners", "--bonus", "3", "--seed", "1", "--record", str(path))
    text = shown(*order, typed=ONES)
    record = load(path)
    assert (record.setup.beginners, record.setup.bonus, record.players) == (True, 3, {})
    assert played(path).winners
    assert "A (1–" in text
    assert "B (1–" in text
    assert "You" not in text


def test_the_same_seed_and_moves_give_the_same_game(tmp_path: Path) -> None:
    first, second = tmp_path / "first.7wd", tmp_path / "second.7wd"
    order = ("play", "--opponent", "random", "--seed", "9", "--seat", "B")
    shown(*order, "--record", str(first), typed=ONES)
    # Commands and undo do not change later draws.
    shown(*order, "--record", str(second), typed="help\nunseen\n1\nprices\n" + ONES)
    assert first.read_text("utf-8") == second.read_text("utf-8")


def test_undo_returns_to_the_decision_and_the_same_draws_follow(tmp_path: Path) -> None:
    straight, winding = tmp_path / "straight.7wd", tmp_path / "winding.7wd"
    order = ("play", "--opponent", "human", "--beginners", "--seed", "4")
    shown(*order, "--record", str(straight), typed="1\n1\n1\nquit\n")
    text = shown(*order, "--record", str(winding), typed="1\n1\n2\nundo\n1\nquit\n")
    assert "Undone." in text
    assert straight.read_text("utf-8") == winding.read_text("utf-8")


def test_a_game_continues_from_its_record(tmp_path: Path) -> None:
    path = tmp_path / "game.7wd"
    shown(*GREEDY, "--record", str(path), typed="1\n1\n1\nquit\n")
    before = path.read_text("utf-8").splitlines()
    shown("play", "--opponent", "greedy", "--from", str(path), "--record", str(path), "--seed", "1", typed=ONES)
    assert played(path).winners
    assert path.read_text("utf-8").splitlines()[: len(before)] == before


def test_a_game_from_a_position_prints_how_to_continue() -> None:
    start = "duel 1; ask A draft; offer sphinx piraeus colossus pyramids"
    text = shown("play", "--opponent", "human", "--from", start, typed="1\nquit\n")
    position = re.search(r'play --from "(.*)"', text)
    assert position is not None
    state = RULES.parse_position(position[1])
    assert RULES.pending(state) == Ask((1,), "draft")


# ---- typed input


def answers(*typed: str) -> tuple[list[str], list[str]]:
    """Return the output after each line typed in the first turn of Age I, and all errors."""
    start = ("play", "--opponent", "greedy", "--beginners", "--seed", "219")
    done = run(*start, typed="\n".join(typed) + "\nquit\n")
    assert done.returncode == 0
    return re.split(r"^You \(1–\d+, help\): .*\n", done.stdout, flags=re.MULTILINE)[1:], done.stderr.splitlines()


def test_moves_can_be_written_in_many_ways() -> None:
    for text in ("11", "sell e", "SELL  E", "sell Baths", "sell baths"):
        (output, *_), complaints = answers(text)
        assert complaints == []
        assert output.startswith("› You discard Baths for 2 coins.")


def test_translated_names_are_accepted() -> None:
    start = ("play", "--opponent", "greedy", "--beginners", "--seed", "219", "--lang", "pl")
    assert "› Odrzucasz kartę Łaźnie za 2 monety." in shown(*start, typed="sell łaźnie\nquit\n")


def test_why_explains_a_price_in_steps() -> None:
    by_letter, by_number, by_name = answers("why e", "why 5", "why baths")[0][:3]
    assert by_letter == by_number == by_name
    assert "Baths: 3 points." in by_letter
    assert "Cost: stone." in by_letter
    assert "Makes Aqueduct free later (chain symbol: drop)." in by_letter
    assert "For you: 2 coins: stone bought at 2 each." in by_letter
    assert "For greedy: 2 coins: stone bought at 2 each." in by_letter


def test_commands() -> None:
    output, complaints = answers("help", "prices", "unseen", "discard", "table", "", "why law", "hint")
    assert complaints == []
    assert "undo" in output[0]
    assert "The Sphinx" not in output[1]
    assert "Baths" in output[1]
    assert output[2].startswith("Age I (11): ")
    assert output[3] == "Discard pile (0):\n"
    assert output[4] == output[5]
    assert "Your turn." in output[4]
    assert output[6] == "Law: symbol: balance.\n"
    assert output[7].startswith("A good player would: ")


def test_invalid_input_is_explained_and_asked_again() -> None:
    output, complaints = answers(
        "99", "dance", "build tavrn", "raise w1 with a", "build", "why nonsense", "undo", "save"
    )
    assert complaints[0] == "“99” is not in the menu: choose 1 to 12."
    assert complaints[1].startswith("column 1: “dance” is neither a command nor a move.")
    assert complaints[4] == "column 7: There is no “tavrn”. Did you mean “tavern”?"
    assert "        ^" in complaints
    assert "Too expensive: The Great Lighthouse costs 8, you are 1 short." in complaints
    assert "column 7: A name is missing after “build”." in complaints
    assert "Nothing is called “nonsense”." in complaints
    assert "There is nothing to undo." in complaints
    assert "FILE must not be empty." in complaints
    assert all(entry == "" for entry in output[:-1])


def test_a_covered_card_cannot_be_taken() -> None:
    _, complaints = answers("sell palisade", "build garrison")
    assert complaints[0] == "Palisade is still covered by another card."
    assert complaints[1] == "column 7: “garrison” is not on the table."


def test_saved_games_can_be_continued(tmp_path: Path) -> None:
    path = tmp_path / "saved.7wd"
    text = shown(*GREEDY, typed=f"1\nsave {path}\n1\nsave {path}\nquit\n")
    assert text.count(f"Saved: {path}") == 2
    assert load(path).steps
    other = tmp_path / "other.7wd"
    other.write_text("mine", encoding="utf-8")
    done = run(*GREEDY, typed=f"save {other}\nquit\n")
    assert done.stderr == f"“{other}” already exists and is not overwritten.\n"
    assert other.read_text("utf-8") == "mine"


# ---- endings


def test_end_of_input() -> None:
    done = run(*GREEDY, typed="1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Game left unfinished." in done.stdout
    assert 'To continue later: play --from "duel 1; ' in done.stdout


# ---- pseudo-terminal


class Terminal:
    """A process at a pseudo-terminal."""

    def __init__(self, process: subprocess.Popen[bytes], master: int) -> None:
        self.process = process
        self.master = master
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()  # a read may end inside a character

    def interrupt(self, shown: str) -> None:
        """Press Ctrl-C until the text is shown; Python misses one between a prompt and its read."""
        for _ in range(int(TIMEOUT / 5)):
            self.process.send_signal(signal.SIGINT)
            with suppress(AssertionError):
                return self.wait_for(shown, 5)
        raise AssertionError(self.seen)

    def wait_for(self, text: str, seconds: float = TIMEOUT) -> None:
        """Read until the text appears."""
        self.wait_for_any(re.escape(text), seconds)

    def wait_for_any(self, pattern: str, seconds: float = TIMEOUT) -> None:
        """Read until a match of the pattern appears."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.seen):
            assert time.monotonic() < end, self.seen
            if select.select([self.master], [], [], 1)[0]:
                try:
                    self.seen += self.decoder.decode(os.read(self.master, 65536))
                except OSError:
                    assert re.search(pattern, self.seen), self.seen

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())


@contextmanager
def terminal(*arguments: str, **variables: str) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "sevenwonders", *arguments]
    process = subprocess.Popen(
        command,
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(**{"TERM": "xterm-256color", **variables}),
        start_new_session=True,
    )
    os.close(slave)
    try:
        yield Terminal(process, master)
    finally:
        process.kill()
        process.wait()
        os.close(master)


def test_terminal_has_colours_and_a_prompt() -> None:
    with terminal("play", "--opponent", "human", "--beginners", "--seed", "1") as screen:
        screen.wait_for("(1–")
        assert "\x1b[" in screen.seen
        screen.type("quit\n")
        assert screen.process.wait(TIMEOUT) == 0


def test_play_without_options_asks_for_them() -> None:
    with terminal("play") as screen:
        screen.wait_for("Who plays against you?")
        screen.type("9\n")
        screen.wait_for("“9” is not in the menu: choose 1 to 8.")
        screen.type("2\n\n2\n")
        screen.wait_for("Your turn.")
        screen.type("quit\n")
        assert screen.process.wait(TIMEOUT) == 0


def test_no_color_is_respected_at_a_terminal() -> None:
    with terminal("play", "--opponent", "human", "--beginners", "--seed", "1", NO_COLOR="1") as screen:
        screen.wait_for("(1–")
        assert "\x1b[3" not in screen.seen
        assert "\x1b[4" not in screen.seen


def test_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.7wd"
    order = ("play", "--opponent", "human", "--beginners", "--seed", "1", "--record", str(path))
    with terminal(*order) as screen:
        screen.wait_for("(1–")
        screen.type("1\n")
        screen.wait_for("B (1–")
        screen.interrupt("Stopped.")
        assert screen.process.wait(TIMEOUT) == 130
        assert "Traceback" not in screen.seen
    assert len(load(path).steps) >= 3


def test_interactive_replay(tmp_path: Path) -> None:
    path = tmp_path / "game.7wd"
    shown(*GREEDY, "--record", str(path), typed="1\n1\nquit\n")
    with terminal("replay", str(path)) as screen:
        screen.wait_for("0 of ")
        screen.type("\n")
        screen.wait_for("1 of ")
        screen.type("3\n")
        screen.wait_for("3 of ")
        screen.type("b\n")
        screen.wait_for("2 of ")
        screen.type("q\n")
        assert screen.process.wait(TIMEOUT) == 0


def test_ctrl_c_in_a_match_reports_the_finished_games() -> None:
    with terminal("simulate", "--games", "100000", "--agents", "greedy,random", "--jobs", "2") as screen:
        screen.wait_for_any(r"[1-9]\d*/100000")
        screen.process.send_signal(signal.SIGINT)
        screen.wait_for("of 100,000 games")
        assert screen.process.wait(TIMEOUT) == 130
        assert "Traceback" not in screen.seen


def test_an_opponent_is_called_by_its_level(tmp_path: Path) -> None:
    record = tmp_path / "game.7wd"
    text = shown("play", "duel", "--opponent", "easy", "--seed", "3", "--record", str(record), typed="hint\n1\nquit\n")
    assert "B Easy  7 coins" in text
    assert "net:0" not in text
    assert load(record).players == {"B": "easy"}


def test_hint_gives_reasons() -> None:
    text = shown("play", "duel", "--opponent", "easy", "--seed", "3", typed="hint\nquit\n")
    assert "A good player would: take Piraeus (3)." in text
    assert "  · A wonder with an extra turn." in text
