"""The conformance kit: checks that every game passes, each over one random walk through a game.

>>> from sevenwonders.testing.duel import DUEL
>>> walk = random_walk(DUEL, DUEL.setups[0], seed=1)
>>> for check in CHECKS:
...     check(DUEL, walk)

A check that fails raises `ConformanceError`, with the expectation, the walk and the place in it.
"""

import copy
import dataclasses
import json
import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import pairwise, product
from typing import Any, Final

from sevenwonders.core.data import as_data
from sevenwonders.core.errors import DrawError, GameError, MoveError, OptionError
from sevenwonders.core.game import Game
from sevenwonders.core.protocol import AnyRules, Ask, Draw, Event, Over, Step, take
from sevenwonders.core.record import AnyMoment, Moment, Record, final_state, parse_record
from sevenwonders.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Subject:
    """A game as the kit checks it: its rules, set-ups to try, and how coins are counted if it has any."""

    rules: AnyRules
    setups: tuple[Any, ...]
    coins: Callable[[Any], Sequence[int]] | None = None  # of each seat in a state
    coin_signs: Mapping[str, int] = dataclasses.field(default_factory=dict)  # events by which a seat gains or loses


AnyStep = Step[Any, Any]


@dataclass(frozen=True, slots=True)
class Walk:
    """A whole game of random moves and draws; `packs` are its states before anything was done with them."""

    setup: Any
    seed: int
    start: Any
    moments: tuple[AnyMoment, ...]
    packs: tuple[bytes, ...]

    @property
    def end(self) -> Any:
        """The state in which the game is over."""
        return self.moments[-1].after

    @property
    def steps(self) -> tuple[AnyStep, ...]:
        """All steps."""
        return tuple(moment.step for moment in self.moments)

    @property
    def states(self) -> tuple[Any, ...]:
        """All states, from the first to the last."""
        return (self.start, *(moment.after for moment in self.moments))


class ConformanceError(AssertionError):
    """A game fails a conformance check."""


LONGEST: Final = 10_000


def random_walk(subject: Subject, setup: Any, seed: int) -> Walk:
    """Play a game at random: any of the seats that are asked, any of its moves, any draw."""
    rules, rng = subject.rules, Rng(seed)
    start = state = rules.new(setup)
    moments: list[AnyMoment] = []
    packs: list[bytes] = []
    while not isinstance(asked := rules.pending(state), Over):
        _expect(len(moments) < LONGEST, "a game ends", (setup, seed))
        packs.append(state.pack())
        if isinstance(asked, Draw):
            step: AnyStep = Step(None, rules.sample(state, rng))
        else:
            seat = asked.seats[rng.below(len(asked.seats))]
            moves = rules.legal(state, seat)
            _expect(len(moves) > 0, "a seat that is asked has a move", (setup, seed), seat=seat, ply=len(moments))
            step = Step(seat, moves[rng.below(len(moves))])
        after = take(rules, state, step)
        moments.append(Moment(rules, state, step, after))
        state = after
    return Walk(setup, seed, start, tuple(moments), tuple(packs))


# ---- the checks


def pending_seats_have_moves(subject: Subject, walk: Walk) -> None:
    """Exactly the seats of a pending `Ask` have legal moves."""
    game = subject.rules
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
            _expect(
                sorted(set(winners)) == list(winners) != [], "a game that is over has winners", walk, winners=winners
            )
            _expect(set(winners) <= set(every), "winners sit at the table", walk, winners=winners)
    _expect(isinstance(game.pending(walk.start), Draw), "a chance event comes first", walk)


def legal_moves_have_one_order(subject: Subject, walk: Walk) -> None:
    """Legal moves come in the order of their ids, each once, the same every time and in every equal state."""
    game = subject.rules
    for ply, seat, state in _asked(game, walk):
        numbers = [game.move_id(move) for move in game.legal(state, seat)]
        _expect(all(a < b for a, b in pairwise(numbers)), "ids rise", walk, ply=ply, ids=numbers)
        _expect(all(0 <= number < game.actions for number in numbers), "ids are in range", walk, ply=ply, ids=numbers)
        for twin in (state, state.copy(), pickle.loads(pickle.dumps(state))):
            again = [game.move_id(move) for move in game.legal(twin, seat)]
            _expect(again == numbers, "equal states have the same moves", walk, ply=ply, first=numbers, again=again)


def steps_leave_their_argument_alone(subject: Subject, walk: Walk) -> None:
    """A move or a draw leaves the state before it unchanged."""
    game = subject.rules
    for ply, (moment, packed) in enumerate(zip(walk.moments, walk.packs, strict=True)):
        _expect(moment.before.pack() == packed, "the walk left its states alone", walk, ply=ply)
    for ply, seat, state in _asked(game, walk):
        packed = state.pack()
        for move in game.legal(state, seat):
            after = game.play(state, seat, move)
            _expect(state.pack() == packed, "play leaves the state alone", walk, ply=ply, move=move)
            _expect(after.pack() != packed, "play changes something", walk, ply=ply, move=move)


