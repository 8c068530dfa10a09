"""Several processes serve one table: the log arbitrates, no process owns a table."""

import asyncio
import json
from typing import Any

import pytest
from tests.tables.memory import MemoryBots, MemoryStorage, registries, settle
from tests.timeouts import TIMEOUT

from sevenwonders.core.errors import GameError
from sevenwonders.core.registry import rules_of
from sevenwonders.tables import commands
from sevenwonders.tables.bots import Bots, Turn
from sevenwonders.tables.history import History
from sevenwonders.tables.limits import TableLimits
from sevenwonders.tables.log import Played
from sevenwonders.tables.messages.commands import AnswerUndo, Play, Rename, Undo
from sevenwonders.tables.messages.setup import NewTable, NewTableMade, SeatWish
from sevenwonders.tables.messages.updates import Reaction
from sevenwonders.tables.presence import Client, Outbox
from sevenwonders.tables.protocols import Appended, TableRow
from sevenwonders.tables.registry import TableRegistry
from sevenwonders.tables.secrets import digest
from sevenwonders.tables.table import Table

DRAFT = NewTable("duel", [SeatWish("me"), SeatWish("link")], {"first": "A"})


async def two_players(one: TableRegistry, other: TableRegistry) -> tuple[NewTableMade, str, Table, Table]:
    """Create a table at one process, claim the second seat at the other."""
    made = await one.create(DRAFT)
    assert made.secret is not None
    there = await other.get(made.id)
    _, secret = await commands.claim(there, made.invitations[0].invite, "", None)
    await settle()
    return made, secret, await one.get(made.id), await other.get(made.id)


async def play(table: Table, seat: int, secret: str, nonce: str, version: int | None = None) -> Any:
    move = table.history.game.legal(seat)[0].id
    command = Play(nonce, seat, table.history.version if version is None else version, move)
    return await commands.execute(table, command, digest(secret), secret)


async def connect(table: Table, secret: str | None = None) -> Client:
    client = Client(Outbox(100, 1 << 20), None if secret is None else digest(secret), key="192.0.2.1")
    await table.connect(client, None)
    return client


def received(client: Client) -> list[dict[str, Any]]:
    messages = [json.loads(message) for message in client.outbox._messages]
    client.outbox._messages.clear()
    return messages


async def test_a_command_is_published_by_every_process() -> None:
    (one, _), (other, _) = registries(MemoryStorage())
    made, secret, here, there = await two_players(one, other)
    clients = [await connect(here, made.secret), await connect(there, secret), await connect(there)]
    assert made.secret is not None
    done = await play(here, 0, made.secret, "n1")
    await settle()
    assert here.history.version == there.history.version == done.version
    assert [received(client)[-1]["version"] for client in clients] == [done.version] * 3
    await settle(play(there, 1, secret, "n2"))
    assert here.history.game.state == there.history.game.state
    await asyncio.gather(one.close(), other.close())


async def test_of_two_concurrent_moves_one_is_executed() -> None:
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    made, _, here, there = await two_players(one, other)
    await connect(here), await connect(there)
    assert made.secret is not None
    version = here.history.version
    results = await asyncio.gather(
        play(here, 0, made.secret, "n1", version), play(there, 0, made.secret, "n2", version), return_exceptions=True
    )
    await settle()
    assert sorted(type(result).__name__ for result in results) == ["Done", "StaleError"]
    assert here.history.version == there.history.version == len(storage.tables[made.id].log)
    await asyncio.gather(one.close(), other.close())


async def test_commands_that_do_not_exclude_each_other_are_both_executed() -> None:
    (one, _), (other, _) = registries(MemoryStorage())
    made, secret, here, there = await two_players(one, other)
    await connect(here), await connect(there)
    assert made.secret is not None
    before = here.history.version
    await asyncio.gather(
        commands.execute(here, Rename("n1", 0, "Ana"), digest(made.secret), made.secret),
        commands.execute(there, Rename("n2", 1, "Bea"), digest(secret), secret),
    )
    await settle()
    assert [row.name for row in here.seats] == [row.name for row in there.seats] == ["Ana", "Bea"]
    assert here.history.version == there.history.version == before + 2
    await asyncio.gather(one.close(), other.close())


