"""What a seat can ask of its table: each order is checked, written down and answered, or refused by a GameError."""

from dataclasses import replace
from functools import partial
from typing import Final, assert_never

import msgspec

from sevenwonders.ai.levels import is_level, levels_of
from sevenwonders.core.errors import OptionError
from sevenwonders.server.history import TakeBack
from sevenwonders.server.seats import host_of
from sevenwonders.server.table import Table
from sevenwonders.server.undo import Wish, cannot_be_forgotten, must_agree
from sevenwonders.tables import messages
from sevenwonders.tables.errors import (
    ConflictError,
    ForbiddenError,
    StaleError,
    UnknownError,
    WrongSecretError,
)
from sevenwonders.tables.log import Rematched, Resigned, SeatChange, Seated
from sevenwonders.tables.messages import AnyOrder, Done
from sevenwonders.tables.protocols import SeatRow
from sevenwonders.tables.secrets import Digest, digest, new_secret, same, secret_from

_ALWAYS: Final = (messages.Play, messages.Resign, messages.Rematch, messages.AnswerUndo)  # they lead to an end
_OF_ANY_SEAT: Final = (messages.TakeOver, messages.GiveBack, messages.Invite)  # also of those that others hold
_AFTER_THE_END: Final = (messages.Rename, messages.Rematch, messages.Play)  # a move is refused by the game


async def carry_out(table: Table, order: AnyOrder, holder: Digest | None, secret: str | None) -> Done:
    """Carry out an order of a secret's holder, or refuse it; one that is repeated gets the answer it had."""
    if holder is None or secret is None:
        raise WrongSecretError("secret/missing")
    asked = _Asked(table, holder, secret, f"{holder[:12]}:{order.nonce}")
    return await table.in_turn(partial(_carry_out, asked, order))


def makes_table(table: Table, order: AnyOrder, holder: Digest | None) -> bool:
    """Return whether an order would set up another table: the first wish for a rematch of somebody who plays here."""
    is_first = isinstance(order, messages.Rematch) and table.history.is_over and table.history.rematch is None
    return is_first and bool(table.seats.of(holder))


async def claim(table: Table, invite: str, name: str, nonce: str | None) -> tuple[int, str]:
    """Let whoever has an invitation sit down; return the seat and the secret that holds it from now on."""
    return await table.in_turn(lambda: _claim(table, invite, name, nonce))


async def _carry_out(asked: "_Asked", order: AnyOrder) -> Done:
    table, holder = asked.table, asked.holder
    if asked.nonce in table.answers:  # also of somebody who has left meanwhile
        return asked.repeated(order)
    if not table.seats.of(holder):
        raise WrongSecretError("secret/wrong")
    if order.seat >= len(table.seats):
        raise UnknownError("seat/unknown", seat=order.seat)
    if not isinstance(order, _OF_ANY_SEAT):
        table.seats.expect_held(order.seat, holder)
    if table.history.is_over and not isinstance(order, _AFTER_THE_END):
        raise ConflictError("table/over")
    if table.history.version >= table.host.limits.log and not isinstance(order, _ALWAYS):
        raise ConflictError("table/log-full")
    match order:
        case messages.Play():
            return await _play(asked, order)
        case messages.Undo():
            return await _undo(asked, order)
        case messages.AnswerUndo():
            return await _answer_undo(asked, order)
        case messages.TakeOver():
            return await _take_over(asked, order)
        case messages.GiveBack():
            return await _give_back(asked, order)
        case messages.Rename():
            return await _rename(asked, order)
        case messages.Resign():
            return await _resign(asked, order)
        case messages.Leave():
            return await _leave(asked, order)
        case messages.Invite():
            return await _invite(asked, order)
        case messages.Rematch():
            return await _rematch(asked, order)
        case _:
            assert_never(order)


class _Asked(msgspec.Struct, frozen=True):
    """An order's table, whose order it is, and the nonce under which its answer is remembered."""

    table: Table
    holder: Digest
    secret: str
    nonce: str

    def done(self, order: AnyOrder) -> Done:
        return Done(order.nonce, self.table.history.version)

    def repeated(self, order: AnyOrder) -> Done:
        """Return the answer that an order with this nonce had."""
        done = Done(order.nonce, self.table.answers[self.nonce])
        if isinstance(order, messages.Leave | messages.Invite):
            return msgspec.structs.replace(done, invite=self.invitation(order))
        if isinstance(order, messages.Rematch) and self.table.history.rematch is not None:
            return msgspec.structs.replace(done, rematch=self.table.history.rematch)
        return done

    def invitation(self, order: messages.Leave | messages.Invite) -> str:
        """Return the invitation that this order leads to: only its digest is kept, but it can be told again."""
        return secret_from(self.secret, "invite", self.table.row.id, str(order.seat), order.nonce)

    def expect_current(self, order: messages.Play | messages.Undo) -> None:
        """Refuse an order that was thought for a version at which something else was asked."""
        history = self.table.history
        if not history.changed <= order.version <= history.version:
            stale = StaleError("version/stale", version=order.version, current=history.version)
            stale.update = self.table.updates.update(self.holder, order.seat, order.version)
            raise stale


# ---- the game


async def _play(asked: _Asked, order: messages.Play) -> Done:
    asked.expect_current(order)
    if asked.table.seats.level(order.seat) is not None:
        raise ConflictError("seat/bot-plays", seat=order.seat)
    ahead = asked.table.history.copy()
    ahead.play(order.seat, order.move)
    await asked.table.write(ahead, nonce=asked.nonce)
    return asked.done(order)


async def _resign(asked: _Asked, order: messages.Resign) -> Done:
    ahead = asked.table.history.copy()
    if ahead.seats != 2:
        raise ConflictError("resign/many-players", seats=ahead.seats)
    ahead.add(Resigned(order.seat))
    await asked.table.write(ahead, nonce=asked.nonce)
    return asked.done(order)


async def _rematch(asked: _Asked, order: messages.Rematch) -> Done:
    table, ahead = asked.table, asked.table.history.copy()
    if not ahead.is_over:
        raise ConflictError("table/running")
    if ahead.rematch is None:
        ahead.add(Rematched(await table.host.set_up_rematch(table.row, table.seats)))
        await table.write(ahead, nonce=asked.nonce)
    assert ahead.rematch is not None
    return msgspec.structs.replace(asked.done(order), rematch=ahead.rematch)


# ---- undo


async def _undo(asked: _Asked, order: messages.Undo) -> Done:
    table = asked.table
    asked.expect_current(order)
    back = table.history.take_back(order.seat)
    if back is None:
        raise ConflictError("undo/nothing", seat=order.seat)
    if cannot_be_forgotten(back, table.seats, asked.holder):
        raise ConflictError("undo/revealed", seat=order.seat)
    others = must_agree(back, table.seats, asked.holder)
    if not others:
        await _take_back(asked, back)
    else:
        table.wish = Wish(back, frozenset({asked.holder}), others)
        table.updates.tell_status()
    return asked.done(order)


async def _answer_undo(asked: _Asked, order: messages.AnswerUndo) -> Done:
    table, wish = asked.table, asked.table.wish
    if wish is None:
        raise ConflictError("undo/not-wished", seat=order.seat)
    if asked.holder not in wish.waiting:
        raise ForbiddenError("undo/not-asked", seat=order.seat)
    if order.agree and table.history.version >= table.host.limits.log:
        raise ConflictError("table/log-full")
    if order.agree and wish.waiting == {asked.holder}:
        await _take_back(asked, wish.back)
    else:
        table.wish = wish.agree(asked.holder) if order.agree else None
        table.updates.tell_status()
    return asked.done(order)


async def _take_back(asked: _Asked, back: TakeBack) -> None:
    ahead = asked.table.history.copy()
    ahead.undo(back)
    await asked.table.write(ahead, nonce=asked.nonce)


# ---- seats


