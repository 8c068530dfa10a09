"""Why a move of 7 Wonders is good, found from what it does to the own city, from what the seat can see."""

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
SAMPLES_EACH: Final = 8  # of Duel's simulations, for one table that is sampled here
SIDES: Final = ("day", "night")
POWERS: Final = {
    ids.PLAY_LAST: "play_last",
    ids.FREE_COLOUR: "free_colour",
    ids.FREE_FIRST: "free_first",
    ids.FREE_LAST: "free_last",
}


def verdict(seen: Seen, simulations: int) -> Verdict:
    """Return what the moves are worth."""
    return make_agent(GAME, f"net:{max(4, simulations // SAMPLES_EACH)}", 0).analyse(seen)


def thing(_: Seen, move: int) -> tuple[str, str]:
    """Return what a move is about: its kind and id."""
    made: Any = RULES.move_of(move)
    if move >= ids.SIDE_0:
        return "side", SIDES[move - ids.SIDE_0]
    return "card", str(getattr(made, "card", ""))


def reasons(seen: Seen, verdict: Verdict) -> Iterator[Reason]:
    """Tell why the best move is good, what matters most first."""
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
    """Tell what the wonder can do now and could not before."""
    new = after.powers[seat] & ~state.powers[seat]
    for power, name in POWERS.items():
        if new & power:
            yield Reason("power", {"power": name})
    if _revivals(after, seat) > _revivals(state, seat):
        yield Reason("power", {"power": "revive"})


def _revivals(state: State, seat: int) -> int:
    return sum(TABLES.revive[built] for built in state.things(seat))


def _denied(state: State, seat: int, card: str) -> Iterator[Reason]:
    """Tell that the neighbour who gets the hand could have built a card, which now lies face down."""
    if state.turn == ids.TURNS:
        return  # the hands are not passed any more
    direction = "left" if TABLES.step[state.age - 1] > 0 else "right"
    neighbour = state.left(seat) if direction == "left" else state.right(seat)
    if any(owed.affordable for owed in bill.prices_of(state, neighbour, card)):
        yield Reason("denies-neighbour", {"direction": direction, "card": card})


def _paid(verdict: Verdict) -> Iterator[Reason]:
    """Tell to whom more of the coins go than by the next best move, if that is the only difference between the two."""
    if len(verdict.candidates) < 2 or verdict.best.move >= ids.SELL_0:
        return
    best, other = (RULES.move_of(one.move) for one in verdict.candidates[:2])
    if isinstance(best, Build | Stage) and type(best) is type(other) and best.card == other.card:
        yield Reason("pays", {"direction": "left" if best.left > other.left else "right"})


def _cheaper(state: State, after: State, seat: int, verdict: Verdict) -> Iterator[Reason]:
    """Tell how many coins the next best move costs more, where both are paid for."""
    if len(verdict.candidates) < 2 or verdict.candidates[1].move >= ids.SELL_0:
        return
    there = rules.after_move_alone(state, seat, verdict.candidates[1].move)
    kept = after.coins[seat] - there.coins[seat]
    if kept > 0 and after.coins[seat] <= state.coins[seat]:
        yield Reason("cheaper", {"coins": kept})


def _city(state: State, after: State, seat: int) -> Iterator[Reason]:
    """Tell of points for symbols, of neighbours who are beaten now, of resources, and of cheaper trade."""
    science = score.science_points(after, seat) - score.science_points(state, seat)
    if science > 0:
        yield Reason("science-set", {"points": science})
    yield from _war(state, after, seat)
    yield from _resources(_produced(state, seat), _produced(after, seat))
    if after.price[seat] != state.price[seat]:
        yield Reason("trade")


def _war(state: State, after: State, seat: int) -> Iterator[Reason]:
    """Tell which neighbours have fewer shields now and had not, or no more and had."""
    sides = {"left": state.left(seat), "right": state.right(seat)}
    lead = {side: state.shields[seat] - state.shields[other] for side, other in sides.items()}
    more = after.shields[seat] - state.shields[seat]
    beaten = [side for side in sides if lead[side] <= 0 < lead[side] + more]
    equalled = [side for side in sides if lead[side] < 0 == lead[side] + more]
    for key, found in (("beats", beaten), ("equals", equalled)):
        if found:
            yield Reason(key, {"direction": found[0] if len(found) == 1 else "both"})


def _resources(before: dict[str, int], now: dict[str, int]) -> Iterator[Reason]:
    """Tell of a resource that is new, or of which there is more, or of a choice of several."""
    more = sorted(resource for resource in now if now[resource] > before[resource])
    new = [resource for resource in more if not before[resource]]
    if new:
        yield Reason("produces", {"resource": new[0]})
    elif more:
        yield Reason("more", {"resource": more[0]}) if len(more) == 1 else Reason("choice")


def _produced(state: State, seat: int) -> dict[str, int]:
    """Return how many units of each resource the city could have of its own, if no other is chosen instead."""
    words = state.own_raw[seat], state.own_goods[seat]
    raw = {RESOURCES[n]: _field(words[0], n) for n in range(ids.RAW_END)}
    return raw | {RESOURCES[ids.RAW_END + n]: _field(words[1], n) for n in range(ids.RESOURCES - ids.RAW_END)}


def _field(word: int, number: int) -> int:
    return word >> 4 * (1 << number) & 15


def _price(state: State, seat: int, move: int) -> Iterator[Reason]:
    card = CARD_IDS[move // ids.SPLITS]
    steps = [step for owed in bill.prices_of(state, seat, card) for step in owed.steps]
    chains = [step.card for step in steps if isinstance(step, bill.Chain)]
    if chains and chains[0] in CARD_NUMBER:
        yield Reason("chain", {"card": chains[0]})


def _gain(state: State, after: State, seat: int) -> Iterator[Reason]:
    return gains(_points(after, seat) - _points(state, seat), after.coins[seat] - state.coins[seat])


def _points(state: State, seat: int) -> int:
    """Return the points of a seat without those of its coins and its symbols, which are told apart."""
    return score.points(state, seat) - score.treasury_points(state, seat) - score.science_points(state, seat)
