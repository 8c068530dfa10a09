"""Numbers for Prometheus: of the right form, moving, and for those who may see them."""

import re
from pathlib import Path

from tests.server.running import Running, running

from sevenwonders.server.metrics import Histogram, may_ask

LINE = re.compile(r'sevenwonders_[a-z_]+(\{le="[^"]+"\})? [0-9.e+-]+')


def values(server: Running) -> dict[str, float]:
    answer = server.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    assert all(
        line.startswith(("# HELP sevenwonders_", "# TYPE sevenwonders_")) or LINE.fullmatch(line) for line in lines
    )
    return {line.split()[0]: float(line.split()[1]) for line in lines if not line.startswith("#")}


def test_what_happens_is_counted(folder: Path) -> None:
    with running(folder) as server:
        before = values(server)
        made = server.new_table("me", "here")
        order = {"type": "rename", "nonce": "n", "seat": 0, "name": "x"}
        assert server.post(f"/api/tables/{made['id']}/orders", order, made["secret"]).status_code == 200
        after = values(server)
        for name in ("sevenwonders_entries_total", "sevenwonders_order_seconds_count"):
            assert after[name] == before[name] + 1
        assert after["sevenwonders_tables"] == 1
        assert after["sevenwonders_connections"] >= 1
        assert after['sevenwonders_order_seconds_bucket{le="+Inf"}'] == after["sevenwonders_order_seconds_count"]


def test_strangers_are_told_nothing(folder: Path) -> None:
    with running(folder, proxies=("127.0.0.1",)) as server:
        assert server.get("/metrics", headers={"x-forwarded-for": "9.9.9.9"}).status_code == 404
        assert server.get("/metrics").status_code == 200
    assert may_ask("10.1.2.3", ("10.0.0.0/8",))
    assert not may_ask("10.1.2.3", ())
    assert not may_ask("rubbish", ())


def test_a_histogram_counts_up() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.02, 9.0):
        histogram.add(seconds)
    lines = list(histogram.lines("x"))
    assert lines[0] == 'x_bucket{le="0.001"} 1'
    assert lines[-3:] == ['x_bucket{le="+Inf"} 3', "x_sum 9.020500", "x_count 3"]
