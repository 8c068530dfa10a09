"""Properties of the 7 Wonders parsers: any text is parsed completely or raises a typed error."""

from functools import cache
from pathlib import Path
from typing import Final

from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.cards import BOARD_IDS
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.moves import move_id, move_of
from sevenwonders.classic.notation import move_text, parse_chance, parse_move
from sevenwonders.classic.position import parse_position, position_text
from sevenwonders.classic.seen import seen
from sevenwonders.classic.setup import SIDE_RULES
from sevenwonders.classic.state import State
from sevenwonders.classic.view import view
from sevenwonders.core.errors import DrawError, GameError, MoveError, TextError
from sevenwonders.core.protocol import Ask, Draw, Over
from sevenwonders.core.record import final_state, parse_record, random_game, record_text, replay
from sevenwonders.core.rng import Rng

TESTS: Final = Path(__file__).resolve().parents[1]
MOST_STEPS: Final = 200  # a game of seven has some 140


@cache
def states() -> tuple[State, ...]:
    """Return every state of a few games, in which cards are revived and last cards played."""
    boards = ("halikarnassos", "babylon", *(name for name in BOARD_IDS if name not in ("halikarnassos", "babylon")))
    setups = [Setup(3 + seed, boards[: 3 + seed], "night") for seed in range(3)]
    setups += [Setup(3, sides=sides) for sides in SIDE_RULES]
    games = [random_game(RULES, setup, Rng(seed)) for seed, setup in enumerate(setups)]
    return tuple(moment.before for record in games for moment in replay(record))


@cache
def examples() -> tuple[tuple[str, ...], ...]:
    """Return valid texts of each kind, in the order of `CHECKS`: moves, draws, positions, records."""
    games = [random_game(RULES, Setup(3 + seed, sides=SIDE_RULES[seed % 4]), Rng(seed)) for seed in range(5)]
    records = [record_text(record) for record in games]
    records += [path.read_text("utf-8") for path in sorted((TESTS / "golden" / "classic").glob("*.7w"))]
    asked = [(state, seat) for state in states() for seat in range(state.players)]
    moves = {move_text(state, move) for state, seat in asked for move in RULES.legal(state, seat)}
    draws = {line.removeprefix("* ") for text in records for line in text.splitlines() if line.startswith("*")}
    positions = [position_text(state) for state in states()]
    return tuple(sorted(moves)), tuple(sorted(draws)), tuple(positions), tuple(records)


def expect_place(error: GameError, name: str, most: int) -> None:
    """Assert that an error names a place in the text or directly behind it."""
    place = error.details.get(name)
    assert isinstance(place, int), error
    assert 1 <= place <= most + 1, error


def expect_key(error: GameError, start: str) -> None:
    """Assert that a complaint is of this kind."""
    assert error.key.startswith(start), error


def check_move(text: str) -> bool:
    """Parse a move in some states; a parsed move has an id, and its text is parsed as the same move."""
    understood = False
    for state in states()[:: max(1, len(states()) // 5)]:
        for seat in (None, 0):
            try:
                move = parse_move(state, text, seat)
            except TextError as error:
                expect_place(error, "column", len(text) + 1)
                continue
            understood = True
            assert move_of(move_id(move)) == move
            assert parse_move(state, move_text(state, move)) == move
            try:
                RULES.play(state, 0, move)
            except MoveError as error:
                expect_key(error, "move/")
    return understood


def check_draw(text: str) -> bool:
    """Read a draw and settle it in some states; it is possible there, or refused by a DrawError."""
    try:
        drawn = parse_chance(text)
    except TextError as error:
        expect_place(error, "column", len(text))
        return False
    for state in states()[::17]:
        try:
            RULES.settle(state, drawn)
        except DrawError as error:
            expect_key(error, "draw/")
    return True


def check_position(text: str) -> bool:
    """Read a position; it is written in one way, its seats can reason about it, and it can be played to the end."""
    try:
        state = parse_position(text)
    except TextError as error:
        expect_place(error, "column", len(text))
        return False
    rng = Rng(len(text))
    for step in range(MOST_STEPS):
        if step < 3 or step % 17 == 0:
            written = position_text(state)
            assert parse_position(written) == state
            assert position_text(parse_position(written)) == written
            for seat in range(state.players):
                assert view(Knowledge(seen(state, seat)).sample(rng), seat) == view(state, seat)
        match RULES.pending(state):
            case Over():
                return True
            case Draw():
                state = RULES.settle(state, RULES.sample(state, rng))
            case Ask(seats, _):
                moves = RULES.legal(state, seats[0])
                assert moves
                state = RULES.play(state, seats[0], moves[rng.below(len(moves))])
    raise AssertionError("a game does not end")


def check_record(text: str) -> bool:
    """Parse a record; a parsed record round-trips through its text."""
    try:
        record = parse_record(text)
    except TextError as error:
        expect_place(error, "line", len(text.splitlines()))
        return False
    again = parse_record(record_text(record))
    assert again == record
    assert final_state(again) == final_state(record)
    return True


CHECKS: Final = (check_move, check_draw, check_position, check_record)
