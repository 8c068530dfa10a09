"""Outcomes of chance events as values: boards and hands."""

from collections import Counter
from dataclasses import dataclass
from typing import assert_never

from sevenwonders.classic import ids, nature, rules
from sevenwonders.classic.cards import BOARD_IDS, BOARD_NUMBER, CARD_IDS, CARD_NUMBER, CARDS, SIDES
from sevenwonders.classic.piles import cards_of, pile_of
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.checks import check_draw
from sevenwonders.core.errors import DrawError
from sevenwonders.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Boards:
    """The boards of all seats, with their sides ("gizah_day") unless the seats choose these."""

    boards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """The hands of all seats."""

    hands: tuple[tuple[str, ...], ...]


Chance = Boards | Deal


def board_name(board: int, side: int) -> str:
    """Return the name of a board, with its side if that is known."""
    return BOARD_IDS[board] if side == ids.NOTHING else f"{BOARD_IDS[board]}_{SIDES[side]}"


def board_numbers(name: str) -> tuple[int, int] | None:
    """Return the board and the side in a name, the side NOTHING if it has none; None if there is no such board."""
    for side, word in enumerate(SIDES):
        if name.endswith(f"_{word}") and name[: -len(word) - 1] in BOARD_NUMBER:
            return BOARD_NUMBER[name[: -len(word) - 1]], side
    return (BOARD_NUMBER[name], ids.NOTHING) if name in BOARD_NUMBER else None


def settle(state: State, drawn: Chance) -> State:
    """Return the state after a draw; raise DrawError if it cannot have happened."""
    question = state.question()
    match drawn:
        case Boards(boards):
            check_draw(question == ids.LAY_BOARDS, drawn, "draw/not-asked")
            return _settle_boards(state, drawn, boards)
        case Deal(hands):
            check_draw(question == ids.DEAL, drawn, "draw/not-asked")
            return _settle_deal(state, drawn, hands)
        case _:
            assert_never(drawn)


def is_well_formed(drawn: Chance) -> bool:
    """Return whether the fields of a draw have their declared types."""
    rows = (drawn.boards,) if isinstance(drawn, Boards) else drawn.hands
    return type(rows) is tuple and all(type(row) is tuple and all(type(name) is str for name in row) for row in rows)


def _settle_boards(state: State, drawn: Boards, names: tuple[str, ...]) -> State:
    rule = state.subject()
    check_draw(len(names) == state.players, drawn, "draw/wrong-count")
    laid: list[tuple[int, int]] = []
    for seat, name in enumerate(names):
        numbers = board_numbers(name)
        if numbers is None:
            raise DrawError("draw/unknown-name", draw=repr(drawn), name=name)
        board, side = numbers
        check_draw(state.board[seat] in (ids.NOTHING, board), drawn, "draw/wrong-board", seat=seat)
        check_draw(side in rules.allowed_sides(rule), drawn, "draw/wrong-side", seat=seat)
        laid.append((board, side))
    check_draw(len({board for board, _ in laid}) == state.players, drawn, "draw/repeated")
    return rules.after_boards(state, [board for board, _ in laid], [side for _, side in laid])


def _settle_deal(state: State, drawn: Deal, hands: tuple[tuple[str, ...], ...]) -> State:
    age = state.age + 1
    check_draw(len(hands) == state.players, drawn, "draw/wrong-count")
    for hand in hands:
        check_draw(len(hand) == ids.HAND, drawn, "draw/wrong-count")
        for name in hand:
            check_draw(name in CARD_NUMBER, drawn, "draw/unknown-name", name=name)
            check_draw(CARDS[CARD_NUMBER[name]].age == age, drawn, "draw/wrong-age", name=name, age=age)
    dealt = Counter(CARD_NUMBER[name] for hand in hands for name in hand)
    deck = Counter(TABLES.deck[state.players][age - 1][: TABLES.deck_size[state.players][age - 1]])
    guilds = Counter({card: copies for card, copies in dealt.items() if card >= ids.GUILD_0})
    check_draw(all(copies == 1 for copies in guilds.values()), drawn, "draw/repeated")
    for card in deck | (dealt - guilds):
        check_draw(dealt[card] == deck[card], drawn, "draw/wrong-copies", name=CARD_IDS[card], expected=deck[card])
    return rules.after_deal(state, [pile_of(hand) for hand in hands])


def sample(state: State, rng: Rng) -> Chance:
    """Return a random outcome of the pending chance event, the same as `nature.after_draw`."""
    question = state.question()
    if question >= ids.FIRST_ASK:
        raise DrawError("draw/not-asked")
    after = nature.after_draw(state, rng)
    seats = range(state.players)
    if question == ids.LAY_BOARDS:
        return Boards(tuple(board_name(after.board[seat], after.side[seat]) for seat in seats))
    return Deal(tuple(cards_of(after.hand[seat], after.age) for seat in seats))
