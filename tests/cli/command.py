"""Runs the command line in a separate process."""

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

from tests.timeouts import TIMEOUT

import sevenwonders

# Variables that change the language, the width or the colours of the output.
FOREIGN = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR", "TERM")
NOTHING: Mapping[str, str] = {}
ROOT = Path(__file__).resolve().parents[2]


def environment(**variables: str) -> dict[str, str]:
    """Return the environment without variables that affect the output, updated by `variables`."""
    kept = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    # Same form as this process, because an outdated build prints a warning to standard error.
    form = {"SEVENWONDERS_PURE": "0" if sevenwonders.compiled else "1"}
    return {**kept, **form, "PYTHONUTF8": "1", **variables}


def started(
    *arguments: str, typed: str = "", folder: Path | None = None, variables: Mapping[str, str] = NOTHING
) -> subprocess.CompletedProcess[str]:
    """Run the command line with a standard input and environment variables."""
    return subprocess.run(
        [sys.executable, "-m", "sevenwonders", *arguments],
        input=typed,
        cwd=folder,
        env=environment(**variables),
        capture_output=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )


def run(
    *arguments: str, typed: str = "", folder: Path | None = None, variables: Mapping[str, str] = NOTHING
) -> subprocess.CompletedProcess[str]:
    """Like `started`, but in a fork of a running process where the platform has fork."""
    # Interpreter options and commands that start processes need a new process.
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
    """Return the exit code of a request (see forks.py)."""
    process = forks()
    assert process.stdin is not None
    assert process.stdout is not None
    print(order, file=process.stdin, flush=True)
    if not select.select([process.stdout], [], [], TIMEOUT)[0]:
        os.killpg(process.pid, signal.SIGKILL)
    return int(process.stdout.readline())


@cache
def forks() -> subprocess.Popen[str]:
    """Return the fork server of this process."""
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
    """Return the standard output; the command must succeed without error output."""
    return well(run(*arguments, typed=typed, variables=variables))


def well(done: subprocess.CompletedProcess[str]) -> str:
    """Return the standard output of a command that succeeded without error output."""
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout
