"""Reasons for a Duel move, derived from its effects and from the probabilities of each victory type."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.ai.agents import Candidate, Verdict
from sevenwonders.ai.duel.position_value import PositionAnalyser
from sevenwonders.ai.duel.puzzle_themes import denies_win, uncovered
from sevenwonders.ai.explain import Reason, gains
from sevenwonders.core.effects import Produce, Shields, Symbol
from sevenwonders.core.protocol import SEAT_NAMES
from sevenwonders.duel import bill, draws, ids, rules, score
from sevenwonders.duel.cards import (
    CARD_IDS,
    CARD_NUMBER,
    CARDS,
    RESOURCES,
    SYMBOLS,
    TOKEN_IDS,
    WONDER_IDS,
    WONDERS,
    ExtraTurn,
)
from sevenwonders.duel.ids import REASONS
from sevenwonders.duel.moves import move_id
from sevenwonders.duel.seen import Seen
from sevenwonders.duel.state import State
from sevenwonders.duel.threats import winning_moves

GAME: Final = "duel"
NOTABLE: Final = 0.04  # change of a probability that is worth words
MOST_WONDERS: Final = 7
PAIR: Final = 2


def verdict(seen: Seen, simulations: int) -> Verdict:
    """Return the evaluated moves."""
    return PositionAnalyser(simulations).verdict(seen.state)


def thing(seen: Seen, move: int) -> tuple[str, str]:
    """Return the kind and id of the card, wonder or token of a move."""
    if move >= ids.BEGIN_0:
        return "seat", SEAT_NAMES[move - ids.BEGIN_0]
    if move >= ids.REVIVE_0:
        return "card", CARD_IDS[move - ids.REVIVE_0]
    if move >= ids.DESTROY_0:
        return "card", CARD_IDS[move - ids.DESTROY_0]
    if move >= ids.TAKE_0:
        return "token", TOKEN_IDS[move - ids.TAKE_0]
    if move >= ids.DRAFT_0:
        return "wonder", WONDER_IDS[move - ids.DRAFT_0]
    if move >= ids.RAISE_0:
        return "wonder", WONDER_IDS[(move - ids.RAISE_0) // ids.SLOTS]
    return "card", _card(seen.state, move)


def _card(state: State, move: int) -> str:
    """Return the card that a move of a turn takes from the structure."""
    return CARD_IDS[state.slot[move % ids.SLOTS]]


def reasons(seen: Seen, verdict: Verdict) -> Iterator[Reason]:
    """Yield the reasons for the best move, most important first."""
    state, best = seen.state, verdict.best
    after = rules.after_move(state, best.move)
    if (victory := _victory(state, after, seen.seat, best.move)) is not None:
        yield Reason("win", {"victory": victory})
        return
    yield from _threats(state, after, seen.seat, verdict)
    yield from _odds(seen.seat, verdict)
    if state.question() == ids.TURN:
        covered = tuple(_uncovers_less(state, after, seen.seat, verdict))
        yield from covered
        # "quiet" would repeat the reason of a card that stays covered.
        yield from (one for one in _turn(state, after, seen.seat, best.move) if not (covered and one.key == "quiet"))
    elif state.question() == ids.DRAFT and _has_extra_turn(best.move):
        yield Reason("extra-turn-wonder")


# ---- threats and odds


def _victory(state: State, after: State, seat: int, move: int) -> str | None:
    """Return how a move wins at once, by itself or with the right choice after it; None if it does not."""
    if after.question() == ids.OVER:
        return REASONS[after.reason] if after.winner == seat else None
    return next((how for one, how in winning_moves(state, seat) if move_id(one) == move), None)


def _threats(state: State, after: State, seat: int, verdict: Verdict) -> Iterator[Reason]:
    """Yield an immediate win of the opponent that the move prevents."""
    if denies_win(state, after, seat):
        yield Reason("denies-win", {"victory": winning_moves(state, 1 - seat)[0][1]})
    others = verdict.candidates[1:]
    is_hope = verdict.kind != "estimate" and verdict.best.values[seat] > 0.0
    if is_hope and others and all(one.kind != "estimate" and one.values[seat] <= 0.0 for one in others):
        yield Reason("only-move")


def _odds(seat: int, verdict: Verdict) -> Iterator[Reason]:
    """Yield the outcome whose probability differs most from the second-best move."""
    if len(verdict.candidates) < 2:
        return
    best, other = verdict.candidates[0], verdict.candidates[1]
    found = []
    for owner, whose in ((seat, "own"), (1 - seat, "theirs")):
        for victory in REASONS[1:]:
            change = _chance(best, owner, victory) - _chance(other, owner, victory)
            good = change if owner == seat else -change
            if good >= NOTABLE:
                found.append((good, whose, owner, victory))
    for _, whose, owner, victory in sorted(found, reverse=True)[:1]:
        args: dict[str, str | int] = {"whose": whose, "victory": victory}
        before, now = _percent(_chance(other, owner, victory)), _percent(_chance(best, owner, victory))
        yield Reason("odds", args | {"before": before, "now": now})


def _chance(candidate: Candidate, owner: int, victory: str) -> float:
    return candidate.outcomes.get(f"{SEAT_NAMES[owner]} {victory}", 0.0)


def _percent(part: float) -> int:
    return round(100 * part)


# ---- draft and turn


def _has_extra_turn(draft: int) -> bool:
    return any(isinstance(effect, ExtraTurn) for effect in WONDERS[draft - ids.DRAFT_0].effects)


def _uncovers_less(state: State, after: State, seat: int, verdict: Verdict) -> Iterator[Reason]:
    """Yield a card that only the second-best move uncovers and the opponent can build."""
    if len(verdict.candidates) < 2:
        return
    there = rules.after_move(state, verdict.candidates[1].move)
    if seat in (after.active, there.active):
        return
    opened = there.open & there.present & ~state.open & ~after.open
    in_sight = [card for slot, card in enumerate(draws.structure(state)) if opened >> slot & 1 and card in CARD_NUMBER]
    for card in [card for card in in_sight if _affordable(after, 1 - seat, card)][:1]:
        yield Reason("covered", {"card": card})


def _turn(state: State, after: State, seat: int, move: int) -> Iterator[Reason]:
    card, opponent = _card(state, move), 1 - seat
    if after.active == seat and after.question() in (ids.TURN, ids.REVEAL):
        yield Reason("extra-turn")
    if after.question() == ids.REVIVE:
        yield Reason("power", {"power": "revive"})
    if _raised(after) > _raised(state) and _raised(after) == MOST_WONDERS and state.wonders[opponent]:
        yield Reason("last-wonder", {"count": state.wonders[opponent].bit_count()})
    yield from _science(state, after, seat)
    denied = [*_denied_science(state, after, opponent, card), *_denied_shields(state, after, opponent, card)]
    yield from _war(state, after, seat)
    if move < ids.SELL_0:
        yield from _built(state, after, seat, card)
    yield from denied
    yield from _market(state, after, seat, card)
    if uncovered(state, move) == 0 and state.present.bit_count() > 1:
        yield Reason("quiet")
    if move >= ids.SELL_0 and not denied and _affordable(state, opponent, card):
        yield Reason("denies-card", {"card": card})
    yield from _gain(state, after, seat)


def _raised(state: State) -> int:
    return state.raised[0].bit_count() + state.raised[1].bit_count()


def _science(state: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield a new symbol, or a pair, which gives a token."""
    if after.question() == ids.TAKE and state.question() != ids.TAKE:
        yield Reason("pair")
    new = after.symbols[seat] & ~state.symbols[seat]
    if new:
        symbol = SYMBOLS[new.bit_length() - 1]
        yield Reason("symbol", {"symbol": symbol, "number": after.symbols[seat].bit_count()})


