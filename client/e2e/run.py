"""End-to-end tests (plays) of the client: a real server, Chromium, whole games. Needs the bundle and `playwright`.

    python3 tools/bundle.py                                            build the bundle
    .venv/bin/python client/e2e/run.py [--quick] [--list] [PLAY …]     run plays
    .venv/bin/python client/e2e/run.py --shots [FOLDER]                take the screenshots of docs/screenshots.md

A play fails on a missing element, on an axe violation, and on errors in the browser console.
The exit code is 0 if all plays passed, 1 if one failed, 2 if none could run.
"""

import argparse
import os
import shutil
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

CLIENT = Path(__file__).resolve().parent.parent
ROOT = CLIENT.parent
BUNDLE = ROOT / "src" / "sevenwonders" / "server" / "static" / "index.html"
# The folder for screenshots and the last server output of failed plays.
FAILURES = ROOT / "build" / "plays"
LAST_LINES = 24
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium(wish: str | None) -> str | None:
    """Return the path of the given browser, else that of `$CHROMIUM`, else an installed one."""
    if wanted := wish or os.environ.get("CHROMIUM"):
        return shutil.which(wanted)
    return next((found for name in CHROMIUMS if (found := shutil.which(name))), None)


def find_python() -> str:
    """Return the Python of the project's `.venv`, else the running one."""
    own = [ROOT / ".venv" / "bin" / "python", ROOT / ".venv" / "Scripts" / "python.exe"]
    return next((str(path) for path in own if path.exists()), sys.executable)


def cannot(reason: str) -> int:
    """Print the reason why no play can run; return the exit code."""
    print(f"e2e: {reason}", file=sys.stderr)
    return 2


@dataclass(frozen=True)
class Task:
    """A play with its options."""

    play: str
    python: str
    chromium: str
    looks: Path | None
    slow: int = 1


def perform(task: Task) -> tuple[bool, str]:
    """Run a play; return whether it passed, and its report."""
    from plays import PLAYS, pictures
    from stage import stage

    play = next(one for one in (*PLAYS, pictures) if one.__name__ == task.play)
    began = time.monotonic()
    try:
        with stage(task.python, task.chromium, task.looks, task.slow, FAILURES / task.play) as on:
            said = play(on)
            assert not on.complaints, on.complaints[:5]
    except Exception as error:
        trouble = "".join(_own_lines(error))
        return False, f"{trouble}{task.play:26} {time.monotonic() - began:6.1f} s  FAILED: {type(error).__name__}"
    return True, f"{task.play:26} {time.monotonic() - began:6.1f} s  {said}"


def _own_lines(error: Exception) -> list[str]:
    """Return the traceback with the frames of the plays only, without those of Playwright."""
    told = traceback.TracebackException.from_exception(error)
    told.stack = traceback.StackSummary.from_list([at for at in told.stack if str(CLIENT) in at.filename])
    return list(told.format(chain=False))


def performed(tasks: list[Task], jobs: int) -> dict[Task, str]:
    """Run all plays and print their reports; return the failed ones with their reports."""
    failed = {}
    # Each in its own process: a browser that hangs or crashes affects no other play.
    with ProcessPoolExecutor(max(1, jobs), mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
        waiting = {pool.submit(perform, task): task for task in tasks}
        for done in as_completed(waiting):
            is_well, told = done.result()
            print(told, flush=True)
            if not is_well:
                failed[waiting[done]] = told
    return failed


def main() -> int:
    """Run the chosen plays, else all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="only what shows most in a few minutes")
    parser.add_argument("--shots", nargs="?", type=Path, const=ROOT / "docs" / "screenshots", metavar="FOLDER")
    parser.add_argument("--looks", type=Path, metavar="FOLDER", help="keep what the plays see")
    parser.add_argument("--python", default=find_python(), help="that has the server installed")
    parser.add_argument("--chromium", help="else of the environment (CHROMIUM), else as installed")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="plays at once; each has its own server")
    parser.add_argument("--slow", type=int, default=1, metavar="N", help="as if pages ran on a machine N times slower")
    parser.add_argument("--again", action="store_true", help="fail only if a play fails once more, alone")
    parser.add_argument("--list", action="store_true", help="list the plays and run none")
    parser.add_argument("plays", nargs="*", metavar="PLAY")
    wish = parser.parse_args()
    try:
        from plays import PLAYS, QUICK
    except ModuleNotFoundError as error:
        return cannot(f"the package {error.name} is not installed")
    plays = {play.__name__: play for play in PLAYS}
    if wish.list:
        for name, play in plays.items():
            print(f"{name:26} {'quick' if play in QUICK else '     '}  {(play.__doc__ or '').splitlines()[0]}")
        return 0
    if unknown := set(wish.plays) - set(plays):
        return cannot(f"no such play: {', '.join(sorted(unknown))}; there are {', '.join(plays)}")
    chromium = find_chromium(wish.chromium)
    if chromium is None:
        return cannot(f"no Chromium found (looked for {wish.chromium or os.environ.get('CHROMIUM') or CHROMIUMS})")
    if not BUNDLE.exists():
        return cannot("the client is not built: python3 tools/bundle.py")
    for folder in (wish.shots, wish.looks):
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
    chosen = wish.plays or [name for name, play in plays.items() if not wish.quick or play in QUICK]
    tasks = [Task(name, wish.python, chromium, wish.looks, wish.slow) for name in chosen]
    if wish.shots:
        tasks = [Task("pictures", wish.python, chromium, wish.shots)]
    failed = performed(tasks, wish.jobs)
    if wish.again and failed:
        print(f"once more, alone: {', '.join(task.play for task in failed)}", flush=True)
        failed = performed(list(failed), 1)
    failures = list(failed.values())
    # Repeat the reports at the end, as logs are often cut.
    if failures:
        print(f"\n{len(failures)} of {len(tasks)} plays failed; what they saw is in {FAILURES}")
    for told in failures:
        print("\n".join(told.splitlines()[-LAST_LINES:]), flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
