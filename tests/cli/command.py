"""The command line as a person runs it: a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.patience import PATIENCE

import sevenwonders

# What could change the language, the width or the colours of the output.
FOREIGN = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR", "TERM")
NOTHING: Mapping[str, str] = {}


def environment(**variables: str) -> dict[str, str]:
    """The environment of this process without what the output depends on, and with these variables."""
    kept = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    # The form of this process: a build that is out of date would be spoken of on the error stream.
    form = {"SEVENWONDERS_PURE": "0" if sevenwonders.compiled else "1"}
    return {**kept, **form, "PYTHONUTF8": "1", **variables}


def run(
    *arguments: str, typed: str = "", folder: Path | None = None, variables: Mapping[str, str] = NOTHING
) -> subprocess.CompletedProcess[str]:
    """Run the command line with this standard input and these variables, and wait for its end."""
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


def shown(*arguments: str, typed: str = "", **variables: str) -> str:
    """What the command line shows; it must end well and complain about nothing."""
    done = run(*arguments, typed=typed, variables=variables)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout
