"""Closed or full standard streams and an early Ctrl-C cause no traceback."""

import io
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import pytest
from tests.cli.command import FOREIGN, environment
from tests.timeouts import TIMEOUT

from sevenwonders import __main__ as program
from sevenwonders import forms
from sevenwonders.cli import main as command_line
from sevenwonders.cli.main import INTERRUPTED, main

POSITION = "duel 1; ask A draft; offer sphinx piraeus colossus pyramids"
SHOWING = [
    ["--version"],
    ["--help"],
    ["show", POSITION],
    ["show", POSITION, "--json"],
    ["play", "--from", POSITION, "--opponent", "random"],
    ["explore"],
]
FULL = Path("/dev/full")


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in FOREIGN:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("arguments", [*SHOWING, ["bot"]], ids=" ".join)
def test_closed_streams(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(arguments) == 0


@pytest.mark.parametrize("command", ["show", "replay", "analyse", "review", "verify"])
def test_a_closed_input_is_empty(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main([command, "-"]) == 1
    output = capsys.readouterr().err
    assert output.startswith("sevenwonders: standard input, line 1: This is not a game record.")
    assert output.count("\n") == 1


@contextmanager
def full(buffering: int) -> Iterator[TextIO]:
    """Return a full stream, unbuffered or buffered."""
    with FULL.open("wb", buffering=buffering) as file:
        yield io.TextIOWrapper(file, "utf-8", write_through=not buffering)


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")
@pytest.mark.parametrize("buffering", [-1, 0], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize("arguments", SHOWING, ids=" ".join)
def test_full_output_is_reported_in_one_line(
    arguments: list[str], buffering: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    with full(buffering) as out:
        monkeypatch.setattr(sys, "stdout", out)
        assert main(arguments) == 1
    output = capsys.readouterr().err
    assert output == "sevenwonders: “standard output” cannot be written: No space left on device.\n"


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")
def test_exit_code_with_closed_standard_error(monkeypatch: pytest.MonkeyPatch) -> None:
    with full(buffering=0) as out:
        monkeypatch.setattr(sys, "stderr", out)
        assert main(["nosuch"]) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of Unix closes the streams")
def test_process_without_streams_succeeds() -> None:
    command = f'exec "$0" -m sevenwonders show "{POSITION}" <&- >&- 2>&-'
    done = subprocess.run(["sh", "-c", command, sys.executable], env=environment(), timeout=TIMEOUT, check=False)
    assert done.returncode == 0


# ---- Ctrl-C during start-up


def interrupted(*_: object, **__: object) -> int:
    raise KeyboardInterrupt


def test_ctrl_c_during_start_up(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command_line, "main", interrupted)
    assert program.main() == INTERRUPTED == signal.SIGINT + 128
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("words", "name", "is_quiet"),
    [
        (["python", "-m", "sevenwonders", "show"], "-m", True),
        (["python", "/bin/sevenwonders", "show"], "/bin/sevenwonders", True),
        (["python", "-m", "pytest"], "-m", False),
        (["python", "mine.py"], "mine.py", False),
    ],
)
def test_ctrl_c_during_import_is_silent_only_in_the_program(
    words: list[str], name: str, is_quiet: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "orig_argv", words)
    monkeypatch.setattr(sys, "argv", [name])
    monkeypatch.setattr(forms, "_choose", interrupted)
    with pytest.raises(SystemExit if is_quiet else KeyboardInterrupt) as ended:
        forms.choose()
    if is_quiet:
        assert ended.value.args == (INTERRUPTED,)
