"""Translated messages about a game; `Messages` is the generic form for games without their own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from sevenwonders.core.event_kinds import Declared, Kind
from sevenwonders.core.protocol import SEAT_NAMES, Ask, Draw, Event, Over, Pending
from sevenwonders.i18n import Translation, message_id

YES_NO = ("no", "yes")


@dataclass(frozen=True, slots=True)
class Messages:
    """Messages for one table: player `names` by seat; the seat `reader` is addressed as "you"."""

    translation: Translation
    names: tuple[str, ...]
    reader: int | None = None

    def text(self, message: str, /, **arguments: object) -> str:
        """Return a message of the interface."""
        return self.translation.text(message, **arguments)

    # ---- players

    def player(self, seat: int, *, inside: bool = False) -> str:
        """Return the name of a seat, on its own or `inside` a sentence."""
        del inside  # a name is the same everywhere
        return self.names[seat]

    def players(self, seats: Iterable[int]) -> str:
        """Return the names of seats separated by commas."""
        return ", ".join(self.player(seat) for seat in seats)

    def about(self, seat: int) -> dict[str, object]:
        """Return the message arguments for a seat: its name and whether it is the reader."""
        return {"player": self.names[seat], "you": YES_NO[seat == self.reader]}

    # ---- events and questions

    def event(self, event: Event) -> str:
        """Return the text of an event: its key with its arguments."""
        arguments = ", ".join(f"{name} {value}" for name, value in event.args.items())
        return f"{event.key} ({arguments})" if arguments else event.key

    def notation(self, text: str) -> str:
        """Return a move in notation ("build altar") as a description; here unchanged."""
        return text

    def paragraphs(self, events: Sequence[Event]) -> list[str]:
        """Return the events of a step as paragraphs."""
        return [" ".join(self.event(event) for event in events)] if events else []

    def waiting(self, pending: Pending) -> str:
        """Return the description of the pending decision, draw or result."""
        match pending:
            case Ask(seats=seats, question=question):
                return self.text("cli-plain-ask", players=self.players(seats), question=question)
            case Draw(question=question):
                return self.text("cli-plain-draw", question=question)
            case Over(winners=winners, reason=reason):
                return self.text("cli-plain-over", count=len(winners), players=self.players(winners), reason=reason)

    # ---- match results

    def ending(self, reason: str) -> str | None:
        """Return the label of an ending; None if the game has only one."""
        return reason

    def mean_points(self, reason: str) -> str | None:
        """Return the label of the mean points of an ending; None to omit them."""
        del reason
        return None

    def score(self, line: str) -> str:
        """Return the name of a score line or of the total."""
        return self.text("cli-plain-total") if line == "total" else line


@dataclass(frozen=True, slots=True)
class GameMessages(Messages):
    """Base of games with their own messages, whose ids begin with the name of the game."""

    game: ClassVar[str]
    declared: ClassVar[Declared]  # argument kinds by event

    # ---- names

    def name(self, kind: str, thing: object) -> str:
        """Return the name of an item of a kind: a resource, a colour, a symbol, an age …"""
        return self.text(f"{self.game}-{kind}-{thing}")

    def card(self, card: str) -> str:
        """Return the name of a card."""
        return self.name("card", card)

    def listed(self, kind: str, things: Iterable[object]) -> str:
        """Return names separated by commas."""
        return ", ".join(self.name(kind, thing) for thing in things)

    def player(self, seat: int, *, inside: bool = False) -> str:
        """Return the name of a seat, on its own or `inside` a sentence."""
        if seat == self.reader:
            return self.text(f"{self.game}-you-inside" if inside else f"{self.game}-you")
        return self.names[seat]

    # ---- events

    def event(self, event: Event) -> str:
        """Return the sentence of an event."""
        return self.text(message_id(event.key), **self.arguments(event))

    def arguments(self, event: Event) -> dict[str, object]:
        """Return the message arguments of an event: converted by kind, plus the additions of the game."""
        arguments: dict[str, object] = {}
        for name, kind in self.declared[event.key].items():
            arguments |= self._argument(name, kind, event.args[name])
        return arguments | self.additions(event)

    def additions(self, event: Event) -> dict[str, object]:
        """Return derived message arguments of an event."""
        raise NotImplementedError

    def notation(self, text: str) -> str:
        """Return a move or draw in notation ("build altar") with translated names in place of ids."""
        actor, _, after = text.partition(" ")
        if after and actor in SEAT_NAMES:
            return f"{actor} {self.notation(after)}"
        verb, _, rest = text.partition(" ")
        arguments = self.move_arguments(verb, rest.split())
        if arguments is not None:
            return self.text(f"{self.game}-move-{verb}", **arguments)
        return " ".join(self.thing(word) or word for word in text.split())

    def move_arguments(self, verb: str, words: list[str]) -> dict[str, object] | None:
        """Return the arguments of the message `GAME-move-VERB`; None if it does not fit."""
        raise NotImplementedError

    def thing(self, thing: str) -> str:
        """Return the name of an id of any kind; empty if nothing has this id."""
        raise NotImplementedError

    def _argument(self, name: str, kind: Kind, value: Any) -> dict[str, object]:
        match kind:
            case "seat":
                return self.about(value) if name == "seat" else {name: self.player(value, inside=True)}
            case "age" | "wonder" | "token" | "symbol":
                return {name: self.name(kind, value)}
            case "card" | "card?":
                return {name: self.card(value) if value else ""}
            case "tokens" | "wonders":
                return {name: self.listed(kind.removesuffix("s"), value)}
            case "number" | "word":
                return {name: value}
            case _:
                return {}

    def score(self, line: str) -> str:
        """Return the name of a score line or of the total."""
        return self.name("score", line)

    def amounts(self, units: Mapping[str, int]) -> str:
        """Return resources with their counts."""
        return ", ".join(self.amount(resource, count) for resource, count in units.items())

    def amount(self, resource: str, count: int) -> str:
        """Return a resource with its count."""
        return self.name("resource", resource) + (f" ×{count}" if count > 1 else "")