def move_forms_agree(subject: Subject, walk: Walk) -> None:
    """Object, number and text of every legal move convert into each other."""
    game = subject.rules
    for ply, seat, state in _asked(game, walk):
        moves = game.legal(state, seat)
        texts = [game.move_text(state, move) for move in moves]
        _expect(len(set(texts)) == len(texts), "texts differ", walk, ply=ply, texts=texts)
        for move, text in zip(moves, texts, strict=True):
            number = game.move_id(move)
            _expect(game.move_of(number) == move, "number and object agree", walk, ply=ply, move=move, id=number)
            for spelling in (text, f"  {text.upper()} "):
                _expect(
                    game.parse_move(state, spelling, seat) == move,
                    "text and object agree",
                    walk,
                    ply=ply,
                    text=spelling,
                )
    for number in range(game.actions):
        _expect(game.move_id(game.move_of(number)) == number, "every number is a move", walk, id=number)
    for number in (-1, game.actions):
        _refused(partial(game.move_of, number), MoveError, "move/unknown", walk, id=number)


def draw_forms_agree(subject: Subject, walk: Walk) -> None:
    """Object and text of draws agree."""
    game = subject.rules
    for ply, moment in enumerate(walk.moments):
        if moment.step.seat is None:
            text = game.chance_text(moment.before, moment.step.action)
            again = game.parse_chance(moment.before, text)
            _expect(again == moment.step.action, "text and draw agree", walk, ply=ply, text=text, again=again)


