"""Messages of 7 Wonders: names, events, questions, effects and prices."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, assert_never

from sevenwonders.classic import bill, cards, view
from sevenwonders.classic.draws import board_numbers
from sevenwonders.classic.events import EVENTS
from sevenwonders.cli.effects import effects_text
from sevenwonders.cli.messages import YES_NO, GameMessages
from sevenwonders.core.event_kinds import Declared
from sevenwonders.core.protocol import Ask, Draw, Event, Over, Pending

SILENT = "classic/chosen"  # not shown at a terminal


@dataclass(frozen=True, slots=True)
class ClassicMessages(GameMessages):
    """Messages of 7 Wonders."""

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
        name = self.name("board", cards.BOARD_IDS[board])
        return f"{name} ({self.name('side', cards.SIDES[side])})" if side >= 0 else name

    def thing(self, thing: str) -> str:
        """Return the name of a card or board; empty if nothing has this id."""
        if thing in cards.CARD_NUMBER:
            return self.card(thing)
        return self.board(thing) if board_numbers(thing) is not None else ""

    def move_arguments(self, verb: str, words: list[str]) -> dict[str, object] | None:
        """Return the arguments of the message of a move without payment."""
        match verb, words:
            case "build" | "sell" | "revive", [card]:
                return {"card": self.card(card)}
            case "stage", ["with", card]:
                return {"card": self.card(card)}
            case "decline", []:
                return {}
            case "choose", [side]:
                return {"side": self.name("side", side)}
            case _:
                return None

    # ---- events and questions

    def additions(self, event: Event) -> dict[str, object]:
        """Return the derived arguments that `classic.ftl` uses."""
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
        """Return the events of a step, one paragraph per acting seat, including its neighbours' income."""
        paragraphs: list[str] = []
        before: object = None
        for event in events:
            if event.key == SILENT:
                continue
            actor = event.args.get("from", event.args.get("seat"))
            if paragraphs and actor == before:
                paragraphs[-1] += f" {self.event(event)}"
            else:
                paragraphs.append(self.event(event))
            before = actor
        return paragraphs

    def waiting(self, pending: Pending) -> str:
        """Return the pending decision, preferring the reader's, or the draw or result."""
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
        """Return the description of a move."""
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

    # ---- effects

    def effects(self, effects: Sequence[cards.Effect]) -> str:
        """Return effects separated by commas."""
        return effects_text(self, effects)

    # ---- prices

    def cost(self, cost: Mapping[str, int]) -> str:
        """Return the printed cost of a card or stage; empty if it is free."""
        units = {name: count for name, count in cost.items() if name != "coins"}
        parts = [self.amounts(units)] if units else []
        parts += [self.text("effect-coins", amount=cost["coins"])] if "coins" in cost else []
        return ", ".join(parts)

    def chains(self, card: cards.Card) -> list[str]:
        """Return the chains to and from a card."""
        givers = [other.id for other in cards.CARDS if set(other.gives) & set(card.needs)]
        gets = [other.id for other in cards.CARDS if set(other.needs) & set(card.gives)]
        texts = [self.text("classic-cost-chain", card=self.card(name)) for name in givers]
        return texts + [self.text("classic-gives-chain", card=self.card(name)) for name in gets]

    def price(self, due: bill.Bill) -> str:
        """Return one way to pay for a thing, explained in steps."""
        text = self.text("classic-price", **self.about(due.seat), coins=due.total)
        if due.missing:
            text += f" ({self.text('classic-price-missing', missing=due.missing)})"
        steps = "; ".join(self.steps(due.steps))
        return f"{text}: {steps}." if steps else f"{text}."

    def steps(self, steps: Iterable[bill.Step]) -> list[str]:
        """Return the steps of a price, equal ones together."""
        own: Counter[str] = Counter()
        bought: Counter[tuple[str, cards.Neighbour, int]] = Counter()
        texts: list[str] = []
        for step in steps:
            match step:
                case bill.Chain(card):
                    texts.append(self.text("classic-step-chain", card=self.card(card)))
                case bill.Free():
                    texts.append(self.text("classic-step-free"))
                case bill.Own(resource):
                    own[resource] += 1
                case bill.Bought(resource, seller, _, coins):
                    bought[resource, seller, coins] += 1
                case bill.Coins(amount):
                    texts.append(self.text("classic-step-coins", amount=amount))
                case _:
                    assert_never(step)
        if own:
            texts.append(self.text("classic-step-own", resources=self.amounts(own)))
        for (resource, seller, coins), count in bought.items():
            units = self.amount(resource, count)
            texts.append(self.text("classic-step-bought", resources=units, seller=seller, each=coins))
        return texts
