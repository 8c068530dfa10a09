"""Logs with conventional keys, sentences on a terminal, and metrics that several processes share."""

import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenwonders.server.app import may_read_metrics
from sevenwonders.server.observability import (
    MULTIPROCESS_FOLDER,
    SOCKETS,
    RepetitionFilter,
    configure_logging,
    metrics_text,
    update_gauges,
)

LOG = logging.getLogger("sevenwonders.server.test")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Restore handlers, levels and propagation of the loggers."""
    names = ("sevenwonders", "uvicorn", "asyncio", "websockets")
    before = {name: (logging.getLogger(name).handlers[:], logging.getLogger(name).propagate) for name in names}
    levels = {name: logging.getLogger(name).level for name in names}
    yield
    for name, (handlers, propagates) in before.items():
        logger = logging.getLogger(name)
        logger.handlers[:], logger.propagate = handlers, propagates
        logger.setLevel(levels[name])


def test_a_log_line_is_json_with_conventional_keys() -> None:
    stream = io.StringIO()
    configure_logging("warning", stream)
    LOG.info("ignored")
    LOG.warning("bot_substituted", extra={"table": "abcdef"})
    try:
        _ = 1 // 0
    except ZeroDivisionError:
        LOG.exception("table_failed")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first.keys() == {"timestamp", "level", "logger", "event", "table"}
    assert (first["logger"], first["event"], first["table"]) == (LOG.name, "bot_substituted", "abcdef")
    assert first["timestamp"].endswith("+00:00")
    assert second["level"] == "ERROR"
    assert "ZeroDivisionError" in second["exception"]


def test_a_terminal_shows_sentences() -> None:
    stream = Terminal()
    configure_logging("warning", stream)
    LOG.warning("trusted_hosts_unset")
    LOG.error("storage_failed", extra={"table": "abcdef"})
    LOG.error("some_other_event")
    lines = stream.getvalue().splitlines()
    assert lines[0].endswith("Any host name is accepted. Set SEVENWONDERS_HOSTS to the names of this site.")
    assert lines[1].endswith("The database could not be read or written. table=abcdef")
    assert lines[2].endswith("Some other event.")


def test_libraries_log_from_warnings_on() -> None:
    stream = io.StringIO()
    configure_logging("debug", stream)
    logging.getLogger("uvicorn.error").info("GET /api/tables/the-whole-id")
    logging.getLogger("websockets.server").debug("< TEXT secret")
    LOG.debug("shown")
    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == ["shown"]


def test_repetitions_are_limited() -> None:
    now = 0.0
    limit = RepetitionFilter(2, 10, lambda: now)

    def passes(message: str, level: int = logging.WARNING) -> bool:
        return limit.filter(logging.LogRecord("x", level, "", 0, message, None, None))

    assert [passes("a") for _ in range(4)] == [True, True, False, False]
    assert passes("b")
    assert all(passes("request", logging.INFO) for _ in range(9))
    now = 10.0
    assert passes("a")


def test_metrics_are_for_this_machine_and_named_networks() -> None:
    assert may_read_metrics("127.0.0.1", ())
    assert may_read_metrics("10.1.2.3", ("10.0.0.0/8",))
    assert not may_read_metrics("10.1.2.3", ())
    assert not may_read_metrics("rubbish", ())


def test_gauges_are_read_when_they_are_asked_for() -> None:
    update_gauges({SOCKETS: lambda: 7})
    assert b"sevenwonders_sockets 7.0" in metrics_text()


def test_processes_report_their_sum(tmp_path: Path) -> None:
    """Two processes write; a third, which answers the scrape, counts the live ones alone in gauges."""
    code = (
        "from sevenwonders.server.observability import *\n"
        "LOG_ENTRIES.inc(3); COMMAND_SECONDS.observe(0.02); update_gauges({SOCKETS: lambda: 5})\n"
    )
    environment = {**os.environ, MULTIPROCESS_FOLDER: str(tmp_path)}
    for _ in range(2):
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    last = code + "import sys; sys.stdout.buffer.write(metrics_text())"
    done = subprocess.run([sys.executable, "-c", last], env=environment, check=True, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert "sevenwonders_log_entries_total 9.0" in lines
    assert "sevenwonders_command_seconds_count 3.0" in lines
    assert "sevenwonders_sockets 5.0" in lines, "those of dead processes are not counted"
