"""The entry points of the workers under Pyodide.

Its functions import the modules that Pyodide provides, `js` and `pyodide`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from sevenwonders.ai import networks
from sevenwonders.browser import playground
from sevenwonders.browser.backend import Backend
from sevenwonders.browser.engine import Engine


class _JsEngineWorker:
    """Implements `jobs.EngineWorker` with functions of JavaScript."""

    def __init__(self, worker: Any) -> None:
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        self._worker, self._to_js = worker, to_js

    def send(self, request: bytes) -> None:
        self._worker.send(self._to_js(request))

    def restart(self) -> None:
        self._worker.restart()


class PageBackend:
    """The backend of a page, with methods for JavaScript."""

    def __init__(self, page: Any, database: Any, worker: Any) -> None:
        backend = Backend(page, database, _JsEngineWorker(worker))
        self._queue = backend.queue
        self.request = backend.request
        self.connect = backend.connect
        self.receive = backend.receive
        self.on_broadcast = backend.notifier.receive
        self.on_database_lost = backend.notifier.report_gap
        self.on_failure = backend.queue.on_failure

    def on_result(self, response: Any) -> None:
        """Receive a response of the engine."""
        self._queue.on_result(response.to_bytes())


def open_engine(address: str) -> Callable[[Any], Any]:
    """Return a function that runs requests; networks come from a folder of the site."""
    from pyodide.ffi import to_js

    _fetch_networks(address)
    engine = Engine()
    return lambda request: to_js(engine.run(request.to_bytes()))


def open_playground(address: str) -> Callable[[str, Any], bool]:
    """Return a function that runs programs of the player; networks come from a folder of the site."""
    _fetch_networks(address)
    return playground.run


def _fetch_networks(address: str) -> None:
    """Fetch networks from a folder of the site when they are needed."""
    import js  # type: ignore[import-not-found]

    def fetch(path: Path) -> bool:
        request = js.XMLHttpRequest.new()
        request.open("GET", f"{address}/{path.name}", False)  # synchronous: compiled code waits for it
        request.responseType = "arraybuffer"
        request.send()
        if request.status != 200:
            return False
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(request.response.to_bytes())
        return True

    networks.fetch_with(fetch)
