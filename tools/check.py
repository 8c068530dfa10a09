"""Every check of the project, in order, up to the first that fails.

python3 run.py test                all of them
python3 run.py test NAME ...       only these: lint format types layers plain compile compiled
python3 run.py test ARGUMENT ...   only the tests that pytest selects by these arguments, in both forms
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from toolchain import compiler, is_set

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
REQUIRED = {"SEVENWONDERS_COMPILE": "required", "SEVENWONDERS_PURE": "0"}
TYPED = [name for name in ("run.py", "setup.py", "src", "tools", "tests", "bench") if (ROOT / name).exists()]


@dataclass(frozen=True)
class Check:
    name: str
    command: list[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    needs_compiler: bool = False


def checks(pytest_arguments: list[str]) -> list[Check]:
    # Starting workers costs a second, which a whole run pays back and a chosen test does not.
    workers = ["-n", "0"] if pytest_arguments else ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    pytest = ["pytest", "-q", *workers, *pytest_arguments]
    return [
        Check("lint", ["ruff", "check"]),
        Check("format", ["ruff", "format", "--check"]),
        Check("types", ["mypy", *TYPED]),
        Check("layers", ["lint-imports", "--no-logo"]),
        Check("plain", pytest, {"SEVENWONDERS_PURE": "1", "HYPOTHESIS_PROFILE": "quick"}),
        Check("compile", ["python", "setup.py", "-q", "build_ext", "--inplace"], REQUIRED, needs_compiler=True),
        Check("compiled", pytest, {"SEVENWONDERS_PURE": "0", "HYPOTHESIS_PROFILE": "default"}, needs_compiler=True),
    ]


def selected(arguments: list[str]) -> list[Check]:
    every = checks([])
    if not arguments:
        return every
    if set(arguments) <= {check.name for check in every}:
        return [check for check in every if check.name in arguments]
    return [check for check in checks(arguments) if check.name in ("plain", "compile", "compiled")]


def results(chosen: list[Check]) -> Iterator[tuple[str, bool]]:
    """One line of summary for each check, and whether it passed; nothing after the first failure."""
    for check in chosen:
        if check.needs_compiler and compiler() is None:
            if is_set("CI"):
                yield f"{check.name:10}FAILED: no C compiler", False
                return
            yield f"{check.name:10}skipped: no C compiler", True
            continue
        print(f"\n── {check.name}: {' '.join(check.command)}", flush=True)
        start = time.monotonic()
        passed = run(check)
        yield f"{check.name:10}{'passed' if passed else 'FAILED'}  {time.monotonic() - start:6.1f} s", passed
        if not passed:
            return


def run(check: Check) -> bool:
    program, *arguments = check.command
    return subprocess.call([BIN / program, *arguments], cwd=ROOT, env={**os.environ, **check.environment}) == 0


def main(arguments: list[str]) -> int:
    outcome = list(results(selected(arguments)))
    print("\n── summary")
    for line, _ in outcome:
        print(line)
    return 0 if all(passed for _, passed in outcome) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