async def _take_over(asked: _Asked, order: messages.TakeOver) -> Done:
    table, row = asked.table, asked.table.seats[order.seat]
    if not is_level(table.row.game, order.level):
        raise OptionError("agent/unknown", found=order.level, expected=list(levels_of(table.row.game)))
    if row.level is not None:
        raise ConflictError("seat/ai", seat=row.seat)
    is_others = row.holder is not None and not same(row.holder, asked.holder)
    if row.holder is not None and is_others and not table.audience.is_away(row.holder, table.host.limits.away_seconds):
        raise ForbiddenError("seat/not-away", seat=row.seat)
    level = _substitute_level(table, order.level) if is_others else order.level
    await _change(asked.table, replace(row, bot=level), "taken-over", asked.nonce, level)
    return asked.done(order)


def _substitute_level(table: Table, wanted: str) -> str:
    """Return the level of the bot that plays for an absent opponent.

    It is at least `hard` and as strong as every other bot of the table, so that an opponent gains nothing by choosing.
    """
    levels = list(levels_of(table.row.game))
    bots = [levels.index(row.level.partition("+")[0]) for row in table.seats if row.level is not None]
    minimum = max([levels.index("hard") if "hard" in levels else len(levels) - 1, *bots])
    return wanted if levels.index(wanted.partition("+")[0]) >= minimum else levels[minimum]


async def _give_back(asked: _Asked, order: messages.GiveBack) -> Done:
    row = asked.table.seats[order.seat]
    if row.holder is not None:
        asked.table.seats.expect_held(order.seat, asked.holder)
    if row.bot is None:
        raise ConflictError("seat/no-bot", seat=row.seat)
    await _change(asked.table, replace(row, bot=None), "given-back", asked.nonce)
    return asked.done(order)


async def _rename(asked: _Asked, order: messages.Rename) -> Done:
    await _change(asked.table, replace(asked.table.seats[order.seat], name=order.name), "renamed", asked.nonce)
    return asked.done(order)


async def _leave(asked: _Asked, order: messages.Leave) -> Done:
    invite = asked.invitation(order)
    row = replace(asked.table.seats[order.seat], holder=None, invite=digest(invite))
    await _change(asked.table, row, "left", asked.nonce)
    return msgspec.structs.replace(asked.done(order), invite=invite)


async def _invite(asked: _Asked, order: messages.Invite) -> Done:
    table, row = asked.table, asked.table.seats[order.seat]
    if not same(host_of(table.row, table.seats), asked.holder):
        raise ForbiddenError("seat/not-host", seat=row.seat)
    if row.holder is not None or row.level is not None:
        raise ConflictError("seat/not-free", seat=row.seat)
    invite = asked.invitation(order)
    await _change(table, replace(row, invite=digest(invite)), "invited", asked.nonce)
    return msgspec.structs.replace(asked.done(order), invite=invite)


async def _claim(table: Table, invite: str, name: str, nonce: str | None) -> tuple[int, str]:
    secret = new_secret() if nonce is None else secret_from(nonce, "claim", table.row.id, invite)
    if nonce is not None and (seats := table.seats.of(digest(secret))):
        return seats[0], secret  # the answer was lost
    row = table.seats.invited(digest(invite))
    if row is None:
        raise WrongSecretError("invite/wrong")
    if table.history.is_over:
        raise ConflictError("table/over")
    if table.history.version >= table.host.limits.log:
        raise ConflictError("table/log-full")
    if table.history.has_undone_draw:
        raise ConflictError("table/prepared")
    if table.history.is_known_to_others(row.seat):
        raise ConflictError("seat/hand-seen", seat=row.seat)
    await _change(table, replace(row, name=name or row.name, bot=None, holder=digest(secret), invite=None), "claimed")
    return row.seat, secret


async def _change(
    table: Table, row: SeatRow, change: SeatChange, nonce: str | None = None, level: str | None = None
) -> None:
    """Change a seat, and tell everybody how."""
    ahead = table.history.copy()
    ahead.add(Seated(row.seat, change, row.name, level))
    await table.write(ahead, [row], nonce)
