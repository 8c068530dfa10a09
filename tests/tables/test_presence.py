"""Queues of messages and the presence of clients."""

import re
from pathlib import Path

from sevenwonders.tables.limits import TableLimits
from sevenwonders.tables.presence import Client, Connections, Outbox
from sevenwonders.tables.protocols import Presence, SeatRow
from sevenwonders.tables.seats import Seats

SEATS = Seats([SeatRow(0, "", holder="one"), SeatRow(1, "", holder="two")])


async def sent(outbox: Outbox) -> list[bytes]:
    outbox.close()
    return [message async for message in outbox]


async def test_messages_are_sent_in_order() -> None:
    outbox = Outbox(9, 100)
    for message in (b"update", b"answer"):
        outbox.put(message)
    assert await sent(outbox) == [b"update", b"answer"]
    outbox.put(b"late")
    assert await sent(outbox) == []


async def test_too_many_messages_or_bytes_close_the_outbox() -> None:
    for outbox, messages in ((Outbox(2, 100), [b"0", b"1", b"2"]), (Outbox(9, 10), [b"123456", b"123456"])):
        overflows: list[bool] = []
        outbox.on_overflow = lambda overflows=overflows: overflows.append(True)
        for message in messages:
            assert not outbox.is_closed
            outbox.put(message)
        assert outbox.is_closed
        assert overflows == [True]
        assert await sent(outbox) == []


async def test_a_single_message_may_be_large() -> None:
    outbox = Outbox(9, 10)
    outbox.put(b"x" * 1000)
    assert await sent(outbox) == [b"x" * 1000]


def test_absence_is_counted_from_the_last_connection_or_request() -> None:
    now = 100.0
    connections = Connections(lambda: now)
    client = Client(Outbox(9, 9), "one")
    connections.add(client)
    assert connections.is_online("one", SEATS)
    assert connections.spectators(SEATS) == 0
    now = 200
    connections.remove(client)
    assert not connections.is_away("one", SEATS, 60)
    now = 250
    connections.touch("one")
    now = 300
    assert not connections.is_away("one", SEATS, 60)
    assert connections.is_away("two", SEATS, 60)
    now = 310
    assert connections.is_away("one", SEATS, 60)


def test_the_oldest_connections_of_a_holder_make_room() -> None:
    connections = Connections()
    clients = [Client(Outbox(9, 9), "one") for _ in range(3)]
    for client in clients:
        connections.make_room("one", 2)
        connections.add(client)
    assert [client.outbox.is_closed for client in clients] == [True, False, False]
    assert connections.count("one") == 2


def test_the_presence_of_another_process_expires() -> None:
    now = 0.0
    connections = Connections(lambda: now)
    assert connections.receive(Presence("table", "other", (1,), 2))
    assert not connections.receive(Presence("table", "other", (1,), 2))
    assert connections.is_online("two", SEATS)
    assert connections.spectators(SEATS) == 2
    now = 1000
    assert not connections.is_online("two", SEATS)
    assert connections.spectators(SEATS) == 0
    assert connections.expire()
    assert not connections.expire()


def test_the_client_offers_a_takeover_when_the_server_allows_it() -> None:
    source = Path(__file__).parents[2] / "client" / "src" / "lib" / "table" / "absence.svelte.ts"
    found = re.search(r"ABSENT_AFTER = ([\d_]+)", source.read_text("utf-8"))
    assert found is not None
    assert int(found[1]) == TableLimits().away_seconds * 1000