def _denied_science(state: State, after: State, opponent: int, card: str) -> Iterator[Reason]:
    """Yield a symbol that this card would have given the opponent, who could pay for it.

    A symbol that the own city gains is reported as a gain, unless the opponent would have had more symbols with it.
    """
    symbol = next((effect.symbol for effect in CARDS[CARD_NUMBER[card]].effects if isinstance(effect, Symbol)), None)
    if symbol is None or not _affordable(state, opponent, card):
        return
    number = state.symbols[opponent].bit_count() + 1
    if state.symbols[opponent] >> SYMBOLS.index(symbol) & 1:
        if state.board:
            yield Reason("denies-pair")
    elif number > after.symbols[1 - opponent].bit_count() or after.symbols == state.symbols:
        yield Reason("denies-symbol", {"symbol": symbol, "number": number})


def _affordable(state: State, seat: int, card: str) -> bool:
    return bill.price_of(state, seat, card).affordable


def _war(state: State, after: State, seat: int) -> Iterator[Reason]:
    moved = _moved(state, after, seat)
    if moved > 0:
        yield Reason("shields", {"spaces": moved})
        lost = state.coins[1 - seat] - after.coins[1 - seat]
        if after.loot != state.loot and lost > 0:
            yield Reason("loot", {"coins": lost})


