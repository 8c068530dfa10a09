"""Network faults for a page."""

import re

from playwright.sync_api import Page, WebSocketRoute


class BreakableSockets:
    """The WebSockets of a page, which can be closed as a bad network does: without a close frame to the server."""

    def __init__(self, page: Page) -> None:
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile(r"/socket$"), self._forward)

    def _forward(self, route: WebSocketRoute) -> None:
        route.connect_to_server()
        self._open.append(route)

    def break_all(self) -> int:
        """Close every socket opened since the last call; return their number."""
        broken, self._open = self._open, []
        for route in broken:
            route.close(code=1011, reason="cut")
        return len(broken)
