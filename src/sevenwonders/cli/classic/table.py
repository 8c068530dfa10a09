"""The table of 7 Wonders as text, drawn from the view of a seat or a spectator."""

from collections.abc import Iterable, Sequence
from typing import Final

from sevenwonders.classic import cards
from sevenwonders.classic.score import LINES
from sevenwonders.classic.view import (
    AnyMove,
    BuildMove,
    ChooseMove,
    City,
    ReviveMove,
    SellMove,
    StageMove,
    View,
)
from sevenwonders.cli.classic.messages import ClassicMessages
from sevenwonders.cli.screen import (
    ASCII,
    COLOUR_NAMES,
    Glyphs,
    Line,
    Span,
    flowing,
    in_a_row,
    length,
    line,
    shortened,
    wrapped,
)
from sevenwonders.core.effects import Choice, Produce
from sevenwonders.core.protocol import Over

LETTERS: Final = "abcdefg"
INDENT: Final = 4
DEEP: Final = 7


class ClassicTableText:
    """A view as text for one reader."""

    def __init__(self, seen: View, words: ClassicMessages, glyphs: Glyphs, width: int) -> None:
        self.seen = seen
        self.words = words
        self.glyphs = glyphs
        self.width = width
        self.hand: tuple[str, ...] = tuple(dict.fromkeys(seen.own.hand)) if seen.own else ()
        self.letters = dict(zip(LETTERS, self.hand, strict=False))
        self.moves: tuple[tuple[int, AnyMove], ...] = tuple(enumerate(seen.moves, start=1))
        self.arrows = ("<", ">") if glyphs is ASCII else ("←", "→")

    def move_name(self, number: int) -> str:
        """Return the description of a move by its number in the menu."""
        return self.words.move(self.seen.moves[number - 1])

    # ---- the whole

    def lines(self, *, full: bool = False) -> list[Line]:
        """Return the cities, distant ones abbreviated unless `full`, and the viewer's hand and menu."""
        shown = self._heading()
        for seat, near in self._order():
            shown += self._city(seat) if near or full else self._city_in_short(seat)
        if isinstance(self.seen.pending, Over):
            return [*shown, line(""), *self.pad()]
        return [*shown, *self.menu()]

    def _heading(self) -> list[Line]:
        parts = [self.words.text("cli-classic-start")]
        if self.seen.age:
            parts = [
                self.words.name("age", self.seen.age),
                self.words.text("cli-classic-turn", turn=self.seen.turn),
            ]
            if not isinstance(self.seen.pending, Over):
                parts.append(self.words.text("classic-hands-passed", direction=self.seen.passing).rstrip("."))
                parts.append(self.words.text("cli-discarded-count", count=sum(self.seen.discard)))
        return self._hanging([line(Span(part, "title")) for part in parts])

    def _order(self) -> Iterable[tuple[int, bool]]:
        """Yield the seats in display order, and whether each is the viewer's or a neighbour's."""
        n = self.seen.players
        if self.seen.seat is None:
            yield from ((seat, True) for seat in range(n))
            return
        near = [self.seen.seat, (self.seen.seat + 1) % n, (self.seen.seat - 1) % n]
        yield from ((seat, True) for seat in near)
        yield from ((seat, False) for step in range(2, n - 1) if (seat := (self.seen.seat + step) % n) not in near)

    # ---- cities

    def _city(self, seat: int) -> list[Line]:
        city = self.seen.cities[seat]
        rows = [line(""), *self._title(seat, city)]
        built = [
            (Span(self.glyphs.marks[colour], f"{colour} mark"), Span(f" {self.words.card(card)}"))
            for card, colour in _by_colour(city.cards)
        ]
        rows += flowing(built, self.width, INDENT)
        if city.board is not None:
            label = line(self.words.text("cli-city-makes"))
            rows += flowing([label, *self._makes(city)], self.width, INDENT)
        if city.board is not None and city.side is not None:
            label = line(self.words.text("cli-classic-wonder"))
            rows += flowing([label, *self._stages(city.board, city.side, city.stages)], self.width, INDENT)
        return rows

    def _title(self, seat: int, city: City) -> list[Line]:
        board = _board_id(city)
        name = self.words.player(seat)
        if self.seen.seat is not None:
            n = self.seen.players
            sides = {(self.seen.seat + 1) % n: "cli-classic-left", (self.seen.seat - 1) % n: "cli-classic-right"}
            name += f" ({self.words.text(sides[seat])})" if seat in sides else ""
        groups = [line(Span(name, "strong")), *([line(self.words.board(board))] if board else [])]
        return self._hanging([*groups, *self._state(city)])

    def _state(self, city: City) -> list[Line]:
        """Return coins, shields, military tokens, symbols and points of a city."""
        text = self.words.text
        parts = [f"{city.coins}{self.glyphs.coin}"]
        if city.shields:
            parts.append(text("effect-shields", amount=city.shields))
        fights = [f"+{worth}" for age, worth in enumerate(_victories()) for _ in range(city.won[age])]
        fights += ["-1"] * city.lost
        if fights:
            parts.append(" ".join(fights))
        symbols = {name: count for name, count in city.symbols.items() if count}
        parts += [
            (text("effect-wild_symbol") if name == "wild" else self.words.name("symbol", name))
            + (f" {self.glyphs.times}{count}" if count > 1 else "")
            for name, count in symbols.items()
        ]
        if city.points is not None and self.seen.age:
            parts.append(text("effect-points", amount=city.points))
        if city.chosen:
            parts.append(self.glyphs.built)
        return [line(part + ("," if part is not parts[-1] else "")) for part in parts]

    def _city_in_short(self, seat: int) -> list[Line]:
        city = self.seen.cities[seat]
        board = _board_id(city)
        groups = [line(Span(self.words.player(seat), "strong"))]
        groups += [line(self.words.board(board))] if board else []
        groups += self._state(city)
        for colour, count in city.colours.items():
            if count:
                groups.append(line(Span(self.glyphs.marks[colour], f"{colour} mark"), str(count)))
        if city.all_stages:
            groups.append(line(f"{self.words.text('cli-classic-wonder')} {city.stages}/{city.all_stages}"))
        return [line(""), *self._hanging(groups)]

    def _makes(self, city: City) -> list[Line]:
        """Return the production of a city, one entry per source."""
        made = [self.words.name("resource", city.resource)]
        effects = [effect for card in city.cards for effect in _card(card).effects]
        if city.board is not None and city.side is not None:
            stages = cards.BOARDS[cards.BOARD_NUMBER[city.board]].stages(city.side)[: city.stages]
            effects += [effect for stage in stages for effect in stage.effects]
        for effect in effects:
            match effect:
                case Produce(units):
                    made.append(self.words.amounts(units))
                case Choice(resources):
                    made.append("/".join(self.words.name("resource", name) for name in resources))
                case _:
                    pass
        return in_a_row(made)

    def _stages(self, board: str, side: cards.Side, built: int) -> list[Line]:
        """Return the stages of a board, built ones marked."""
        shown = []
        for number, stage in enumerate(cards.BOARDS[cards.BOARD_NUMBER[board]].stages(side), start=1):
            done = number <= built
            cost = "" if done else f" ({self.words.cost(stage.cost)})"
            mark = Span(self.glyphs.built if done else f"{number}:", "strong" if done else "key")
            shown.append(line(mark, f" {self.words.effects(stage.effects)}{cost}"))
        return shown

    # ---- the hand and the menu

    def menu(self) -> list[Line]:
        """Return the viewer's hand and menu, and the pending question."""
        rows = [line("")]
        own = self.seen.own
        if own is not None and own.pile is None:
            for letter, card in self.letters.items():
                copies = own.hand.count(card)
                rows += self._held(letter, card, copies)
        for number, move in self.moves:
            if isinstance(move, BuildMove | StageMove | SellMove):
                continue  # listed with its card
            head = line(Span(f"{number:>4} ", "key"), self.words.move(move))
            rows += self._format(head, move.card) if isinstance(move, ReviveMove) else [head, *self._detail(move)]
        return [*rows, line(Span(self.words.waiting(self.seen.pending), "strong"))]

    def hand_lines(self) -> list[Line]:
        """Return the viewer's hand and menu without the question."""
        return self.menu()[1:-1]

    def _held(self, letter: str, card: str, copies: int) -> list[Line]:
        colour = _card(card).colour
        name = self.words.card(card) + (f" {self.glyphs.times}{copies}" if copies > 1 else "")
        mark = Span(self.glyphs.marks[colour], f"{colour} mark")
        head = line(Span(f" {letter} ", "key"), mark, Span(f" {name}", "strong"))
        rows = self._format(head, card)
        uses = [
            (number, move)
            for number, move in self.moves
            if isinstance(move, BuildMove | StageMove | SellMove) and move.card == card
        ]
        entries = [self._entry(number, move) for number, move in uses]
        if uses and not any(isinstance(move, BuildMove) for _, move in uses):
            entries.insert(0, line(Span(self._unbuildable(card), "faint")))
        return [*rows, *flowing(entries, self.width, DEEP)]

    def _format(self, head: Line, card: str) -> list[Line]:
        """Return a heading with effects and cost of a card beside it or, if too wide, below."""
        cost = self.words.cost(_card(card).cost)
        text = self.words.effects(_card(card).effects) + (f" ({cost})" if cost else "")
        if length(head) + 2 + len(text) <= self.width:
            return [(*head, Span(f"  {text}"))]
        return [head, *(line(" " * DEEP + entry) for entry in wrapped(text, self.width - DEEP))]

    def _hanging(self, groups: Sequence[Line]) -> list[Line]:
        """Return groups as lines, all but the first indented."""
        first, *more = flowing(groups, self.width - INDENT, 0)
        return [first, *((Span(" " * INDENT), *entry) for entry in more)]

    def _entry(self, number: int, move: BuildMove | StageMove | SellMove) -> Line:
        key = Span(f"{number} ", "key")
        match move:
            case BuildMove():
                return line(key, f"{self.words.text('cli-menu-build')} {self._paid(move)}")
            case StageMove():
                return line(key, f"{self.words.text('cli-classic-stage')} {self._paid(move)}")
            case SellMove():
                sale = cards.data()["setup"]["sale"]
                return line(key, f"{self.words.text('cli-menu-sell')} +{sale}{self.glyphs.coin}")

    def _paid(self, move: BuildMove | StageMove) -> str:
        """Return a price as shown in the menu: the total and the payments to both neighbours."""
        to_left, to_right = self.arrows
        sides = (f" {to_left}{move.left}" if move.left else "") + (f" {to_right}{move.right}" if move.right else "")
        return f"{move.coins}{self.glyphs.coin}{sides}"

    def _unbuildable(self, card: str) -> str:
        """Return the reason why a card of the hand cannot be built."""
        mine = self.seen.cities[self.seen.seat or 0].cards
        if _card(card).building in {_card(other).building for other in mine}:
            return self.words.text("cli-classic-built")
        ways = self.seen.own.prices.get(card, ()) if self.seen.own else ()
        price = f"{ways[0].total}{self.glyphs.coin}" if ways else "–"
        return f"{self.words.text('cli-menu-build')} [{price}]"

    def _detail(self, move: AnyMove) -> list[Line]:
        """Return the stages of a board side to choose."""
        board = self.seen.cities[self.seen.seat or 0].board
        if not isinstance(move, ChooseMove) or board is None:
            return []
        return flowing(self._stages(board, move.side, 0), self.width, DEEP)

    # ---- the score pad

    def pad(self) -> list[Line]:
        """Return the score sheet of all seats and the winners."""
        cities = self.seen.cities
        labels = {name: self.words.score(name) for name in (*LINES, "total")}
        wide = max(len(label) for label in labels.values()) + 1
        room = max(6, min(12, (self.width - wide) // len(cities)))
        names = [shortened(self.words.player(seat), room - 1, self.glyphs.cut) for seat in range(len(cities))]
        rows = [line(" " * wide, Span("".join(f"{name:>{room}}" for name in names), "strong"))]
        rows += [
            line(f"{labels[name]:<{wide}}" + "".join(f"{(city.score or {})[name]:>{room}}" for city in cities))
            for name in LINES
        ]
        total = f"{labels['total']:<{wide}}" + "".join(f"{city.points:>{room}}" for city in cities)
        return [*rows, line(Span(total, "strong")), line(Span(self.words.waiting(self.seen.pending), "strong"))]


def _card(card: str) -> cards.Card:
    return cards.CARDS[cards.CARD_NUMBER[card]]


def _by_colour(names: Iterable[str]) -> list[tuple[str, str]]:
    return sorted(((name, _card(name).colour) for name in names), key=lambda entry: COLOUR_NAMES.index(entry[1]))


def _board_id(city: City) -> str:
    if city.board is None:
        return ""
    return f"{city.board}_{city.side}" if city.side else str(city.board)


def _victories() -> list[int]:
    worth: list[int] = cards.data()["military"]["victory"]
    return worth