def _moved(state: State, after: State, seat: int) -> int:
    return (after.pawn - state.pawn) * (1 if seat == 0 else -1)


def _denied_shields(state: State, after: State, opponent: int, card: str) -> Iterator[Reason]:
    """Yield shields denied to the opponent, unless the own city gains them."""
    shields = sum(effect.amount for effect in CARDS[CARD_NUMBER[card]].effects if isinstance(effect, Shields))
    if shields and _moved(state, after, 1 - opponent) <= 0 and _affordable(state, opponent, card):
        yield Reason("denies-shields", {"spaces": shields})


def _built(state: State, after: State, seat: int, card: str) -> Iterator[Reason]:
    """Yield chains and newly produced resources."""
    price = bill.price_of(state, seat, card)
    chain = next((step.card for step in price.steps if isinstance(step, bill.Chain)), None)
    if chain is not None:
        yield Reason("chain", {"card": chain})
    before, now = state.produce[seat], after.produce[seat]
    new = [RESOURCES[lane] for lane in range(ids.RESOURCES) if now[lane] and not before[lane]]
    if new:
        yield Reason("produces", {"resource": new[0]})
    prices, dearer = state.unit[1 - seat], after.unit[1 - seat]
    for lane in range(ids.RESOURCES):
        if dearer[lane] > prices[lane]:
            yield Reason("dearer", {"resource": RESOURCES[lane], "coins": dearer[lane]})


def _market(state: State, after: State, seat: int, card: str) -> Iterator[Reason]:
    """Yield a resource that the opponent lacks and no visible card produces any more."""
    if after.produce[1 - seat] != state.produce[1 - seat]:
        return
    for resource in _produced(card):
        lane = RESOURCES.index(resource)
        in_sight = [entry for entry in draws.structure(after) if entry in CARD_NUMBER]
        if not state.produce[1 - seat][lane] and not any(resource in _produced(entry) for entry in in_sight):
            yield Reason("none-left", {"resource": resource})


def _produced(card: str) -> list[str]:
    effects = [effect for effect in CARDS[CARD_NUMBER[card]].effects if isinstance(effect, Produce)]
    return [resource for effect in effects for resource in effect.units]


def _gain(state: State, after: State, seat: int) -> Iterator[Reason]:
    return gains(_points(after, seat) - _points(state, seat), after.coins[seat] - state.coins[seat])


def _points(state: State, seat: int) -> int:
    """Return the points of a seat without those of the military, which move with the pawn, and of coins."""
    return score.points(state, seat) - score.military_points(state, seat) - score.coin_points(state, seat)
