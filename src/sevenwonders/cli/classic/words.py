"""What is said about 7 Wonders in the reader's language: names, events, questions, effects and prices."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from sevenwonders.classic import bill, cards, moves
from sevenwonders.classic.draws import board_numbers
from sevenwonders.classic.events import EVENTS
from sevenwonders.cli.effects import effects_text
from sevenwonders.core.kinds import Kind
from sevenwonders.core.protocol import Ask, Draw, Event, Over
from sevenwonders.i18n import Translation, message_id

YES_NO = ("no", "yes")


@dataclass(frozen=True, slots=True)
class Words:
    """Speaks of one game to one reader: `names` of the players by seat, `reader` the seat that is called "you"."""

    translation: Translation
    names: tuple[str, ...]
    reader: int | None = None

    def text(self, message: str, /, **arguments: object) -> str:
        """Return a message of the interface."""
        return self.translation.text(message, **arguments)

    # ---- names

    def name(self, kind: str, thing: object) -> str:
        """Return the name of a board, a side, a resource, a colour, a symbol, a chain symbol or an age."""
        return self.text(f"classic-{kind}-{thing}")

    def card(self, card: str) -> str:
        """Return the name of a card, which is that of its building."""
        return self.name("card", cards.CARDS[cards.CARD_NUMBER[card]].building)

    def board(self, name: str) -> str:
        """Return the name of a board, with its side if the id has one."""
        numbers = board_numbers(name)
        if numbers is None:
            return name
        board, side = numbers
        said = self.name("board", cards.BOARD_IDS[board])
        return f"{said} ({self.name('side', cards.SIDES[side])})" if side >= 0 else said

    def player(self, seat: int, *, inside: bool = False) -> str:
        """Return how a seat is called: as a name, or inside a sentence."""
        if seat == self.reader:
            return self.text("classic-you-inside" if inside else "classic-you")
        return self.names[seat]

    def players(self, seats: Iterable[int]) -> str:
        """Return players in a row."""
        return ", ".join(self.player(seat) for seat in seats)

    def about(self, seat: int) -> dict[str, object]:
        """Return the two arguments that tell a message which seat it is about."""
        return {"player": self.names[seat], "you": YES_NO[seat == self.reader]}

    # ---- what happened and what is asked

    def event(self, event: Event) -> str:
        """Return the sentence that tells an event."""
        return self.text(message_id(event.key), **self.arguments(event))

    def arguments(self, event: Event) -> dict[str, object]:
        """Return the arguments of an event's message; `classic.ftl` says how they are made."""
        given: Mapping[str, Any] = event.args
        told: dict[str, object] = {}
        for name, kind in EVENTS[event.key].items():
            told |= self._argument(name, kind, given[name])
        match event.key:
            case "classic/card-built":
                giver = given["free"] if given["free"] in cards.CARD_NUMBER else None
                told["free"] = "no" if given["free"] is None else "chain" if giver else "power"
                told["chain"] = self.card(giver) if giver else ""
            case "classic/game-over":
                told |= {"shared": YES_NO[len(given["winners"]) > 1], "winners": self.players(given["winners"])}
                told["scores"] = ", ".join(f"{self.player(seat)} {n}" for seat, n in enumerate(given["points"]))
            case _:
                pass
        return told

    def _argument(self, name: str, kind: Kind, value: Any) -> dict[str, object]:
        match kind:
            case "seat":
                return self.about(value) if name == "seat" else {name: self.player(value, inside=True)}
            case "card":
                return {name: self.card(value)}
            case "age":
                return {name: self.name("age", value)}
            case "boards":
                boards = (f"{self.player(seat)} – {self.board(board)}" for seat, board in enumerate(value))
                return {name: ", ".join(boards)}
            case "number" | "word":
                return {name: value}
            case _:
                return {}

    def waiting(self, pending: Ask | Draw | Over) -> str:
        """Return what the game waits for, of the reader if they are asked."""
        match pending:
            case Ask(seats, question):
                if self.reader in seats or len(seats) == 1:
                    seat = self.reader if self.reader in seats else seats[0]
                    return self.text(f"classic-question-{question}", **self.about(seat or 0))
                return self.text("cli-classic-waiting", players=self.players(seats))
            case Draw(question):
                return self.text(f"classic-draw-{question}")
            case Over(winners, _):
                return self.text("cli-classic-result", count=len(winners), players=self.players(winners))
            case _:
                assert_never(pending)

    def move(self, move: moves.Move) -> str:
        """Return what a move does."""
        match move:
            case moves.Build(card):
                return self.text("classic-move-build", card=self.card(card))
            case moves.Stage(card):
                return self.text("classic-move-stage", card=self.card(card))
            case moves.Sell(card):
                return self.text("classic-move-sell", card=self.card(card))
            case moves.Revive(card):
                return self.text("classic-move-revive", card=self.card(card))
            case moves.Decline():
                return self.text("classic-move-decline")
            case moves.Choose(side):
                return self.text("classic-move-choose", side=self.name("side", side))
            case _:
                assert_never(move)

    # ---- what things do

    def effects(self, effects: Sequence[cards.Effect]) -> str:
        """Return effects in a row."""
        return effects_text(self, effects)

    def amounts(self, units: Mapping[str, int]) -> str:
        """Return resources with how many of each."""
        return ", ".join(self.amount(resource, count) for resource, count in units.items())

    def amount(self, resource: str, count: int) -> str:
        """Return one resource with how many of it."""
        return self.name("resource", resource) + (f" ×{count}" if count > 1 else "")

    # ---- what things cost

    def cost(self, cost: Mapping[str, int]) -> str:
        """Return the cost that stands on a card or a stage; nothing for what is free."""
        units = {name: count for name, count in cost.items() if name != "coins"}
        parts = [self.amounts(units)] if units else []
        parts += [self.text("effect-coins", amount=cost["coins"])] if "coins" in cost else []
        return ", ".join(parts)

    def chains(self, card: cards.Card) -> list[str]:
        """Return what makes a card free, and which cards it makes free."""
        givers = [other.id for other in cards.CARDS if set(other.gives) & set(card.needs)]
        gets = [other.id for other in cards.CARDS if set(other.needs) & set(card.gives)]
        said = [self.text("classic-cost-chain", card=self.card(name)) for name in givers]
        return said + [self.text("classic-gives-chain", card=self.card(name)) for name in gets]

    def price(self, owed: bill.Bill) -> str:
        """Return one way to pay for a thing, explained in steps."""
        said = self.text("classic-price", **self.about(owed.seat), coins=owed.total)
        if owed.missing:
            said += f" ({self.text('classic-price-missing', missing=owed.missing)})"
        steps = "; ".join(self.steps(owed.steps))
        return f"{said}: {steps}." if steps else f"{said}."

    def steps(self, steps: Iterable[bill.Step]) -> list[str]:
        """Return the steps of a price, equal ones together."""
        own: Counter[str] = Counter()
        bought: Counter[tuple[str, cards.Neighbour, int]] = Counter()
        said: list[str] = []
        for step in steps:
            match step:
                case bill.Chain(card):
                    said.append(self.text("classic-step-chain", card=self.card(card)))
                case bill.Free():
                    said.append(self.text("classic-step-free"))
                case bill.Own(resource):
                    own[resource] += 1
                case bill.Bought(resource, seller, _, coins):
                    bought[resource, seller, coins] += 1
                case bill.Coins(amount):
                    said.append(self.text("classic-step-coins", amount=amount))
                case _:
                    assert_never(step)
        if own:
            said.append(self.text("classic-step-own", resources=self.amounts(own)))
        for (resource, seller, coins), count in bought.items():
            units = self.amount(resource, count)
            said.append(self.text("classic-step-bought", resources=units, seller=seller, each=coins))
        return said
