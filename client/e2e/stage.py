"""The fixture of all plays: a server and a Chromium that collects console errors."""

import os
import re
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect, sync_playwright
from playwright.sync_api import Error as BrowserError

CLIENT = Path(__file__).resolve().parent.parent
# A generous timeout, so that no play fails on a busy machine.
PATIENCE = 180_000
expect.set_options(timeout=PATIENCE)
# The first because root in a container has no sandbox; the others prevent requests to other hosts.
FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--metrics-recording-only",
    "--no-first-run",
    "--no-pings",
)
LIMITS = '{"new_tables": {"per_second": 5, "burst": 50}, "work": {"per_second": 2000, "burst": 8000}, "bot_pace": 0}'


@dataclass
class Stage:
    """The environment of a play; `complaints` collects the messages of the browser console.

    Pages run `slow` times slower than they can.
    """

    browser: Browser
    address: str
    python: str
    restart: Callable[[], None]
    looks: Path | None
    slow: int = 1
    complaints: list[str] = field(default_factory=list)

    def visitor(
        self,
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        *,
        theme: str = "light",
        moving: bool = False,
        touch: bool = False,
        worker: bool = False,
        slow: int = 1,
    ) -> Page:
        """Return a page in a new browser context, with reduced motion unless `moving` is set."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=touch,
            is_mobile=touch,
            # A service worker would answer before the routes below.
            service_workers="allow" if worker else "block",
        )
        context.route("**/fixtures/*.json", _give_position)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda told: self._hear(told.type, told.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        if max(slow, self.slow) > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": max(slow, self.slow)})
        return page

    def _hear(self, kind: str, text: str) -> None:
        # A restarted server is out of reach for a while, and most plays block the service worker.
        expected = ("ERR_CONNECTION", "WebSocket connection", "blocked by Playwright")
        if kind in ("error", "warning") and not any(one in text for one in expected):
            self.complaints.append(text)

    def look(self, page: Page, name: str) -> None:
        """Save a screenshot, if requested."""
        if self.looks is not None:
            page.screenshot(path=self.looks / f"{name}.png")


def _give_position(route: Route) -> None:
    """Serve the fixtures of the demo page; the server has none."""
    route.fulfill(path=CLIENT / "fixtures" / route.request.url.rpartition("/")[2])


class Line:
    """The sockets of a page, which can be cut as a bad network does; the server does not notice before it writes."""

    def __init__(self, page: Page) -> None:
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile(r"/socket$"), self._carry)

    def _carry(self, socket_route: WebSocketRoute) -> None:
        socket_route.connect_to_server()
        self._open.append(socket_route)

    def cut(self) -> int:
        """Close every socket that the page has had since the last cut; return how many there were."""
        cut, self._open = self._open, []
        for route in cut:
            route.close(code=1011, reason="cut")
        return len(cut)


@contextmanager
def stage(python: str, chromium: str, looks: Path | None, slow: int, failure: Path) -> Iterator[Stage]:
    """Start a server with an empty database and a browser; save screenshots to a folder if the play fails."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, sync_playwright() as playwright:
        log = Path(folder) / "server.log"
        running: list[subprocess.Popen[bytes]] = []
        environment: dict[str, str] = {
            "SEVENWONDERS_DATA": folder,
            "SEVENWONDERS_LIMITS": LIMITS,
            **{name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "PYTHONPYCACHEPREFIX") if name in os.environ},
        }

        def stop(how: signal.Signals) -> None:
            for server in running:
                server.send_signal(how)
                server.wait()
            running.clear()

        def start() -> None:
            stop(signal.SIGKILL)
            with log.open("ab") as told:
                command = [python, "-m", "sevenwonders.server.main", str(port)]
                running.append(subprocess.Popen(command, env=environment, stdout=told, stderr=told))
            _await(f"http://localhost:{port}/api/health")

        try:
            start()
            browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
            on = Stage(browser, f"http://localhost:{port}", python, start, looks, slow)
            try:
                yield on
            except Exception as error:
                _keep(on, failure, error)
                raise
            finally:
                browser.close()
        except BaseException as error:
            lines = log.read_text("utf-8", "replace").splitlines() if log.exists() else []
            failure.mkdir(parents=True, exist_ok=True)
            (failure / "server.txt").write_text("\n".join(lines[-200:]), "utf-8")
            troubles = [line for line in lines if "error" in line.lower() or "traceback" in line.lower()]
            if troubles:
                error.add_note("server: " + "\n".join(troubles[-5:]))
            raise
        finally:
            stop(signal.SIGTERM)


def _keep(on: Stage, folder: Path, error: Exception) -> None:
    """Save a screenshot of every open page, and add the text of each to the error."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = [page for context in on.browser.contexts for page in context.pages]
    for number, page in enumerate(pages):
        try:
            page.screenshot(path=folder / f"page-{number}.png", timeout=20_000)
            said = page.locator("body").inner_text(timeout=20_000)
        except BrowserError as trouble:
            said = f"cannot be seen: {trouble}"
        error.add_note(f"{page.url}: {' '.join(said.split())[:500]}")
    error.add_note(f"console: {on.complaints[:5]}")


def _await(address: str) -> None:
    for _ in range(PATIENCE // 100):
        try:
            urllib.request.urlopen(address, timeout=5).read()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the server does not start")
