"""Logs as one JSON object per line. Nothing secret goes in: no secrets, no names, only the start of a table's id."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

_LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


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
    # Below warnings, uvicorn logs addresses with whole table ids, and every message on a socket.
    for name, least in (("sevenwonders", logging.DEBUG), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(max(_LEVELS[level], least))
        logger.propagate = False
