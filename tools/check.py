"""Run the project's checks, independent ones in parallel; start none after a failure.

python3 run.py test                all of them, except those that run only if they are named
python3 run.py test NAME ...       only these: lint format layers types client compile plain compiled browser,
                                   or by name only: wasm site
python3 run.py test ARGUMENT ...   only the tests that pytest selects by these arguments, in both forms
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from io import TextIOWrapper
from pathlib import Path

from toolchain import compiler, is_set

# Browser commands for the end-to-end tests; the first one found is used.
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
LOGS = ROOT / "build" / "checks"
BYTECODE = ROOT / "build" / "bytecode"
AGAIN = 25  # lines of a failed check that are repeated at the end
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
COMPILER, BROWSER = "C compiler", "Chromium"
REQUIRED = {"SEVENWONDERS_COMPILE": "required", "SEVENWONDERS_PURE": "0"}
TYPED = [
    name
    for name in (
        *("run.py", "setup.py", "src", "tools", "tests", "bench", "examples", "research"),
        *("client/e2e", "client/fixtures"),
    )
    if (ROOT / name).exists()
]
# The shells are the same Python in both forms and get an engine that is tested in both: once is enough for them, for
# what starts processes, and for the pages with their examples, which are outside `tests`.
SHELLS = ("tests/browser", "tests/cli", "tests/foundation", "tests/i18n", "tests/server", "tests/ai/test_parallel.py")

# The quick end-to-end tests; a test that fails is run once more, with a trace.
END_TO_END = ("--ignore=client/e2e/static_site", "-m", "not slow", "-n", "2", "--dist", "worksteal", "--reruns", "1")


@dataclass(frozen=True)
class Check:
    name: str
    command: list[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    needs: str | None = None
    after: tuple[str, ...] = ()  # names of the checks whose results it needs
    is_usual: bool = True  # whether it runs without being named


def checks(pytest_arguments: list[str]) -> list[Check]:
    """Return all checks, those that fail soonest first."""
    # Starting workers takes a second: worth it for a whole run, not for selected tests.
    workers = ["-n", "0"] if pytest_arguments else ["-n", str(CORES), "--dist", "worksteal"]
    pytest = ["pytest", "-q", *workers, *pytest_arguments]
    is_once_enough = not pytest_arguments and compiler() is not None
    engine_only = ["tests", *(f"--ignore={path}" for path in SHELLS)] if is_once_enough else []
    built = ("client", "compile")
    return [
        Check("lint", ["ruff", "check"]),
        Check("format", ["ruff", "format", "--check"]),
        Check("layers", ["lint-imports", "--no-logo"]),
        Check("types", ["mypy", *TYPED]),
        Check("client", ["python", "tools/bundle.py", "check", "test", "build"]),
        Check(
            "plain",
            [*pytest, *engine_only],
            {"SEVENWONDERS_PURE": "1", "HYPOTHESIS_PROFILE": "quick"},
            after=() if is_once_enough else ("client",),
        ),
        Check("compile", ["python", "setup.py", "-q", "build_ext", "--inplace"], REQUIRED, COMPILER),
        Check("browser", ["pytest", "client/e2e", "-q", *END_TO_END], needs=BROWSER, after=built),
        # After the plain form, which checks array bounds.
        Check(
            "compiled",
            pytest,
            {"SEVENWONDERS_PURE": "0", "HYPOTHESIS_PROFILE": "default"},
            COMPILER,
            (*built, "plain"),
        ),
        # The first build of these downloads 100 MB and takes minutes.
        Check(
            "site",
            ["pytest", "client/e2e/static_site", "-q", "-m", "not slow", "--reruns", "1"],
            REQUIRED,
            BROWSER,
            is_usual=False,
        ),
        Check("wasm", ["python", "tools/wasm.py", "--same", "3"], REQUIRED, after=("compile",), is_usual=False),
    ]


def is_there(need: str) -> bool:
    if need == COMPILER:
        return compiler() is not None
    return "CHROMIUM" in os.environ or any(shutil.which(name) for name in BROWSERS)


def selected(arguments: list[str]) -> list[Check]:
    every = checks([])
    if not arguments:
        return [check for check in every if check.is_usual]
    if set(arguments) <= {check.name for check in every}:
        return [check for check in every if check.name in arguments]
    return [check for check in checks(arguments) if check.name in ("plain", "compile", "compiled")]


def results(chosen: list[Check], at_once: int = 1) -> Iterator[tuple[str, bool]]:
    """Yield a summary line for each check and whether it passed; start none after a failure."""
    waiting = list(chosen)
    running: dict[Future[str], Check] = {}
    failed = False
    with ThreadPoolExecutor(at_once) as pool:
        while running or (waiting and not failed):
            for check in ready(waiting, running, at_once - len(running)) if not failed else []:
                waiting.remove(check)
                running[pool.submit(outcome, check, shows_output=at_once == 1)] = check
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                check, summary = running.pop(future), future.result()
                failed = failed or summary.startswith("FAILED")
                yield f"{check.name:11}{summary}", not summary.startswith("FAILED")


def ready(waiting: list[Check], running: Mapping[Future[str], Check], places: int) -> list[Check]:
    """Return the next checks whose prerequisites are finished."""
    unfinished = {check.name for check in (*waiting, *running.values())}
    return [check for check in waiting if unfinished.isdisjoint(check.after)][:places]


def outcome(check: Check, *, shows_output: bool) -> str:
    """Run a check and return its summary."""
    if check.needs is not None and not is_there(check.needs):
        return f"{'FAILED' if is_set('CI') else 'skipped'}: no {check.needs}"
    start = time.monotonic()
    title = f"── {check.name}: {' '.join(check.command)}"
    if shows_output:
        print(f"\n{title}", flush=True)
        passed, output = run(check, None), ""
    else:
        print(f"   {check.name} …", flush=True)
        log = LOGS / f"{check.name}.txt"
        passed = run(check, log)
        output = f"\n{title}\n{log.read_text(encoding='utf-8', errors='replace')}"
    summary = f"{'passed' if passed else 'FAILED'}  {time.monotonic() - start:6.1f} s"
    # One print call, because other checks print at the same time.
    print(f"{output}   {check.name}: {summary}", flush=True)
    return summary


def run(check: Check, log: Path | None) -> bool:
    """Run a check with output to the terminal or to a log."""
    program, *arguments = check.command
    run_in_root = partial(
        subprocess.call, [str(BIN / program), *arguments], cwd=ROOT, env={**environment(), **check.environment}
    )
    if log is None:
        return run_in_root() == 0
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as file:
        return run_in_root(stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT) == 0


def environment() -> dict[str, str]:
    """Return the environment variables of all checks.

    Bytecode is cached under build/ even if PYTHONDONTWRITEBYTECODE is set: otherwise each of several hundred processes
    would compile all its imports.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {"PYTHONPYCACHEPREFIX": str(BYTECODE), **kept}


def show_again(failed: list[str]) -> None:
    """Print the last lines of the failed checks' logs."""
    for log in (LOGS / f"{name}.txt" for name in failed):
        if log.exists():
            end = log.read_text(encoding="utf-8", errors="replace").splitlines()[-AGAIN:]
            print(f"\n── failed: {log.stem}", *end, sep="\n")


def main(arguments: list[str]) -> int:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without a character must not end the run
    start = time.monotonic()
    shutil.rmtree(LOGS, ignore_errors=True)
    summary = list(results(selected(arguments), at_once=1 if arguments else min(CORES, 3)))
    if not arguments:
        show_again([line.split()[0] for line, passed in summary if not passed])
    print("\n── summary")
    for line, _ in summary:
        print(line)
    print(f"{'together':11}        {time.monotonic() - start:6.1f} s")
    return 0 if all(passed for _, passed in summary) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("sevenwonders: interrupted")
