"""What is said about Duel in the reader's language: names, events, questions, effects and prices."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, assert_never

from sevenwonders.cli.effects import effects_text
from sevenwonders.core.kinds import Kind
from sevenwonders.core.protocol import Ask, Draw, Event, Over
from sevenwonders.duel import bill, cards, moves
from sevenwonders.duel.events import EVENTS
from sevenwonders.duel.notation import SEAT_NAMES
from sevenwonders.duel.state import State
from sevenwonders.i18n import Translation, message_id


@dataclass(frozen=True, slots=True)
class Words:
    """Speaks of one game to one reader: `names` of the players by seat, `reader` the seat that is called "you"."""

    translation: Translation
    names: tuple[str, str] = SEAT_NAMES
    reader: int | None = None

    def text(self, message: str, /, **arguments: object) -> str:
        """Return a message of the interface."""
        return self.translation.text(message, **arguments)

    # ---- names

    def name(self, kind: str, thing: object) -> str:
        """Return the name of a card, a wonder, a token, a resource, a colour, a symbol, a chain symbol or an age."""
        return self.text(f"duel-{kind}-{thing}")

    def thing(self, thing: str) -> str:
        """Return the name of a card, a wonder or a token, whichever has this id."""
        kind = "card" if thing in cards.CARD_NUMBER else "wonder" if thing in cards.WONDER_NUMBER else "token"
        return self.name(kind, thing)

    def listed(self, kind: str, things: Iterable[object]) -> str:
        """Return names in a row."""
        return ", ".join(self.name(kind, thing) for thing in things)

    def player(self, seat: int, *, inside: bool = False) -> str:
        """Return how a seat is called: as a name, or inside a sentence."""
        if seat == self.reader:
            return self.text("duel-you-inside" if inside else "duel-you")
        return self.names[seat]

    def about(self, seat: int) -> dict[str, object]:
        """Return the two arguments that tell a message which seat it is about."""
        return {"player": self.names[seat], "you": "yes" if seat == self.reader else "no"}

    # ---- what happened and what is asked

    def event(self, event: Event) -> str:
        """Return the sentence that tells an event."""
        return self.text(message_id(event.key), **self.arguments(event))

    def arguments(self, event: Event) -> dict[str, object]:
        """Return the arguments of an event's message; `duel.ftl` says how they are made."""
        told: dict[str, object] = {}
        for name, kind in EVENTS[event.key].items():
            told |= self._argument(name, kind, event.args[name])
        match event.key:
            case "duel/card-built":
                told["chained"] = "yes" if event.args["chain"] else "no"
            case "duel/coins-paid":
                coins, trade = event.args["coins"], event.args["trade"]
                told["bought"] = "none" if not trade else "all" if trade == coins else "some"
            case "duel/pawn-moved":
                told["spaces"] = abs(event.args["to"] - event.args["from"])
            case "duel/game-over":
                winners, totals = event.args["winners"], event.args["points"]
                told |= self.about(winners[0]) | {"shared": "yes" if len(winners) > 1 else "no"}
                told |= {"victory": self.victory(event.args["reason"])}
                told |= {"points": totals[winners[0]], "rival": totals[1 - winners[0]]}
            case _:
                pass
        return told

    def _argument(self, name: str, kind: Kind, value: Any) -> dict[str, object]:
        match kind:
            case "seat":
                return self.about(value) if name == "seat" else {name: self.player(value, inside=True)}
            case "age" | "wonder" | "token" | "symbol":
                return {name: self.name(kind, value)}
            case "card" | "card?":
                return {name: self.name("card", value) if value else ""}
            case "tokens" | "wonders":
                return {name: self.listed(kind.removesuffix("s"), value)}
            case "number" | "word":
                return {name: value}
            case _:
                return {}

    def victory(self, reason: str) -> str:
        """Return the name of a way to win."""
        return self.text(f"duel-victory-{reason}")

    def waiting(self, pending: Ask | Draw | Over) -> str:
        """Return what the game waits for."""
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
        """Return who has won and how."""
        if len(winners) > 1:
            return self.text("cli-result-shared")
        return self.text("cli-result", **self.about(winners[0]), victory=self.victory(reason))

    def move(self, state: State, move: moves.Move) -> str:
        """Return what a move does; the state tells which card lies in a slot."""
        match move:
            case moves.Build(slot):
                return self.text("duel-move-build", card=self._card_in(state, slot))
            case moves.Sell(slot):
                return self.text("duel-move-sell", card=self._card_in(state, slot))
            case moves.Raise(wonder, slot):
                card = self._card_in(state, slot)
                return self.text("duel-move-raise", wonder=self.name("wonder", wonder), card=card)
            case moves.Draft(wonder):
                return self.text("duel-move-draft", wonder=self.name("wonder", wonder))
            case moves.Take(token):
                return self.text("duel-move-take", token=self.name("token", token))
            case moves.Destroy(card):
                return self.text("duel-move-destroy", card=self.name("card", card))
            case moves.Revive(card):
                return self.text("duel-move-revive", card=self.name("card", card))
            case moves.Begin(seat):
                return self.text("duel-move-begin", **self.about(seat))
            case _:
                assert_never(move)

    def _card_in(self, state: State, slot: int) -> str:
        return self.name("card", cards.CARD_IDS[state.slot[slot]])

    # ---- what things do

    def effects(self, thing: str) -> str:
        """Return all effects of a card, a wonder or a token in a row."""
        return effects_text(self, _effects(thing))

    def amounts(self, units: Mapping[str, int]) -> str:
        """Return resources with how many of each."""
        return ", ".join(self.amount(resource, count) for resource, count in units.items())

    def amount(self, resource: str, count: int) -> str:
        """Return one resource with how many of it."""
        return self.name("resource", resource) + (f" ×{count}" if count > 1 else "")

    # ---- what things cost

    def cost(self, thing: str) -> str:
        """Return the cost that stands on a card or a wonder, and the chains of a card."""
        cost = dict(cards.CARDS[cards.CARD_NUMBER[thing]].cost if thing in cards.CARD_NUMBER else _wonder(thing).cost)
        coins = cost.pop("coins", 0)
        parts = [self.amounts(cost)] if cost else []
        parts += [self.text("effect-coins", amount=coins)] if coins else []
        return self.text("duel-cost", cost=", ".join(parts)) if parts else self.text("duel-cost-nothing")

    def chains(self, thing: str) -> list[str]:
        """Return what makes a card free, and which cards it makes free."""
        said = []
        for card in cards.CARDS:
            if card.id == thing and card.chain_from and card.chain_symbol:
                giver = self.name("card", card.chain_from)
                said.append(self.text("duel-cost-chain", card=giver, chain=self.name("chain", card.chain_symbol)))
            if card.chain_from == thing and card.chain_symbol:
                name, symbol = self.name("card", card.id), self.name("chain", card.chain_symbol)
                said.append(self.text("duel-gives-chain", card=name, chain=symbol))
        return said

    def price(self, owed: bill.Bill) -> str:
        """Return what a thing costs a seat now, explained in steps."""
        said = self.text("duel-price", **self.about(owed.seat), coins=owed.total)
        if owed.missing:
            said += f" ({self.text('duel-price-missing', missing=owed.missing)})"
        steps = "; ".join(self.step(step) for step in owed.steps)
        return f"{said}: {steps}." if steps else f"{said}."

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
