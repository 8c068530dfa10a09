"""Measure the first start: from `git clone` to the first card played, with the time of each step.

    python research/new_user.py [--from FOLDER] [--chromium PATH] [--keep]

Clones the committed state of this repository into an empty folder, calls `python3 run.py` as in the README, visits
the printed address in a new browser, presses “Play Duel”, chooses wonders and plays the first card.
Caches of pip and npm are as they are on this machine.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
READY = """() => document.querySelector('section.draft li button:enabled') ? 'draft'
  : document.querySelector('.table.turn [data-slot] button.open') ? 'turn' : null"""


class Clock:
    """Prints each step with its time."""

    def __init__(self) -> None:
        self.began = self.last = time.monotonic()

    def print_step(self, what: str) -> None:
        now = time.monotonic()
        print(f"{now - self.began:7.1f} s  (+{now - self.last:5.1f})  {what}", flush=True)
        self.last = now


def main() -> int:
    """Go through it once."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--from", dest="source", default=str(ROOT), metavar="FOLDER")
    parser.add_argument("--chromium", default=os.environ.get("CHROMIUM") or shutil.which("chromium"))
    parser.add_argument("--keep", action="store_true", help="leave the folder there")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="new-user-"))
    clock = Clock()
    try:
        subprocess.run(["git", "clone", "-q", options.source, str(folder / "sevenwonders")], check=True)
        clock.print_step("git clone")
        play_once(folder, options.chromium, clock)
    finally:
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


def play_once(folder: Path, chromium: str, clock: Clock) -> None:
    """Start the program in the clone and play the first card."""
    hidden = ("VIRTUAL_ENV", "PYTHONPATH", "DISPLAY", "WAYLAND_DISPLAY")
    inherited = {name: value for name, value in os.environ.items() if name not in hidden}
    # The environment that this runs in is nothing a newcomer has.
    paths = [path for path in os.environ["PATH"].split(os.pathsep) if Path(path) != Path(sys.executable).parent]
    program = subprocess.Popen(
        ["python3", "run.py"],
        cwd=folder / "sevenwonders",
        env={**inherited, "PATH": os.pathsep.join(paths), "SEVENWONDERS_DATA": str(folder / "data")},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert program.stdout is not None
        address = program.stdout.readline().split()[-1]
        clock.print_step("python3 run.py tells the address")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            page = browser.new_page(locale="en")
            clock.print_step("a browser is open")
            page.goto(address)
            page.locator(".now button").first.wait_for()
            clock.print_step("the start page can be used")
            first_card(page, clock)
            browser.close()
    finally:
        os.killpg(program.pid, signal.SIGTERM)
        program.wait()


def first_card(page: Page, clock: Clock) -> None:
    """Press “Play Duel”, choose wonders until cards lie there, build one."""
    page.locator(".now button").first.click()
    wonders = 0
    while page.wait_for_function(READY).json_value() == "draft":
        offered = page.locator("section.draft li button:enabled")
        before = offered.count()
        if not wonders:
            clock.print_step("the table waits for a choice of wonder")
        offered.first.click()
        wonders += 1
        page.wait_for_function(
            "left => document.querySelectorAll('section.draft li button:enabled').length !== left", arg=before
        )
    clock.print_step(f"{wonders} wonders are chosen, cards lie there")
    for card in page.locator(".table.turn [data-slot] button.open").all():
        card.click()
        build = page.locator(".actions .choices button.act:enabled").first
        build.wait_for()
        build.click()
        break
    page.wait_for_function("() => !document.querySelector('.table.turn .actions .choices')")
    clock.print_step("the first card is played")


if __name__ == "__main__":
    sys.exit(main())
