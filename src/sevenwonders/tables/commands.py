"""Commands of players: each is validated, stored and answered, or refused with a GameError."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, assert_never

import msgspec

from sevenwonders.ai.levels import is_level, levels_of
from sevenwonders.core.errors import OptionError
from sevenwonders.tables.errors import ConflictError, ForbiddenError, StaleError, UnknownError, WrongSecretError
from sevenwonders.tables.history import History
from sevenwonders.tables.log import Rematched, Resigned, SeatChange, Seated, UndoAnswered, UndoRequested
from sevenwonders.tables.messages.commands import (
    AnswerUndo,
    AnyOrder,
    GiveBack,
    Invite,
    Leave,
    Play,
    Rematch,
    Rename,
    Resign,
    TakeOver,
    Undo,
)
from sevenwonders.tables.messages.updates import Done
from sevenwonders.tables.protocols import SeatRow
from sevenwonders.tables.seats import host_of
from sevenwonders.tables.secrets import Digest, digest, new_secret, same, secret_from
from sevenwonders.tables.table import Table
from sevenwonders.tables.undo import pending_consent, required_consent, reveals_to_others

_WITHOUT_LOG_LIMIT: Final = (Play, Resign, Rematch, AnswerUndo)  # they end a game
_FOR_ANY_SEAT: Final = (TakeOver, GiveBack, Invite)  # also seats of other holders
_AFTER_THE_END: Final = (Rename, Rematch, Play)  # the game itself refuses a move


async def execute(table: Table, command: AnyOrder, holder: Digest | None, secret: str | None) -> Done:
    """Execute a command of a holder; one with the nonce of an earlier command gets the earlier answer."""
    if holder is None or secret is None:
        raise WrongSecretError("auth/missing-secret")
    return await table.transact(partial(_execute, CommandContext(table, command, holder, secret), command))


def creates_table(table: Table, command: AnyOrder, holder: Digest | None) -> bool:
    """Return whether a command would create another table: the first request for a rematch by a player."""
    is_first = isinstance(command, Rematch) and table.history.is_over and table.history.rematch is None
    return is_first and bool(table.seats.of(holder))


async def claim(table: Table, invite: str, name: str, nonce: str | None) -> tuple[int, str]:
    """Claim the seat of an invitation; return the seat and the secret that holds it."""
    return await table.transact(lambda: _claim(table, invite, name, nonce))


async def _execute(context: "CommandContext", command: AnyOrder) -> Done:
    table, holder = context.table, context.holder
    if context.nonce in table.nonces:  # also of a holder who has left since
        return context.repeated()
    if not table.seats.of(holder):
        raise WrongSecretError("auth/invalid-secret")
    if command.seat >= len(table.seats):
        raise UnknownError("seat/unknown", seat=command.seat)
    if not isinstance(command, _FOR_ANY_SEAT):
        table.seats.expect_held(command.seat, holder)
    if table.history.is_over and not isinstance(command, _AFTER_THE_END):
        raise ConflictError("table/over")
    if table.history.version >= table.context.limits.log_entries and not isinstance(command, _WITHOUT_LOG_LIMIT):
        raise ConflictError("table/log-full")
    match command:
        case Play():
            return await _play(context, command)
        case Undo():
            return await _undo(context, command)
        case AnswerUndo():
            return await _answer_undo(context, command)
        case TakeOver():
            return await _take_over(context, command)
        case GiveBack():
            return await _give_back(context, command)
        case Rename():
            return await _rename(context, command)
        case Resign():
            return await _resign(context, command)
        case Leave():
            return await _leave(context, command)
        case Invite():
            return await _invite(context, command)
        case Rematch():
            return await _rematch(context)
        case _:
            assert_never(command)


@dataclass(frozen=True, slots=True)
class CommandContext:
    """A command with its table and its sender."""

    table: Table
    command: AnyOrder
    holder: Digest
    secret: str

    @property
    def nonce(self) -> str:
        """The nonce that is stored with the entries; holders cannot take each other's."""
        return f"{self.holder[:12]}:{self.command.nonce}"

    async def commit(self, ahead: History, rows: Iterable[SeatRow] = ()) -> Done:
        """Store new entries and seat rows; return the answer."""
        await self.table.commit(ahead, rows, self.nonce)
        return Done(self.command.nonce, self.table.history.version)

    async def change_seat(self, row: SeatRow, change: SeatChange, level: str | None = None) -> Done:
        """Replace a seat row and log the change."""
        return await self.commit(_with_change(self.table.history, row, change, level), [row])

    def repeated(self) -> Done:
        """Return the answer to the earlier command with this nonce."""
        done = Done(self.command.nonce, self.table.nonces[self.nonce])
        if isinstance(self.command, Leave | Invite):
            return msgspec.structs.replace(done, invite=self.invitation)
        if isinstance(self.command, Rematch) and self.table.history.rematch is not None:
            return msgspec.structs.replace(done, rematch=self.table.history.rematch)
        return done

    @property
    def invitation(self) -> str:
        """The invitation that the command creates. Only its digest is stored; it is derived from the nonce."""
        return secret_from(self.secret, "invite", self.table.row.id, str(self.command.seat), self.command.nonce)

    def expect_current(self, command: Play | Undo) -> None:
        """Raise StaleError if the pending decisions have changed since the version of the command."""
        history = self.table.history
        if not history.changed <= command.version <= history.version:
            stale = StaleError("version/stale", version=command.version, current=history.version)
            stale.update = self.table.publisher.update(self.holder, command.seat, command.version)
            raise stale


# ---- the game


async def _play(context: CommandContext, command: Play) -> Done:
    context.expect_current(command)
    if context.table.seats.level(command.seat) is not None:
        raise ConflictError("seat/bot-plays", seat=command.seat)
    ahead = context.table.history.copy()
    ahead.play(command.seat, command.move)
    return await context.commit(ahead)


async def _resign(context: CommandContext, command: Resign) -> Done:
    ahead = context.table.history.copy()
    if ahead.seats != 2:
        raise ConflictError("resign/many-players", seats=ahead.seats)
    ahead.add(Resigned(command.seat))
    return await context.commit(ahead)


async def _rematch(context: CommandContext) -> Done:
    table, ahead = context.table, context.table.history.copy()
    if not ahead.is_over:
        raise ConflictError("table/running")
    if ahead.rematch is None:
        ahead.add(Rematched(await table.context.create_rematch(table.row, table.seats)))
    done = await context.commit(ahead)
    assert ahead.rematch is not None
    return msgspec.structs.replace(done, rematch=ahead.rematch)


# ---- undo


async def _undo(context: CommandContext, command: Undo) -> Done:
    table = context.table
    context.expect_current(command)
    target = table.history.undo_target(command.seat)
    if target is None:
        raise ConflictError("undo/nothing", seat=command.seat)
    if reveals_to_others(target, table.seats, context.holder):
        raise ConflictError("undo/revealed", seat=command.seat)
    ahead = table.history.copy()
    if required_consent(target, table.seats, context.holder):
        ahead.add(UndoRequested(target.seat, list(target.steps)))
    else:
        ahead.undo(target.seat, target.steps)
    return await context.commit(ahead)


async def _answer_undo(context: CommandContext, command: AnswerUndo) -> Done:
    table, request = context.table, context.table.history.undo_request
    if request is None:
        raise ConflictError("undo/not-requested", seat=command.seat)
    pending = pending_consent(request, table.seats)
    if context.holder not in pending:
        raise ForbiddenError("undo/not-asked", seat=command.seat)
    if command.agree and table.history.version >= table.context.limits.log_entries:
        raise ConflictError("table/log-full")
    ahead = table.history.copy()
    if command.agree and pending == {context.holder}:
        ahead.undo(request.seat, request.steps)
    else:
        ahead.add(UndoAnswered(command.seat, command.agree))
    return await context.commit(ahead)