async def test_a_repeated_command_gets_the_first_answer_at_another_process() -> None:
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    made, _, here, there = await two_players(one, other)
    await connect(there)
    storage.notifiers[1].is_deaf = True
    assert made.secret is not None
    version = here.history.version
    first = await play(here, 0, made.secret, "n1", version)
    entries = len(storage.tables[made.id].log)
    again = await play(there, 0, made.secret, "n1", version)
    assert again == first
    assert len(storage.tables[made.id].log) == entries
    await asyncio.gather(one.close(), other.close())


async def test_a_refusal_is_checked_against_the_log() -> None:
    """An undo is requested at one process and answered at another that has not read it yet."""
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    made, secret, here, there = await two_players(one, other)
    await connect(here), await connect(there)
    assert made.secret is not None
    await settle(play(here, 0, made.secret, "n1"))
    storage.notifiers[1].is_deaf = True
    await commands.execute(here, Undo("n2", 0, here.history.version), digest(made.secret), made.secret)
    assert (bool(here.history.undo_request), bool(there.history.undo_request)) == (True, False)
    await commands.execute(there, AnswerUndo("n3", 1, agree=True), digest(secret), secret)
    await settle()
    assert here.history.undo_request is None
    assert here.history.asked == there.history.asked == (0,)
    with pytest.raises(GameError):
        await commands.execute(there, AnswerUndo("n4", 1, agree=True), digest(secret), secret)
    await asyncio.gather(one.close(), other.close())


async def test_after_a_gap_of_notifications_clients_get_the_new_version() -> None:
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    made, _, here, there = await two_players(one, other)
    client = await connect(there)
    assert made.secret is not None
    storage.notifiers[1].is_deaf = True
    await settle(play(here, 0, made.secret, "n1"))
    assert received(client) == []
    storage.notifiers[1].on_gap()
    await settle()
    assert received(client)[-1]["version"] == here.history.version
    await asyncio.gather(one.close(), other.close())


async def test_a_notification_during_a_query_is_not_lost() -> None:
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    made, secret, here, there = await two_players(one, other)
    client = await connect(there, secret)
    assert made.secret is not None
    storage.answer = asyncio.Event()
    rename = Rename("n1", 0, "Ana")  # changes a seat, so the query begins
    await settle(commands.execute(here, rename, digest(made.secret), made.secret))
    await settle(play(here, 0, made.secret, "n2"))
    storage.answer.set()
    await settle()
    assert received(client)[-1]["version"] == there.history.version == here.history.version
    await asyncio.gather(one.close(), other.close())


async def test_entries_that_come_with_notices_need_no_query() -> None:
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    made, secret, here, there = await two_players(one, other)
    await connect(here, made.secret), await connect(there, secret)
    assert made.secret is not None
    queries = storage.queries
    await settle(play(here, 0, made.secret, "n1"))
    await settle(play(there, 1, secret, "n2"))
    assert there.history.version == here.history.version == len(storage.tables[made.id].log)
    assert storage.queries == queries
    await asyncio.gather(one.close(), other.close())


async def test_an_entry_after_a_lost_notice_is_loaded_with_it() -> None:
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    made, secret, here, there = await two_players(one, other)
    client = await connect(there, secret)
    assert made.secret is not None
    storage.notifiers[1].is_deaf = True
    await settle(play(here, 0, made.secret, "n1"))
    storage.notifiers[1].is_deaf = False
    await settle(play(here, 1, secret, "n2"))
    assert there.history.game.state == here.history.game.state
    assert received(client)[-1]["version"] == there.history.version == here.history.version
    await asyncio.gather(one.close(), other.close())


async def test_a_wrong_notification_is_harmless() -> None:
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    _, secret, _, there = await two_players(one, other)
    client, version = await connect(there, secret), there.history.version
    storage.notifiers[1].receive(Appended(there.row.id, version + 5))
    await settle()
    assert received(client) == []
    assert there.history.version == version
    await asyncio.gather(one.close(), other.close())


async def test_presence_is_known_to_every_process() -> None:
    (one, _), (other, _) = registries(MemoryStorage(), limits=TableLimits(away_seconds=0, bot_pace=0))
    made, secret, here, there = await two_players(one, other)
    player = await connect(here, made.secret)
    guest = await connect(there, secret)
    spectator = await connect(there)
    for table in (here, there):
        info = table.publisher.info()
        assert [seat.online for seat in info.seats] == [True, True]
        assert info.watching == 1
        assert not table.connections.is_away(digest(secret), table.seats, 0)
    for client in (guest, spectator):
        there.disconnect(client)
    assert [seat.online for seat in here.publisher.info().seats] == [True, False]
    assert here.publisher.info().watching == 0
    assert here.connections.is_away(digest(secret), here.seats, 0)
    assert received(player)[-1]["type"] == "status"
    await asyncio.gather(one.close(), other.close())


