"""What is said about a game in the reader's language; every game can be spoken of, in plain words if it has no own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from sevenwonders.core.kinds import Declared, Kind
from sevenwonders.core.protocol import Ask, Draw, Event, Over, Pending
from sevenwonders.i18n import Translation, message_id

YES_NO = ("no", "yes")


@dataclass(frozen=True, slots=True)
class Words:
    """Speaks of one table to one reader: `names` of the players by seat, `reader` the seat that is called "you"."""

    translation: Translation
    names: tuple[str, ...]
    reader: int | None = None

    def text(self, message: str, /, **arguments: object) -> str:
        """Return a message of the interface."""
        return self.translation.text(message, **arguments)

    # ---- who

    def player(self, seat: int, *, inside: bool = False) -> str:
        """Return what a seat is called: as a name, or inside a sentence."""
        del inside  # a name is the same everywhere
        return self.names[seat]

    def players(self, seats: Iterable[int]) -> str:
        """Return players in a row."""
        return ", ".join(self.player(seat) for seat in seats)

    def about(self, seat: int) -> dict[str, object]:
        """Return the two arguments that tell a message which seat it is about."""
        return {"player": self.names[seat], "you": YES_NO[seat == self.reader]}

    # ---- what happened and what is asked

    def event(self, event: Event) -> str:
        """Return the sentence that tells an event: here, its key with its arguments."""
        told = ", ".join(f"{name} {value}" for name, value in event.args.items())
        return f"{event.key} ({told})" if told else event.key

    def paragraphs(self, events: Sequence[Event]) -> list[str]:
        """Return what happened in one step, in sentences that stand together."""
        return [" ".join(self.event(event) for event in events)] if events else []

    def waiting(self, pending: Pending) -> str:
        """Return what the game waits for."""
        match pending:
            case Ask(seats=seats, question=question):
                return self.text("cli-plain-ask", players=self.players(seats), question=question)
            case Draw(question=question):
                return self.text("cli-plain-draw", question=question)
            case Over(winners=winners, reason=reason):
                return self.text("cli-plain-over", count=len(winners), players=self.players(winners), reason=reason)

    # ---- what games came to

    def ending(self, reason: str) -> str | None:
        """Return what the games that ended in a way are called; None in a game that can only end in one way."""
        return reason

    def mean_points(self, reason: str) -> str | None:
        """Return what the mean points of such games are called; None where points say little."""
        del reason
        return None

    def score(self, line: str) -> str:
        """Return the name of a line of the score sheet, or of their total."""
        return self.text("cli-plain-total") if line == "total" else line


@dataclass(frozen=True, slots=True)
class GameWords(Words):
    """What games with messages of their own share; the ids of these begin with the name of the game."""

    game: ClassVar[str]
    declared: ClassVar[Declared]  # what the arguments of each event are

    # ---- names

    def name(self, kind: str, thing: object) -> str:
        """Return the name of a thing: a resource, a colour, a symbol, an age …"""
        return self.text(f"{self.game}-{kind}-{thing}")

    def card(self, card: str) -> str:
        """Return the name of a card."""
        return self.name("card", card)

    def listed(self, kind: str, things: Iterable[object]) -> str:
        """Return names in a row."""
        return ", ".join(self.name(kind, thing) for thing in things)

    def player(self, seat: int, *, inside: bool = False) -> str:
        """Return what a seat is called: as a name, or inside a sentence."""
        if seat == self.reader:
            return self.text(f"{self.game}-you-inside" if inside else f"{self.game}-you")
        return self.names[seat]

    # ---- what happened

    def event(self, event: Event) -> str:
        """Return the sentence that tells an event."""
        return self.text(message_id(event.key), **self.arguments(event))

    def arguments(self, event: Event) -> dict[str, object]:
        """Return the arguments of an event's message: each as its kind wants to be told, and what the game adds."""
        told: dict[str, object] = {}
        for name, kind in self.declared[event.key].items():
            told |= self._argument(name, kind, event.args[name])
        return told | self.additions(event)

    def additions(self, event: Event) -> dict[str, object]:
        """Return the arguments of an event's message that follow from several of the event's own."""
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
        """Return the name of a line of the score sheet, or of their total."""
        return self.name("score", line)

    def amounts(self, units: Mapping[str, int]) -> str:
        """Return resources with how many of each."""
        return ", ".join(self.amount(resource, count) for resource, count in units.items())

    def amount(self, resource: str, count: int) -> str:
        """Return one resource with how many of it."""
        return self.name("resource", resource) + (f" ×{count}" if count > 1 else "")
