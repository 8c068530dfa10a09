"""`sevenwonders serve` in a separate process."""

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest
import segno
from tests.cli.command import environment, run
from tests.timeouts import TIMEOUT

from sevenwonders.cli.main import main
from sevenwonders.cli.qr_code import qr_lines


@contextmanager
def served(folder: Path, *arguments: str, **variables: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Yield a running server and the address it prints."""
    process = subprocess.Popen(
        [sys.executable, "-m", "sevenwonders", *arguments],
        env=environment(SEVENWONDERS_DATA=str(folder), **variables),
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        output = process.stdout.readline()
        found = re.search(r"http://\S+/", output)
        assert found, output
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("arguments", [(), ("serve", "--port", "0", "--no-open")], ids=["no argument", "serve"])
def test_the_server_runs_until_ctrl_c(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    with served(tmp_path, *arguments, DISPLAY="") as (process, address):
        with urllib.request.urlopen(address + "api/health") as answer:
            assert json.load(answer)
        process.send_signal(signal.SIGINT)
        assert process.wait(TIMEOUT) == 0
    assert list(tmp_path.iterdir())


def test_serve_uses_the_selected_language(tmp_path: Path) -> None:
    with served(tmp_path, "--lang", "pl", "serve", "--port", "0", "--no-open") as (process, _):
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Ctrl-C zatrzymuje serwer.")


def test_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run("serve", "--port", str(port), "--no-open", variables={"SEVENWONDERS_DATA": str(tmp_path)})
    assert done.returncode == 2
    assert str(port) in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("port", ["-1", "65536", "web"])
def test_invalid_port(port: str) -> None:
    done = run("serve", f"--port={port}")
    assert done.returncode == 2
    assert "--port" in done.stderr


@pytest.mark.parametrize("is_inverted", [False, True])
def test_the_qr_code_has_the_modules_of_the_address(is_inverted: bool) -> None:
    address = "http://192.168.178.31:7777/"
    upper, lower = ("█", "▀"), ("█", "▄")
    lines = qr_lines(address, is_inverted=is_inverted)
    drawn = [[sign in half for sign in row] for row in lines for half in (upper, lower)]
    code = [
        [bool(module) is not is_inverted for module in row]
        for row in segno.make_qr(address, error="m").matrix_iter(border=2)
    ]
    assert drawn[: len(code)] == code
    assert len({len(row) for row in lines}) == 1


def test_a_code_is_shown_on_a_terminal_for_other_machines_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(host: str = "", *_: Any, ready: Callable[[str], None] | None = None, **__: Any) -> None:
        assert ready is not None
        ready(f"http://{host}:7777/")

    for host, is_terminal, is_shown in (("0.0.0.0", True, True), ("127.0.0.1", True, False), ("0.0.0.0", False, False)):
        out = TextIOWrapper(BytesIO(), encoding="utf-8", write_through=True)
        monkeypatch.setattr(out, "isatty", lambda value=is_terminal: value)
        monkeypatch.setattr(sys, "stdout", out)
        assert main(["serve", "--host", host], serve=start) == 0
        text = out.buffer.getvalue().decode("utf-8")
        assert ("▀▀▀" in text) is is_shown
        assert f"http://{host}:7777/" in text
