"""Typed moves and commands of 7 Wonders."""

from collections.abc import Mapping, Sequence

from sevenwonders.classic import bill, moves
from sevenwonders.classic.cards import BOARD_NUMBER, BOARDS, CARD_IDS, CARD_NUMBER, CARDS, Card
from sevenwonders.classic.moves import Move
from sevenwonders.classic.notation import VERBS
from sevenwonders.classic.state import State
from sevenwonders.classic.view import ChooseMove, DeclineMove, StageMove
from sevenwonders.cli.classic.table import ClassicTableText
from sevenwonders.cli.player_input import menu_entry, normalized, show_examples, unknown_name
from sevenwonders.cli.presenter import DrawingContext, PlayCommand
from sevenwonders.core.errors import MoveError, OptionError

EXAMPLES = ("build a", "build tavern left 2", "stage with b", "sell c")


class ClassicInterpreter:
    """Interprets the input of an active player."""

    verbs: Sequence[str] = VERBS
    bare_verbs: Sequence[str] = ("decline",)

    def __init__(self, look: DrawingContext, table: ClassicTableText) -> None:
        self.table = table
        self._words = table.words
        self._screen = look.shell.screen
        self._state: State = look.state
        self._seat = look.seat or 0
        self._city = table.seen.cities[self._seat]

    @property
    def commands(self) -> Mapping[str, PlayCommand]:
        """The commands specific to 7 Wonders."""
        return {
            "why": PlayCommand("why a", "cli-classic-play-why", self._why),
            "cities": PlayCommand("cities", "cli-classic-play-cities", lambda _: self._cities()),
        }

    def _cities(self) -> None:
        self._screen.show("", *self.table.lines(full=True))

    # ---- names

    def written(self, words: str) -> str:
        """Replace the letter or translated name of a card by its id."""
        start = "with " if words.lower().startswith("with ") else ""
        card, paid = words[len(start) :], ""
        for side in (" left ", " right "):
            place = card.lower().find(side)
            if place >= 0:
                card, paid = card[:place], card[place:] + paid
        return f"{start}{self._resolve(card)}{paid}"

    def _resolve(self, words: str) -> str:
        """Return the id of a letter, id or translated name, preferring cards of the hand."""
        wanted = normalized(words)
        if wanted in self.table.letters:
            return self.table.letters[wanted]
        for card in (*self.table.hand, *CARD_IDS):
            if wanted in (normalized(card), normalized(_card(card).building), normalized(self._words.card(card))):
                return card
        return words

    def refusal(self, move: Move) -> MoveError | None:
        """Return the reason why a move is illegal: card not in hand, built twice, or too expensive."""
        held = self.table.hand
        match move:
            case moves.Build(card) | moves.Stage(card) | moves.Sell(card) if held and card not in held:
                return MoveError("play/not-held", card=self._words.card(card))
            case moves.Build(card) if self._has_built(card):
                return MoveError("play/twice", card=self._words.card(card))
            case moves.Build(card):
                return self._too_expensive(card, self._words.card(card))
            case moves.Stage():
                return self._too_expensive(bill.STAGE, self._words.text("cli-classic-stage"))
            case _:
                return None

    def _too_expensive(self, thing: str, named: str) -> MoveError | None:
        ways = bill.prices_of(self._state, self._seat, thing)
        if not ways:
            return MoveError("play/nowhere", thing=named)
        if ways[0].missing:
            return MoveError("play/too-expensive", thing=named, price=ways[0].total, missing=ways[0].missing)
        return None

    def _has_built(self, card: str) -> bool:
        return _card(card).building in {_card(other).building for other in self._city.cards}

    # ---- explanations

    def explain(self) -> None:
        """Print the syntax of moves and the legend of the table."""
        glyphs, (left, right) = self._screen.glyphs, self.table.arrows
        show_examples(self._screen, self._words.text("cli-classic-play-moves"), EXAMPLES)
        self._screen.paragraph(self._words.text("cli-classic-play-legend", coin=glyphs.coin, left=left, right=right))
        marks = "  ".join(f"{mark} {self._words.name('colour', colour)}" for colour, mark in glyphs.marks.items())
        self._screen.paragraph(marks, indent="  ")

    def _why(self, words: str) -> None:
        """Print the effects of an item and all ways to pay for it."""
        thing = self._subject(words)
        if thing == bill.STAGE:
            self._why_stage()
            return
        card, write, text = _card(thing), self._screen.paragraph, self._words.text
        write(f"{self._words.card(thing)}: {self._words.effects(card.effects)}.")
        cost = self._words.cost(card.cost)
        write(text("classic-cost", cost=cost) if cost else text("classic-cost-nothing"), indent="  ")
        for chain in self._words.chains(card):
            write(chain, indent="  ")
        if self._has_built(thing):
            write(text("classic-price-twice"), indent="  ")
        elif self._city.side is not None:  # without a side nothing has a price
            self._show_ways(thing)

    def _why_stage(self) -> None:
        text, city = self._words.text, self._city
        if city.board is None or city.side is None:
            raise OptionError("play/why", found=bill.STAGE, expected=[])
        if city.stages == city.all_stages:
            self._screen.paragraph(text("classic-price-complete"))
            return
        stage = BOARDS[BOARD_NUMBER[city.board]].stages(city.side)[city.stages]
        effects = self._words.effects(stage.effects)
        self._screen.paragraph(f"{text('cli-classic-stage')} {city.stages + 1}: {effects}.")
        self._screen.paragraph(text("classic-cost", cost=self._words.cost(stage.cost)), indent="  ")
        self._show_ways(bill.STAGE)

    def _show_ways(self, thing: str) -> None:
        ways = [self._words.price(way) for way in bill.prices_of(self._state, self._seat, thing)]
        for way in ways or [self._words.text("classic-price-never")]:
            self._screen.paragraph(way, indent="  ")

    def _subject(self, words: str) -> str:
        """Return the id of a card given by menu number, letter or name, or the next stage."""
        match menu_entry(words, self.table.seen.moves):
            case StageMove():
                return bill.STAGE
            case None | DeclineMove() | ChooseMove():
                pass
            case move:
                return move.card
        if normalized(words) in (bill.STAGE, normalized(self._words.text("cli-classic-stage"))):
            return bill.STAGE
        thing = self._resolve(words)
        if thing not in CARD_NUMBER:
            raise unknown_name(words, (self._words.card(name) for name in CARD_IDS))
        return thing


def _card(card: str) -> Card:
    return CARDS[CARD_NUMBER[card]]
