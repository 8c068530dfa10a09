"""The conformance kit: checks that every game passes, each over one random walk through a game.

>>> from sevenwonders.testing.duel import Duel
>>> duel = Duel()
>>> walk = random_walk(duel, duel.setups[0], seed=1)
>>> for check in CHECKS:
...     check(duel, walk)

A check that fails raises `ConformanceError`, which says what was expected and where in which walk.
"""

import copy
import json
import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import pairwise, product
from typing import Any, Final, Generic, Protocol, TypeVar

from sevenwonders.core.errors import DrawError, GameError, MoveError
from sevenwonders.core.protocol import Ask, Draw, Event, Game, Over
from sevenwonders.core.rng import Rng

State = TypeVar("State")
Setup = TypeVar("Setup")
Move = TypeVar("Move")
Chance = TypeVar("Chance")


@dataclass(frozen=True, slots=True)
class Played(Generic[Move]):
    """A seat's step."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Drawn(Generic[Chance]):
    """Nature's step."""

    chance: Chance


Step = Played[Move] | Drawn[Chance]


class Subject(Game[State, Setup, Move, Chance], Protocol[State, Setup, Move, Chance]):
    """A game together with everything around it that the kit checks."""

    setups: Sequence[Setup]
    moves: int  # ids of moves are 0 to moves - 1

    def chance_text(self, state: State, chance: Chance) -> str:
        """Return the text of nature's step, which is owed in `state`."""

    def parse_chance(self, state: State, text: str) -> Chance:
        """Return the step of nature that a text says; raise TextError."""

    def record_text(self, setup: Setup, steps: Sequence[Step[Move, Chance]]) -> str:
        """Return the record of a game."""

    def parse_record(self, text: str) -> tuple[Setup, Sequence[Step[Move, Chance]]]:
        """Return the set-up and the steps of a record; raise TextError."""

    def position_text(self, state: State) -> str:
        """Return the position as one line."""

    def parse_position(self, text: str) -> State:
        """Return the position that a line says; raise TextError."""

    def pack(self, state: State) -> bytes:
        """Return the state as bytes; equal states give equal bytes."""

    def unpack(self, packed: bytes) -> State:
        """Return the state that `pack` wrote."""

    def copy(self, state: State) -> State:
        """Return an independent copy."""

    def view(self, state: State, seat: int | None) -> Any:
        """Return what a seat, or a spectator, sees."""

    def coins(self, state: State) -> Sequence[int]:
        """Return the coins of each seat."""

    def coin_changes(self, event: Event) -> Sequence[tuple[int, int]]:
        """Return which seats gained (or lost) how many coins by an event."""


@dataclass(frozen=True, slots=True)
class Moment(Generic[State, Move, Chance]):
    """One step of a walk. `packed` is what `before` was before anything was done with it."""

    before: State
    packed: bytes
    step: Step[Move, Chance]
    events: tuple[Event, ...]
    after: State


@dataclass(frozen=True, slots=True)
class Walk(Generic[State, Setup, Move, Chance]):
    """A whole game of random moves and draws."""

    setup: Setup
    seed: int
    start: State
    moments: tuple[Moment[State, Move, Chance], ...]

    @property
    def end(self) -> State:
        """The state in which the game is over."""
        return self.moments[-1].after

    @property
    def steps(self) -> tuple[Step[Move, Chance], ...]:
        """All steps."""
        return tuple(moment.step for moment in self.moments)

    @property
    def states(self) -> tuple[State, ...]:
        """All states, from the first to the last."""
        return (self.start, *(moment.after for moment in self.moments))


# The checks look at any game alike, so that the types of its parts say nothing to them.
AnySubject = Subject[Any, Any, Any, Any]
AnyWalk = Walk[Any, Any, Any, Any]


class ConformanceError(AssertionError):
    """A game does not do what every game must."""


LONGEST: Final = 10_000


def random_walk(game: Subject[State, Setup, Move, Chance], setup: Setup, seed: int) -> Walk[State, Setup, Move, Chance]:
    """Play a game at random: any of the seats that are asked, any of its moves, any draw."""
    rng = Rng(seed)
    start = state = game.new(setup)
    moments: list[Moment[State, Move, Chance]] = []
    while not isinstance(asked := game.pending(state), Over):
        _expect(len(moments) < LONGEST, "a game ends", (setup, seed))
        packed = game.pack(state)
        step: Step[Move, Chance]
        if isinstance(asked, Draw):
            step = Drawn(game.sample(state, rng))
        else:
            seat = asked.seats[rng.below(len(asked.seats))]
            moves = game.legal(state, seat)
            _expect(len(moves) > 0, "a seat that is asked has a move", (setup, seed), seat=seat, ply=len(moments))
            step = Played(seat, moves[rng.below(len(moves))])
        after, events = take(game, state, step)
        moments.append(Moment(state, packed, step, events, after))
        state = after
    return Walk(setup, seed, start, tuple(moments))