def records_replay(subject: Subject, walk: Walk) -> None:
    """The text of a record, finished or not, gives the same steps, and they lead to the same state."""
    game = subject.rules
    steps = walk.steps
    for length in (0, 1, len(steps) // 3, len(steps) // 2, len(steps) - 1, len(steps)):
        record = Record(game, walk.setup, steps[:length], {"A": "Ana"})
        again = parse_record(record.text, game)
        _expect(again.setup == walk.setup, "the set-up is recorded", walk, setup=again.setup)
        _expect(again == record, "the steps are recorded", walk, length=length)
        _expect(again.text == record.text, "a record is written in one way", walk, length=length)
        _expect(final_state(again) == walk.states[length], "a record replays", walk, length=length)


def set_ups_are_settings(subject: Subject, walk: Walk) -> None:
    """Settings recreate a set-up; unknown settings are refused; a rematch keeps the number of seats."""
    game = subject.rules
    seats = game.seats(walk.start)
    _expect(game.fewest <= seats <= game.most, "the seats are within bounds", walk, seats=seats)
    again = game.setup(seats, game.settings(walk.setup), Rng(1))
    _expect(again == walk.setup, "settings describe the whole set-up", walk, again=again)
    _expect(game.seats(game.new(game.rematch(walk.setup))) == seats, "a rematch has as many seats", walk)
    _refused(partial(game.setup, seats, {"no such": 1}), OptionError, "option/unknown", walk)
    for wrong in (game.fewest - 1, game.most + 1, None, "2"):
        _refused(partial(game.setup, wrong), OptionError, "table/seat-count", walk, seats=wrong)  # type: ignore[arg-type]


def equal_seeds_give_equal_games(subject: Subject, walk: Walk) -> None:
    """Equal steps from an equal set-up give equal bytes and equal events at every ply; equal seeds, equal walks."""
    game = subject.rules
    state = game.new(walk.setup)
    for ply, (moment, packed) in enumerate(zip(walk.moments, walk.packs, strict=True)):
        _expect(state.pack() == packed, "the same steps, the same state", walk, ply=ply)
        after = take(game, state, moment.step)
        events = game.events(state, moment.step, after)
        _expect(events == moment.events, "the same steps, the same events", walk, ply=ply)
        state = after
    again = random_walk(subject, walk.setup, walk.seed)
    _expect(again.steps == walk.steps, "the same seed, the same walk", walk)


def outcomes_have_probabilities(subject: Subject, walk: Walk) -> None:
    """Probabilities of outcomes add up to 1; every outcome can be settled; the outcome drawn is one of them."""
    game = subject.rules
    for ply, moment in enumerate(walk.moments):
        if moment.step.seat is not None:
            _refused(partial(game.outcomes, moment.before), DrawError, "draw/not-asked", walk, ply=ply)
            continue
        outcomes = game.outcomes(moment.before)
        if outcomes is None:
            continue
        _expect(sum(chance for _, chance in outcomes) == Fraction(1), "probabilities add up", walk, ply=ply)
        _expect(moment.step.action in [drawn for drawn, _ in outcomes], "what was drawn can be", walk, ply=ply)
        for drawn, chance in outcomes:
            _expect(chance > 0, "an outcome is possible", walk, ply=ply, drawn=drawn)
            game.settle(moment.before, drawn)


def game_objects_agree(subject: Subject, walk: Walk) -> None:
    """A `Game` reaches the states of the walk by objects, numbers and texts of moves, and undoes them."""
    rules = subject.rules
    game: Game[Any, Any, Any, Any] = Game(rules, walk.setup)
    for ply, moment in enumerate(walk.moments):
        _expect(game.state == moment.before, "the façade has the state of the walk", walk, ply=ply)
        if moment.step.seat is None:
            events = game.settle(moment.text if ply % 2 else moment.step.action)
        elif ply % 3 == 0:
            events = game.play(moment.text, moment.step.seat)
        else:
            move = moment.step.action
            events = game.play(rules.move_id(move) if ply % 3 == 1 else move, moment.step.seat)
        _expect(events == moment.events, "the façade returns the same events", walk, ply=ply)
    _expect(game.is_over, "the façade ends with the walk", walk)
    last = max(ply for ply, moment in enumerate(walk.moments) if moment.step.seat is not None)
    game.undo()
    _expect(game.state == walk.moments[last].before, "a move can be taken back", walk)


def observations_are_of_their_seat(subject: Subject, walk: Walk) -> None:
    """Every seat gets its information with its own legal moves; unknown seats are refused."""
    game = subject.rules
    for ply, state in enumerate(walk.states):
        seats = game.seats(state)
        for seat in range(seats):
            seen = game.seen(state, seat)
            numbers = [game.move_id(move) for move in game.legal(state, seat)]
            _expect(seen.seat == seat, "knowledge names its seat", walk, ply=ply, seat=seat)
            _expect(list(seen.legal_ids()) == numbers, "a seat knows its moves", walk, ply=ply, seat=seat)
            _expect(pickle.loads(pickle.dumps(seen)) == seen, "knowledge can be sent", walk, ply=ply, seat=seat)
        for wrong in (-1, seats, None):
            _refused(partial(game.seen, state, wrong), OptionError, "seat/unknown", walk, ply=ply)  # type: ignore[arg-type]
        _expect(set(game.sealed(state)) <= set(range(seats)), "sealed choices are of seats", walk, ply=ply)


def returns_add_up_to_one(subject: Subject, walk: Walk) -> None:
    """Returns are 0 while the game runs; at its end they add up to 1, with equal shares for the winners."""
    game = subject.rules
    for ply, state in enumerate(walk.states):
        returns = game.returns(state)
        _expect(len(returns) == game.seats(state), "every seat has a share", walk, ply=ply)
        ended = game.pending(state)
        if isinstance(ended, Over):
            _expect(abs(sum(returns) - 1) < 1e-9, "shares add up", walk, returns=returns)
            winners = tuple(seat for seat, share in enumerate(returns) if share > 0)
            _expect(winners == ended.winners, "the winners share the victory", walk, returns=returns)
        else:
            _expect(not any(returns), "no seat has won yet", walk, ply=ply, returns=returns)
        for seat in range(len(returns)):
            game.score(state, seat)


def impossible_moves_are_refused(subject: Subject, walk: Walk) -> None:
    """Illegal moves, wrong seats, moves at a chance event or after the end raise MoveErrors and change nothing."""
    game = subject.rules
    rng = Rng(walk.seed)
    for ply, state in enumerate(walk.states):
        packed = state.pack()
        asked = game.pending(state)
        seats = asked.seats if isinstance(asked, Ask) else ()
        there = range(game.seats(state))
        tried = [game.move_of(rng.below(game.actions)) for _ in range(8)]
        tried += [move for seat in seats for move in game.legal(state, seat)[:2]]
        for seat, move in product((*there, -1, len(there)), tried):
            if seat in seats and move in game.legal(state, seat):
                continue
            key = "move/illegal" if seat in seats else "move/wrong-seat"
            if not isinstance(asked, Ask):
                key = "move/game-over" if isinstance(asked, Over) else "move/nature-first"
            act = partial(game.play, state, seat, move)
            _refused(act, MoveError, key, walk, ply=ply, seat=seat, move=move)
        _expect(state.pack() == packed, "a refusal changes nothing", walk, ply=ply)


def impossible_draws_are_refused(subject: Subject, walk: Walk) -> None:
    """Draws that are not pending raise DrawErrors and change nothing."""
    game = subject.rules
    rng = Rng(walk.seed)
    draws = [step.action for step in walk.steps if step.seat is None]
    for ply, state in enumerate(walk.states):
        packed = state.pack()
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
        _expect(state.pack() == packed, "a refusal changes nothing", walk, ply=ply)


def states_are_values(subject: Subject, walk: Walk) -> None:
    """Bytes, pickles and copies give equal states with equal hashes; states that differ are not equal."""
    game = subject.rules
    for ply, state in enumerate(walk.states):
        packed = state.pack()
        twins = {
            "pickle": pickle.loads(pickle.dumps(state)),
            "copy": state.copy(),
            "copy.copy": copy.copy(state),
            "copy.deepcopy": copy.deepcopy(state),
        }
        for way, twin in twins.items():
            _expect(twin is not state, "a twin is another object", walk, ply=ply, way=way)
            _expect(twin == state, "a twin is equal", walk, ply=ply, way=way)
            _expect(hash(twin) == hash(state), "a twin has the same hash", walk, ply=ply, way=way)
            _expect(twin.pack() == packed, "a twin has the same bytes", walk, ply=ply, way=way)
            _expect(game.pending(twin) == game.pending(state), "a twin waits for the same", walk, ply=ply, way=way)
        _expect(state != packed, "a state equals only states", walk, ply=ply)
    packs = [state.pack() for state in walk.states]
    for ply, (before, after) in enumerate(pairwise(walk.states)):
        _expect(before != after, "a step leads to another state", walk, ply=ply)
    _expect(len(set(packs)) == len(packs), "no state comes twice", walk)


def positions_are_texts(subject: Subject, walk: Walk) -> None:
    """At every ply the position is one line that gives an equal state, and is written in one way."""
    game = subject.rules
    for ply, state in enumerate(walk.states):
        text = game.position_text(state)
        _expect(len(text.splitlines()) == 1, "a position is one line", walk, ply=ply, text=text)
        again = game.parse_position(text)
        _expect(again == state, "a position text gives the position", walk, ply=ply, text=text)
        _expect(game.position_text(again) == text, "a position is written in one way", walk, ply=ply, text=text)


def views_are_data(subject: Subject, walk: Walk) -> None:
    """The views of every seat and of a spectator survive JSON unchanged."""
    game = subject.rules
    for ply, state in enumerate(walk.states):
        for seat in (None, *range(game.seats(state))):
            seen = as_data(game.observe(state, seat))
            _expect(_through_json(seen) == seen, "a view is JSON", walk, ply=ply, seat=seat)


def events_are_complete(subject: Subject, walk: Walk) -> None:
    """Every step has events, they go through JSON, name the game, add up to the coins, and end with the end."""
    game = subject.rules
    coins = list(subject.coins(walk.start)) if subject.coins else []
    for ply, moment in enumerate(walk.moments):
        _expect(len(moment.events) > 0, "a step has events", walk, ply=ply)
        for event in moment.events:
            _expect(event.key.startswith(f"{game.name}/"), "an event names its game", walk, ply=ply, event=event)
            _expect(_through_json(event.args) == event.args, "an event is JSON", walk, ply=ply, event=event)
            for seat, change in coin_changes(subject, event):
                coins[seat] += change
                _expect(coins[seat] >= 0, "coins are there when they are paid", walk, ply=ply, event=event)
        there = list(subject.coins(moment.after)) if subject.coins else []
        _expect(
            there == coins,
            "events account for all coins",
            walk,
            ply=ply,
            counted=coins,
            there=there,
            events=moment.events,
        )
    keys = [event.key for moment in walk.moments for event in moment.events]
    _expect(keys.count(f"{game.name}/game-over") == 1, "the game ends in one event", walk)
    _expect(keys[-1] == f"{game.name}/game-over", "the end is the last event", walk, last=keys[-1])


def coin_changes(subject: Subject, event: Event) -> list[tuple[int, int]]:
    """Return which seats gained (or lost) how many coins by an event."""
    sign = subject.coin_signs.get(event.key)
    return [(event.args["seat"], sign * event.args["coins"])] if sign else []


Check = Callable[[Subject, Walk], None]
CHECKS: Final[tuple[Check, ...]] = (
    pending_seats_have_moves,
    legal_moves_have_one_order,
    steps_leave_their_argument_alone,
    move_forms_agree,
    draw_forms_agree,
    records_replay,
    set_ups_are_settings,
    outcomes_have_probabilities,
    game_objects_agree,
    observations_are_of_their_seat,
    returns_add_up_to_one,
    equal_seeds_give_equal_games,
    impossible_moves_are_refused,
    impossible_draws_are_refused,
    states_are_values,
    positions_are_texts,
    views_are_data,
    events_are_complete,
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


def _asked(game: AnyRules, walk: Walk) -> Iterator[tuple[int, int, Any]]:
    """Go through the plies, seats and states where a seat is asked."""
    for ply, state in enumerate(walk.states):
        asked = game.pending(state)
        if isinstance(asked, Ask):
            for seat in asked.seats:
                yield ply, seat, state


def _through_json(value: object) -> object:
    return json.loads(json.dumps(value, allow_nan=False))
