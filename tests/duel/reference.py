"""A second, slow and simple implementation of 7 Wonders Duel, used to check the engine.

It shares only the data file with the engine. The numbers in the comments (D5.3) refer to the rules in `docs/rules`.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import Any

Step = tuple[Any, ...]

SEAT_STEPS = {"draft", "turn", "take", "pick", "destroy", "revive", "begin"}
HIDDEN = {"?", "guild"}


class Table:
    """One game. `pending()` returns the pending decision; seats answer with `do`, draws have one method each.

    `age` is the age whose structure lies on the table (0 before the first deal). `active` is the seat to move or,
    during a draw, the seat that moved last. Tokens shown by the Great Library stay in `box` until one is picked.
    """

    def __init__(self, data: dict[str, Any], *, beginners: bool, first: int, coins: tuple[int, int]) -> None:
        self.setup: dict[str, Any] = data["setup"]
        self.military: dict[str, Any] = data["military"]
        self.layouts: list[list[dict[str, Any]]] = data["layouts"]
        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for card in data["cards"]}
        self.wonders: dict[str, dict[str, Any]] = {wonder["id"]: wonder for wonder in data["wonders"]}
        self.all_tokens: dict[str, dict[str, Any]] = {token["id"]: token for token in data["tokens"]}

        self.coins: list[int] = list(coins)  # D1.2
        self.pawn = 0  # D1.3, positive is towards the capital of seat 1
        self.loot: set[tuple[int, int]] = {  # D1.3: (seat that loses, coins)
            (seat, zone["token"]) for seat in (0, 1) for zone in self.military["zones"] if "token" in zone
        }
        self.city: list[set[str]] = [set(), set()]
        self.raised: list[dict[str, str]] = [{}, {}]
        self.unbuilt: list[set[str]] = [set(), set()]
        self.tokens: list[set[str]] = [set(), set()]
        self.board: set[str] = set()
        self.box: set[str] = set()
        self.discard: set[str] = set()
        self.slots: list[str | None] = [None] * 20
        self.age = 0
        self.active = first

        self.seen: set[str] = set()  # every card that has been face up
        self.offered: set[str] = set()  # wonders of the current offer
        self.offered_before: set[str] = set()
        self.draw = 0  # number of tokens that the Great Library shows
        self.shown: set[str] = set()  # those tokens
        self.target = ""  # the colour of the card to destroy
        self.again = False  # the current turn gives an extra turn

        # The steps still to come, in order. The turn ends when the list is empty.
        self.todo: list[Step] = [("lay",)]
        if beginners:
            self.unbuilt[first] = set(self.setup["beginners"][0])  # D2.2
            self.unbuilt[1 - first] = set(self.setup["beginners"][1])
        else:
            for number, who in enumerate(self.setup["draft_order"]):  # D2.1
                if number % self.setup["offer"] == 0:
                    self.todo.append(("offer",))
                self.todo.append(("draft", first if who == 0 else 1 - first))
        self.todo += [("deal",), ("turn", first)]

    # ---------------------------------------------------------------- decisions

    def pending(self) -> Step:
        return self.todo[0]

    def legal(self) -> set[Step]:
        step = self.pending()
        if step[0] not in SEAT_STEPS:
            return set()
        seat = step[1]
        if step[0] == "draft":
            return {("draft", wonder) for wonder in self.offered}
        if step[0] == "take":
            return {("take", token) for token in self.board}
        if step[0] == "pick":
            return {("take", token) for token in self.shown}
        if step[0] == "destroy":
            return {("destroy", card) for card in self.coloured(1 - seat, self.target)}
        if step[0] == "revive":
            return {("revive", card) for card in self.discard}
        if step[0] == "begin":
            return {("begin", 0), ("begin", 1)}
        moves: set[Step] = set()
        payable = {wonder for wonder in self.unbuilt[seat] if self.price(seat, wonder) <= self.coins[seat]}
        for slot, card in enumerate(self.slots):  # D4.1
            if card is None or not self.accessible(slot):
                continue
            moves.add(("sell", slot))
            if self.price(seat, card) <= self.coins[seat]:  # D5.8
                moves.add(("build", slot))
            for wonder in payable:
                moves.add(("raise", wonder, slot))
        return moves

    def do(self, move: Step) -> None:
        if move not in self.legal():
            raise ValueError(f"{move} is not legal at {self.pending()}")
        step = self.todo.pop(0)
        seat = step[1]
        if move[0] == "draft":
            self.offered.remove(move[1])
            self.unbuilt[seat].add(move[1])
        elif move[0] == "build":
            self.build(seat, self.take_from(move[1]))
        elif move[0] == "sell":
            self.sell(seat, self.take_from(move[1]))
        elif move[0] == "raise":
            self.raise_wonder(seat, move[1], self.take_from(move[2]))
        elif move[0] == "take":
            (self.board if step[0] == "take" else self.box).remove(move[1])
            self.shown = set()  # D9.3, the other two are back in the box
            self.gain_token(seat, move[1])
        elif move[0] == "destroy":
            self.city[1 - seat].remove(move[1])  # D9.2
            self.discard.add(move[1])
        elif move[0] == "revive":
            self.discard.remove(move[1])  # D9.4, free and not a chain
            self.city[seat].add(move[1])
            self.card_effects(seat, move[1], chained=False)
        elif move[0] == "begin":
            self.todo = [("turn", move[1])]  # D12.2
        self.go_on()

    # ---------------------------------------------------------------- draws

    def lay(self, tokens: Iterable[str]) -> None:
        chosen = self.drawn("lay", tokens, set(self.all_tokens), self.setup["tokens_on_board"])
        self.board = chosen  # D1.4
        self.box = set(self.all_tokens) - chosen
        self.go_on()

    def offer(self, wonders: Iterable[str]) -> None:
        chosen = self.drawn("offer", wonders, set(self.wonders) - self.offered_before, self.setup["offer"])
        self.offered = set(chosen)
        self.offered_before |= chosen
        self.go_on()

    def show(self, tokens: Iterable[str]) -> None:
        self.shown = self.drawn("show", tokens, self.box, self.draw)
        self.go_on()

    def deal(self, cards: Sequence[str]) -> None:
        self.expect("deal")
        age = self.age + 1
        faces = [row["face"] for row in self.layouts[age - 1] for _ in row["x"]]
        up = [card for card, face in zip(cards, faces, strict=True) if face == "up"]
        down = [card for card, face in zip(cards, faces, strict=True) if face == "down"]
        backs = down.count("guild") + len([card for card in up if self.cards[card]["back"] == "guild"])
        if len(set(up)) != len(up) or not set(down) <= HIDDEN:
            raise ValueError("cards dealt twice, or face up where they lie face down")
        if any(self.cards[card]["back"] not in {age, "guild"} for card in up):
            raise ValueError("cards of another age")
        if backs != (self.setup["guilds"] if age == 3 else 0):  # D1.5
            raise ValueError("wrong number of guilds")
        self.todo.pop(0)
        self.age = age
        self.slots = list(cards)
        self.seen |= set(up)
        self.go_on()

    def reveal(self, card: str) -> None:
        self.expect("reveal")
        if card not in self.outcomes():
            raise ValueError(f"{card} cannot lie there")
        slot = self.todo.pop(0)[1]
        self.slots[slot] = card
        self.seen.add(card)
        self.go_on()

    def outcomes(self) -> set[str]:
        self.expect("reveal")
        back = "guild" if self.slots[self.pending()[1]] == "guild" else self.age  # D1.6
        return {name for name, card in self.cards.items() if card["back"] == back and name not in self.seen}

    def expect(self, kind: str) -> None:
        if self.pending()[0] != kind:
            raise ValueError(f"{kind} is not asked at {self.pending()}")

    def drawn(self, kind: str, things: Iterable[str], source: set[str], number: int) -> set[str]:
        self.expect(kind)
        listed = list(things)
        if len(listed) != number or len(set(listed)) != number or not set(listed) <= source:
            raise ValueError(f"{listed} cannot be drawn")
        self.todo.pop(0)
        return set(listed)

    # ---------------------------------------------------------------- the structure

    def covering(self, slot: int) -> set[int]:
        """Return the slots that cover this one in the age's layout, including emptied slots."""
        places = [(number, x) for number, row in enumerate(self.layouts[self.age - 1]) for x in row["x"]]
        row, x = places[slot]
        return {other for other, place in enumerate(places) if place in {(row + 1, x - 1), (row + 1, x + 1)}}

    def accessible(self, slot: int) -> bool:
        return self.slots[slot] is not None and all(self.slots[other] is None for other in self.covering(slot))  # D3.2

    def take_from(self, slot: int) -> str:
        card = self.slots[slot]
        assert card is not None
        assert card not in HIDDEN
        self.slots[slot] = None
        return card

    # ---------------------------------------------------------------- costs

    def effects(self, seat: int) -> list[dict[str, Any]]:
        """Return the effects of all cards, wonders and tokens of a player."""
        own = [self.cards[card]["effects"] for card in self.city[seat]]
        own += [self.wonders[wonder]["effects"] for wonder in self.raised[seat]]
        own += [self.all_tokens[token]["effects"] for token in self.tokens[seat]]
        return own

    def coloured(self, seat: int, colour: str) -> set[str]:
        return {card for card in self.city[seat] if self.cards[card]["colour"] == colour}

    def resource_price(self, seat: int, resource: str) -> int:
        for effects in self.effects(seat):
            if resource in effects.get("fixed_price", []):
                return 1  # D5.4
        price: int = self.setup["trade_base"]  # D5.3
        for card in self.coloured(1 - seat, "brown") | self.coloured(1 - seat, "grey"):
            price += self.cards[card]["effects"].get("produce", {}).get(resource, 0)
        return price

    def chained(self, seat: int, thing: str) -> bool:
        return "chain" in self.cards.get(thing, {}) and self.cards[thing]["chain"]["from"] in self.city[seat]  # D5.7

    def purchase(self, seat: int, thing: str) -> int:
        """Return the lowest price of the missing resources over all uses of choices and discounts (D5.5)."""
        is_wonder = thing in self.wonders
        cost = self.wonders[thing]["cost"] if is_wonder else self.cards[thing]["cost"]
        kind = "wonder" if is_wonder else self.cards[thing]["colour"]
        needed = [name for name, amount in cost.items() if name != "coins" for _ in range(amount)]
        made: list[str] = []
        choices: list[list[str]] = []
        free = 0
        for effects in self.effects(seat):
            for resource, amount in effects.get("produce", {}).items():
                made += [resource] * amount
            if "choice" in effects:
                choices.append(effects["choice"])  # D5.2
            if effects.get("discount", {}).get("on") == kind:
                free += effects["discount"]["amount"]  # D5.6
        prices = {resource: self.resource_price(seat, resource) for resource in needed}
        totals: list[int] = []
        for chosen in product(*choices):
            for kept in combinations(needed, max(0, len(needed) - free)):
                production = made + list(chosen)
                total = 0
                for resource in kept:
                    if resource in production:
                        production.remove(resource)
                    else:
                        total += prices[resource]
                totals.append(total)
        return min(totals)

    def price(self, seat: int, thing: str) -> int:
        if self.chained(seat, thing):
            return 0
        cost = self.wonders[thing]["cost"] if thing in self.wonders else self.cards[thing]["cost"]
        coins: int = cost.get("coins", 0)
        return coins + self.purchase(seat, thing)

    def pay(self, seat: int, thing: str) -> None:
        if self.chained(seat, thing):
            return
        self.coins[seat] -= self.price(seat, thing)
        if any(effects.get("trade_income") for effects in self.effects(1 - seat)):
            self.coins[1 - seat] += self.purchase(seat, thing)  # D10, Economy

    # ---------------------------------------------------------------- a turn

    def build(self, seat: int, card: str) -> None:
        chained = self.chained(seat, card)
        self.pay(seat, card)  # D4.2
        self.city[seat].add(card)
        self.card_effects(seat, card, chained=chained)

    def sell(self, seat: int, card: str) -> None:
        sale = self.setup["sale"]
        self.coins[seat] += sale["base"] + sale["per_yellow"] * len(self.coloured(seat, "yellow"))  # D4.3
        self.discard.add(card)

    def raise_wonder(self, seat: int, wonder: str, card: str) -> None:
        self.pay(seat, wonder)  # D4.4
        self.unbuilt[seat].remove(wonder)
        self.raised[seat][wonder] = card
        if len(self.raised[0]) + len(self.raised[1]) == self.setup["wonders_built_limit"]:
            self.unbuilt = [set(), set()]  # D4.5
        effects = self.wonders[wonder]["effects"]
        theology = any(own.get("extra_turns") for own in self.effects(seat))  # D8.2: Theology must be owned before
        self.again = bool(effects.get("extra_turn")) or theology  # D8.1
        # D11.3 gives the order.
        self.coins[seat] += effects.get("coins", 0)
        if self.march(seat, effects.get("shields", 0)):  # D6.4, no Strategy here
            return
        self.lose(1 - seat, effects.get("opponent_loses", 0))  # D9.1
        if "destroy" in effects and self.coloured(1 - seat, effects["destroy"]):
            self.target = effects["destroy"]  # D9.2
            self.todo.append(("destroy", seat))
        if "library" in effects:
            self.draw = effects["library"]["draw"]  # D9.3
            self.todo += [("show",), ("pick", seat)]
        if effects.get("revive") and self.discard:
            self.todo.append(("revive", seat))  # D9.4

    def card_effects(self, seat: int, name: str, *, chained: bool) -> None:
        card = self.cards[name]
        effects = card["effects"]
        self.coins[seat] += effects.get("coins", 0)  # D11.1
        if "coins_per" in effects:
            self.coins[seat] += self.per(seat, effects["coins_per"])
        shields = effects.get("shields", 0)
        for own in self.effects(seat):
            if chained:
                self.coins[seat] += own.get("chain_coins", 0)  # D10, Urbanism
            if own.get("extra_shields", {}).get("on") == card["colour"]:
                shields += own["extra_shields"]["amount"]  # D6.4
        if self.march(seat, shields):
            return
        if "symbol" in effects and not self.science_won(seat):
            symbols = [self.cards[other]["effects"].get("symbol") for other in self.city[seat]]
            if symbols.count(effects["symbol"]) == 2 and self.board:
                self.todo.append(("take", seat))  # D7.2

    def gain_token(self, seat: int, token: str) -> None:
        self.tokens[seat].add(token)
        self.coins[seat] += self.all_tokens[token]["effects"].get("coins", 0)
        self.science_won(seat)

    def lose(self, seat: int, coins: int) -> None:
        self.coins[seat] = max(0, self.coins[seat] - coins)

    def march(self, seat: int, shields: int) -> bool:
        """Move the pawn space by space (D6.1); return True if that wins the game."""
        towards = 1 if seat == 0 else -1
        for _ in range(shields):
            self.pawn += towards
            for zone in self.military["zones"]:
                token = (1 - seat, zone.get("token", 0))
                if self.pawn * towards >= zone["from"] and token in self.loot:
                    self.loot.remove(token)  # D6.2
                    self.lose(1 - seat, zone["token"])
            if self.pawn * towards == self.military["capital"]:
                self.todo = [("over", seat, "military")]  # D6.3
                return True
        return False

    def science_won(self, seat: int) -> bool:
        symbols = {effects["symbol"] for effects in self.effects(seat) if "symbol" in effects}
        if len(symbols) < self.setup["symbols_to_win"]:
            return False
        self.todo = [("over", seat, "scientific")]  # D7.3
        return True

    def go_on(self) -> None:
        """Advance to the next decision or draw after a step."""
        if not self.todo:
            self.end_turn()
        if self.todo[0][0] in SEAT_STEPS:
            self.active = self.todo[0][1]

    def end_turn(self) -> None:
        """End the turn after its last choice; `active` is the player who took the card."""
        extra, self.again = self.again, False
        if all(card is None for card in self.slots):  # D12.1; an extra turn is lost (D8.3)
            if self.age == len(self.layouts):
                self.todo = [self.civilian()]
                return
            weaker = self.active if self.pawn == 0 else 1 if self.pawn > 0 else 0  # D12.2
            self.todo = [("deal",), ("begin", weaker)]
            return
        for slot, card in enumerate(self.slots):  # D3.3
            if card in HIDDEN and self.accessible(slot):
                self.todo.append(("reveal", slot))
        self.todo.append(("turn", self.active if extra else 1 - self.active))  # D4.6, D8.1

    # ---------------------------------------------------------------- points

    def count(self, seat: int, what: list[str]) -> int:
        total = 0
        for kind in what:
            if kind == "wonder":
                total += len(self.raised[seat])
            elif kind == "three_coins":
                total += self.coins[seat] // 3
            else:
                total += len(self.coloured(seat, kind))
        return total

    def per(self, seat: int, rule: dict[str, Any]) -> int:
        amount = self.count(seat, rule["count"])
        if rule["whose"] == "larger":
            amount = max(amount, self.count(1 - seat, rule["count"]))  # D11.2
        each: int = rule["each"]
        return amount * each

    def sheet(self, seat: int) -> dict[str, int]:
        sheet = {"military": 0}
        advance = self.pawn if seat == 0 else -self.pawn
        for zone in self.military["zones"]:
            if advance >= zone["from"]:
                sheet["military"] = zone["points"]  # D13.2
        for colour in ("blue", "green", "yellow", "purple"):
            sheet[colour] = 0
            for card in self.coloured(seat, colour):
                effects = self.cards[card]["effects"]
                sheet[colour] += effects.get("points", 0)
                if "points_per" in effects:
                    sheet[colour] += self.per(seat, effects["points_per"])
        sheet["wonders"] = sum(self.wonders[wonder]["effects"].get("points", 0) for wonder in self.raised[seat])
        sheet["tokens"] = 0
        for token in self.tokens[seat]:
            effects = self.all_tokens[token]["effects"]
            sheet["tokens"] += effects.get("points", 0)
            sheet["tokens"] += effects.get("points_per_token", 0) * len(self.tokens[seat])  # D10, Mathematics
        sheet["coins"] = self.coins[seat] // self.setup["coins_per_point"]
        return sheet

    def civilian(self) -> Step:
        results = [(sum(sheet.values()), sheet["blue"]) for sheet in (self.sheet(0), self.sheet(1))]
        if results[0] == results[1]:
            return ("over", None, "civilian")  # D13.3
        return ("over", 0 if results[0] > results[1] else 1, "civilian")
