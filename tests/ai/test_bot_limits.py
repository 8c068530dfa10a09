"""Limits for bot programs: long lines, endless chatter, odd bytes."""

import shlex
import sys
from pathlib import Path

import pytest

from sevenwonders import duel
from sevenwonders.ai import external_bot
from sevenwonders.core.errors import OptionError


def reason_of(tmp_path: Path, source: str) -> str:
    """Start a program from its Python source and return the reason why it is refused."""
    file = tmp_path / "program.py"
    file.write_text("import sys, time\n" + source)
    with pytest.raises(OptionError) as caught:
        external_bot.make_duel(f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}", 0)
    assert caught.value.key == "agent/program"
    return str(caught.value.details["reason"])


def test_a_line_without_end_is_refused(tmp_path: Path) -> None:
    assert str(external_bot.MAX_LINE) in reason_of(tmp_path, "while True: sys.stdout.write('x' * 65536)")


def test_chatter_does_not_extend_the_time_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_bot, "TIMEOUT", 1.0)
    chatter = "while True: print('info', flush=True); time.sleep(0.05)"
    assert reason_of(tmp_path, chatter) == "it does not answer"


def test_bytes_that_are_not_utf8_are_reported(tmp_path: Path) -> None:
    assert reason_of(tmp_path, "sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n')") == "it has ended"


def test_control_characters_of_an_error_are_replaced(tmp_path: Path) -> None:
    assert reason_of(tmp_path, "print('error \\x1b[31mred\\x07', flush=True)") == "?[31mred?"


def test_a_child_that_keeps_the_output_open_does_not_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_bot, "TIMEOUT", 1.0)
    monkeypatch.setattr(external_bot, "JOIN_SECONDS", 0.1)
    source = """
import subprocess
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(5)"], start_new_session=True)
time.sleep(100)
"""
    assert reason_of(tmp_path, source) == "it does not answer"


@pytest.mark.parametrize("answer", ["build tavern", "-5", "٣", "9" * 5000, "\\x00", "\\x1b[2J"])
def test_an_answer_that_is_no_number_is_quoted(answer: str, tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(
        "import sys\nprint('ready', flush=True)\n"
        f"for line in sys.stdin:\n    if line == 'go\\n': print('move {answer}', flush=True)\n",
        encoding="utf-8",
    )
    agent = external_bot.make_duel(f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}", 0)
    with pytest.raises(OptionError) as caught:
        agent.choose(duel.Game(seed=7).seen())
    reason = str(caught.value.details["reason"])
    assert reason.startswith("it answered “")
    assert reason.isprintable()
    assert len(reason) < 120