async def test_a_bot_is_computed_where_its_turn_became_due_and_elsewhere_after_a_timeout() -> None:
    storage = MemoryStorage()
    limits = TableLimits(bot_pace=0, bot_seconds=0.01)
    (one, bots), (other, others) = registries(storage, limits=limits)
    made = await one.create(
        NewTable("duel", [SeatWish("me"), SeatWish("ai", level="easy")], {"first": "A"}), "192.0.2.7"
    )
    assert made.secret is not None
    here, there = await one.get(made.id), await other.get(made.id)
    await connect(here), await connect(there)
    await settle(play(here, 0, made.secret, "n1"))
    assert (bots.clients, others.clients) == (["192.0.2.7"], [])
    while not others.clients:  # the first process gives no answer
        await asyncio.sleep(0.01)
    others.released.set()
    bots.released.set()
    await settle()
    assert here.history.version == there.history.version == len(storage.tables[made.id].log)
    assert here.history.game.state == there.history.game.state
    await asyncio.gather(one.close(), other.close())


async def test_a_move_for_another_turn_is_dropped_and_asked_for_again(caplog: pytest.LogCaptureFixture) -> None:
    """A bot answers for a version that an undo at another process has made obsolete."""
    (one, bots), (other, others) = registries(MemoryStorage())
    bots.answers_when_cancelled = others.answers_when_cancelled = True
    made = await one.create(NewTable("duel", [SeatWish("me"), SeatWish("ai", level="easy")], {"first": "A"}))
    assert made.secret is not None
    holder = digest(made.secret)
    here, there = await one.get(made.id), await other.get(made.id)
    await connect(here), await connect(there)
    await settle(play(here, 0, made.secret, "n1"))
    assert here.history.asked == (1,)
    await settle(commands.execute(there, Undo("n2", 0, there.history.version), holder, made.secret))
    assert (here.history.asked, here.history.version) == ((0,), there.history.version)
    wonder = here.history.game.legal(0)[1].id
    await settle(commands.execute(here, Play("n3", 0, here.history.version, wonder), holder, made.secret))
    assert len(bots.clients) == 2
    version = here.history.version
    for computing in (bots, others):
        computing.released.set()
    await settle()
    assert {type(line.entry) for line in here.history.lines[version:]} == {Played}
    assert [record for record in caplog.records if record.message == "bot_substituted"] == []
    assert here.history.game.state == there.history.game.state
    await asyncio.gather(one.close(), other.close())


def test_moves_for_another_turn_are_not_given() -> None:
    """A move is ready and waits for the lock, which a command holds that changes the turn."""
    rules = rules_of("duel")
    history = History(rules, rules.setup(2, {"first": "B"}), "0" * 48)
    history.draw()
    bots = Bots(TableRow("table", "duel", {}, "0" * 48, 0), MemoryBots(), lambda: None)
    bots._moves = {Turn(history.changed - 1, 1): 7, Turn(history.changed, 1): 8}
    assert bots.take_moves(history) == {1: 8}
    assert bots.take_moves(history) == {}


async def test_a_choice_of_another_seat_does_not_restart_a_bot() -> None:
    """In 7 Wonders seats choose at the same time; a choice that is taken back does not restart the bots either."""
    (registry, bots), *_ = registries(MemoryStorage(), count=1)
    wishes = [SeatWish("me"), SeatWish("here"), SeatWish("ai", level="easy")]
    made = await registry.create(NewTable("classic", wishes, {"sides": "day"}))
    assert made.secret is not None
    table = await registry.get(made.id)
    await connect(table)
    await settle(play(table, 0, made.secret, "n1"))
    await settle(commands.execute(table, Undo("n2", 0, table.history.version), digest(made.secret), made.secret))
    await settle(play(table, 0, made.secret, "n3"))
    assert len(bots.clients) == 1
    bots.released.set()
    await settle()
    assert table.history.asked == (1,)
    await registry.close()


