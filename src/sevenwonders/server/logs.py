"""Logs as one JSON object a line. Nothing secret goes in: no secrets, no names, and of a table's id only the start."""

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
    """Send what the server and its libraries say to the standard error output, from a level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    # Below a warning, uvicorn tells addresses with whole table ids, and of sockets every word.
    for name, least in (("sevenwonders", logging.DEBUG), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(max(_LEVELS[level], least))
        logger.propagate = False
