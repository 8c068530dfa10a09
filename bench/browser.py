"""Measures the site without a server in Chromium: times to the first move, moves of `master`, memory.

python bench/browser.py build/site

Needs Chromium and the development environment. The host of this program sends the compressed copies, and the headers
that let a page measure its memory.
"""

import shutil
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

TIMEOUT_MS: Final = 120_000
MASTER: Final = """
import time
import sevenwonders as sw
for name, games in (("duel", 1), ("classic", 1)):
    times = []
    for seed in range(games):
        game = sw.Game(name, seed=seed) if name == "duel" else sw.Game(name, seed=seed, players=3)
        agents = [game.agent("master", seat) for seat in range(game.seats)]
        while not game.is_over:
            for seat in list(game.asked):
                start = time.perf_counter()
                move = agents[seat].choose(game.seen(seat))
                times.append(time.perf_counter() - start)
                game.play(move, seat)
    print(name, len(times), sum(times) / len(times), max(times))
"""
MEMORY: Final = "async () => (await performance.measureUserAgentSpecificMemory()).bytes"


class _Handler(SimpleHTTPRequestHandler):
    """Sends the compressed copy of a file to browsers that accept it."""

    def send_head(self) -> Any:
        if "br" in self.headers.get("accept-encoding", "") and Path(f"{self.translate_path(self.path)}.br").is_file():
            self.packed = self.path
            self.path += ".br"
        return super().send_head()

    def guess_type(self, path: Any) -> str:
        return super().guess_type(str(path).removesuffix(".br"))

    def end_headers(self) -> None:
        if self.path.endswith(".br"):
            self.send_header("content-encoding", "br")
        self.send_header("cross-origin-opener-policy", "same-origin")
        self.send_header("cross-origin-embedder-policy", "require-corp")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Write no log."""


def main() -> None:
    folder = sys.argv[1] if len(sys.argv) > 1 else "build/site"
    with ThreadingHTTPServer(("localhost", 0), partial(_Handler, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for name, value in measured(browser, f"http://localhost:{server.server_port}"):
                print(f"{name:60} {value}", flush=True)
            browser.close()
        server.shutdown()


def measured(browser: Browser, host: str) -> Iterator[tuple[str, str]]:
    """Yield the name and value of each measurement."""
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(TIMEOUT_MS)
    page = context.new_page()
    page.goto(host)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.get_by_role("button", name="Play Duel").click()
    start = time.monotonic()
    page.get_by_role("button", name="Download", exact=True).click()
    yield "seconds from consent to the table, cold cache", f"{first_question(page, start):.1f}"
    yield "seconds from consent to the first AI move, cold cache", f"{first_ai_move(page, start):.1f}"
    page.wait_for_timeout(3000)  # the networks are stored
    for attempt in range(2):
        page.close()
        page = context.new_page()
        page.goto(host)
        page.get_by_role("button", name="Play Duel").wait_for()
        start = time.monotonic()
        page.get_by_role("button", name="Play Duel").click()
        yield f"seconds from the click to the first AI move, warm, {attempt + 1}", f"{first_ai_move(page, start):.1f}"
    yield "memory of a page with a table (JavaScript and WebAssembly)", megabytes(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_timeout(5000)
    yield "… after a hint", megabytes(page)
    page.goto(f"{host}/python")
    page.locator(".cm-content").press("Control+a")
    page.keyboard.insert_text(MASTER)
    page.get_by_role("button", name="Run").click()
    page.get_by_text("The program has ended.").wait_for()
    for line in page.locator("pre").inner_text().splitlines():
        name, count, mean, most = line.split()
        yield f"seconds of a move of master, {name}, {count} moves", f"{float(mean):.2f}, at most {float(most):.2f}"


def first_question(page: Page, start: float) -> float:
    page.locator("section.draft li button:enabled").first.wait_for()
    return time.monotonic() - start


def first_ai_move(page: Page, start: float) -> float:
    """Choose a wonder and wait for the next question: the computer has chosen, with pauses of 0.9 s."""
    draft = page.locator("section.draft")
    draft.locator("li button:enabled").first.wait_for()
    before = draft.inner_text()
    draft.locator("li button:enabled").first.click()
    page.wait_for_function(
        """(before) => {
          const draft = document.querySelector('section.draft');
          return draft && draft.innerText !== before && draft.querySelector('li button:enabled') !== null;
        }""",
        arg=before,
    )
    return time.monotonic() - start


def megabytes(page: Page) -> str:
    return f"{page.evaluate(MEMORY) / 1e6:.0f} MB"


if __name__ == "__main__":
    main()
