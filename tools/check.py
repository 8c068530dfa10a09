"""Every check of the project, in order, up to the first that fails.

python3 run.py test                all of them
python3 run.py test NAME ...       only these: lint format types layers client plain compile compiled browser
python3 run.py test ARGUMENT ...   only the tests that pytest selects by these arguments, in both forms
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from toolchain import compiler, is_set

# What whole games in a browser need; the first that is there is taken.
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
COMPILER, BROWSER = "C compiler", "Chromium"
REQUIRED = {"SEVENWONDERS_COMPILE": "required", "SEVENWONDERS_PURE": "0"}
TYPED = [name for name in ("run.py", "setup.py", "src", "tools", "tests", "bench") if (ROOT / name).exists()]


@dataclass(frozen=True)
class Check:
    name: str
    command: list[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    needs: str | None = None


def checks(pytest_arguments: list[str]) -> list[Check]:
    # Starting workers costs a second, which a whole run pays back and a chosen test does not.
    workers = ["-n", "0"] if pytest_arguments else ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    pytest = ["pytest", "-q", *workers, *pytest_arguments]
    return [
        Check("lint", ["ruff", "check"]),
        Check("format", ["ruff", "format", "--check"]),
        Check("types", ["mypy", *TYPED]),
        Check("layers", ["lint-imports", "--no-logo"]),
        Check("client", ["python", "tools/bundle.py", "check", "test", "bundle"]),
        Check("plain", pytest, {"SEVENWONDERS_PURE": "1", "HYPOTHESIS_PROFILE": "quick"}),
        Check("compile", ["python", "setup.py", "-q", "build_ext", "--inplace"], REQUIRED, COMPILER),
        Check("compiled", pytest, {"SEVENWONDERS_PURE": "0", "HYPOTHESIS_PROFILE": "default"}, COMPILER),
        Check("browser", ["python", "client/e2e/run.py", "--quick", "--jobs", "2"], needs=BROWSER),
    ]


def is_there(need: str) -> bool:
    if need == COMPILER:
        return compiler() is not None
    return "CHROMIUM" in os.environ or any(shutil.which(name) for name in BROWSERS)


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
        if check.needs is not None and not is_there(check.needs):
            if is_set("CI"):
                yield f"{check.name:10}FAILED: no {check.needs}", False
                return
            yield f"{check.name:10}skipped: no {check.needs}", True
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
