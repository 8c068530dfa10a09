"""Consistency of a state's history with its table: the log of the cards taken, and the looks at the discard pile.

States of played games are always consistent. The logs of a position set up by hand may be incomplete: a card missing
there was built, put under one of the first stages, or lay on the discard pile before the first look.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from sevenwonders.classic import ids
from sevenwonders.classic.piles import numbers_of, size
from sevenwonders.classic.state import State


@dataclass(frozen=True, slots=True)
class LoggedCard:
    """A log entry: the use of the card that a seat took on a turn."""

    seat: int
    age: int
    turn: int


@dataclass(frozen=True, slots=True)
class PileLook:
    """A look through the discard pile, numbered from 0."""

    number: int


Time = tuple[int, int]


def contradiction(state: State) -> LoggedCard | PileLook | None:
    """Return the first entry or look that contradicts the table, None if all fit."""
    standing = [{thing for thing in state.things(seat) if thing < ids.CARDS} for seat in range(state.players)]
    pile = Counter(_cards(state.pile))
    pile.update(card for card in state.look_card if card != ids.NOTHING)
    discarded: list[tuple[Time, int]] = []
    for seat in range(state.players):
        under: list[tuple[LoggedCard, int]] = []
        for entry, use, card in _log(state, seat):
            if entry.age == state.age and entry.turn > ids.HAND - size(state.hand[seat]):
                return entry
            if use == ids.BUILT:
                if card not in standing[seat]:
                    return entry
                standing[seat].remove(card)
            elif use == ids.UNDER:
                under.append((entry, card))
            else:
                pile[card] -= 1
                if pile[card] < 0:
                    return entry
                discarded.append(((entry.age, min(entry.turn, ids.TURNS)), card))
        end = seat * ids.STAGES + state.stages[seat]
        if list(state.under[end - min(len(under), state.stages[seat]) : end]) != [card for _, card in under]:
            return under[0][0]
    return _wrong_look(state, standing, pile, discarded)


def _wrong_look(
    state: State, standing: list[set[int]], unlogged: Counter[int], discarded: list[tuple[Time, int]]
) -> PileLook | None:
    """Return the first look whose recorded pile is wrong, or whose revived card is not in the city."""
    is_over = state.question() in (ids.DEAL, ids.OVER)
    now, before = (state.age, state.turn + is_over), (0, 0)
    there = unlogged.copy()
    for number in range(state.looks):
        when = state.look_age[number], state.look_turn[number]
        seat, card = state.look_seat[number], state.look_card[number]
        there.update(found for time, found in discarded if before < time <= when)
        fits = before < when < now and +there == Counter(_cards(state.look_pile[number]))
        if not fits or (card != ids.NOTHING and (there[card] < 1 or card not in standing[seat])):
            return PileLook(number)
        if card != ids.NOTHING:
            there[card] -= 1
            standing[seat].remove(card)
        before = when
    return None


def _log(state: State, seat: int) -> Iterable[tuple[LoggedCard, int, int]]:
    """Yield the log of a seat in the order of the game: place, use and card."""
    for age in range(1, state.age + 1):
        for turn in range(1, ids.HAND + 1):
            moment = state.moment(age, seat, turn)
            if state.used[moment]:
                yield LoggedCard(seat, age, turn), state.used[moment], state.taken[moment]


def _cards(piles: Iterable[int]) -> Iterable[int]:
    return (card for age, pile in enumerate(piles, start=1) for card in numbers_of(pile, age))
