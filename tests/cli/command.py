"""The command line as a person runs it: a process of its own."""

import atexit
import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.patience import PATIENCE

import sevenwonders

# What could change the language, the width or the colours of the output.
FOREIGN = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR", "TERM")
NOTHING: Mapping[str, str] = {}
ROOT = Path(__file__).resolve().parents[2]


def environment(**variables: str) -> dict[str, str]:
    """The environment of this process without what the output depends on, and with these variables."""
    kept = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    # The form of this process: a build that is out of date would be spoken of on the error stream.
    form = {"SEVENWONDERS_PURE": "0" if sevenwonders.compiled else "1"}
    return {**kept, **form, "PYTHONUTF8": "1", **variables}


def started(
    *arguments: str, typed: str = "", folder: Path | None = None, variables: Mapping[str, str] = NOTHING
) -> subprocess.CompletedProcess[str]:
    """Start the command line with this standard input and these variables, and wait for its end."""
    return subprocess.run(
        [sys.executable, "-m", "sevenwonders", *arguments],
        input=typed,
        cwd=folder,
        env=environment(**variables),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def run(
    *arguments: str, typed: str = "", folder: Path | None = None, variables: Mapping[str, str] = NOTHING
) -> subprocess.CompletedProcess[str]:
    """Do as `started` does, in a fork of a process that is started already where there are forks."""
    # What the interpreter reads at its start, and processes that start others, need a start.
    if sys.platform == "win32" or "--jobs" in arguments or any(name.startswith("PYTHON") for name in variables):
        return started(*arguments, typed=typed, folder=folder, variables=variables)
    with TemporaryDirectory() as place:
        streams = [Path(place, name) for name in ("in", "out", "err")]
        for path, text in zip(streams, (typed, "", ""), strict=True):
            path.write_text(text, encoding="utf-8")
        order = {
            "arguments": arguments,
            "streams": [str(path) for path in streams],
            "folder": str(folder or Path.cwd()),
            "variables": environment(**variables),
        }
        code = done(json.dumps(order))
        _, out, err = (path.read_bytes().decode() for path in streams)
    return subprocess.CompletedProcess(arguments, code, out, err)


def done(order: str) -> int:
    """The exit code of an order (see forks.py)."""
    process = forks()
    assert process.stdin is not None
    assert process.stdout is not None
    print(order, file=process.stdin, flush=True)
    if not select.select([process.stdout], [], [], PATIENCE)[0]:
        os.killpg(process.pid, signal.SIGKILL)
    return int(process.stdout.readline())


@cache
def forks() -> subprocess.Popen[str]:
    """The process that does the orders of this one."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.forks"],
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    atexit.register(process.communicate)
    return process


def shown(*arguments: str, typed: str = "", **variables: str) -> str:
    """What the command line shows; it must end well and complain about nothing."""
    return well(run(*arguments, typed=typed, variables=variables))


def well(done: subprocess.CompletedProcess[str]) -> str:
    """What was shown by a command that ended well and complained about nothing."""
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout
