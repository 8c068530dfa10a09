"""Logs and metrics.

Logs are JSON objects with the keys timestamp, level, logger, event and, for failures, exception; on a terminal they
are sentences. They contain no secrets, no names of players, and only the first characters of a table id.

Metrics are in the Prometheus format. Several server processes of one machine share their values through the files in
PROMETHEUS_MULTIPROC_DIR, so that any of them can answer a scrape.
"""

import asyncio
import logging
import os
import sys
import time
from collections import Counter as CollectionsCounter
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

# ---- logs

LOG_LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
_MINIMUM_LEVELS: Final = {
    "sevenwonders": logging.DEBUG,
    # Below warnings, uvicorn logs paths with whole table ids, and every message on a socket.
    "uvicorn": logging.WARNING,
    "asyncio": logging.ERROR,  # its child watcher warns of every worker that is killed
    "websockets": logging.WARNING,
}
_SENTENCES: Final = {
    "bot_substituted": "A bot gave no move in time, so a simple player moved for it.",
    "listen_failed": "The connection that waits for notifications of PostgreSQL failed; it is opened again.",
    "process_replaced": "A server process died or did not respond, and was replaced.",
    "request": "Request.",
    "storage_failed": "The database could not be read or written.",
    "table_damaged": "The log of a table cannot be replayed.",
    "trusted_hosts_unset": "Any host name is accepted. Set SEVENWONDERS_HOSTS to the names of this site.",
}


class RepetitionFilter(logging.Filter):
    """Passes each warning at most `limit` times in `period` seconds, so that a flood does not fill the disk."""

    def __init__(self, limit: int = 20, period: float = 10, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._limit, self._period, self._clock = limit, period, clock
        self._started = clock()
        self._counts: CollectionsCounter[tuple[str, str]] = CollectionsCounter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        if self._clock() - self._started >= self._period:
            self._started = self._clock()
            self._counts.clear()
        key = record.name, str(record.msg)
        self._counts[key] += 1
        return self._counts[key] <= self._limit


class SentenceFormatter(logging.Formatter):
    """Formats a record for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        event = record.getMessage()
        sentence = _SENTENCES.get(event) or f"{event.replace('_', ' ').capitalize()}."
        fields = {name: value for name, value in vars(record).items() if name not in RESERVED_ATTRS}
        details = "".join(f" {name}={value}" for name, value in fields.items())
        line = f"{self.formatTime(record, '%H:%M:%S')} {record.levelname}: {sentence}{details}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def json_formatter() -> JsonFormatter:
    return JsonFormatter(
        ["levelname", "name", "message"],
        rename_fields={"levelname": "level", "name": "logger", "message": "event", "exc_info": "exception"},
        timestamp=True,
        json_ensure_ascii=False,
    )


def configure_logging(level: str, stream: TextIO | None = None) -> None:
    """Log to `stream`, by default standard error: sentences if it is a terminal, else JSON."""
    stream = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(stream)
    handler.setFormatter(SentenceFormatter() if stream.isatty() else json_formatter())
    handler.addFilter(RepetitionFilter())
    for name, minimum in _MINIMUM_LEVELS.items():
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(max(LOG_LEVELS[level], minimum))
        logger.propagate = False


# ---- metrics

METRICS_CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
MULTIPROCESS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # set before prometheus_client is imported
_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
_SAMPLE_SECONDS: Final = 0.5


def _gauge(name: str, documentation: str) -> Gauge:
    return Gauge(f"sevenwonders_{name}", documentation, multiprocess_mode="livesum")


COMMAND_SECONDS: Final = Histogram(
    "sevenwonders_command_seconds", "Time from a command to its answer.", buckets=_BUCKETS
)
STORAGE_WRITE_SECONDS: Final = Histogram(
    "sevenwonders_storage_write_seconds", "Time to write one batch.", buckets=_BUCKETS
)
LOOP_LAG_SECONDS: Final = Histogram(
    "sevenwonders_loop_lag_seconds", "Delay of a timer of the event loop.", buckets=_BUCKETS
)
LOG_ENTRIES: Final = Counter("sevenwonders_log_entries", "Log entries written.")
STORAGE_FAILURES: Final = Counter("sevenwonders_storage_failures", "Writes that the database refused.")
VERSION_CONFLICTS: Final = Counter("sevenwonders_version_conflicts", "Writes based on an outdated version.")
BOTS_SUBSTITUTED: Final = Counter("sevenwonders_bots_substituted", "Moves of bots that a simple player made.")
CLIENTS_DISCONNECTED: Final = Counter("sevenwonders_clients_disconnected", "Sockets closed by the server.", ["reason"])
CONNECTIONS_REFUSED: Final = Counter("sevenwonders_connections_refused", "Connections beyond a limit.")
REQUEST_TIMEOUTS: Final = Counter("sevenwonders_request_timeouts", "Requests that did not arrive in time.")
RATE_LIMITED: Final = Counter("sevenwonders_rate_limited", "Requests beyond the rate limit of their client.")
JOBS_FINISHED: Final = Counter("sevenwonders_jobs_finished", "Jobs finished by worker processes.", ["pool"])
WORKERS_REPLACED: Final = Counter(
    "sevenwonders_workers_replaced", "Worker processes that died or were too slow.", ["pool"]
)
JOBS_WAITING: Final = _gauge("jobs_waiting", "Jobs that wait for a worker process.")
JOBS_RUNNING: Final = _gauge("jobs_running", "Jobs in worker processes.")
TABLES: Final = _gauge("tables", "Tables in memory.")
SOCKETS: Final = _gauge("sockets", "Open WebSockets.")
COMMANDS_WAITING: Final = _gauge("commands_waiting", "Commands that wait for their table.")
WRITES_WAITING: Final = _gauge("storage_writes_waiting", "Writes that wait for the database.")

Samples = Mapping[Gauge, Callable[[], float]]


def update_gauges(samples: Samples) -> None:
    for gauge, value in samples.items():
        gauge.set(value())


async def sample(samples: Samples) -> None:
    """Measure the lag of the event loop, and update the gauges where processes share them, until cancelled."""
    is_shared = MULTIPROCESS_FOLDER in os.environ
    while True:
        before = time.perf_counter()
        await asyncio.sleep(_SAMPLE_SECONDS)
        LOOP_LAG_SECONDS.observe(max(0.0, time.perf_counter() - before - _SAMPLE_SECONDS))
        if is_shared:
            update_gauges(samples)


def metrics_text() -> bytes:
    """Return the metrics of all processes that share them."""
    folder = os.environ.get(MULTIPROCESS_FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    for file in Path(folder).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not _is_running(pid):
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _is_running(pid: int) -> bool:
    with suppress(PermissionError):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
    return True
