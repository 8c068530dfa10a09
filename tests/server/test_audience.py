"""Who is there, and who has been away for long."""

from tests.server.lines import Kept

from sevenwonders.server.audience import Audience
from sevenwonders.server.connection import Connection


def test_somebody_is_away_a_while_after_the_last_connection() -> None:
    now = 100.0
    audience = Audience(lambda: now)
    phone, desk = (Connection("ana", Kept(), 9) for _ in range(2))
    assert not audience.is_away("ana", 60), "the table has only just been opened"
    now = 160
    assert audience.is_away("ana", 60)
    audience.add(phone)
    audience.add(desk)
    assert audience.has("ana")
    assert not audience.is_away("ana", 60)
    audience.remove(phone)
    now = 1000
    assert not audience.is_away("ana", 60)
    audience.remove(desk)
    assert not audience.has("ana")
    now = 1059
    assert not audience.is_away("ana", 60)
    now = 1060
    assert audience.is_away("ana", 60)


def test_nobody_is_not_a_person() -> None:
    audience = Audience()
    audience.add(Connection(None, Kept(), 9))
    assert len(audience) == 1
    assert not audience.has(None)


def test_what_is_sent_goes_to_all_but_one() -> None:
    audience, lines = Audience(), [Kept() for _ in range(3)]
    connections = [Connection(None, line, 9) for line in lines]
    for connection in connections:
        audience.add(connection)
    audience.send(b"hello", but=connections[1])
    assert [line.pushed for line in lines] == [[[b"hello"]], [], [[b"hello"]]]
