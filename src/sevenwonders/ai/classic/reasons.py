"""Reasons for a move of 7 Wonders: its effects on the own city, from the knowledge of the seat."""

from collections.abc import Iterator
from typing import Any, Final

from sevenwonders.ai.agents import Verdict, make_agent
from sevenwonders.ai.explain import Reason, gains
from sevenwonders.classic import bill, ids, rules, score
from sevenwonders.classic.cards import CARD_IDS, CARD_NUMBER, RESOURCES
from sevenwonders.classic.moves import Build, Stage
from sevenwonders.classic.ruleset import RULES
from sevenwonders.classic.seen import Seen
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES

GAME: Final = "classic"
SAMPLES_EACH: Final = 8  # simulations of Duel that one sample of 7 Wonders counts as
SIDES: Final = ("day", "night")
POWERS: Final = {
    ids.PLAY_LAST: "play_last",
    ids.FREE_COLOUR: "free_colour",
    ids.FREE_FIRST: "free_first",
    ids.FREE_LAST: "free_last",
}


def verdict(seen: Seen, simulations: int) -> Verdict:
    """Return the evaluation of the moves by a search."""
    return make_agent(GAME, f"net:{max(4, simulations // SAMPLES_EACH)}", 0).analyse(seen)


def thing(_: Seen, move: int) -> tuple[str, str]:
    """Return the kind and id of the card or side of a move."""
    made: Any = RULES.move_of(move)
    if move >= ids.SIDE_0:
        return "side", SIDES[move - ids.SIDE_0]
    return "card", str(getattr(made, "card", ""))


def reasons(seen: Seen, verdict: Verdict) -> Iterator[Reason]:
    """Yield the reasons for the best move, the most important first."""
    state, seat, move = seen.state, seen.seat, verdict.best.move
    yield from _odds(seat, verdict)
    if state.question() != ids.TURN:
        return
    after = rules.after_move_alone(state, seat, move)
    yield from _powers(state, after, seat)
    yield from _city(state, after, seat)
    if move < ids.STAGE_0:
        yield from _price(state, seat, move)
    else:
        yield from _denied(state, seat, thing(seen, move)[1])
    yield from _paid(verdict)
    yield from _gain(state, after, seat)
    yield from _cheaper(state, after, seat, verdict)


def _odds(seat: int, verdict: Verdict) -> Iterator[Reason]:
    if len(verdict.candidates) > 1:
        now, before = (round(100 * one.values[seat]) for one in verdict.candidates[:2])
        if now > before:
            yield Reason("share", {"before": before, "now": now})


def _powers(state: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield the powers that the wonder gains."""
    new = after.powers[seat] & ~state.powers[seat]
    for power, name in POWERS.items():
        if new & power:
            yield Reason("power", {"power": name})
    if _revivals(after, seat) > _revivals(state, seat):
        yield Reason("power", {"power": "revive"})


def _revivals(state: State, seat: int) -> int:
    return sum(TABLES.revive[built] for built in state.things(seat))


def _denied(state: State, seat: int, card: str) -> Iterator[Reason]:
    """Yield that the discarded card was affordable for the neighbour who receives the hand."""
    if state.turn == ids.TURNS:
        return  # hands are no longer passed
    direction = "left" if TABLES.step[state.age - 1] > 0 else "right"
    neighbour = state.left(seat) if direction == "left" else state.right(seat)
    if any(price.affordable for price in bill.prices_of(state, neighbour, card)):
        yield Reason("denies-neighbour", {"direction": direction, "card": card})


def _paid(verdict: Verdict) -> Iterator[Reason]:
    """Yield the neighbour who is paid more than by the second-best move, if the moves differ in nothing else."""
    if len(verdict.candidates) < 2 or verdict.best.move >= ids.SELL_0:
        return
    best, other = (RULES.move_of(one.move) for one in verdict.candidates[:2])
    if isinstance(best, Build | Stage) and type(best) is type(other) and best.card == other.card:
        yield Reason("pays", {"direction": "left" if best.left > other.left else "right"})


def _cheaper(state: State, after: State, seat: int, verdict: Verdict) -> Iterator[Reason]:
    """Yield the coins saved against the second-best move, if both cost coins."""
    if len(verdict.candidates) < 2 or verdict.candidates[1].move >= ids.SELL_0:
        return
    there = rules.after_move_alone(state, seat, verdict.candidates[1].move)
    kept = after.coins[seat] - there.coins[seat]
    if kept > 0 and after.coins[seat] <= state.coins[seat]:
        yield Reason("cheaper", {"coins": kept})


def _city(state: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield points for symbols, military superiority, new resources and cheaper trade."""
    science = score.science_points(after, seat) - score.science_points(state, seat)
    if science > 0:
        yield Reason("science-set", {"points": science})
    yield from _war(state, after, seat)
    yield from _resources(_produced(state, seat), _produced(after, seat))
    if after.price[seat] != state.price[seat]:
        yield Reason("trade")


def _war(state: State, after: State, seat: int) -> Iterator[Reason]:
    """Yield the neighbours whose shields are now exceeded or equalled."""
    sides = {"left": state.left(seat), "right": state.right(seat)}
    lead = {side: state.shields[seat] - state.shields[other] for side, other in sides.items()}
    more = after.shields[seat] - state.shields[seat]
    beaten = [side for side in sides if lead[side] <= 0 < lead[side] + more]
    equalled = [side for side in sides if lead[side] < 0 == lead[side] + more]
    for key, found in (("beats", beaten), ("equals", equalled)):
        if found:
            yield Reason(key, {"direction": found[0] if len(found) == 1 else "both"})


def _resources(before: dict[str, int], now: dict[str, int]) -> Iterator[Reason]:
    """Yield a new or increased resource, or a choice of several."""
    more = sorted(resource for resource in now if now[resource] > before[resource])
    new = [resource for resource in more if not before[resource]]
    if new:
        yield Reason("produces", {"resource": new[0]})
    elif more:
        yield Reason("more", {"resource": more[0]}) if len(more) == 1 else Reason("choice")


def _produced(state: State, seat: int) -> dict[str, int]:
    """Return the units of each resource that the city can produce, choosing that resource wherever possible."""
    words = state.own_raw[seat], state.own_goods[seat]
    raw = {RESOURCES[n]: _field(words[0], n) for n in range(ids.RAW_END)}
    return raw | {RESOURCES[ids.RAW_END + n]: _field(words[1], n) for n in range(ids.RESOURCES - ids.RAW_END)}


def _field(word: int, number: int) -> int:
    return word >> 4 * (1 << number) & 15


def _price(state: State, seat: int, move: int) -> Iterator[Reason]:
    card = CARD_IDS[move // ids.SPLITS]
    steps = [step for price in bill.prices_of(state, seat, card) for step in price.steps]
    chains = [step.card for step in steps if isinstance(step, bill.Chain)]
    if chains and chains[0] in CARD_NUMBER:
        yield Reason("chain", {"card": chains[0]})


def _gain(state: State, after: State, seat: int) -> Iterator[Reason]:
    return gains(_points(after, seat) - _points(state, seat), after.coins[seat] - state.coins[seat])


def _points(state: State, seat: int) -> int:
    """Return the points of a seat without coins and symbols, which have reasons of their own."""
    return score.points(state, seat) - score.treasury_points(state, seat) - score.science_points(state, seat)
