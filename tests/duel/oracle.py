"""Convert positions between the engine and the reference implementation, and compare the two."""

import json
from pathlib import Path
from typing import Any, Final

from tests.duel.reference import Step, Table

from sevenwonders.core.protocol import Ask, Draw, Over
from sevenwonders.duel import RULES, bill, draws, ids, moves, score
from sevenwonders.duel.cards import CARD_IDS, WONDER_IDS, cards_in, tokens_in, wonders_in
from sevenwonders.duel.ids import COLOURS, DECK_START
from sevenwonders.duel.moves import Move
from sevenwonders.duel.state import State

DATA: Final[dict[str, Any]] = json.loads(
    (Path(__file__).resolve().parents[2] / "src/sevenwonders/duel/duel.json").read_text(encoding="utf-8")
)
COIN_PART: Final = {thing["id"]: thing["cost"].get("coins", 0) for thing in (*DATA["cards"], *DATA["wonders"])}
DRAFT_ORDER: Final[list[int]] = DATA["setup"]["draft_order"]


def table_of(state: State) -> Table:
    """Return the reference's table with the position of the engine's state."""
    table = Table(DATA, beginners=False, first=state.first, coins=(state.coins[0], state.coins[1]))
    table.pawn = state.pawn
    table.loot = loot_of(state)
    table.city = [set(cards_in(state.city[seat])) for seat in (0, 1)]
    table.raised = [raised_of(state, seat) for seat in (0, 1)]
    table.unbuilt = [set(wonders_in(state.wonders[seat])) for seat in (0, 1)]
    table.tokens = [set(tokens_in(state.progress[seat])) for seat in (0, 1)]
    table.board = set(tokens_in(state.board))
    table.box = set(tokens_in(state.box))
    table.shown = set(tokens_in(state.shown))
    table.discard = set(cards_in(state.discard))
    table.slots = slots_of(state)
    table.age = state.age
    table.active = state.active
    table.seen = set(CARD_IDS) - {
        CARD_IDS[DECK_START[back] + n] for back in range(ids.BACKS) for n in range(23) if state.unseen[back] >> n & 1
    }
    table.offered = set(wonders_in(state.offer))
    table.offered_before = set(WONDER_IDS) - set(wonders_in(state.wonder_pool))
    table.again = bool(state.again)
    table.todo = []
    hidden = [slot for slot in range(ids.SLOTS) if (state.open & ~state.face_up) >> slot & 1]
    for entry in reversed(state.stack[: state.depth]):
        question, subject = entry & 15, entry >> 4
        match question:
            case ids.REVEAL:
                table.todo.append(("reveal", hidden.pop(0)))
            case ids.SHOW:
                table.draw = subject
                table.todo.append(("show",))
            case ids.DRAFT:
                for number in range(state.drafted, len(DRAFT_ORDER)):
                    if number % DATA["setup"]["offer"] == 0 and number > state.drafted:
                        table.todo.append(("offer",))
                    table.todo.append(("draft", state.first ^ DRAFT_ORDER[number]))
                table.todo += [("deal",), ("turn", state.first)]
            case ids.DESTROY:
                table.target = COLOURS[subject]
                table.todo.append(("destroy", state.active))
            case ids.OVER:
                winner = None if state.winner == ids.SHARED else state.winner
                table.todo.append(("over", winner, ids.REASONS[state.reason]))
            case ids.LAY_TOKENS | ids.OFFER | ids.DEAL:
                table.todo.append((ids.QUESTIONS[question],))
            case _:
                table.todo.append((ids.QUESTIONS[question], state.active))
    return table


def loot_of(state: State) -> set[tuple[int, int]]:
    return {(seat, (2, 5)[size]) for seat in (0, 1) for size in (0, 1) if state.loot >> (2 * seat + size) & 1}


def raised_of(state: State, seat: int) -> dict[str, str]:
    return {
        name: CARD_IDS[state.tucked[number]]
        for number, name in enumerate(WONDER_IDS)
        if state.raised[seat] >> number & 1
    }


def slots_of(state: State) -> list[str | None]:
    return [None if entry == "." else entry for entry in draws.structure(state)]


def step_of(move: Move) -> Step:
    """Convert a move of the engine to a step of the reference."""
    return (type(move).__name__.lower(), *(getattr(move, name) for name in move.__slots__))


def move_of(step: Step) -> Move:
    """Convert a step of the reference to a move of the engine."""
    kind: type[Move] = getattr(moves, step[0].capitalize())
    return kind(*step[1:])


def pending_of(state: State) -> Step:
    """Return the engine's pending decision in the format of the reference."""
    match RULES.pending(state):
        case Ask(seats, question):
            return (question, *seats)
        case Draw("reveal"):
            return ("reveal", min(slot for slot in range(ids.SLOTS) if (state.open & ~state.face_up) >> slot & 1))
        case Draw(question):
            return (question,)
        case Over(winners, reason):
            return ("over", winners[0] if len(winners) == 1 else None, reason)


def compare(state: State, table: Table, *, prices: bool = True) -> None:
    """Assert that both have the same position, legal moves, visible prices, scores and possible draws."""
    assert pending_of(state) == table.pending()
    assert {step_of(move) for move in RULES.legal(state, state.active)} == table.legal()
    assert list(state.coins) == table.coins
    assert state.pawn == table.pawn
    assert loot_of(state) == table.loot
    assert state.age == table.age
    assert slots_of(state) == table.slots
    assert set(cards_in(state.discard)) == table.discard
    assert set(tokens_in(state.board)) == table.board
    assert set(tokens_in(state.box)) == table.box
    for seat in (0, 1):
        assert set(cards_in(state.city[seat])) == table.city[seat]
        assert raised_of(state, seat) == table.raised[seat]
        assert set(wonders_in(state.wonders[seat])) == table.unbuilt[seat]
        assert set(tokens_in(state.progress[seat])) == table.tokens[seat]
        assert score.sheet(state, seat) == table.sheet(seat)
        assert score.points(state, seat) == sum(table.sheet(seat).values())
    if table.pending()[0] == "reveal":
        assert {outcome.card for outcome in draws.outcomes(state) or () if isinstance(outcome, draws.Reveal)} == (
            table.outcomes()
        )
    if prices:
        for name in in_sight(table):
            for seat in (0, 1):
                price = bill.price_of(state, seat, name)
                coins = 0 if table.chained(seat, name) else COIN_PART.get(name, 0)
                assert price.total == table.price(seat, name), (name, seat)
                assert price.trade == price.total - coins, (name, seat)


def in_sight(table: Table) -> list[str]:
    """Return the ids of all face-up cards and of all wonders not built yet."""
    cards = [card for card in table.slots if card is not None and card not in {"?", "guild"}]
    return [*cards, *table.unbuilt[0], *table.unbuilt[1]]
