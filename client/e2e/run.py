"""Play the client for real: the server, Chromium, whole games. Needs `npm run bundle` and the package `playwright`.

    npm run bundle && python3 e2e/run.py [--quick] [PLAY …]     play
    python3 e2e/run.py --shots [FOLDER]                         take the pictures of docs/screenshots.md

Fails on anything that a play does not find, on an axe violation, and on whatever the browser's console complains about.
The exit code is 0 if all went well, 1 if a play failed, 2 if nothing could be played at all.
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
# Where a play that fails leaves what its pages looked like and what the server said last.
FAILURES = ROOT / "build" / "plays"
LAST_LINES = 24
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium(wish: str | None) -> str | None:
    """Return the browser that is wished for, else the one of the environment, else one that is installed."""
    if wanted := wish or os.environ.get("CHROMIUM"):
        return shutil.which(wanted)
    return next((found for name in CHROMIUMS if (found := shutil.which(name))), None)


def find_python() -> str:
    """Return the Python that has the server: the project's own, else this one."""
    own = [ROOT / ".venv" / "bin" / "python", ROOT / ".venv" / "Scripts" / "python.exe"]
    return next((str(path) for path in own if path.exists()), sys.executable)


def cannot(reason: str) -> int:
    """Tell why nothing can be played."""
    print(f"e2e: {reason}", file=sys.stderr)
    return 2


@dataclass(frozen=True)
class Task:
    """A play and what it is played with."""

    play: str
    python: str
    chromium: str
    looks: Path | None
    slow: int = 1


def perform(task: Task) -> tuple[bool, str]:
    """Play one play; return whether it went well, and what to tell."""
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
    """Tell what happened by the lines of the plays alone: below them is only how a browser is driven."""
    told = traceback.TracebackException.from_exception(error)
    told.stack = traceback.StackSummary.from_list([at for at in told.stack if str(CLIENT) in at.filename])
    return list(told.format(chain=False))


def performed(tasks: list[Task], jobs: int) -> dict[Task, str]:
    """Play all and tell of each; return those that failed, with what to tell."""
    failed = {}
    # Each in a process of its own: a browser that hangs or dies takes nothing along.
    with ProcessPoolExecutor(max(1, jobs), mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
        waiting = {pool.submit(perform, task): task for task in tasks}
        for done in as_completed(waiting):
            is_well, told = done.result()
            print(told, flush=True)
            if not is_well:
                failed[waiting[done]] = told
    return failed


def main() -> int:
    """Run the plays that are asked for, else all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="only what shows most in a few minutes")
    parser.add_argument("--shots", nargs="?", type=Path, const=ROOT / "docs" / "screenshots", metavar="FOLDER")
    parser.add_argument("--looks", type=Path, metavar="FOLDER", help="keep what the plays see")
    parser.add_argument("--python", default=find_python(), help="that has the server installed")
    parser.add_argument("--chromium", help="else of the environment (CHROMIUM), else as installed")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="plays at once; each has its own server")
    parser.add_argument("--slow", type=int, default=1, metavar="N", help="as if pages ran on a machine N times slower")
    parser.add_argument("--again", action="store_true", help="fail only if a play fails once more, alone")
    parser.add_argument("--list", action="store_true", help="tell the plays and play nothing")
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
        return cannot("the client is not built: npm run bundle")
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
    # Again at the end, for who sees only that.
    if failures:
        print(f"\n{len(failures)} of {len(tasks)} plays failed; what they saw is in {FAILURES}")
    for told in failures:
        print("\n".join(told.splitlines()[-LAST_LINES:]), flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
