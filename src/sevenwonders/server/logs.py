"""Logs as one JSON object per line. Nothing secret goes in: no secrets, no names, only the start of a table's id."""

import json
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


class Flood(logging.Filter):
    """Lets the same message through only so often: whoever floods the server shall not fill the disk with its logs."""

    def __init__(self, most: int = 20, seconds: float = 10, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._since = clock()
        self._told: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a message may go out; requests are counted by themselves."""
        if record.levelno < logging.WARNING:
            return True
        if self._clock() - self._since >= self._seconds:
            self._since = self._clock()
            self._told.clear()
        self._told[record.name, str(record.msg)] += 1
        return self._told[record.name, str(record.msg)] <= self._most


class JsonFormatter(logging.Formatter):
    """Writes a log record with its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=repr)


def set_up_logs(level: str) -> None:
    """Write what the server and its libraries log, from a level on, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(Flood())
    # Below warnings, uvicorn logs addresses with whole table ids, and every message on a socket.
    for name, least in (
        ("sevenwonders", logging.DEBUG),
        ("uvicorn", logging.WARNING),
        ("asyncio", logging.WARNING),
        ("websockets", logging.WARNING),
    ):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(max(LEVELS[level], least))
        logger.propagate = False
