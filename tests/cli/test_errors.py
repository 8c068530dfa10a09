"""Errors are reported in one line with location and reason, with the right exit code and no side effects."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.cli.command import FOREIGN, run

from sevenwonders.cli.app import COMMANDS
from sevenwonders.cli.main import main
from sevenwonders.core.record import random_game
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup
from sevenwonders.i18n import LANGUAGES

USAGE, INPUT = 2, 1

WRONG_USAGE = [
    (
        ["plya"],
        f"Commands: {', '.join(COMMANDS)}, help. Did you mean “play”?",
    ),
    (["hlep"], "Did you mean “help”?"),
    (["help", "nosuch"], "There is no command “nosuch”."),
    (["nosuch", "--help"], "There is no command “nosuch”."),
    (["--help", "nosuch"], "There is no command “nosuch”."),
    (["play", "chess"], "There is no game “chess”. Games: duel, classic."),
    (["simulate", "dul"], "There is no game “dul”. Games: duel, classic. Did you mean “duel”?"),
    (["play", "--seeed", "1"], "Did you mean “--seed”?"),
    (["play", "--seed", "x"], "--seed needs a whole number, not “x”."),
    (["play", "--seed"], "--seed is missing or has no value."),
    (["play", "--seed", "1", "--seed", "2"], "--seed is given twice."),
    (["play", "--opponent", "mtcs:10"], "There is no agent “mtcs:10”."),
    (["play", "--opponent", "mcts:soon"], "soon"),
    (["play", "--opponent", "mcts:0"], "Examples: 1000, 0.5s, 20ms, 20ms-cpu."),
    (["play", "--opponent", "nobody"], "MODULE:CLASS, human."),
    (["play", "--seat", "C"], "There is no seat “C”. Seats: A, B."),
    (["play", "--bonus", "51"], "--bonus must be between 0 and 50, not 51."),
    (["play", "--bonus", "many"], "--bonus needs a whole number, not “many”."),
    (["play", "--first", "C"], "--first cannot be “C”. Possible: random, A, B."),
    (["simulate", "--sides", "day"], "--sides does not belong to the game “duel”."),
    (["play", "--opponents", "greedy,random"], "--opponents names 2 opponents"),
    (["play", "--bonus", "-1"], "--bonus must be between 0 and 50, not -1."),
    (["play", "--from", "duel 1", "--beginners"], "--beginners makes no sense together with --from"),
    (["play", "--from", "-"], "--from cannot read standard input"),
    (["play", "--from", ""], "POSITION must not be empty."),
    (["play", "--record", ""], "--record must not be empty."),
    (["play", "duel", "duel"], "Unexpected argument: “duel”."),
    (["simulate", "--games", "0"], "--games must be between 1 and "),
    (["simulate", "--games", "1.5"], "--games needs a whole number, not “1.5”."),
    (["simulate", "--jobs", "0"], "--jobs must be between 1 and "),
    (["simulate", "--agents", "greedy"], "--agents needs two agents separated by a comma, not “greedy”."),
    (["simulate", "--agents", "greedy,greddy"], "Did you mean “greedy”?"),
    (["simulate", "--ledger", ""], "--ledger must not be empty."),
    (["simulate", "--record", ""], "--record must not be empty."),
    (["export", "--out", "", "--format", "ndjson"], "--out must not be empty."),
    (["export", "--out", "games", "--format", "csv"], "--format cannot be “csv”. Possible: ndjson, parquet."),
    (["export", "--out", "games", "--agents", "random,random,random"], "--agents needs two agents"),
    (["export", "classic", "--out", "games", "--agents", ",".join(["random"] * 8)], "--agents names 8 agents"),
    (["explore", "--seed", "1"], "--seed makes sense only together with --games."),
    (["explore", "--out", ""], "--out must not be empty."),
    (["ladder", "--agents", "random,greedy", "--file", ""], "--file must not be empty."),
    (["train", "duel", "--games", "1", "--out", ""], "--out must not be empty."),
    *(
        (
            ["train", "duel", "--games", "1", "--out", "net", "--hidden", hidden],
            f"--hidden must be a multiple of 8 from 8 to 512, not {hidden}.",
        )
        for hidden in ("0", "-5", "7", "999999999")
    ),
    (
        ["train", "duel", "--games", "1", "--out", "net", "--rollout-policy", "duel.net"],
        "--rollout-policy is not for networks of duel.",
    ),
    (
        ["train", "classic", "--games", "1", "--out", "net", "--rollout-policy", "my.net", "--policy"],
        "--policy is not for networks of --rollout-policy.",
    ),
    (["serve", "--host", ""], "--host must not be empty."),
    (["show"], "POSITION is missing or has no value."),
    (["show", ""], "POSITION must not be empty."),
    (["show", "duel 1", "more"], "Unexpected argument: “more”."),
    (["replay"], "FILE is missing or has no value."),
    (["bench", "--json", "--jsno"], "There is no option “--jsno” here."),
    (["--lang", "xx", "show"], "There is no language “xx”. Languages: en (English), "),
    (["show", "--lang"], "There is no language “”."),
]

WRONG_INPUT = [
    (["show", "no-such-file"], "There is no file “no-such-file”."),
    (["show", "."], "“.” is a folder, not a file."),
    (["replay", "no-such-file"], "There is no file “no-such-file”."),
    (["play", "--from", "no-such-file"], "There is no file “no-such-file”."),
    (["play", "--record", "no/such/folder/game.7wd"], "There is no folder “no/such/folder”."),
    (["explore", "--out", "no/such/folder/statistics"], "There is no folder “no/such/folder”."),
    (["puzzle", "mine", "--out", "no/such/folder/puzzles"], "There is no folder “no/such/folder”."),
    (["puzzle", "mine", "--out", "puzzles", "--ledger", "."], "“.” is a folder, not a file."),
    (["simulate", "--agents", "random,random", "--ledger", "."], "“.” is a folder, not a file."),
    (["ladder", "--agents", "random,greedy", "--file", "."], "“.” is a folder, not a file."),
    (
        ["ladder", "--agents", "random,greedy", "--file", "no/such/folder/ladder"],
        "There is no folder “no/such/folder”.",
    ),
    (["train", "duel", "--games", "1", "--out", "/"], "“/” is a folder, not a file."),
    (["train", "duel", "--games", "1", "--out", "/", "--resume"], "“/” is a folder, not a file."),
]

# Position, column of the error, and beginning of the message.
WRONG_POSITIONS = [
    ("chess 1; age 1", 1, "A position begins with “duel 1”."),
    ("duel 2", 1, "A position begins with “duel 1”."),
    ("duel 1; A.city tavernn", 16, "There is no “tavernn”. Did you mean “tavern”?"),
    ("duel 1; A.citty tavern", 9, "There is no section “A.citty”."),
    ("duel 1; pawn 10", 14, "A number from -9 to 9 is expected here, not “10”."),
    ("duel 1; A.coins many", 17, "A number from 0 to 999 is expected here, not “many”."),
    ("duel 1; first C", 15, "A seat (A, B) is expected here, not “C”."),
    ("duel 1; A.city tavern; B.city tavern", 31, "“tavern” is already placed, in column 16."),
    ("duel 1; A.coins 1; A.coins 2", 20, "The section “A.coins” appears twice."),
    ("duel 1; age 2; table tavern", 16, "The table needs 20 places, but there are 1."),
    ("duel 1; ask A sing", 15, "There is no question “sing”."),
    ("duel 1; ask A pick; board law; shown law", 38, "“law” is not in the box."),
]


class FailedRun(NamedTuple):
    code: int
    out: str
    lines: list[str]


RunFailing = Callable[..., FailedRun]


@pytest.fixture
def run_failing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> RunFailing:
    """Run the command line in this process, in an empty folder that must stay empty."""
    for name in FOREIGN:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> FailedRun:
        code = main(arguments)
        captured = capsys.readouterr()
        assert list(tmp_path.iterdir()) == []
        return FailedRun(code, captured.out, captured.err.splitlines())

    return run


@pytest.mark.parametrize(("arguments", "printed"), WRONG_USAGE, ids=[" ".join(words) for words, _ in WRONG_USAGE])
def test_wrong_usage(arguments: list[str], printed: str, run_failing: RunFailing) -> None:
    code, out, (line,) = run_failing(*arguments)
    assert (code, out) == (USAGE, "")
    assert line.startswith("sevenwonders: ")
    assert printed in line


def test_exit_code_of_wrong_usage() -> None:
    done = run("plya")
    assert (done.returncode, done.stdout) == (USAGE, "")
    assert done.stderr.startswith("sevenwonders: There is no command “plya”.")


@pytest.mark.parametrize(("arguments", "printed"), WRONG_INPUT, ids=[" ".join(words) for words, _ in WRONG_INPUT])
def test_wrong_input(arguments: list[str], printed: str, run_failing: RunFailing) -> None:
    assert run_failing(*arguments) == (INPUT, "", [f"sevenwonders: {printed}"])


@pytest.mark.parametrize(("position", "column", "printed"), WRONG_POSITIONS, ids=[p for p, _, _ in WRONG_POSITIONS])
def test_invalid_positions_have_a_caret(position: str, column: int, printed: str, run_failing: RunFailing) -> None:
    code, out, (first, quoted, caret) = run_failing("show", position)
    assert (code, out) == (INPUT, "")
    assert first.startswith(f"sevenwonders: column {column}: {printed}")
    assert quoted == f"  {position}"
    assert caret == " " * (column + 1) + "^"


def test_a_long_position_is_quoted_around_the_error(run_failing: RunFailing) -> None:
    position = "duel 1; A.city " + " ".join(["tavern", *["altar"] * 30, "press"])
    _, _, (_, quoted, caret) = run_failing("show", position)
    assert len(quoted) <= 80
    assert quoted[caret.index("^") :].startswith("altar")


def test_a_long_word_is_shortened_in_the_middle(run_failing: RunFailing) -> None:
    code, _, (first, quoted, _) = run_failing("show", f"duel 1; {'a' * 3000}{'z' * 3000}")
    assert code == INPUT
    assert "There is no section “aaaa" in first
    assert "aaa…zzz" in first
    assert len(first) < 1000
    assert len(quoted) <= 80


def test_a_long_line_of_a_record_is_shortened(tmp_path: Path) -> None:
    path = tmp_path / "game.7wd"
    path.write_text(f"sevenwonders duel 1\nsetup draft\n\n1. A draft {'x' * 20_000}\n", encoding="utf-8")
    done = run("replay", str(path))
    first = done.stderr.splitlines()[0]
    assert done.returncode == INPUT
    assert "cannot be played" in first
    assert "???" not in first
    assert len(first) < 2000


def test_errors_in_records_name_file_line_and_step(tmp_path: Path) -> None:
    path = tmp_path / "game.7wd"
    text = random_game(RULES, Setup(), Rng(5)).text
    path.write_text(text.replace("1. A draft mausoleum", "1. A draft mausoleumm"), encoding="utf-8")
    done = run("replay", str(path))
    assert (done.returncode, done.stdout) == (INPUT, "")
    first, quoted, caret = done.stderr.splitlines()
    assert first == (
        f"sevenwonders: {path}, line 7: “draft mausoleumm” cannot be played. There is no “mausoleumm”. "
        "Did you mean “mausoleum”?"
    )
    assert (quoted, caret) == ("  draft mausoleumm", "        ^")


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("", "line 1: This is not a game record. A record begins with: sevenwonders duel 1."),
        ("sevenwonders duel 1\nsetup chess\n", "line 2: The setting “setup chess” cannot be understood."),
        ("sevenwonders duel 1\nsetup draft\n\n2. A draft sphinx\n", "line 4: Move number 1 is expected here, not “2”."),
        ("sevenwonders duel 1\nsetup draft\n\n* lay law\n", "line 4: “lay law” cannot be played."),
        ("sevenwonders duel 1\nsetup draft\nplayer C Ana\n", "line 3: There is no seat “C”. Seats: A, B."),
    ],
)
def test_errors_in_records_from_standard_input(text: str, printed: str) -> None:
    done = run("show", "-", typed=text)
    assert (done.returncode, done.stdout) == (INPUT, "")
    assert done.stderr.startswith(f"sevenwonders: standard input, {printed}")


def test_a_step_beyond_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.7wd"
    path.write_text(random_game(RULES, Setup(), Rng(5)).text, encoding="utf-8")
    for step in ("-1", "999"):
        done = run("replay", str(path), "--at", step)
        assert (done.returncode, done.stdout) == (USAGE, "")
        assert done.stderr == f"sevenwonders: --at must be between 0 and 104, not {step}.\n"


def test_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "game.7wd"
    path.write_bytes(b"\xff\xfe\x00")
    done = run("replay", str(path))
    assert (done.returncode, done.stderr) == (INPUT, f"sevenwonders: “{path}” is not a text file.\n")


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.7wd"
    path.write_text("mine", encoding="utf-8")
    done = run("play", "--opponent", "random", "--record", str(path))
    assert (done.returncode, done.stdout) == (INPUT, "")
    assert done.stderr == f"sevenwonders: “{path}” already exists and is not overwritten.\n"
    assert path.read_text("utf-8") == "mine"


def test_a_position_has_no_record(tmp_path: Path) -> None:
    text = "duel 1; ask B draft; A.wonders colossus; offer sphinx piraeus pyramids"
    done = run("play", "--from", text, "--record", "game.7wd", folder=tmp_path)
    assert (done.returncode, done.stdout) == (USAGE, "")
    assert done.stderr.startswith("sevenwonders: --record needs a game from its beginning")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_translated(language: str, run_failing: RunFailing) -> None:
    _, _, lines = run_failing("show", "duel 1; A.city tavernn", "--lang", language)
    expected = {
        "en": "column 16: There is no “tavernn”. Did you mean “tavern”?",
        "sr": "kolona 16: Ne postoji „tavernn“. Da li misliš na „tavern“?",
        "pl": "kolumna 16: Nie ma „tavernn”. Czy chodziło o „tavern”?",
        "et": "veerg 16: Nime „tavernn“ ei ole. Kas mõtlesid „tavern“?",
        "ro": "coloana 16: Nu există „tavernn”. Te referi la „tavern”?",
    }
    assert lines[0] == f"sevenwonders: {expected[language]}"