async def test_a_bot_continues_after_a_failure_of_the_storage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.tables.table._RETRY_SECONDS", 0.01)
    storage = MemoryStorage()
    (registry, bots), *_ = registries(storage, count=1)
    made = await registry.create(NewTable("duel", [SeatWish("me"), SeatWish("ai", level="easy")], {"first": "B"}))
    table = await registry.get(made.id)
    await connect(table)
    storage.failures = 2
    bots.released.set()
    async with asyncio.timeout(TIMEOUT):
        while table.history.asked != (0,):
            await asyncio.sleep(0.01)
    await registry.close()


async def test_a_client_sees_the_head_of_the_log_at_a_process_that_is_behind() -> None:
    """Without a version in its `hello`: its page was loaded again."""
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    made, secret, here, there = await two_players(one, other)
    await connect(there)
    storage.notifiers[1].is_deaf = True
    assert made.secret is not None
    done = await play(here, 0, made.secret, "n1")
    assert there.history.version < done.version
    client = Client(Outbox(100, 1 << 20), digest(secret), key="192.0.2.1")
    assert (await there.connect(client, None)).version == done.version
    await asyncio.gather(one.close(), other.close())


async def test_a_seat_that_was_claimed_elsewhere_is_known_when_its_holder_connects() -> None:
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    made = await one.create(DRAFT)
    there = await other.get(made.id)
    await connect(there)
    storage.notifiers[1].is_deaf = True
    seat, secret = await commands.claim(await one.get(made.id), made.invitations[0].invite, "", None)
    assert there.seats.of(digest(secret)) == []
    update = await there.connect(Client(Outbox(100, 1 << 20), digest(secret), key="192.0.2.1"), None)
    assert update.seats == [seat]
    with pytest.raises(GameError, match="auth/invalid-secret"):
        await there.connect(Client(Outbox(100, 1 << 20), digest("another secret"), key="192.0.2.1"), None)
    await asyncio.gather(one.close(), other.close())


async def test_a_gap_while_a_table_is_loaded_delays_no_client() -> None:
    """A process begins to listen after it has begun to serve."""
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    made = await one.create(DRAFT)
    loading = asyncio.create_task(other.get(made.id))
    await asyncio.sleep(0)
    storage.notifiers[1].on_gap()
    there = await loading
    assert (await there.connect(Client(Outbox(100, 1 << 20), key="192.0.2.1"), None)).version == there.history.version
    await asyncio.gather(one.close(), other.close())


async def test_a_table_without_clients_is_read_up_to_the_head_of_the_log() -> None:
    storage = MemoryStorage()
    (one, _), (other, _) = registries(storage)
    made, _, here, there = await two_players(one, other)
    assert made.secret is not None
    await settle(play(here, 0, made.secret, "n1"))
    assert there.history.version < here.history.version
    assert (await other.get(made.id)).history.version == here.history.version
    await asyncio.gather(one.close(), other.close())


async def test_no_bot_is_computed_without_clients() -> None:
    (registry, bots), *_ = registries(MemoryStorage(), count=1)
    made = await registry.create(NewTable("duel", [SeatWish("ai", level="easy")] * 2))
    table = await registry.get(made.id)
    table._last_request -= 1e6
    table._wake_bots(is_own=True)
    await settle()
    assert bots.clients == []
    client = await connect(table)
    await settle()
    assert bots.clients == ["192.0.2.1"]
    table.disconnect(client)
    await registry.close()


async def test_after_a_failure_of_the_storage_the_log_decides() -> None:
    storage = MemoryStorage()
    (registry, _), *_ = registries(storage, count=1)
    made, _, table, _ = await two_players(registry, registry)
    assert made.secret is not None
    storage.failures = 1
    with pytest.raises(GameError, match="server/storage"):
        await play(table, 0, made.secret, "n1")
    assert table.history.version == len(storage.tables[made.id].log)
    done = await play(table, 0, made.secret, "n1")
    assert done.version == len(storage.tables[made.id].log)
    await registry.close()


async def test_a_reaction_reaches_the_clients_of_every_process() -> None:
    (one, _), (other, _) = registries(MemoryStorage())
    made, _, here, there = await two_players(one, other)
    clients = [await connect(here, made.secret), await connect(there)]
    assert made.secret is not None
    for client in clients:
        received(client)
    here.react(digest(made.secret), Reaction(0, "thanks"))
    reaction = {"type": "reaction", "seat": 0, "phrase": "thanks"}
    assert [received(client) for client in clients] == [[reaction], [reaction]]
    await asyncio.gather(one.close(), other.close())
