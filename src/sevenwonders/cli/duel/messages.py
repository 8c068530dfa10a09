"""Messages of Duel: names, events, questions, effects and prices."""

from dataclasses import dataclass
from typing import ClassVar, assert_never

from sevenwonders.cli.effects import effects_text
from sevenwonders.cli.messages import YES_NO, GameMessages
from sevenwonders.core.event_kinds import Declared
from sevenwonders.core.protocol import Ask, Draw, Event, Over, Pending
from sevenwonders.duel import bill, cards, view
from sevenwonders.duel.events import EVENTS


@dataclass(frozen=True, slots=True)
class DuelMessages(GameMessages):
    """Messages of Duel."""

    game: ClassVar[str] = "duel"
    declared: ClassVar[Declared] = EVENTS

    # ---- names

    def thing(self, thing: str) -> str:
        """Return the name of the card, wonder or token with an id."""
        numbers = {"card": cards.CARD_NUMBER, "wonder": cards.WONDER_NUMBER, "token": cards.TOKEN_NUMBER}
        return next((self.name(kind, thing) for kind, known in numbers.items() if thing in known), "")

    def move_arguments(self, verb: str, words: list[str]) -> dict[str, object] | None:
        """Return the arguments of the message of a move."""
        match verb, words:
            case "build" | "sell" | "destroy" | "revive", [card]:
                return {"card": self.name("card", card)}
            case "raise", [wonder, "with", card]:
                return {"wonder": self.name("wonder", wonder), "card": self.name("card", card)}
            case "draft" | "take" as verb, [thing]:
                return {"wonder" if verb == "draft" else "token": self.thing(thing)}
            case _:
                return None

    # ---- events and questions

    def additions(self, event: Event) -> dict[str, object]:
        """Return the derived arguments that `duel.ftl` uses."""
        match event.key:
            case "duel/card-built":
                return {"chained": YES_NO[bool(event.args["chain"])]}
            case "duel/coins-paid":
                coins, trade = event.args["coins"], event.args["trade"]
                return {"bought": "none" if not trade else "all" if trade == coins else "some"}
            case "duel/pawn-moved":
                return {"spaces": abs(event.args["to"] - event.args["from"])}
            case "duel/game-over":
                winners, totals = event.args["winners"], event.args["points"]
                result = {"shared": YES_NO[len(winners) > 1], "victory": self.victory(event.args["reason"])}
                points = {"points": totals[winners[0]], "rival": totals[1 - winners[0]]}
                return self.about(winners[0]) | result | points
            case _:
                return {}

    def victory(self, reason: str) -> str:
        """Return the name of a way to win."""
        return self.text(f"duel-victory-{reason}")

    def waiting(self, pending: Pending) -> str:
        """Return the description of the pending decision, draw or result."""
        match pending:
            case Ask(seats, question):
                return self.text(f"duel-question-{question}", **self.about(seats[0]))
            case Draw(question):
                return self.text(f"duel-draw-{question}")
            case Over(winners, reason):
                return self.result(winners, reason)
            case _:
                assert_never(pending)

    def result(self, winners: tuple[int, ...], reason: str) -> str:
        """Return the sentence about the winner and the victory."""
        if len(winners) > 1:
            return self.text("cli-result-shared")
        return self.text("cli-result", **self.about(winners[0]), victory=self.victory(reason))

    def move(self, move: view.AnyMove) -> str:
        """Return the description of a move."""
        match move:
            case view.BuildMove(card=card):
                return self.text("duel-move-build", card=self.name("card", card))
            case view.SellMove(card=card):
                return self.text("duel-move-sell", card=self.name("card", card))
            case view.RaiseMove(wonder=wonder, card=card):
                return self.text("duel-move-raise", wonder=self.name("wonder", wonder), card=self.name("card", card))
            case view.DraftMove(wonder=wonder):
                return self.text("duel-move-draft", wonder=self.name("wonder", wonder))
            case view.TakeMove(token=token):
                return self.text("duel-move-take", token=self.name("token", token))
            case view.DestroyMove(card=card):
                return self.text("duel-move-destroy", card=self.name("card", card))
            case view.ReviveMove(card=card):
                return self.text("duel-move-revive", card=self.name("card", card))
            case view.BeginMove(seat=seat):
                return self.text("duel-move-begin", **self.about(seat))
            case _:
                assert_never(move)

    # ---- match results

    def ending(self, reason: str) -> str:
        """Return the label of an ending."""
        return self.text(f"cli-sim-{reason}")

    def mean_points(self, reason: str) -> str | None:
        """Return the label of the mean points of civilian victories."""
        return self.text("cli-sim-points") if reason == "civilian" else None

    # ---- effects

    def effects(self, thing: str) -> str:
        """Return the effects of a card, wonder or token separated by commas."""
        return effects_text(self, _effects(thing))

    # ---- prices

    def cost(self, thing: str) -> str:
        """Return the printed cost of a card or wonder."""
        cost = dict(cards.CARDS[cards.CARD_NUMBER[thing]].cost if thing in cards.CARD_NUMBER else _wonder(thing).cost)
        coins = cost.pop("coins", 0)
        parts = [self.amounts(cost)] if cost else []
        parts += [self.text("effect-coins", amount=coins)] if coins else []
        return self.text("duel-cost", cost=", ".join(parts)) if parts else self.text("duel-cost-nothing")

    def chains(self, thing: str) -> list[str]:
        """Return the chains to and from a card."""
        chains = []
        for card in cards.CARDS:
            if card.id == thing and card.chain_from and card.chain_symbol:
                giver = self.name("card", card.chain_from)
                chains.append(self.text("duel-cost-chain", card=giver, chain=self.name("chain", card.chain_symbol)))
            if card.chain_from == thing and card.chain_symbol:
                name, symbol = self.name("card", card.id), self.name("chain", card.chain_symbol)
                chains.append(self.text("duel-gives-chain", card=name, chain=symbol))
        return chains

    def price(self, due: bill.Bill) -> str:
        """Return the current price of an item for a seat, explained in steps."""
        price = self.text("duel-price", **self.about(due.seat), coins=due.total)
        if due.missing:
            price += f" ({self.text('duel-price-missing', missing=due.missing)})"
        steps = "; ".join(self.step(step) for step in due.steps)
        return f"{price}: {steps}." if steps else f"{price}."

    def step(self, step: bill.Step) -> str:
        """Return one step of a price."""
        match step:
            case bill.Chain(card):
                return self.text("duel-step-chain", card=self.name("card", card))
            case bill.Own(resource, units):
                return self.text("duel-step-own", resources=self.amount(resource, units))
            case bill.Chosen(resource, units):
                return self.text("duel-step-chosen", resources=self.amount(resource, units))
            case bill.Waived(resource, units, token):
                waived = self.amount(resource, units)
                return self.text("duel-step-waived", resources=waived, token=self.name("token", token))
            case bill.Bought(resource, units, each):
                return self.text("duel-step-bought", resources=self.amount(resource, units), each=each)
            case bill.Coins(amount):
                return self.text("duel-step-coins", amount=amount)
            case _:
                assert_never(step)


def _wonder(thing: str) -> cards.Wonder:
    return cards.WONDERS[cards.WONDER_NUMBER[thing]]


def _effects(thing: str) -> tuple[cards.Effect, ...]:
    if thing in cards.CARD_NUMBER:
        return cards.CARDS[cards.CARD_NUMBER[thing]].effects
    if thing in cards.WONDER_NUMBER:
        return _wonder(thing).effects
    return cards.TOKENS[cards.TOKEN_NUMBER[thing]].effects
