"""Opening browser pages for the end-to-end tests."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from client.e2e.server import ROOT, TIMEOUT_MS
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route

CLIENT: Final = ROOT / "client"
# Console messages about a restarted server and about the service worker, which most tests block.
EXPECTED_ERRORS: Final = ("ERR_CONNECTION", "WebSocket connection", "blocked by Playwright")
# Saves a screenshot under a name if the tests run with --screenshots-to.
Screenshot = Callable[[Page, str], None]


@dataclass
class NewPage:
    """Opens pages, each in a browser context of its own, and collects the errors of their consoles."""

    new_context: Callable[..., BrowserContext]
    browser_name: str
    base_url: str
    console_errors: list[str] = field(default_factory=list)
    slowdown: int = 1

    def __call__(
        self,
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        *,
        theme: str = "light",
        has_motion: bool = False,
        has_touch: bool = False,
        has_service_worker: bool = False,
        slowdown: int = 1,
    ) -> Page:
        """Open a page; `slowdown` is the factor by which Chromium's CPU is slowed down."""
        options: dict[str, Any] = {
            "base_url": self.base_url,
            "viewport": {"width": width, "height": height},
            "locale": language,
            "color_scheme": theme,
            "reduced_motion": "no-preference" if has_motion else "reduce",
            "has_touch": has_touch,
            # A service worker would answer before the route below.
            "service_workers": "allow" if has_service_worker else "block",
        }
        if self.browser_name != "firefox":  # which has no mobile mode
            options["is_mobile"] = has_touch
        context = self.new_context(**options)
        context.set_default_timeout(TIMEOUT_MS)
        context.route("**/fixtures/*.json", _serve_fixture)
        page = context.new_page()
        page.on("console", self._collect)
        page.on("pageerror", lambda error: self.console_errors.append(str(error)))
        rate = max(slowdown, self.slowdown)
        if rate > 1 and self.browser_name == "chromium":
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
        return page

    def _collect(self, message: ConsoleMessage) -> None:
        is_expected = any(part in message.text for part in EXPECTED_ERRORS)
        if message.type in ("error", "warning") and not is_expected:
            self.console_errors.append(message.text)

    def ignore_errors(self, part: str) -> None:
        """Remove the console errors with this text, which the test has caused on purpose."""
        self.console_errors[:] = [text for text in self.console_errors if part not in text]


def _serve_fixture(route: Route) -> None:
    """Serve the fixtures of the demo page; the server has none."""
    route.fulfill(path=CLIENT / "fixtures" / route.request.url.rpartition("/")[2])
