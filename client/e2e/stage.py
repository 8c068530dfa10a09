"""A server of its own and a Chromium that complains: what all plays need."""

import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CLIENT = Path(__file__).resolve().parent.parent
AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 30_000
ACTIONS = ".actions .choices button.act:enabled"
VERDICT = ".verdict"


@dataclass
class Stage:
    """Where a play happens; `complaints` collects what the browser's console says."""

    browser: Browser
    address: str
    shots: Path | None
    restart: Any
    complaints: list[str] = field(default_factory=list)

    def visitor(self, width: int = 1440, height: int = 900, language: str = "en", **more: Any) -> Page:
        """Return an empty page of somebody who has never been here."""
        context: BrowserContext = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=language, **more
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda told: self._hear(told.type, told.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, kind: str, text: str) -> None:
        # A server that is restarted on purpose cannot be reached for a while.
        if kind in ("error", "warning") and "ERR_CONNECTION" not in text and "WebSocket connection" not in text:
            self.complaints.append(text)

    def shot(self, page: Page, name: str) -> None:
        """Keep a picture, if pictures are wanted."""
        if self.shots is not None:
            page.screenshot(path=self.shots / f"{name}.png")


@contextmanager
def stage(python: str, chromium: str, shots: Path | None) -> Iterator[Stage]:
    """Start a server with empty data and a browser."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        running: list[subprocess.Popen[bytes]] = []

        def start() -> None:
            if running:
                running[-1].kill()
                running[-1].wait()
            environment = {
                "SEVENWONDERS_DATA": data,
                "PATH": "/usr/bin:/bin",
                "SEVENWONDERS_LIMITS": '{"new_tables": {"each_second": 5, "at_once": 50}}',
            }
            running.append(
                subprocess.Popen(
                    [python, "-m", "sevenwonders.server.run", str(port)], env=environment, stdout=subprocess.DEVNULL
                )
            )
            _await(f"http://localhost:{port}/api/health")

        start()
        browser = playwright.chromium.launch(executable_path=chromium)
        try:
            yield Stage(browser, f"http://localhost:{port}", shots, start)
        finally:
            browser.close()
            running[-1].terminate()
            running[-1].wait()


def _await(address: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(address, timeout=1).read()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the server does not start")


def no_sideways_scroll(page: Page) -> None:
    """Fail if the page is wider than its window."""
    wide, seen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= seen, f"{page.url}: {wide} px in {seen} px"


def no_violations(page: Page) -> None:
    """Fail if axe finds something."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    told = [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]
    assert not told, f"{page.url}: {told}"


# One move at a time: None when somebody else is to move, else what was done.
_DUEL_READY = """() => document.querySelector('.verdict') ? 'over'
  : document.querySelector('section.question li button') ? 'question'
  : document.querySelector('section.draft li button:enabled') ? 'draft'
  : document.querySelector('.table.turn [data-slot] button.open') ? 'turn' : null"""
_CLASSIC_READY = """() => document.querySelector('.verdict') ? 'over'
  : document.querySelector('section.question button') ? 'question'
  : document.querySelector('section.hand') && document.querySelector('.status.mine') ? 'turn' : null"""


def ready(page: Page, game: str) -> str:
    """Wait until the page asks for a move, or the game is over; return which question."""
    found = page.wait_for_function(_DUEL_READY if game == "duel" else _CLASSIC_READY)
    return str(found.json_value())


def click_move(page: Page, game: str, number: int) -> bool:
    """Make some move by mouse; return whether the game is still running."""
    before = page.evaluate("document.querySelector('main')?.innerText")
    match ready(page, game):
        case "over":
            return False
        case "question":
            page.locator("section.question button").first.click()
        case "draft":
            page.locator("section.draft li button:enabled").first.click()
        case _:
            cards = page.locator("[data-slot] button.open" if game == "duel" else "section.hand button")
            cards.nth(number % cards.count()).click()
            page.locator(ACTIONS).first.click()
    page.wait_for_function("told => document.querySelector('main')?.innerText !== told", arg=before)
    return True


def play_by_mouse(page: Page, game: str, most: int = 200) -> int:
    """Play until the game is over; return the number of moves made."""
    for number in range(most):
        if not click_move(page, game, number):
            return number
    raise AssertionError("the game does not end")
