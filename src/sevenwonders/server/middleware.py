"""The outermost layer: refuses unknown host names, adds security headers, and logs requests."""

import logging
import time
from typing import Final

from starlette.status import WS_1008_POLICY_VIOLATION
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from sevenwonders.server.api.responses import error_response
from sevenwonders.server.settings import Settings
from sevenwonders.tables.errors import MalformedError

_LOG: Final = logging.getLogger("sevenwonders.server.requests")


def content_security_policy(*scripts: str) -> str:
    """Return a policy that allows the server's own files and inline scripts with these hashes."""
    # The engine in the page is WebAssembly.
    allowed = " ".join(("'self'", *(f"'{script}'" for script in scripts), "'wasm-unsafe-eval'"))
    return (
        f"default-src 'none'; script-src {allowed}; worker-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


# A response may send its own value of a header.
HEADERS: Final = (
    (b"content-security-policy", content_security_policy().encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)


class SecurityMiddleware:
    """Checks the Host header and adds security headers to all responses."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = settings.trusted_hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a socket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        status: int | None = None  # of a request

        async def secured(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(header for header in HEADERS if header[0] not in own)]
            await send(message)

        app = self._app if self._is_known(scope) else _refuse_host
        await app(scope, receive, secured if scope["type"] == "http" else send)
        if _LOG.isEnabledFor(logging.INFO):
            route = scope.get("route")
            fields = {
                "method": scope.get("method", "SOCKET"),
                "path": getattr(route, "path", "other"),  # the pattern: a table's id is enough to watch it
                "status": status,
                "ms": round((time.perf_counter() - started) * 1000, 1),
            }
            _LOG.info("request", extra=fields)

    def _is_known(self, scope: Scope) -> bool:
        if self._hosts is None:
            return True
        host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1").lower()
        name = host if host.endswith("]") else host.rpartition(":")[0] or host
        return name in self._hosts


async def _refuse_host(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocketClose(WS_1008_POLICY_VIOLATION)(scope, receive, send)
    else:
        await error_response(MalformedError("request/unknown-host"))(scope, receive, send)
