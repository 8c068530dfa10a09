"""Duel passes the conformance kit, and its events suffice to follow a game."""

from dataclasses import replace

import pytest
from tests.effort import effort

from sevenwonders.core.protocol import SEAT_NAMES, Ask, Event, Over
from sevenwonders.duel import Setup
from sevenwonders.duel.cards import CARD_NUMBER
from sevenwonders.duel.view import BuildMove, RaiseMove, SellMove, Slot, View, view
from sevenwonders.testing.duel import DUEL
from sevenwonders.testing.kit import CHECKS, Check, coin_changes, random_walk, views_are_data

WALKS = effort(quick=2, default=6, deep=500)


@pytest.mark.parametrize("setup", DUEL.setups, ids=repr)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_duel_conforms(check: Check, setup: Setup) -> None:
    # Views are large and slow to serialize.
    for seed in range(1 + WALKS // 3 if check is views_are_data else WALKS):
        check(DUEL, random_walk(DUEL, setup, seed))


class EventFollower:
    """Follows a game from its first position by its events alone."""

    def __init__(self, start: View) -> None:
        self.coins: list[int] = [city.coins for city in start.cities]
        self.cards: list[set[str]] = [set(), set()]
        self.wonders: list[set[str]] = [set(city.wonders) for city in start.cities]
        self.raised: list[dict[str, str]] = [{}, {}]
        self.tokens: list[set[str]] = [set(), set()]
        self.symbols: list[set[str]] = [set(), set()]
        self.board: set[str] = set()
        self.discard: set[str] = set()
        self.structure: list[str] = []
        self.pawn = 0
        self.loot = [[2, 5], [2, 5]]
        self.age = 0
        self.result: Over | None = None

    def apply(self, event: Event) -> None:
        args = event.args
        seat = args.get("seat", 0)
        for owner, change in coin_changes(DUEL, event):
            self.coins[owner] += change
        if event.key in {"duel/card-built", "duel/card-sold", "duel/wonder-built"}:
            assert self.structure[args["slot"]] == args["card"]
            self.structure[args["slot"]] = "."
        match event.key:
            case "duel/tokens-laid":
                self.board = set(args["tokens"])
            case "duel/wonder-drafted":
                self.wonders[seat].add(args["wonder"])
            case "duel/age-dealt":
                self.structure = list(args["cards"])
                self.age = args["age"]
            case "duel/card-revealed":
                self.structure[args["slot"]] = args["card"]
            case "duel/card-built":
                self.cards[seat].add(args["card"])
            case "duel/card-sold":
                self.discard.add(args["card"])
            case "duel/wonder-built":
                self.wonders[seat].remove(args["wonder"])
                self.raised[seat][args["wonder"]] = args["card"]
            case "duel/wonder-retired":
                self.wonders[seat].remove(args["wonder"])
            case "duel/token-taken":
                self.tokens[seat].add(args["token"])
                if args["from"] == "board":
                    self.board.remove(args["token"])
            case "duel/card-destroyed":
                self.cards[args["owner"]].remove(args["card"])
                self.discard.add(args["card"])
            case "duel/card-revived":
                self.discard.remove(args["card"])
                self.cards[seat].add(args["card"])
            case "duel/symbol-gained":
                self.symbols[seat].add(args["symbol"])
            case "duel/pawn-moved":
                assert self.pawn == args["from"]
                self.pawn = args["to"]
            case "duel/loot-taken":
                self.loot[seat].remove(args["loot"])
            case "duel/game-over":
                self.result = Over(tuple(args["winners"]), args["reason"])
            case _:
                pass

    def compare(self, seen: View) -> None:
        for seat, city in enumerate(seen.cities):
            assert self.coins[seat] == city.coins
            assert self.cards[seat] == set(city.cards)
            assert self.wonders[seat] == set(city.wonders)
            assert self.raised[seat] == {entry.wonder: entry.card for entry in city.raised}
            assert self.tokens[seat] == set(city.tokens)
            assert self.symbols[seat] == set(city.symbols)
            assert self.loot[seat] == [coins for coins, left in zip((2, 5), seen.loot[seat], strict=True) if left]
        assert self.board == set(seen.board)
        assert self.discard == set(seen.discard)
        assert self.pawn == seen.pawn
        assert self.age == seen.age
        assert [_shown(slot) for slot in seen.structure] == (self.structure or ["."] * 20)
        assert self.result == (seen.pending if isinstance(seen.pending, Over) else None)


def _shown(slot: Slot) -> str:
    if slot.state == "taken":
        return "."
    if slot.state == "up":
        return slot.card
    return "guild" if slot.back == "guild" else "?"


@pytest.mark.parametrize("setup", DUEL.setups, ids=repr)
def test_events_suffice_to_follow_the_game(setup: Setup) -> None:
    details_of: set[str] = set()
    for seed in range(WALKS):
        walk = random_walk(DUEL, setup, seed)
        listener = EventFollower(view(walk.start))
        for ply, moment in enumerate(walk.moments):
            for event in moment.events:
                listener.apply(event)
                details_of.add(event.key)
            if ply % 10 == seed % 10 or ply == len(walk.moments) - 1:
                listener.compare(view(moment.after))
    assert "duel/game-over" in details_of


@pytest.mark.parametrize("setup", DUEL.setups, ids=repr)
def test_a_view_offers_the_legal_moves_of_its_seat_alone(setup: Setup) -> None:
    for moment in random_walk(DUEL, setup, 5).moments[::7]:
        seen = [view(moment.before, seat) for seat in (0, 1, None)]
        for seat in (0, 1):
            moves = DUEL.rules.legal(moment.before, seat)
            assert [move.id for move in seen[seat].moves] == [DUEL.rules.move_id(move) for move in moves]
        assert seen[2].moves == ()
        tables = [replace(one, moves=()) for one in seen]
        assert tables[0] == tables[1] == tables[2]
        assert all(price.trade <= price.total for city in seen[2].cities for price in city.prices.values())


@pytest.mark.parametrize("setup", DUEL.setups, ids=repr)
def test_move_data_match_the_move_text(setup: Setup) -> None:
    for moment in random_walk(DUEL, setup, 6).moments[::3]:
        asked = DUEL.rules.pending(moment.before)
        for move in view(moment.before, asked.seats[0]).moves if isinstance(asked, Ask) else ():
            seat = SEAT_NAMES[move.seat] if move.verb == "begin" else None
            parts = [seat, *(getattr(move, part, None) for part in ("wonder", "token", "card"))]
            assert [word for word in move.text.split() if word != "with"] == [move.verb, *filter(None, parts)]
            if isinstance(move, BuildMove | SellMove | RaiseMove):
                assert moment.before.slot[move.slot] == CARD_NUMBER[move.card]
