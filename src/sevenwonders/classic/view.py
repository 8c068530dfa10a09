"""The view of a seat or a spectator, as values ready for JSON and without hidden information.

Every view contains the cities, coins and tokens, which seats have chosen, the sizes of hands and discard pile, the
backs of hidden cards, and the use of each card so far. A seat's view adds its own hand, choice and legal moves, the
hands it has held, the cards that it put face down, and the discard pile while it revives a card and from then on.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import islice
from typing import Any, Final, Literal, assert_never

from sevenwonders.classic import bill, ids, memory, moves, price, rules
from sevenwonders.classic.cards import BOARD_IDS, BOARDS, CARD_IDS, CARDS, SIDES, SYMBOLS, Side, cards_in, data
from sevenwonders.classic.ids import COLOURS, QUESTIONS
from sevenwonders.classic.moves import move_of
from sevenwonders.classic.notation import text_of
from sevenwonders.classic.pending import pending
from sevenwonders.classic.piles import cards_of, size
from sevenwonders.classic.score import LINES, points, sheet
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.caches import cache_of
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Over, Pending

Use = Literal["built", "under", "sold", "leftover"]
SideRule = Literal["day", "night", "random", "choose"]
Direction = Literal["left", "right"]
Held = tuple[tuple[str, ...] | None, ...]  # hands, by turn

# ---- moves


@dataclass(frozen=True, slots=True)
class BuildMove:
    """Build a card of the hand for some coins in all, part of them to the neighbours."""

    id: int
    verb: Literal["build"] = field(default="build", init=False, repr=False)
    text: str
    card: str
    left: int
    right: int
    coins: int


@dataclass(frozen=True, slots=True)
class StageMove:
    """Build the next stage over a card of the hand for some coins in all, part of them to the neighbours."""

    id: int
    verb: Literal["stage"] = field(default="stage", init=False, repr=False)
    text: str
    card: str
    left: int
    right: int
    coins: int


@dataclass(frozen=True, slots=True)
class SellMove:
    """Discard a card of the hand for coins."""

    id: int
    verb: Literal["sell"] = field(default="sell", init=False, repr=False)
    text: str
    card: str


@dataclass(frozen=True, slots=True)
class ReviveMove:
    """Build a card of the discard pile for free."""

    id: int
    verb: Literal["revive"] = field(default="revive", init=False, repr=False)
    text: str
    card: str


@dataclass(frozen=True, slots=True)
class DeclineMove:
    """Revive nothing."""

    id: int
    verb: Literal["decline"] = field(default="decline", init=False, repr=False)
    text: str


@dataclass(frozen=True, slots=True)
class ChooseMove:
    """Choose the side of the own board."""

    id: int
    verb: Literal["choose"] = field(default="choose", init=False, repr=False)
    text: str
    side: Side


AnyMove = BuildMove | StageMove | SellMove | ReviveMove | DeclineMove | ChooseMove

# ---- public


@dataclass(frozen=True, slots=True)
class Question:
    """A question that waits, with the seat that is asked or the rule by which sides are found."""

    question: str
    seat: int | None = None
    sides: SideRule | None = None


@dataclass(frozen=True, slots=True)
class City:
    """A seat's city. `under` are the ages of the cards under its stages, `hand` the number of cards held.

    `sells` are the symbols that its neighbours can buy, each the resources of which it gives one; `keeps` those that
    only the city itself uses. `won` counts victory tokens by age. `board`, `side`,
    `score` and `points` may be null until boards and sides are set.
    """

    board: str | None
    side: Side | None
    resource: str | None
    coins: int
    cards: tuple[str, ...]
    colours: Mapping[str, int]
    stages: int
    all_stages: int | None
    under: tuple[int, ...]
    sells: tuple[tuple[str, ...], ...]
    keeps: tuple[tuple[str, ...], ...]
    shields: int
    symbols: Mapping[str, int]
    won: tuple[int, ...]
    lost: int
    hand: int
    chosen: bool
    score: Mapping[str, int] | None
    points: int | None


@dataclass(frozen=True, slots=True)
class CardUsed:
    """What became of a card that a seat took from its hand; which card it was, if the one who looks knows."""

    use: Use
    card: str | None


@dataclass(frozen=True, slots=True)
class Revival:
    """A revival: who looked through the discard pile when, and the card built; the pile for the one who saw it."""

    seat: int
    age: int
    turn: int
    card: str | None
    pile: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Uncovered:
    """Cards that were hidden from all seats while the game ran.

    These are the faces of the cards under each seat's stages and of the discard pile, and the guilds in the box.
    """

    under: tuple[tuple[str, ...], ...]
    discard: tuple[str, ...]
    box: tuple[str, ...]


# ---- what one seat sees


@dataclass(frozen=True, slots=True)
class Way:
    """One way to pay: coins in all, to the bank and to the neighbours, how many are missing, and the steps to it."""

    total: int
    bank: int
    left: int
    right: int
    missing: int
    steps: tuple[bill.Step, ...]


@dataclass(frozen=True, slots=True)
class PrivateView:
    """The private part of a view: hand, choice, the discard pile if the seat may revive, and prices.

    `held` are the hands so far by age and turn; null where the log of a position lacks them. `prices` are the ways to
    pay for every card of the hand and the next stage, the cheapest first; empty if resources cannot be obtained.
    `unit_prices` are the prices of a unit at each neighbour.
    """

    hand: tuple[str, ...]
    under: tuple[str, ...]
    held: tuple[tuple[tuple[str, ...] | None, ...], ...]
    chosen: AnyMove | None
    pile: tuple[str, ...] | None
    prices: Mapping[str, tuple[Way, ...]]
    unit_prices: Mapping[Direction, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class View:
    """The table of 7 Wonders. `own` and `moves` belong to the viewing seat; a spectator has none.

    `questions` are pending, the last one first. `discard` counts the cards face down by age. `history` lists the
    actions by age, turn and seat; null for those to come. Servers add `uncovered` after the end.
    """

    game: Literal["classic"] = field(default="classic", init=False, repr=False)
    players: int
    seat: int | None
    age: int
    turn: int
    passing: Direction | None
    pending: Pending
    questions: tuple[Question, ...]
    cities: tuple[City, ...]
    discard: tuple[int, ...]
    history: tuple[tuple[tuple[CardUsed | None, ...], ...], ...]
    looks: tuple[Revival, ...]
    own: PrivateView | None
    moves: tuple[AnyMove, ...]
    uncovered: Uncovered | None = None


# ---- how it is made


def view(state: State, seat: int | None = None) -> View:
    """Return the table as seen by a seat, or by a spectator; raise OptionError if there is no such seat."""
    if seat is not None and not 0 <= seat < state.players:
        raise OptionError("seat/unknown", found=seat, seats=state.players)
    pile = state.pile
    return View(
        players=state.players,
        seat=seat,
        age=state.age,
        turn=state.turn,
        passing=data()["setup"]["pass"][state.age - 1] if state.age else None,
        pending=pending(state),
        questions=tuple([_question(entry) for entry in state.stack[: state.depth]]),
        cities=_cities(state),
        discard=tuple([size(pile[age]) for age in range(state.age)]),
        history=_history(state, seat),
        looks=tuple([_look(state, seat, look) for look in range(state.looks)]),
        own=None if seat is None else _own(state, seat),
        moves=() if seat is None else tuple([_move(state, seat, number) for number in rules.legal_ids(state, seat)]),
    )


def uncovered(state: State) -> Uncovered | None:
    """Return the cards that were hidden from all seats; None while the game runs.

    They are no part of `view`, which contains the knowledge of one seat.
    """
    if not isinstance(pending(state), Over):
        return None
    under = tuple(_names(_under(state, seat)) for seat in range(state.players))
    discard = _piles(state.pile)
    seen = {*discard, *(name for names in under for name in names)}
    seen.update(name for seat in range(state.players) for name in cards_in(state.city[seat]))
    box = (card.id for card in CARDS if card.colour == "purple" and card.id not in seen)
    return Uncovered(under, discard, tuple(box))


@cache
def _question(entry: int) -> Question:
    question, subject = entry & 15, entry >> 4
    if question in (ids.LAST, ids.REVIVE):
        return Question(QUESTIONS[question], seat=subject)
    if question == ids.LAY_BOARDS:
        return Question(QUESTIONS[question], sides=_SIDE_RULES[subject])
    return Question(QUESTIONS[question])


def _cities(state: State) -> tuple[City, ...]:
    # Each look at a row of a compiled state copies it: once for all seats is enough. Plain, it is a list.
    looked = (
        state.board,
        state.side,
        state.coins,
        state.city,
        state.kinds,
        state.stages,
        state.shields,
        state.symbols,
        state.won,
        state.lost,
        state.hand,
        state.chosen,
    )
    rows = tuple([tuple([tuple(part) if type(part) is list else part for part in row]) for row in looked])
    known = _known_cities(state.players, tuple(state.under), *rows)
    if not known:
        of_seats = islice(zip(*rows, strict=True), state.players)
        known.append(tuple([_city_of(state, seat, row) for seat, row in enumerate(of_seats)]))
    return known[0]


# The views of a table share its cities.
_known_cities: Callable[..., list[tuple[City, ...]]] = cache_of(list, 64)


def _city_of(state: State, seat: int, row: Sequence[Any]) -> City:
    board, side, coins, city, kinds, stages, shields, symbols, won, lost, hand, chosen = row
    is_turned = side != ids.NOTHING
    return _city(
        (board, side, stages, *city),
        coins,
        kinds,
        tuple(_under(state, seat)),
        shields,
        symbols,
        won,
        lost,
        size(hand),
        chosen != ids.NOTHING,
        tuple(sheet(state, seat).values()) if is_turned else None,
        points(state, seat) if is_turned else None,
    )


@lru_cache(maxsize=2048)
def _city(
    built: tuple[int, int, int, int, int],
    coins: int,
    kinds: tuple[int, ...],
    under: tuple[int, ...],
    shields: int,
    symbols: tuple[int, ...],
    won: tuple[int, ...],
    lost: int,
    hand: int,
    chosen: bool,
    score: tuple[int, ...] | None,
    points: int | None,
) -> City:
    """Return a city as it is shown: of all cities, most steps change one, and the views after them share the rest."""
    board, side, stages, *cards = built
    sells, keeps = bill.symbols_of(*built)
    known, turned = board != ids.NOTHING, side != ids.NOTHING
    return City(
        board=BOARD_IDS[board] if known else None,
        side=SIDES[side] if turned else None,
        resource=BOARDS[board].resource if known else None,
        coins=coins,
        cards=cards_in(cards),
        colours=dict(zip(COLOURS, kinds, strict=False)),
        stages=stages,
        all_stages=len(BOARDS[board].stages(SIDES[side])) if turned else None,
        under=tuple(_AGE[card] for card in under),
        sells=sells,
        keeps=keeps,
        shields=shields,
        symbols=dict(zip((*SYMBOLS, "wild"), symbols, strict=True)),
        won=won,
        lost=lost,
        hand=hand,
        chosen=chosen,
        score=None if score is None else dict(zip(LINES, score, strict=True)),
        points=points,
    )


def _under(state: State, seat: int) -> Sequence[int]:
    return state.under[seat * ids.STAGES : seat * ids.STAGES + state.stages[seat]]


def _history(state: State, seat: int | None) -> tuple[tuple[tuple[CardUsed | None, ...], ...], ...]:
    taken, used, players = tuple(state.taken), tuple(state.used), state.players
    ages = (slice(age * _IN_AGE, (age + 1) * _IN_AGE) for age in range(state.age))
    return tuple([_history_of_age(players, seat, used[age], taken[age]) for age in ages])


@lru_cache(maxsize=2048)
def _history_of_age(
    players: int, seat: int | None, used: tuple[int, ...], taken: tuple[int, ...]
) -> tuple[tuple[CardUsed | None, ...], ...]:
    """Return the history of an age, turn by turn, as a seat sees it; it changes once in a turn at most."""

    def entry(owner: int, turn: int) -> CardUsed | None:
        use, card = used[owner * ids.HAND + turn], taken[owner * ids.HAND + turn]
        return _used(use, card if use == ids.BUILT or owner == seat else ids.NOTHING) if use else None

    return tuple(tuple(entry(owner, turn) for owner in range(players)) for turn in range(ids.HAND))


@cache
def _used(use: int, card: int) -> CardUsed:
    return CardUsed(_USES[use - 1], None if card == ids.NOTHING else CARD_IDS[card])


def _look(state: State, seat: int | None, look: int) -> Revival:
    card = state.look_card[look]
    return Revival(
        seat=state.look_seat[look],
        age=state.look_age[look],
        turn=state.look_turn[look],
        card=CARD_IDS[card] if card != ids.NOTHING else None,
        pile=_piles(state.look_pile[look]) if seat == state.look_seat[look] else None,
    )


def _piles(piles: Iterable[int]) -> tuple[str, ...]:
    return tuple(name for age, pile in enumerate(piles, start=1) for name in cards_of(pile, age))


def _own(state: State, seat: int) -> PrivateView:
    chosen = state.chosen[seat]
    may_revive = bool(state.waiting >> seat & 1) and state.question() == ids.REVIVE
    hand = cards_of(state.hand[seat], state.age) if state.age else ()
    return PrivateView(
        hand=hand,
        under=_names(_under(state, seat)),
        held=_held(state, seat),
        chosen=None if chosen == ids.NOTHING else _move(state, seat, chosen),
        pile=_piles(state.pile) if may_revive else None,
        prices=_prices(state, seat, hand),
        unit_prices=bill.unit_prices(state, seat),
    )


def _held(state: State, seat: int) -> tuple[Held, ...]:
    """Return the hands that a seat has held, by age; they follow from its log and the hands as they are."""
    players, last, hand, taken = state.players, state.age, tuple(state.hand), tuple(state.taken)
    found = []
    for age in range(1, last + 1):
        turns = memory.turns_held(state, age)
        log = taken[(age - 1) * _IN_AGE : age * _IN_AGE]
        known = _known_hands(players, seat, age, turns, hand if age == last else (), log)
        if not known:
            piles = (memory.held_pile(state, age, seat, turn) for turn in range(1, turns + 1))
            known.append(tuple(cards_of(pile, age) if pile else None for pile in piles))
        found.append(known[0])
    return tuple(found)


_known_hands: Callable[..., list[Held]] = cache_of(list, 2048)


def _names(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(CARD_IDS[card] for card in cards)


def _prices(state: State, seat: int, hand: Sequence[str]) -> dict[str, tuple[Way, ...]]:
    """Price the different cards of the hand and the next stage."""
    if state.question() not in (ids.TURN, ids.LAST):
        return {}
    names, known = (*dict.fromkeys(hand), bill.STAGE), _known_prices(*bill.economy_of(state, seat))
    if new := [name for name in names if name not in known]:
        for name, bills in bill.all_prices(state, seat, new).items():
            known[name] = tuple(_way(one) for one in bills)
    return {name: known[name] for name in names}


# By economy; few steps of a game change one.
_known_prices: Callable[..., dict[str, tuple[Way, ...]]] = cache_of(dict, 1024)


def _way(way: bill.Bill) -> Way:
    return Way(way.total, way.bank, way.left, way.right, way.missing, way.steps)


def _move(state: State, seat: int, number: int) -> AnyMove:
    card = number // ids.SPLITS
    return _shown(number, price.bank_coins(state, seat, card) if card < ids.CARDS and _BANK[card] else 0)


@lru_cache(maxsize=4096)
def _shown(number: int, bank: int) -> AnyMove:
    """Return the view of a move and its coins to the bank; most moves are legal for several seats."""
    move = move_of(number)
    text = text_of(move)
    match move:
        case moves.Build(card, left, right):
            return BuildMove(number, text, card, left, right, bank + left + right)
        case moves.Stage(card, left, right):
            return StageMove(number, text, card, left, right, left + right)
        case moves.Sell(card):
            return SellMove(number, text, card)
        case moves.Revive(card):
            return ReviveMove(number, text, card)
        case moves.Decline():
            return DeclineMove(number, text)
        case moves.Choose(side):
            return ChooseMove(number, text, "day" if side == "day" else "night")
        case _:
            assert_never(move)


_AGE: Final = TABLES.age
_BANK: Final = TABLES.bank
_IN_AGE: Final = ids.MOST_SEATS * ids.HAND  # entries of the log
_USES: Final[tuple[Use, ...]] = ("built", "under", "sold", "leftover")
_SIDE_RULES: Final[tuple[SideRule, ...]] = ("day", "night", "random", "choose")