def take(
    game: Subject[State, Setup, Move, Chance], state: State, step: Step[Move, Chance]
) -> tuple[State, tuple[Event, ...]]:
    """Take a step of either kind."""
    if isinstance(step, Played):
        return game.play(state, step.seat, step.move)
    return game.settle(state, step.chance)


# ---- the checks


def seats_are_asked_as_pending_says(game: AnySubject, walk: AnyWalk) -> None:
    """Seats that are asked have moves; no other seat has any, nor anyone while nature draws or after the end."""
    for ply, state in enumerate(walk.states):
        asked = game.pending(state)
        every = range(game.seats(state))
        seats: Sequence[int] = ()
        if isinstance(asked, Ask):
            seats = asked.seats
            _expect(sorted(set(seats)) == list(seats) != [], "asked seats are in order", walk, ply=ply, seats=seats)
            _expect(set(seats) <= set(every), "asked seats sit at the table", walk, ply=ply, seats=seats)
        for seat in every:
            moves = game.legal(state, seat)
            _expect(bool(moves) == (seat in seats), "who is asked has moves", walk, ply=ply, seat=seat)
        _expect((ply == len(walk.moments)) == isinstance(asked, Over), "only the last state is over", walk, ply=ply)
        if isinstance(asked, Over):
            winners = asked.winners
            _expect(sorted(set(winners)) == list(winners) != [], "somebody wins", walk, winners=winners)
            _expect(set(winners) <= set(every), "winners sit at the table", walk, winners=winners)
    _expect(isinstance(game.pending(walk.start), Draw), "nature begins", walk)


def legal_moves_have_one_order(game: AnySubject, walk: AnyWalk) -> None:
    """Legal moves come in the order of their ids, each once, the same every time and in every equal state."""
    for ply, seat, state in _asked(game, walk):
        numbers = [game.move_id(move) for move in game.legal(state, seat)]
        _expect(all(a < b for a, b in pairwise(numbers)), "ids rise", walk, ply=ply, ids=numbers)
        _expect(all(0 <= number < game.moves for number in numbers), "ids are in range", walk, ply=ply, ids=numbers)
        for twin in (state, game.copy(state), game.unpack(game.pack(state))):
            again = [game.move_id(move) for move in game.legal(twin, seat)]
            _expect(again == numbers, "equal states have the same moves", walk, ply=ply, first=numbers, again=again)


def steps_leave_their_argument_alone(game: AnySubject, walk: AnyWalk) -> None:
    """Whatever is played or drawn, the state it was done in stays as it was."""
    for ply, moment in enumerate(walk.moments):
        same = game.pack(moment.before) == moment.packed
        _expect(same, "the walk left its states alone", walk, ply=ply)
    for ply, seat, state in _asked(game, walk):
        packed = game.pack(state)
        for move in game.legal(state, seat):
            after, _ = game.play(state, seat, move)
            _expect(game.pack(state) == packed, "play leaves the state alone", walk, ply=ply, move=move)
            _expect(game.pack(after) != packed, "play changes something", walk, ply=ply, move=move)


def moves_have_three_faces(game: AnySubject, walk: AnyWalk) -> None:
    """Object, number and text of a move say the same, in every state, for every legal move."""
    for ply, seat, state in _asked(game, walk):
        moves = game.legal(state, seat)
        texts = [game.move_text(state, move) for move in moves]
        _expect(len(set(texts)) == len(texts), "texts differ", walk, ply=ply, texts=texts)
        for move, text in zip(moves, texts, strict=True):
            number = game.move_id(move)
            _expect(game.move_of(number) == move, "number and object agree", walk, ply=ply, move=move, id=number)
            for said in (text, f"  {text.upper()} "):
                _expect(game.parse_move(state, said) == move, "text and object agree", walk, ply=ply, text=said)
    for number in range(game.moves):
        _expect(game.move_id(game.move_of(number)) == number, "every number is a move", walk, id=number)
    for number in (-1, game.moves):
        _refused(partial(game.move_of, number), MoveError, "move/unknown", walk, id=number)


