"""Count the positions reachable within a number of moves (perft), including all outcomes of draws.

A draw does not use up depth: all its outcomes are counted. A deal has too many outcomes, so one is sampled with a fixed
seed. The engine counts with its unchecked functions; the reference counts with its own rules to confirm the number.
"""

import copy
from typing import Final

from tests.duel.reference import Table

from sevenwonders.core.rng import Rng
from sevenwonders.duel import draws, ids, rules
from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, WONDER_IDS
from sevenwonders.duel.state import State, _assemble

DEAL_SEED: Final = 1


def leaves(state: State, depth: int) -> int:
    """Return the number of positions after `depth` moves; a game that ends sooner is one of them."""
    question = state.question()
    if question == ids.OVER:
        return 1
    if question < ids.FIRST_ASK:
        outcomes = draws.outcomes(state) or (draws.sample(state, Rng(DEAL_SEED)),)
        return sum(leaves(_settled(state, drawn), depth) for drawn in outcomes)
    if depth == 0:
        return 1
    return sum(leaves(_applied(state, move), depth - 1) for move in rules.legal_ids(state))


def _settled(state: State, drawn: draws.Chance) -> State:
    return draws.settle(state, drawn)


def _applied(state: State, move: int) -> State:
    return rules.after_move(state, move)


def reference_leaves(table: Table, depth: int, deal: list[str]) -> int:
    """Count the same positions with the reference; `deal` is used for every deal."""
    kind = table.pending()[0]
    if kind == "over":
        return 1
    total = 0
    match kind:
        case "reveal":
            for card in table.outcomes():
                after = clone(table)
                after.reveal(card)
                total += reference_leaves(after, depth, deal)
        case "show":
            for tokens in subsets(sorted(table.box), table.draw):
                after = clone(table)
                after.show(tokens)
                total += reference_leaves(after, depth, deal)
        case "offer":
            for wonders in subsets([name for name in WONDER_IDS if name not in table.offered_before], 4):
                after = clone(table)
                after.offer(wonders)
                total += reference_leaves(after, depth, deal)
        case "lay":
            for tokens in subsets(list(TOKEN_IDS), 5):
                after = clone(table)
                after.lay(tokens)
                total += reference_leaves(after, depth, deal)
        case "deal":
            after = clone(table)
            after.deal(deal)
            total = reference_leaves(after, depth, deal)
        case _:
            if depth == 0:
                return 1
            for move in table.legal():
                after = clone(table)
                after.do(move)
                total += reference_leaves(after, depth - 1, deal)
    return total


def subsets(names: list[str], size: int) -> list[list[str]]:
    """Return every subset of this size, independently of the engine's own function."""
    if size == 0:
        return [[]]
    if len(names) < size:
        return []
    return [[names[0], *rest] for rest in subsets(names[1:], size - 1)] + subsets(names[1:], size)


def clone(table: Table) -> Table:
    """Return an independent copy of a table."""
    twin = copy.copy(table)
    for name, value in vars(table).items():
        if name in ("setup", "military", "layouts", "cards", "wonders", "all_tokens"):
            continue  # the data are never modified, so they are shared
        if isinstance(value, list):
            setattr(twin, name, [copy.copy(entry) for entry in value])
        elif isinstance(value, set):
            setattr(twin, name, set(value))
    return twin


def deal_after(state: State) -> list[str]:
    """Return the deal that `leaves` samples if the current age ends without another reveal."""
    no_cards = {"present": 0, "face_up": 0, "guild_backs": 0, "slot": [ids.NOTHING] * ids.SLOTS}
    stack = [ids.BEGIN, ids.DEAL, *[0] * (ids.STACK - 2)]
    empty = _assemble({**state.fields(), **no_cards, "stack": stack, "depth": 2})
    drawn = draws.sample(empty, Rng(DEAL_SEED))
    assert isinstance(drawn, draws.Deal)
    assert all(card in (*CARD_IDS, "?", "guild") for card in drawn.cards)
    return list(drawn.cards)