# ---- seats


async def _take_over(context: CommandContext, command: TakeOver) -> Done:
    table, row = context.table, context.table.seats[command.seat]
    if not is_level(table.row.game, command.level):
        raise OptionError("agent/unknown", found=command.level, expected=list(levels_of(table.row.game)))
    if row.level is not None:
        raise ConflictError("seat/ai", seat=row.seat)
    level = command.level
    if row.holder is not None and not same(row.holder, context.holder):
        if not table.connections.is_away(row.holder, table.seats, table.context.limits.away_seconds):
            raise ForbiddenError("seat/not-away", seat=row.seat)
        level = _substitute_level(table, level)
    return await context.change_seat(replace(row, bot=level), "taken-over", level)


def _substitute_level(table: Table, wanted: str) -> str:
    """Return the level of the bot that plays for an absent opponent.

    It is at least `hard` and as strong as every other bot of the table, so that an opponent gains nothing by choosing.
    """
    levels = list(levels_of(table.row.game))
    bots = [levels.index(row.level.partition("+")[0]) for row in table.seats if row.level is not None]
    minimum = max([levels.index("hard") if "hard" in levels else len(levels) - 1, *bots])
    return wanted if levels.index(wanted.partition("+")[0]) >= minimum else levels[minimum]


async def _give_back(context: CommandContext, command: GiveBack) -> Done:
    row = context.table.seats[command.seat]
    if row.holder is not None:
        context.table.seats.expect_held(command.seat, context.holder)
    if row.bot is None:
        raise ConflictError("seat/no-bot", seat=row.seat)
    return await context.change_seat(replace(row, bot=None), "given-back")


async def _rename(context: CommandContext, command: Rename) -> Done:
    return await context.change_seat(replace(context.table.seats[command.seat], name=command.name), "renamed")


async def _leave(context: CommandContext, command: Leave) -> Done:
    row = replace(context.table.seats[command.seat], holder=None, invite=digest(context.invitation))
    done = await context.change_seat(row, "left")
    return msgspec.structs.replace(done, invite=context.invitation)


async def _invite(context: CommandContext, command: Invite) -> Done:
    table, row = context.table, context.table.seats[command.seat]
    if not same(host_of(table.row, table.seats), context.holder):
        raise ForbiddenError("seat/not-host", seat=row.seat)
    if row.holder is not None or row.level is not None:
        raise ConflictError("seat/not-free", seat=row.seat)
    done = await context.change_seat(replace(row, invite=digest(context.invitation)), "invited")
    return msgspec.structs.replace(done, invite=context.invitation)


async def _claim(table: Table, invite: str, name: str, nonce: str | None) -> tuple[int, str]:
    secret = new_secret() if nonce is None else secret_from(nonce, "claim", table.row.id, invite)
    if nonce is not None and (seats := table.seats.of(digest(secret))):
        return seats[0], secret  # the first answer was lost
    row = table.seats.invited(digest(invite))
    if row is None:
        raise WrongSecretError("auth/invalid-invitation")
    if table.history.is_over:
        raise ConflictError("table/over")
    if table.history.version >= table.context.limits.log_entries:
        raise ConflictError("table/log-full")
    if table.history.has_undone_draw:
        raise ConflictError("table/prepared")
    if table.history.is_known_to_others(row.seat):
        raise ConflictError("seat/hand-seen", seat=row.seat)
    row = replace(row, name=name or row.name, bot=None, holder=digest(secret), invite=None)
    await table.commit(_with_change(table.history, row, "claimed"), [row])
    return row.seat, secret


def _with_change(history: History, row: SeatRow, change: SeatChange, level: str | None = None) -> History:
    """Return a copy of a history with the change of a seat."""
    ahead = history.copy()
    ahead.add(Seated(row.seat, change, row.name, level))
    return ahead
