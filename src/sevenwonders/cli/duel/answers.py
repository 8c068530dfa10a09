"""What a person at the table of Duel can ask, and what their words for moves mean."""

from collections.abc import Mapping, Sequence

from sevenwonders.cli.duel.table import Table
from sevenwonders.cli.presenter import Command, Look
from sevenwonders.cli.spoken import legend, nothing_called, numbered, spelt
from sevenwonders.core.errors import MoveError
from sevenwonders.duel import bill, moves
from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, TOKEN_NUMBER, WONDER_IDS
from sevenwonders.duel.moves import Move
from sevenwonders.duel.notation import VERBS
from sevenwonders.duel.state import State
from sevenwonders.duel.view import BeginMove, DraftMove, RaiseMove, TakeMove

THINGS = (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS)
EXAMPLES = ("build tavern", "sell a", "raise w1 with b", "take law")


class Answers:
    """Answers the person whose turn it is."""

    verbs: Sequence[str] = VERBS
    bare_verbs: Sequence[str] = ()

    def __init__(self, look: Look, table: Table) -> None:
        self.table = table
        self._words = table.words
        self._screen = look.shell.screen
        self._state: State = look.state

    @property
    def commands(self) -> Mapping[str, Command]:
        """The commands that only Duel has."""
        show, table = self._screen.show, self.table
        return {
            "why": Command("why 3", "cli-play-why", self._why),
            "prices": Command("prices", "cli-play-prices", lambda _: show(*table.prices())),
            "unseen": Command("unseen", "cli-play-unseen", lambda _: show(*table.unseen())),
            "discard": Command("discard", "cli-play-discard", lambda _: show(*table.discarded())),
        }

    # ---- what words mean

    def written(self, words: str) -> str:
        """Return a name, or a wonder and a card, as ids."""
        wonder, middle, card = words.partition(" with ")
        return f"{self._meant(wonder)}{middle}{self._meant(card) if middle else ''}"

    def _meant(self, words: str) -> str:
        """Return the id that a letter, a label, an id or a translated name stands for; else the words as they are."""
        wanted = spelt(words)
        if wanted in self.table.letters:
            return self.table.letters[wanted]
        if wanted in self.table.unbuilt:
            return self.table.unbuilt[wanted]
        named = (thing for thing in THINGS if wanted in (spelt(thing), spelt(self._words.thing(thing))))
        return next(named, words)

    def refusal(self, move: Move) -> MoveError | None:
        """Return why a card cannot be taken, or what cannot be paid for."""
        if not isinstance(move, moves.Build | moves.Sell | moves.Raise):
            return None
        card = CARD_IDS[self._state.slot[move.slot]]
        if move.slot not in self.table.open_cards:
            return MoveError("play/covered", card=self._words.name("card", card))
        thing = move.wonder if isinstance(move, moves.Raise) else card
        owed = bill.price_of(self._state, self.table.mover, thing)
        if isinstance(move, moves.Sell) or not owed.missing:
            return None
        named = self._words.thing(thing)
        return MoveError("play/too-expensive", thing=named, price=owed.total, missing=owed.missing)

    # ---- explanations

    def explain(self) -> None:
        """Show how moves are written, and the signs of the table."""
        legend(self._screen, self._words.text("cli-play-moves"), EXAMPLES)
        self._screen.show(self._words.text("cli-play-legend", coin=self._screen.glyphs.coin))
        marks = self._screen.glyphs.marks.items()
        self._screen.show("  " + "  ".join(f"{mark} {self._words.name('colour', colour)}" for colour, mark in marks))

    def _why(self, words: str) -> None:
        """Tell what a thing does and how its price comes about, for both seats."""
        thing, say = self._subject(words), self._screen.say
        say(f"{self._words.thing(thing)}: {self._words.effects(thing)}.")
        if thing in TOKEN_NUMBER:
            return
        for said in (self._words.cost(thing), *self._words.chains(thing)):
            say(said, indent="  ")
        for seat in (self.table.mover, 1 - self.table.mover):
            say(self._words.price(bill.price_of(self._state, seat, thing)), indent="  ")

    def _subject(self, words: str) -> str:
        """Return the card, wonder or token that is asked about: by number in the menu, letter, label or name."""
        match numbered(words, self.table.seen.moves):
            case RaiseMove(wonder=thing) | DraftMove(wonder=thing) | TakeMove(token=thing):
                return thing
            case None | BeginMove():
                pass
            case move:
                return move.card
        thing = self._meant(words)
        if thing not in THINGS:
            raise nothing_called(words, (self._words.thing(name) for name in THINGS))
        return thing
