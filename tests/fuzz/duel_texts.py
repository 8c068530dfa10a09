"""Properties of the Duel parsers: any text is parsed completely or raises a typed error."""

from functools import cache
from pathlib import Path
from typing import Final

from sevenwonders.core.errors import DrawError, GameError, TextError
from sevenwonders.core.protocol import Ask, Draw, Over
from sevenwonders.core.record import final_state, parse_record, random_game, record_text, replay
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, ids
from sevenwonders.duel.moves import move_id, move_of
from sevenwonders.duel.notation import move_text, parse_chance, parse_move
from sevenwonders.duel.position import parse_position, position_text
from sevenwonders.duel.state import State

TESTS: Final = Path(__file__).resolve().parents[1]
MOST_STEPS: Final = 300  # a game has some 110; a position set up by hand may have more left


@cache
def states() -> tuple[State, ...]:
    """Return every state of a few games: there moves and draws are read."""
    games = [random_game(RULES, Setup(beginners=seed % 2 == 0, first=seed // 2 % 2), Rng(seed)) for seed in range(4)]
    return tuple(moment.before for record in games for moment in replay(record))


@cache
def examples() -> tuple[tuple[str, ...], ...]:
    """Return valid texts of each kind, in the order of `CHECKS`: moves, draws, positions, records."""
    games = [
        random_game(RULES, Setup(beginners=seed % 2 == 0, first=seed // 2 % 2, bonus=seed), Rng(seed))
        for seed in range(6)
    ]
    records = [record_text(record) for record in games]
    records += [path.read_text("utf-8") for path in sorted((TESTS / "golden" / "duel").glob("*.7wd"))]
    moves = {move_text(state, move) for state in states() for move in RULES.legal(state, state.active)}
    draws = {line.removeprefix("* ") for text in records for line in text.splitlines() if line.startswith("*")}
    positions = [position_text(moment.after) for record in games for moment in replay(record)]
    return tuple(sorted(moves)), tuple(sorted(draws)), tuple(positions), tuple(records)


def expect_detail(error: GameError, name: str) -> None:
    """Assert that an error has a detail of this name."""
    assert name in error.details, error


def expect_key(error: GameError, start: str) -> None:
    """Assert that a complaint is of this kind."""
    assert error.key.startswith(start), error


def check_move(text: str) -> bool:
    """Parse a move in some states; a parsed move has an id, and its text is parsed as the same move."""
    understood = False
    for state in states()[:: max(1, len(states()) // 5)]:
        try:
            move = parse_move(state, text)
        except TextError as error:
            expect_detail(error, "column")
            continue
        understood = True
        assert move_of(move_id(move)) == move
        assert parse_move(state, move_text(state, move)) == move
        try:
            RULES.play(state, state.active, move)
        except GameError as error:
            expect_key(error, "move/")
    return understood


def check_draw(text: str) -> bool:
    """Read a draw and settle it in some states; it is possible there, or refused by a DrawError."""
    try:
        drawn = parse_chance(text)
    except TextError as error:
        expect_detail(error, "column")
        return False
    for state in states()[::17]:
        try:
            RULES.settle(state, drawn)
        except DrawError as error:
            expect_key(error, "draw/")
    return True


def check_position(text: str) -> bool:
    """Parse a position; a parsed position has one canonical text, and random play reaches the end."""
    try:
        state = parse_position(text)
    except TextError as error:
        expect_detail(error, "column")
        return False
    rng = Rng(len(text))
    for step in range(MOST_STEPS):
        if step < 3 or step % 7 == 0:
            written = position_text(state)
            assert parse_position(written) == state
            assert position_text(parse_position(written)) == written
        match RULES.pending(state):
            case Over():
                return True
            case Draw():
                state = RULES.settle(state, RULES.sample(state, rng))
            case Ask((seat,), _):
                moves = RULES.legal(state, state.active)
                assert 0 < len(moves) <= ids.MOST_MOVES
                state = RULES.play(state, seat, moves[rng.below(len(moves))])
            case other:
                raise AssertionError(other)
    raise AssertionError("a game does not end")


def check_record(text: str) -> bool:
    """Parse a record; a parsed record round-trips through its text."""
    try:
        record = parse_record(text)
    except TextError as error:
        expect_detail(error, "line")
        return False
    again = parse_record(record_text(record))
    assert again == record
    assert final_state(again) == final_state(record)
    return True


CHECKS: Final = (check_move, check_draw, check_position, check_record)
