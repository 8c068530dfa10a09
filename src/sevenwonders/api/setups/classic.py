"""Tables of 7 Wonders set up by hand."""

from sevenwonders.api.messages.positions import ClassicSeatSetup, ClassicSetup, SetupCard
from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS, CARDS, SIDES, cards_in
from sevenwonders.classic.ids import AGES, FEWEST_SEATS, HAND, NOTHING, STAGES
from sevenwonders.classic.notation import SEAT_NAMES
from sevenwonders.classic.piles import cards_of
from sevenwonders.classic.position import VERSION
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.sections import sections_text

_UNKNOWN = "?"


def empty_setup() -> ClassicSetup:
    """Return a table of three seats at the first turn of Age I whose cards are unknown."""
    return ClassicSetup(1, 1, [], [_fresh(board) for board in BOARD_IDS[:FEWEST_SEATS]])


def _fresh(board: str) -> ClassicSeatSetup:
    return ClassicSeatSetup(board, SIDES[0], TABLES.start_coins, [], [], [0] * AGES, 0, [])


def setup_of(state: State) -> ClassicSetup:
    """Return the table of a state, with the day side of boards that have not been turned."""
    if NOTHING in state.board[: state.players]:
        return empty_setup()
    discard = [SetupCard(age, card) for age, pile in enumerate(state.pile, start=1) for card in cards_of(pile, age)]
    seats = [_seat_setup(state, seat) for seat in range(state.players)]
    return ClassicSetup(max(1, state.age), max(1, state.turn), discard, seats)


def _seat_setup(state: State, seat: int) -> ClassicSeatSetup:
    side = state.side[seat]
    under = state.under[seat * STAGES : seat * STAGES + state.stages[seat]]
    return ClassicSeatSetup(
        BOARD_IDS[state.board[seat]],
        SIDES[0 if side == NOTHING else side],
        state.coins[seat],
        list(cards_in(state.city[seat])),
        [SetupCard(CARDS[card].age, CARD_IDS[card]) for card in under],
        list(state.won[seat]),
        state.lost[seat],
        hands_of(state)[seat],
    )


def hands_of(state: State) -> list[list[str]]:
    """Return the cards in the hands of all seats."""
    hands = state.hand[: state.players]
    return [list(cards_of(hand, state.age)) if state.age else [] for hand in hands]


def position_of(setup: ClassicSetup) -> str:
    """Return the position as one line: every seat has a turn."""
    sections = [
        ("classic", [VERSION]),
        ("boards", [f"{seat.board}_{seat.side}" for seat in setup.seats]),
        ("age", [str(setup.age)]),
        ("turn", [str(setup.turn)]),
        ("discard", _words(setup.discard)),
    ]
    for name, seat in zip(SEAT_NAMES, setup.seats, strict=False):
        won = [str(TABLES.victory[age]) for age, count in enumerate(seat.victories) for _ in range(count)]
        missing = HAND + 1 - setup.turn - len(seat.hand)
        sections += [
            (f"{name}.coins", [str(seat.coins)]),
            (f"{name}.city", seat.cards),
            (f"{name}.wonder", _words(seat.stages)),
            (f"{name}.tokens", won + [str(TABLES.defeat)] * seat.defeats),
            (f"{name}.hand", seat.hand + [_UNKNOWN] * missing),
        ]
    return sections_text(sections)


def _words(cards: list[SetupCard]) -> list[str]:
    return [one.card or f"{_UNKNOWN}{one.age}" for one in cards]