def draws_have_two_faces(game: AnySubject, walk: AnyWalk) -> None:
    """Object and text of nature's steps say the same."""
    for ply, moment in enumerate(walk.moments):
        if isinstance(moment.step, Drawn):
            text = game.chance_text(moment.before, moment.step.chance)
            again = game.parse_chance(moment.before, text)
            _expect(again == moment.step.chance, "text and draw agree", walk, ply=ply, text=text, again=again)


def records_replay(game: AnySubject, walk: AnyWalk) -> None:
    """The text of a record, finished or not, gives the same steps, and they lead to the same state."""
    steps = walk.steps
    for length in (0, 1, len(steps) // 3, len(steps) // 2, len(steps) - 1, len(steps)):
        text = game.record_text(walk.setup, steps[:length])
        setup, again = game.parse_record(text)
        _expect(setup == walk.setup, "the set-up is recorded", walk, setup=setup)
        _expect(tuple(again) == steps[:length], "the steps are recorded", walk, length=length)
        _expect(game.record_text(setup, again) == text, "a record is written in one way", walk, length=length)
        state = game.new(setup)
        for step in again:
            state, _ = take(game, state, step)
        _expect(state == walk.states[length], "a record replays", walk, length=length)


def the_same_chance_is_the_same_game(game: AnySubject, walk: AnyWalk) -> None:
    """Equal steps from an equal set-up give equal bytes and equal events at every ply; equal seeds, equal walks."""
    state = game.new(walk.setup)
    for ply, moment in enumerate(walk.moments):
        _expect(game.pack(state) == moment.packed, "the same steps, the same state", walk, ply=ply)
        state, events = take(game, state, moment.step)
        _expect(events == moment.events, "the same steps, the same events", walk, ply=ply)
    again = random_walk(game, walk.setup, walk.seed)
    _expect(again.steps == walk.steps, "the same seed, the same walk", walk)


def impossible_moves_are_refused(game: AnySubject, walk: AnyWalk) -> None:
    """Illegal moves, wrong seats, moves while nature draws or after the end raise MoveErrors and change nothing."""
    rng = Rng(walk.seed)
    for ply, state in enumerate(walk.states):
        packed = game.pack(state)
        asked = game.pending(state)
        seats = asked.seats if isinstance(asked, Ask) else ()
        there = range(game.seats(state))
        tried = [game.move_of(rng.below(game.moves)) for _ in range(8)]
        tried += [move for seat in seats for move in game.legal(state, seat)[:2]]
        for seat, move in product((*there, -1, len(there)), tried):
            if seat in seats and move in game.legal(state, seat):
                continue
            key = "move/illegal" if seat in seats else "move/wrong-seat"
            if not isinstance(asked, Ask):
                key = "move/game-over" if isinstance(asked, Over) else "move/nature-first"
            act = partial(game.play, state, seat, move)
            _refused(act, MoveError, key, walk, ply=ply, seat=seat, move=move)
        _expect(game.pack(state) == packed, "a refusal changes nothing", walk, ply=ply)


def impossible_draws_are_refused(game: AnySubject, walk: AnyWalk) -> None:
    """Draws that are not owed raise DrawErrors, and nothing else happens when a draw cannot be."""
    rng = Rng(walk.seed)
    draws = [step.chance for step in walk.steps if isinstance(step, Drawn)]
    for ply, state in enumerate(walk.states):
        packed = game.pack(state)
        tried = [draws[rng.below(len(draws))] for _ in range(4)]
        if isinstance(game.pending(state), Draw):
            # Another draw of the walk may be possible here too; if it is not, it must be refused in the proper way.
            for chance in tried:
                with suppress(DrawError):
                    game.settle(state, chance)
        else:
            _refused(partial(game.sample, state, rng), DrawError, "draw/not-asked", walk, ply=ply)
            for chance in tried:
                act = partial(game.settle, state, chance)
                _refused(act, DrawError, "draw/not-asked", walk, ply=ply, chance=chance)
        _expect(game.pack(state) == packed, "a refusal changes nothing", walk, ply=ply)


def states_are_values(game: AnySubject, walk: AnyWalk) -> None:
    """Bytes, pickles and copies give equal states with equal hashes; states that differ are not equal."""
    for ply, state in enumerate(walk.states):
        packed = game.pack(state)
        twins = {
            "unpack": game.unpack(packed),
            "pickle": pickle.loads(pickle.dumps(state)),
            "copy": game.copy(state),
            "copy.copy": copy.copy(state),
            "copy.deepcopy": copy.deepcopy(state),
        }
        for way, twin in twins.items():
            _expect(twin is not state, "a twin is another object", walk, ply=ply, way=way)
            _expect(twin == state, "a twin is equal", walk, ply=ply, way=way)
            _expect(hash(twin) == hash(state), "a twin has the same hash", walk, ply=ply, way=way)
            _expect(game.pack(twin) == packed, "a twin has the same bytes", walk, ply=ply, way=way)
            _expect(game.pending(twin) == game.pending(state), "a twin waits for the same", walk, ply=ply, way=way)
        _expect(state != packed, "a state equals only states", walk, ply=ply)
    packs = [game.pack(state) for state in walk.states]
    for ply, (before, after) in enumerate(pairwise(walk.states)):
        _expect(before != after, "a step leads to another state", walk, ply=ply)
    _expect(len(set(packs)) == len(packs), "no state comes twice", walk)


def positions_are_texts(game: AnySubject, walk: AnyWalk) -> None:
    """At every ply the position is one line that gives an equal state, and is written in one way."""
    for ply, state in enumerate(walk.states):
        text = game.position_text(state)
        _expect(len(text.splitlines()) == 1, "a position is one line", walk, ply=ply, text=text)
        again = game.parse_position(text)
        _expect(again == state, "a position text gives the position", walk, ply=ply, text=text)
        _expect(game.position_text(again) == text, "a position is written in one way", walk, ply=ply, text=text)


def views_are_data(game: AnySubject, walk: AnyWalk) -> None:
    """What each seat and a spectator see goes through JSON unchanged."""
    for ply, state in enumerate(walk.states):
        for seat in (None, *range(game.seats(state))):
            seen = game.view(state, seat)
            _expect(_through_json(seen) == seen, "a view is JSON", walk, ply=ply, seat=seat)


def events_tell_everything(game: AnySubject, walk: AnyWalk) -> None:
    """Every step has events, they go through JSON, name the game, add up to the coins, and end with the end."""
    coins = list(game.coins(walk.start))
    for ply, moment in enumerate(walk.moments):
        _expect(len(moment.events) > 0, "a step has events", walk, ply=ply)
        for event in moment.events:
            _expect(event.key.startswith(f"{game.name}/"), "an event names its game", walk, ply=ply, event=event)
            _expect(_through_json(event.args) == event.args, "an event is JSON", walk, ply=ply, event=event)
            for seat, change in game.coin_changes(event):
                coins[seat] += change
                _expect(coins[seat] >= 0, "coins are there when they are paid", walk, ply=ply, event=event)
        there = list(game.coins(moment.after))
        _expect(there == coins, "events tell all coins", walk, ply=ply, told=coins, there=there, events=moment.events)
    told = [event.key for moment in walk.moments for event in moment.events]
    _expect(told.count(f"{game.name}/game-over") == 1, "the end is told once", walk)
    _expect(told[-1] == f"{game.name}/game-over", "the end is told last", walk, last=told[-1])


Check = Callable[[AnySubject, AnyWalk], None]
CHECKS: Final[tuple[Check, ...]] = (
    seats_are_asked_as_pending_says,
    legal_moves_have_one_order,
    steps_leave_their_argument_alone,
    moves_have_three_faces,
    draws_have_two_faces,
    records_replay,
    the_same_chance_is_the_same_game,
    impossible_moves_are_refused,
    impossible_draws_are_refused,
    states_are_values,
    positions_are_texts,
    views_are_data,
    events_tell_everything,
)


# ---- how they complain


def _expect(holds: bool, what: str, walk: object, **found: object) -> None:
    if not holds:
        where = f"setup={walk.setup!r}, seed={walk.seed}" if isinstance(walk, Walk) else repr(walk)
        details = "".join(f", {name}={value!r}" for name, value in found.items())
        raise ConformanceError(f"{what}: not so in the walk {where}{details}")


def _refused(act: Callable[[], object], kind: type[GameError], key: str, walk: object, **found: object) -> None:
    try:
        act()
    except kind as error:
        _expect(error.key == key, "a refusal has the right key", walk, expected=key, key=error.key, **found)
    else:
        _expect(False, "what cannot be is refused", walk, expected=key, **found)


def _asked(game: AnySubject, walk: AnyWalk) -> Iterator[tuple[int, int, Any]]:
    """Go through the plies, seats and states where a seat is asked."""
    for ply, state in enumerate(walk.states):
        asked = game.pending(state)
        if isinstance(asked, Ask):
            for seat in asked.seats:
                yield ply, seat, state


def _through_json(value: object) -> object:
    return json.loads(json.dumps(value, allow_nan=False))
