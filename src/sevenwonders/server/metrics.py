"""What the server does, in numbers, as Prometheus reads them: `/metrics`.

Nothing in them tells who plays where. They are told to this machine and to the networks that are allowed to ask
(SEVENWONDERS_METRICS), and to nobody else.
"""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from itertools import accumulate
from typing import Final

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
_LOOK: Final = 0.5  # seconds between two looks at the event loop


@dataclass(slots=True)
class Histogram:
    """How long something took."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(_BOUNDS) + 1))  # between the bounds
    sum: float = 0.0
    count: int = 0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.sum += seconds
        self.count += 1
        self.counts[bisect_left(_BOUNDS, seconds)] += 1

    def lines(self, name: str) -> Iterable[str]:
        """Return the lines that tell it."""
        for bound, count in zip(_BOUNDS, accumulate(self.counts), strict=False):
            yield f'{name}_bucket{{le="{bound:g}"}} {count}'
        yield f'{name}_bucket{{le="+Inf"}} {self.count}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {self.count}"


@dataclass(slots=True)
class Metrics:
    """Counters of one process."""

    orders: Histogram = field(default_factory=Histogram)  # from coming in to being written and told
    writes: Histogram = field(default_factory=Histogram)  # of the store
    lag: Histogram = field(default_factory=Histogram)  # of the event loop
    entries: int = 0
    write_failures: int = 0
    bots_replaced: int = 0
    dropped: int = 0  # connections that did not read
    relayed: int = 0  # to other processes

    async def watch_loop(self) -> None:
        """Measure, for ever, how much later than asked for the event loop comes back."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(_LOOK)
            self.lag.add(max(0.0, time.perf_counter() - before - _LOOK))


METRICS: Final = Metrics()  # of this process


Gauge = tuple[str, str, str, Callable[[], float]]  # name, kind, what it means, its value


def told(gauges: Iterable[Gauge], metrics: Metrics = METRICS) -> str:
    """Return all numbers as Prometheus reads them."""
    counted: list[Gauge] = [
        ("entries_total", "counter", "Entries written to logs of tables.", lambda: metrics.entries),
        ("store_failures_total", "counter", "Writes that the database refused.", lambda: metrics.write_failures),
        ("bots_replaced_total", "counter", "Moves of bots that a simple player made.", lambda: metrics.bots_replaced),
        ("readers_dropped_total", "counter", "Sockets cut off for not reading.", lambda: metrics.dropped),
        ("relayed_total", "counter", "Requests and sockets passed on to other processes.", lambda: metrics.relayed),
    ]
    lines: list[str] = []
    for name, kind, meaning, value in (*gauges, *counted):
        full = f"sevenwonders_{name}"
        lines += [f"# HELP {full} {meaning}", f"# TYPE {full} {kind}", f"{full} {value():g}"]
    for name, meaning, histogram in (
        ("order_seconds", "From an order to its answer.", metrics.orders),
        ("store_write_seconds", "Writing a change.", metrics.writes),
        ("loop_lag_seconds", "How late the event loop was.", metrics.lag),
    ):
        full = f"sevenwonders_{name}"
        lines += [f"# HELP {full} {meaning}", f"# TYPE {full} histogram", *histogram.lines(full)]
    return "\n".join(lines) + "\n"


def may_ask(address: str, networks: tuple[str, ...]) -> bool:
    """Return whether somebody may see the numbers."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return found.is_loopback or any(found in ip_network(network, strict=False) for network in networks)
