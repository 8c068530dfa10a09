"""A second, slow and simple implementation of 7 Wonders for 3 to 7 players, used to check the engine.

It shares nothing with the engine, not even the data file. The numbers in the comments (C5.3) refer to `docs/rules`.
 Seats sit in a circle: the left neighbour of seat i is seat i + 1, the right neighbour is seat i - 1.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

Action = tuple[Any, ...]
Step = tuple[Any, ...]
Way = tuple[int, int, int]  # coins to the bank, to the left neighbour, to the right neighbour
Source = tuple[
    str, tuple[str, ...]
]  # one symbol: its owner ("own", "left" or "right") and the resources it can produce

HAND = 7
TURNS = 6
AGES = 3
STARTING_COINS = 3
SALE = 3
PRICE = 2
VICTORY = {1: 1, 2: 3, 3: 5}
DEFEAT = -1
COINS_PER_POINT = 3
SYMBOLS = ("compass", "gear", "tablet")
SET_OF_THREE = 7
FREE: Way = (0, 0, 0)


def deck(data: dict[str, Any], players: int, age: int) -> list[str]:
    """Return the cards of an age, once per copy, without the guilds (C1.1)."""
    return [
        card["id"]
        for card in data["cards"]
        for number in card["copies"]
        if card["age"] == age and card["type"] != "purple" and number <= players
    ]


def guilds(data: dict[str, Any]) -> list[str]:
    return [card["id"] for card in data["cards"] if card["type"] == "purple"]


def guilds_in_play(players: int, age: int) -> int:
    return players + 2 if age == AGES else 0  # C1.1


def draw_hands(data: dict[str, Any], players: int, age: int, source: random.Random) -> list[list[str]]:
    """Return shuffled hands of seven cards per seat, with a random selection of guilds (C1.1)."""
    cards = deck(data, players, age) + source.sample(guilds(data), guilds_in_play(players, age))
    source.shuffle(cards)
    return [cards[HAND * seat : HAND * seat + HAND] for seat in range(players)]


def best_ways(ways: Iterable[Way]) -> set[Way]:
    """Return the payments that are not dominated by another one (C5.6)."""
    every = set(ways)
    return {
        way
        for way in every
        if not any(other != way and all(a <= b for a, b in zip(other, way, strict=True)) for other in every)
    }


def science(symbols: Sequence[str], wild: int) -> int:
    """Return the science score of the best assignment of the wild symbols (C8.1.6)."""
    results: list[int] = []
    for chosen in product(SYMBOLS, repeat=wild):
        counts = [[*symbols, *chosen].count(symbol) for symbol in SYMBOLS]
        results.append(sum(count * count for count in counts) + SET_OF_THREE * min(counts))
    return max(results)


class Table:
    """One game. `pending()` returns the pending decision; `deal` answers a draw, `choose` a decision of a seat.

    `age` and `turn` are those of the last deal (0 before the first) and count from 1. Hands are passed on when the turn
    and all its follow-up decisions are over; a chosen card stays in the hand until all seats have chosen. Boards may
    repeat here, although they never do at a real table.
    """

    def __init__(self, data: dict[str, Any], boards: Sequence[tuple[str, str]]) -> None:
        if not 3 <= len(boards) <= 7:
            raise ValueError(f"{len(boards)} players")
        self.data = data
        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for card in data["cards"]}
        wonders: dict[str, dict[str, Any]] = {wonder["id"]: wonder for wonder in data["wonders"]}
        self.players = len(boards)
        self.seats = range(self.players)
        self.boards = list(boards)
        self.start: list[str] = [wonders[wonder]["start_resource"] for wonder, _ in boards]
        self.plan: list[list[dict[str, Any]]] = [wonders[wonder]["sides"][side]["stages"] for wonder, side in boards]

        self.coins: list[int] = [STARTING_COINS for _ in boards]  # C1.3
        self.hands: list[list[str]] = [[] for _ in boards]
        self.city: list[list[str]] = [[] for _ in boards]
        self.stages: list[int] = [0 for _ in boards]
        self.markers: list[list[str]] = [[] for _ in boards]
        self.tokens: list[list[int]] = [[] for _ in boards]
        self.discard: list[str] = []
        self.age = 0
        self.turn = 0

        self.phase = "deal"  # then "turn", "deal" again, and at last "over"
        self.chosen: dict[int, Action] = {}
        self.questions: list[tuple[str, int]] = []  # follow-up decisions of the turn, in order

    # ---------------------------------------------------------------- decisions

    def pending(self) -> Step:
        if self.questions:
            return self.questions[0]  # C6.5
        if self.phase == "deal":
            return ("deal", self.age + 1)
        if self.phase == "over":
            return ("over", self.winners())
        return ("choose", frozenset(self.seats) - frozenset(self.chosen))

    def actions(self, seat: int) -> set[Action]:
        step = self.pending()
        if (step[0] == "choose" and seat in step[1]) or step == ("last", seat):
            return self.card_actions(seat)
        if step == ("revive", seat):
            return {("revive", card) for card in self.revivable(seat)} | {("decline",)}  # C6.3
        return set()

    def card_actions(self, seat: int) -> set[Action]:
        """Return the legal actions for each card of the hand (C3), based on the state before the turn (C6.1)."""
        found: set[Action] = set()
        built = self.stages[seat]
        for card in self.hands[seat]:
            for way in self.ways_to_build(seat, card):
                found.add(("build", card, way))
            if built < len(self.plan[seat]):  # C3.2
                for way in self.ways_to_pay(seat, self.plan[seat][built]["cost"]):
                    found.add(("stage", card, way))
            found.add(("sell", card))  # C3.3
        return found

    def revivable(self, seat: int) -> set[str]:
        return {card for card in self.discard if not self.has_building(seat, card)}  # C3.1, C6.3

    def deal(self, hands: Sequence[Sequence[str]]) -> None:
        if self.pending()[0] != "deal":
            raise ValueError(f"no deal at {self.pending()}")
        age = self.age + 1
        dealt = Counter(card for hand in hands for card in hand)
        purple = {card for card in dealt if self.cards[card]["type"] == "purple"}
        plain = Counter({card: number for card, number in dealt.items() if card not in purple})
        if [len(hand) for hand in hands] != [HAND for _ in self.seats]:  # C2.1
            raise ValueError("not seven cards for everybody")
        if plain != Counter(deck(self.data, self.players, age)):  # C1.1
            raise ValueError("not the cards of this age")
        if sum(dealt[card] for card in purple) != len(purple) or len(purple) != guilds_in_play(self.players, age):
            raise ValueError("not the right guilds")
        self.hands = [sorted(hand) for hand in hands]
        self.age = age
        self.turn = 1
        self.phase = "turn"

    def choose(self, seat: int, action: Action) -> None:
        if action not in self.actions(seat):
            raise ValueError(f"seat {seat} cannot {action} at {self.pending()}")
        step = self.pending()
        if step[0] == "choose":
            self.chosen[seat] = action
            if len(self.chosen) == self.players:
                self.resolve_turn()
            return
        self.questions.pop(0)
        if step[0] == "last":
            self.act({seat: action})
        elif action[0] == "revive":
            self.discard.remove(action[1])
            self.city[seat].append(action[1])
            self.coins[seat] += self.card_coins(seat, action[1])
        self.go_on()

    # ---------------------------------------------------------------- cities

    def left(self, seat: int) -> int:
        return (seat + 1) % self.players

    def right(self, seat: int) -> int:
        return (seat - 1) % self.players

    def stage_effects(self, seat: int, kind: str) -> list[dict[str, Any]]:
        """Return the effects of one kind on the built stages."""
        built = self.plan[seat][: self.stages[seat]]
        return [effect for stage in built for effect in stage["effects"] if effect["type"] == kind]

    def card_effects(self, seat: int) -> list[dict[str, Any]]:
        return [self.cards[card]["effects"] for card in self.city[seat]]

    def coloured(self, seat: int, colour: str) -> list[str]:
        return [card for card in self.city[seat] if self.cards[card]["type"] == colour]

    def has_building(self, seat: int, card: str) -> bool:
        return self.cards[card]["building"] in {self.cards[own]["building"] for own in self.city[seat]}

    def shields(self, seat: int) -> int:
        total: int = sum(effects.get("shields", 0) for effects in self.card_effects(seat))
        total += sum(effect["amount"] for effect in self.stage_effects(seat, "shields"))
        return total

    def count(self, seat: int, what: str) -> int:
        return self.stages[seat] if what == "wonder_stage" else len(self.coloured(seat, what))

    def count_where(self, seat: int, what: str, where: str) -> int:
        around = [self.left(seat), self.right(seat)]
        places = {"self": [seat], "neighbours": around, "all": [seat, *around]}[where]
        return sum(self.count(place, what) for place in places)

    # ---------------------------------------------------------------- costs

    def symbols(self, cards: Iterable[str]) -> list[tuple[str, ...]]:
        """Return, per symbol on the cards, the resources of which it produces one."""
        found: list[tuple[str, ...]] = []
        for card in cards:
            effects = self.cards[card]["effects"]
            for resource, amount in effects.get("produces", {}).items():
                found += [(resource,)] * amount
            if "choice" in effects:
                found += [tuple(effects["choice"])] * effects["choice_amount"]
        return found

    def for_sale(self, seat: int) -> list[tuple[str, ...]]:
        """Return the symbols for sale: start resource, brown and grey cards (C5.2)."""
        return [(self.start[seat],), *self.symbols(self.coloured(seat, "brown") + self.coloured(seat, "grey"))]

    def own_production(self, seat: int) -> list[tuple[str, ...]]:
        """Return the symbols for sale and those of yellow cards and stages (C4.3)."""
        stages = [
            tuple(effect["choice"])
            for effect in self.stage_effects(seat, "production_choice")
            for _ in range(effect["amount"])
        ]
        return self.for_sale(seat) + self.symbols(self.coloured(seat, "yellow")) + stages

    def price(self, seat: int, resource: str, side: str) -> int:
        for effects in self.card_effects(seat):
            trade = effects.get("trade")
            if trade and resource in trade["resources"] and trade["direction"] in {side, "both"}:
                reduced: int = trade["price"]
                return reduced  # C5.5
        return PRICE  # C5.1

    def ways_to_pay(self, seat: int, cost: dict[str, int]) -> set[Way]:
        """Return all payments, taking each resource from every own or neighbouring symbol that produces it (C5.7).

        A partial assignment is identified by its unused symbols and the coins spent.
        """
        needed = [resource for resource, amount in cost.items() if resource != "coins" for _ in range(amount)]
        bank = cost.get("coins", 0)
        shown = [("own", symbol) for symbol in self.own_production(seat)]
        shown += [("left", symbol) for symbol in self.for_sale(self.left(seat))]
        shown += [("right", symbol) for symbol in self.for_sale(self.right(seat))]
        # Resources that are not needed are dropped from a symbol, and so are symbols without needed resources.
        sources: list[Source] = [(whose, tuple(sorted(set(symbol) & set(needed)))) for whose, symbol in shown]
        unused = tuple(sorted(source for source in sources if source[1]))
        states: set[tuple[tuple[Source, ...], int, int]] = {(unused, 0, 0)}
        for resource in needed:
            after: set[tuple[tuple[Source, ...], int, int]] = set()
            for rest, left, right in states:
                for source in set(rest):
                    whose, options = source
                    if resource not in options:
                        continue
                    remaining = list(rest)
                    remaining.remove(source)  # each symbol once (C4.3, C5.3)
                    to_left = left + (self.price(seat, resource, "left") if whose == "left" else 0)
                    to_right = right + (self.price(seat, resource, "right") if whose == "right" else 0)
                    after.add((tuple(remaining), to_left, to_right))
            states = after
        ways = best_ways((bank, left, right) for _, left, right in states)
        return {way for way in ways if sum(way) <= self.coins[seat]}  # C5.4

    def ways_to_build(self, seat: int, card: str) -> set[Way]:
        if self.has_building(seat, card):
            return set()  # C3.1
        if self.chained(seat, card) or self.gift(seat, card):
            return {FREE}
        return self.ways_to_pay(seat, self.cards[card]["cost"])

    def chained(self, seat: int, card: str) -> bool:
        """Return whether a building of the city gives one of the card's chain symbols (C4.2)."""
        given = {symbol for own in self.city[seat] for symbol in self.cards[own]["chain_gives"]}
        return bool(given & set(self.cards[card]["chain_needs"]))

    def gift(self, seat: int, card: str) -> bool:
        """Return whether Olympía makes the card free, including the coin of a brown card (C6.4)."""
        if self.stage_effects(seat, "free_first_building_of_each_colour"):
            return not self.coloured(seat, self.cards[card]["type"])
        if self.turn == 1 and self.stage_effects(seat, "free_first_building_of_each_age"):
            return True
        return self.turn == TURNS and bool(self.stage_effects(seat, "free_last_building_of_each_age"))

    # ---------------------------------------------------------------- a turn

    def resolve_turn(self) -> None:
        before = list(self.stages)
        self.act(self.chosen)
        self.chosen = {}
        if self.turn == TURNS:
            for seat in self.seats:
                # C6.2: also when the stage was built this turn. Otherwise the card is discarded without coins (C2.2).
                # Discarding before the actions makes no difference: no action reads the discard pile.
                if self.stage_effects(seat, "play_last_card_of_age"):
                    self.questions.append(("last", seat))
                else:
                    self.discard += self.hands[seat]
                    self.hands[seat] = []
        # C6.3: Babylon comes first, then Halikarnassos. With several boards of one wonder (at a real table there is one
        # board of each wonder at most), the seats decide one after the other in seat order, and a later seat
        # cannot take a card that an earlier seat took. The rules do not cover this case.
        for seat in self.seats:
            new = self.plan[seat][before[seat] : self.stages[seat]]
            if any(effect["type"] == "build_from_discard" for stage in new for effect in stage["effects"]):
                self.questions.append(("revive", seat))
        self.go_on()

    def act(self, chosen: dict[int, Action]) -> None:
        """Resolve the actions (C6.1): all payments, then all constructions, then the coins from effects."""
        for seat, action in chosen.items():
            self.hands[seat].remove(action[1])
            if action[0] in {"build", "stage"}:
                bank, left, right = action[2]
                self.coins[seat] -= bank + left + right
                self.coins[self.left(seat)] += left
                self.coins[self.right(seat)] += right
        for seat, action in chosen.items():
            if action[0] == "build":
                self.city[seat].append(action[1])
            elif action[0] == "stage":
                self.markers[seat].append(action[1])
                self.stages[seat] += 1
            else:
                self.discard.append(action[1])
        for seat, action in chosen.items():
            if action[0] == "build":
                self.coins[seat] += self.card_coins(seat, action[1])
            elif action[0] == "stage":
                stage = self.plan[seat][self.stages[seat] - 1]
                self.coins[seat] += sum(effect["amount"] for effect in stage["effects"] if effect["type"] == "coins")
            else:
                self.coins[seat] += SALE

    def card_coins(self, seat: int, card: str) -> int:
        """Return the coins of a card that has just entered play, counting all cards of the same turn (C6.1)."""
        effects = self.cards[card]["effects"]
        coins: int = effects.get("coins", 0)
        for rule in effects.get("coins_per", []):
            coins += rule["coins"] * self.count_where(seat, rule["what"], rule["where"])
        return coins

    def go_on(self) -> None:
        """Skip decisions without a legal answer; end the turn after the last decision."""
        while self.questions and self.questions[0][0] == "revive" and not self.revivable(self.questions[0][1]):
            self.questions.pop(0)  # C6.3
        if self.questions:
            return
        if self.turn < TURNS:
            self.pass_hands()
            self.turn += 1
            return
        self.fight()
        self.phase = "over" if self.age == AGES else "deal"

    def pass_hands(self) -> None:
        old = self.hands
        if self.age == 2:
            self.hands = [old[self.left(seat)] for seat in self.seats]  # C2.1: each hand goes to the right
        else:
            self.hands = [old[self.right(seat)] for seat in self.seats]

    def fight(self) -> None:
        for seat in self.seats:
            for neighbour in (self.left(seat), self.right(seat)):  # C7.1
                if self.shields(seat) > self.shields(neighbour):
                    self.tokens[seat].append(VICTORY[self.age])
                elif self.shields(seat) < self.shields(neighbour):
                    self.tokens[seat].append(DEFEAT)

    # ---------------------------------------------------------------- points

    def card_points(self, seat: int, colour: str) -> int:
        total = 0
        for card in self.coloured(seat, colour):
            effects = self.cards[card]["effects"]
            total += effects.get("vp", 0)
            for rule in effects.get("vp_per", []):
                total += rule["vp"] * self.count_where(seat, rule["what"], rule["where"])  # C8.2
            if self.stages[seat] == len(self.plan[seat]):
                total += effects.get("vp_if_wonder_complete", 0)
        return total

    def science_points(self, seat: int) -> int:
        symbols = [effects["science"] for effects in self.card_effects(seat) if "science" in effects]
        wild = len([effects for effects in self.card_effects(seat) if "science_choice" in effects])
        wild += sum(effect["amount"] for effect in self.stage_effects(seat, "science_choice"))
        return science(symbols, wild)

    def sheet(self, seat: int) -> dict[str, int]:
        return {  # C8.1
            "wonder": sum(effect["amount"] for effect in self.stage_effects(seat, "vp")),
            "treasury": self.coins[seat] // COINS_PER_POINT,
            "military": sum(self.tokens[seat]),
            "blue": self.card_points(seat, "blue"),
            "yellow": self.card_points(seat, "yellow"),
            "green": self.science_points(seat),
            "purple": self.card_points(seat, "purple"),
        }

    def winners(self) -> tuple[int, ...]:
        results = [(sum(self.sheet(seat).values()), self.coins[seat]) for seat in self.seats]  # C8.3
        return tuple(seat for seat in self.seats if results[seat] == max(results))
