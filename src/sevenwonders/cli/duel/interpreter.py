"""Typed moves and commands of Duel."""

from collections.abc import Mapping, Sequence

from sevenwonders.cli.duel.table import DuelTableText
from sevenwonders.cli.player_input import menu_entry, normalized, show_examples, unknown_name
from sevenwonders.cli.presenter import DrawingContext, PlayCommand
from sevenwonders.core.errors import MoveError
from sevenwonders.duel import bill, moves
from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, TOKEN_NUMBER, WONDER_IDS
from sevenwonders.duel.moves import Move
from sevenwonders.duel.notation import VERBS
from sevenwonders.duel.state import State
from sevenwonders.duel.view import BeginMove, DraftMove, RaiseMove, TakeMove

THINGS = (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS)
EXAMPLES = ("build tavern", "sell a", "raise w1 with b", "take law")


class DuelInterpreter:
    """Interprets the input of the active player."""

    verbs: Sequence[str] = VERBS
    bare_verbs: Sequence[str] = ()

    def __init__(self, look: DrawingContext, table: DuelTableText) -> None:
        self.table = table
        self._words = table.words
        self._screen = look.shell.screen
        self._state: State = look.state

    @property
    def commands(self) -> Mapping[str, PlayCommand]:
        """The commands specific to Duel."""
        show, table = self._screen.show, self.table
        return {
            "why": PlayCommand("why 3", "cli-play-why", self._why),
            "prices": PlayCommand("prices", "cli-play-prices", lambda _: show(*table.prices())),
            "unseen": PlayCommand("unseen", "cli-play-unseen", lambda _: show(*table.unseen())),
            "discard": PlayCommand("discard", "cli-play-discard", lambda _: show(*table.discarded())),
        }

    # ---- names

    def written(self, words: str) -> str:
        """Replace the names of a card, or of a wonder and a card, by ids."""
        wonder, middle, card = words.partition(" with ")
        return f"{self._resolve(wonder)}{middle}{self._resolve(card) if middle else ''}"

    def _resolve(self, words: str) -> str:
        """Return the id of a letter, label, id or translated name; unknown words are returned unchanged."""
        wanted = normalized(words)
        if wanted in self.table.letters:
            return self.table.letters[wanted]
        if wanted in self.table.unbuilt:
            return self.table.unbuilt[wanted]
        named = (thing for thing in THINGS if wanted in (normalized(thing), normalized(self._words.thing(thing))))
        return next(named, words)

    def refusal(self, move: Move) -> MoveError | None:
        """Return the reason why a move is illegal: covered card or too few coins."""
        if not isinstance(move, moves.Build | moves.Sell | moves.Raise):
            return None
        card = CARD_IDS[self._state.slot[move.slot]]
        if move.slot not in self.table.open_cards:
            return MoveError("play/covered", card=self._words.name("card", card))
        thing = move.wonder if isinstance(move, moves.Raise) else card
        price = bill.price_of(self._state, self.table.mover, thing)
        if isinstance(move, moves.Sell) or not price.missing:
            return None
        named = self._words.thing(thing)
        return MoveError("play/too-expensive", thing=named, price=price.total, missing=price.missing)

    # ---- explanations

    def explain(self) -> None:
        """Print the syntax of moves and the legend of the table."""
        show_examples(self._screen, self._words.text("cli-play-moves"), EXAMPLES)
        self._screen.show(self._words.text("cli-play-legend", coin=self._screen.glyphs.coin))
        marks = self._screen.glyphs.marks.items()
        self._screen.show("  " + "  ".join(f"{mark} {self._words.name('colour', colour)}" for colour, mark in marks))

    def _why(self, words: str) -> None:
        """Print effects and price steps of an item for both seats."""
        thing, write = self._subject(words), self._screen.paragraph
        write(f"{self._words.thing(thing)}: {self._words.effects(thing)}.")
        if thing in TOKEN_NUMBER:
            return
        for text in (self._words.cost(thing), *self._words.chains(thing)):
            write(text, indent="  ")
        for seat in (self.table.mover, 1 - self.table.mover):
            write(self._words.price(bill.price_of(self._state, seat, thing)), indent="  ")

    def _subject(self, words: str) -> str:
        """Return the id of a card, wonder or token given by menu number, letter, label or name."""
        match menu_entry(words, self.table.seen.moves):
            case RaiseMove(wonder=thing) | DraftMove(wonder=thing) | TakeMove(token=thing):
                return thing
            case None | BeginMove():
                pass
            case move:
                return move.card
        thing = self._resolve(words)
        if thing not in THINGS:
            raise unknown_name(words, (self._words.thing(name) for name in THINGS))
        return thing
