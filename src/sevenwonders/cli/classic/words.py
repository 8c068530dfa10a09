"""What is said about 7 Wonders in the reader's language: names, events, questions, effects and prices."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, assert_never

from sevenwonders.classic import bill, cards, view
from sevenwonders.classic.draws import board_numbers
from sevenwonders.classic.events import EVENTS
from sevenwonders.cli.effects import effects_text
from sevenwonders.cli.words import YES_NO, GameWords
from sevenwonders.core.kinds import Declared
from sevenwonders.core.protocol import Ask, Draw, Event, Over, Pending

SILENT = "classic/chosen"  # at a terminal nobody waits for the others


@dataclass(frozen=True, slots=True)
class Words(GameWords):
    """Speaks of 7 Wonders."""

    game: ClassVar[str] = "classic"
    declared: ClassVar[Declared] = EVENTS

    # ---- names

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

    # ---- what happened and what is asked

    def additions(self, event: Event) -> dict[str, object]:
        """Return what `classic.ftl` needs besides the event's own arguments."""
        given: Mapping[str, Any] = event.args
        match event.key:
            case "classic/boards-laid" | "classic/boards-turned":
                boards = (f"{self.player(seat)} – {self.board(name)}" for seat, name in enumerate(given["boards"]))
                return {"boards": ", ".join(boards)}
            case "classic/card-built":
                giver = given["free"] if given["free"] in cards.CARD_NUMBER else None
                free = "no" if given["free"] is None else "chain" if giver else "power"
                return {"free": free, "chain": self.card(giver) if giver else ""}
            case "classic/game-over":
                scores = ", ".join(f"{self.player(seat)} {points}" for seat, points in enumerate(given["points"]))
                shared = YES_NO[len(given["winners"]) > 1]
                return {"winners": self.players(given["winners"]), "shared": shared, "scores": scores}
            case _:
                return {}

    def paragraphs(self, events: Sequence[Event]) -> list[str]:
        """Return what happened, a paragraph for each seat that acts; what a neighbour earns by it stands with it."""
        told: list[str] = []
        before: object = None
        for event in events:
            if event.key == SILENT:
                continue
            actor = event.args.get("from", event.args.get("seat"))
            if told and actor == before:
                told[-1] += f" {self.event(event)}"
            else:
                told.append(self.event(event))
            before = actor
        return told

    def waiting(self, pending: Pending) -> str:
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

    def move(self, move: view.AnyMove) -> str:
        """Return what a move does."""
        match move:
            case view.BuildMove(card=card):
                return self.text("classic-move-build", card=self.card(card))
            case view.StageMove(card=card):
                return self.text("classic-move-stage", card=self.card(card))
            case view.SellMove(card=card):
                return self.text("classic-move-sell", card=self.card(card))
            case view.ReviveMove(card=card):
                return self.text("classic-move-revive", card=self.card(card))
            case view.DeclineMove():
                return self.text("classic-move-decline")
            case view.ChooseMove(side=side):
                return self.text("classic-move-choose", side=self.name("side", side))
            case _:
                assert_never(move)

    def ending(self, reason: str) -> None:
        """Return nothing: all games end by points."""

    # ---- what things do

    def effects(self, effects: Sequence[cards.Effect]) -> str:
        """Return effects in a row."""
        return effects_text(self, effects)

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
