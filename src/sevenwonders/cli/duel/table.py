"""The table of Duel as text: cities, military track, card structure and menu."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from typing import Final

from sevenwonders.cli.duel.messages import DuelMessages
from sevenwonders.cli.screen import Glyphs, Line, Span, cut, flowing, in_a_row, length, line, shortened, wrapped
from sevenwonders.core.protocol import SEAT_NAMES, Ask, Over
from sevenwonders.duel.cards import CARD_NUMBER, CARDS, data
from sevenwonders.duel.ids import COLOURS, SEATS
from sevenwonders.duel.score import LINES
from sevenwonders.duel.tables import TABLES
from sevenwonders.duel.view import (
    BeginMove,
    BuildMove,
    City,
    DestroyMove,
    DraftMove,
    FaceDownSlot,
    FaceUpSlot,
    RaiseMove,
    ReviveMove,
    SellMove,
    TakeMove,
    TakenSlot,
    View,
)

ROMAN: Final = ("", "I", "II", "III")
LETTERS: Final = "abcdefghij"
SIDE_BY_SIDE: Final = 112  # columns from which the cities stand beside each other
ROOMY: Final = 96  # columns from which the military track is drawn wide
WIDEST_HALF: Final = 9  # columns of half a card
THREATS_NAMED: Final = 3


@dataclass(frozen=True)
class DuelTableText:
    """One view, drawn for one reader."""

    seen: View
    words: DuelMessages
    glyphs: Glyphs
    width: int

    # ---- who and what

    @cached_property
    def mover(self) -> int:
        """The seat whose prices are shown: the active one, else the reader's."""
        pending = self.seen.pending
        return pending.seats[0] if isinstance(pending, Ask) else self.words.reader or 0

    @cached_property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.seen.pending, Over)

    @cached_property
    def open_cards(self) -> dict[int, str]:
        """The accessible cards by slot, in the order of their letters."""
        slots = enumerate(self.seen.structure)
        return {number: slot.card for number, slot in slots if isinstance(slot, FaceUpSlot) and slot.open}

    @cached_property
    def letters(self) -> dict[str, str]:
        """The accessible cards by letter."""
        return dict(zip(LETTERS, self.open_cards.values(), strict=False))

    @cached_property
    def unbuilt(self) -> dict[str, str]:
        """The mover's unbuilt wonders by label: w1, w2 …"""
        return {f"w{n}": name for n, name in enumerate(self.seen.cities[self.mover].wonders, start=1)}

    @cached_property
    def numbers(self) -> dict[tuple[str, int, str], int]:
        """The moves of a turn by verb, slot and wonder, with their numbers in the menu."""
        found: dict[tuple[str, int, str], int] = {}
        for number, move in enumerate(self.seen.moves, start=1):
            if isinstance(move, BuildMove | SellMove | RaiseMove):
                found[move.verb, move.slot, move.wonder if isinstance(move, RaiseMove) else ""] = number
        return found

    def coins(self, amount: int) -> str:
        """Return an amount of coins in short."""
        return f"{amount}{self.glyphs.coin}"

    def price(self, seat: int, thing: str) -> str:
        """Return a price in short; in brackets if the seat has too few coins."""
        price = self.seen.cities[seat].prices[thing]
        return f"({self.coins(price.total)})" if price.missing else self.coins(price.total)

    def move_name(self, number: int) -> str:
        """Return the description of a move by its number in the menu."""
        return self.words.move(self.seen.moves[number - 1])

    # ---- all of it

    def lines(self, *, full: bool = False) -> list[Line]:
        """Return the whole table with question and menu; there is no shorter form."""
        del full
        board = [line(), *self.track(), *self.tokens()] if self.seen.age else self.tokens()
        return [
            *self.heading(),
            *self.cities(),
            *board,
            line(),
            *self.structure(),
            *self.threats(),
            *self.menu(),
        ]

    def heading(self) -> list[Line]:
        """Return the heading with the age and the pending decision."""
        age = self.words.name("age", self.seen.age) if self.seen.age else self.words.text("cli-before-age")
        title = f"{self.glyphs.rule * 2} {_capital(age)} · {self.words.waiting(self.seen.pending)} "
        if self.glyphs.coin.isascii():
            title = title.replace("·", "-")
        title = cut(title, self.width, self.glyphs.cut)
        return [line(Span(title.ljust(self.width, self.glyphs.rule), "title"))]

    # ---- cities

    def cities(self) -> list[Line]:
        """Return both cities, the reader's own (else the mover's) last; beside each other where there is room."""
        own = self.mover if self.words.reader is None else self.words.reader
        if self.width < SIDE_BY_SIDE:
            return [*self.city(1 - own, self.width), *self.city(own, self.width)]
        half = (self.width - 3) // 2
        pairs = zip_longest(self.city(1 - own, half), self.city(own, half), fillvalue=line())
        return [(*left, Span(" " * (half + 3 - length(left))), *right) for left, right in pairs]

    def city(self, seat: int, width: int) -> list[Line]:
        """Return one city: coins and points, buildings by colour, wonders, tokens, production and trade."""
        city, words = self.seen.cities[seat], self.words
        facts = [
            words.text("effect-coins", amount=city.coins),
            words.text("effect-points", amount=sum(city.score.values())),
        ]
        if city.symbols:
            facts.append(words.text("cli-city-symbols", count=len(city.symbols), needed=TABLES.symbols_to_win))
        letter, player = SEAT_NAMES[seat], words.player(seat)
        name = letter if player == letter else f"{letter} {player}"
        named = in_a_row([words.name("symbol", symbol) for symbol in city.symbols])
        lines = flowing([line(Span(name, "strong")), *(line(fact) for fact in facts), *named], width, 0)
        lines += flowing(self._buildings(city), width, 2)
        lines += self._labelled("cli-city-wonders", self._wonders(seat, city), width)
        tokens = [words.name("token", token) for token in city.tokens]
        lines += self._labelled("cli-city-tokens", in_a_row(tokens), width)
        return lines + self._trade(city, width) if self.seen.age else lines

    def _labelled(self, message: str, groups: list[Line], width: int) -> list[Line]:
        return flowing([line(Span(self.words.text(message), "faint")), *groups], width, 2) if groups else []

    def _buildings(self, city: City) -> list[Line]:
        groups: list[Line] = []
        for colour in COLOURS:
            names = [self.words.name("card", card) for card in city.cards if _colour(card) == colour]
            if names:
                first, *more = in_a_row(names)
                groups += [(self._mark(colour), Span(" "), *first), *more]
        return groups

    def _mark(self, colour: str) -> Span:
        return Span(self.glyphs.marks[colour], f"{colour} mark")

    def _wonders(self, seat: int, city: City) -> list[Line]:
        raised = [
            line(Span(f"{self.glyphs.built} {self.words.name('wonder', built.wonder)}", "strong"))
            for built in city.raised
        ]
        unbuilt = [(name, self.words.name("wonder", name)) for name in city.wonders]
        if self.is_over:
            return raised + [line(Span(text, "faint")) for _, text in unbuilt]
        shows_labels = seat == self.mover and self.seen.age
        labels = {name: label.upper() + " " for label, name in self.unbuilt.items()} if shows_labels else {}
        return raised + [
            line(Span(labels.get(name, ""), "key"), f"{text} {self.price(seat, name)}") for name, text in unbuilt
        ]

    def _trade(self, city: City, width: int) -> list[Line]:
        words = self.words
        produced = [words.amount(name, units) for name, units in city.produces.items() if units]
        produced += ["/".join(words.name("resource", name) for name in names) for names in city.choices]
        bought = [f"{words.name('resource', name)} {coins}" for name, coins in city.unit_prices.items()]
        lines = self._labelled("cli-city-makes", in_a_row(produced), width)
        return lines + self._labelled("cli-city-buys", in_a_row(bought), width)

    # ---- board

    def track(self) -> list[Line]:
        """Return the military track from capital to capital with the coins still to be lost, and who leads."""
        glyphs, pawn = self.glyphs, self.seen.pawn
        borders = {*TABLES.zone_from[1:3], TABLES.capital}
        gap = " " if self.width >= ROOMY else ""
        spaces, loot = "" if gap else " ", ""
        for place in range(-TABLES.capital, TABLES.capital + 1):
            if place > 0 and place in borders:
                spaces += f"{gap}{glyphs.border}"
            here = glyphs.capital if abs(place) == TABLES.capital else glyphs.space
            spaces += f"{gap}{glyphs.pawn if place == pawn else here}"
            token = self._loot_at(place)
            if token:
                loot = loot.ljust(len(spaces) - len(token) + 1) + token
            if place < 0 and -place in borders:
                spaces += f"{gap}{glyphs.border}"
        label, lead = self.words.text("cli-track"), self._lead()
        first = line(Span(label, "faint"), f" {SEAT_NAMES[0]}{spaces} {SEAT_NAMES[1]}")
        second = [line(" " * (len(label) + 2) + loot)] if loot else []
        if length(first) + 2 + len(lead.text) > self.width:
            return [first, *second, line(lead)]
        return [(*first, Span("  "), lead), *second]

    def _lead(self) -> Span:
        """Return the text about the military lead and its points."""
        pawn = self.seen.pawn
        if not pawn:
            return Span(self.words.text("cli-track-even"), "faint")
        seat = 0 if pawn > 0 else 1
        points = self.seen.cities[seat].score["military"]
        about = self.words.about(seat)
        return Span(self.words.text("cli-track-lead", **about, spaces=abs(pawn), points=points), "strong")

    def _loot_at(self, place: int) -> str:
        """Name the token in the middle of a zone: it lies on the side of the seat that would lose the coins."""
        loser = 1 if place > 0 else 0
        for zone in (1, 2):
            if abs(place) == TABLES.zone_from[zone] + 1 and self.seen.loot[loser][zone - 1]:
                return f"-{TABLES.zone_loot[zone]}"
        return ""

    def tokens(self) -> list[Line]:
        """Return the progress tokens on the board, and how many cards are discarded."""
        words, lines = self.words, []
        if self.seen.board:
            label = line(Span(words.text("cli-board"), "faint"))
            names = in_a_row([words.name("token", token) for token in self.seen.board])
            lines += flowing([label, *names], self.width, 0)
        if self.seen.discard:
            lines.append(line(Span(words.text("cli-discarded-count", count=len(self.seen.discard)), "faint")))
        return lines

    # ---- the cards of the age

    def structure(self) -> list[Line]:
        """Return the cards of the age in their shape: each row lies on the one above it."""
        slots = self.seen.structure
        if all(isinstance(slot, TakenSlot) for slot in slots):
            return []
        rows = data()["layouts"][self.seen.age - 1]
        units = max(row["x"][-1] for row in rows) + 2
        half = min(WIDEST_HALF, (self.width - 1) // units)
        margin = (self.width - units * half) // 2
        lines: list[Line] = []
        start = 0
        for row in rows:
            places = zip(row["x"], range(start, start + len(row["x"])), strict=True)
            start += len(row["x"])
            there = [(x, number) for x, number in places if not isinstance(slots[number], TakenSlot)]
            if there:
                has_faces = any(isinstance(slots[number], FaceUpSlot) for _, number in there)
                cells = [(margin + x * half, self._cell(number, 2 * half - 1)) for x, number in there]
                lines += [_spread([(column, cell[part]) for column, cell in cells]) for part in range(1 + has_faces)]
        return [*lines, line()]

    def _cell(self, number: int, width: int) -> tuple[Span, Span]:
        """Return the two lines of a card: key, colour and price, then its name; a back where it lies face down."""
        glyphs, slot = self.glyphs, self.seen.structure[number]
        if not isinstance(slot, FaceUpSlot):
            guild = isinstance(slot, FaceDownSlot) and slot.back == "guild"
            back = f" {glyphs.marks['purple'] if guild else ROMAN[self.seen.age]} "
            return Span(back.center(width, glyphs.back), "back"), Span(" " * width, "back")
        colour = _colour(slot.card)
        key = f"[{LETTERS[list(self.open_cards).index(number)]}]" if slot.open else "   "
        top = f"{key}{glyphs.marks[colour]} {self.price(self.mover, slot.card)}"
        name = shortened(self.words.name("card", slot.card), width, glyphs.cut)
        style = colour if slot.open else f"{colour} covered"
        return Span(top.ljust(width), style), Span(name.ljust(width), style)

    # ---- the question

    def threats(self) -> list[Line]:
        """Return a warning for every seat that could win at once, the mover's first."""
        lines = []
        for threat in sorted(self.seen.threats, key=lambda threat: threat.seat != self.mover):
            message = "duel-can-win" if threat.seat == self.mover else "duel-threatens"
            moves = [self.words.move(move) for move in threat.moves[:THREATS_NAMED]]
            moves += [self.glyphs.cut] if len(threat.moves) > THREATS_NAMED else []
            about, victory = self.words.about(threat.seat), self.words.victory(threat.victory)
            text = self.words.text(message, **about, victory=victory, moves="; ".join(moves))
            lines += [line(Span(entry, "alarm")) for entry in wrapped(text, self.width, f"{self.glyphs.warning} ")]
        return lines

    def menu(self) -> list[Line]:
        """Return the legal moves with their numbers."""
        pending = self.seen.pending
        if isinstance(pending, Over):
            return self.sheet()
        if not isinstance(pending, Ask):
            return []
        return self._turn() if pending.question == "turn" else self._choices()

    def hand_lines(self) -> list[Line]:
        """Return the menu; Duel has no hands."""
        return self.menu()

    def _turn(self) -> list[Line]:
        """Return the menu of a turn: a row for each accessible card, a column for each way to use it."""
        words, seat, other = self.words, self.mover, 1 - self.mover
        first = next(iter(self.open_cards), 0)
        wonders = [(label, name) for label, name in self.unbuilt.items() if ("raise", first, name) in self.numbers]
        shows_other = self.width >= SIDE_BY_SIDE
        theirs = words.text("cli-menu-theirs", player=words.player(other))
        heads = [words.text("cli-menu-build"), words.text("cli-menu-sell")]
        heads += [label.upper() for label, _ in wonders] + ([theirs] if shows_other else [])
        sale = self.coins(self.seen.cities[seat].sale)
        rows: list[list[str]] = []
        for slot, card in self.open_cards.items():
            row = [f"{self.numbers.get(('build', slot, ''), '-'):>2} {self.price(seat, card)}"]
            row.append(f"{self.numbers.get(('sell', slot, ''), '-'):>2} +{sale}")
            row += [f"{self.numbers['raise', slot, name]:>2}" for _, name in wonders]
            rows.append(row + ([self.price(other, card)] if shows_other else []))
        widths = [max(len(entry) for entry in column) + 2 for column in zip(heads, *rows, strict=True)]
        lines = [line(Span("    " + _columns(heads, widths), "faint"))]
        for (letter, card), row in zip(self.letters.items(), rows, strict=True):
            start = line(Span(f" {letter}  ", "key"), _columns(row, widths), self._mark(_colour(card)))
            lines.append((*start, *self._described(card, self.width - length(start))))
        return lines

    def _described(self, thing: str, room: int) -> Line:
        name, effects = self.words.thing(thing), self.words.effects(thing)
        return line(" ", Span(name, "strong"), cut(f"  {effects}", room - len(name) - 1, self.glyphs.cut))

    def _choices(self) -> list[Line]:
        """Return the menu of any other question: one line for each answer."""
        lines: list[Line] = []
        for number, move in enumerate(self.seen.moves, start=1):
            key = Span(f" {number:>2} ", "key")
            room = self.width - len(key.text)
            match move:
                case DraftMove(wonder=wonder):
                    lines.append((key, *self._described(wonder, room)))
                    lines.append(line(Span(f"      {self.words.cost(wonder)}", "faint")))
                case TakeMove(token=token):
                    lines.append((key, *self._described(token, room)))
                case DestroyMove(card=card) | ReviveMove(card=card):
                    lines.append((key, Span(" "), self._mark(_colour(card)), *self._described(card, room - 2)))
                case BeginMove() | BuildMove() | SellMove() | RaiseMove():
                    lines.append(line(key, " " + self.words.move(move)))
        return lines

    def sheet(self) -> list[Line]:
        """Return the score sheet of both seats."""
        scores = [city.score for city in self.seen.cities]
        rows = [(self.words.score(entry), [str(score[entry]) for score in scores]) for entry in LINES]
        total = (self.words.score("total"), [str(sum(score.values())) for score in scores])
        *lines, last = self._by_seat([*rows, total], 6)
        return [*lines, line(Span("".join(span.text for span in last), "strong"))]

    def _by_seat(self, rows: Sequence[tuple[str, Sequence[str]]], narrowest: int) -> list[Line]:
        """Return rows of a label and an entry for each seat, under the names of the players."""
        names = [self.words.player(seat) for seat in range(SEATS)]
        columns = [max(narrowest, len(name) + 2) for name in names]
        first = max((len(label) for label, _ in rows), default=0) + 2

        def row(label: str, entries: Iterable[str]) -> str:
            return label.ljust(first) + "".join(e.rjust(w) for e, w in zip(entries, columns, strict=True))

        return [line(Span(row("", names), "strong")), *(line(row(label, entries)) for label, entries in rows)]

    # ---- on request

    def prices(self) -> list[Line]:
        """Return the prices of all visible items for each seat."""
        things = self.seen.cities[0].prices
        rows = [(self.words.thing(thing), [self.price(seat, thing) for seat in range(SEATS)]) for thing in things]
        return self._by_seat(rows, 8)

    def unseen(self) -> list[Line]:
        """Return the unseen cards by back, and the tokens in the box."""
        words, lines = self.words, []
        for back, cards in self.seen.unseen.items():
            label = words.text("cli-unseen-guilds") if back == "guild" else words.name("age", back)
            lines += self._list(f"{_capital(label)} ({len(cards)}):", [words.name("card", card) for card in cards])
        return lines + self._list(words.text("cli-box"), [words.name("token", token) for token in self.seen.box])

    def discarded(self) -> list[Line]:
        """Return the cards of the discard pile."""
        names = [self.words.name("card", card) for card in self.seen.discard]
        return self._list(self.words.text("cli-discarded", count=len(names)), names)

    def _list(self, label: str, names: Sequence[str]) -> list[Line]:
        return flowing([line(Span(label, "strong")), *in_a_row(names)], self.width, 0)


def _colour(card: str) -> str:
    return CARDS[CARD_NUMBER[card]].colour


def _columns(entries: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(entry.ljust(width) for entry, width in zip(entries, widths, strict=True))


def _spread(cells: list[tuple[int, Span]]) -> Line:
    """Return one line with each span at its column."""
    spans: list[Span] = []
    end = 0
    for column, span in cells:
        spans += [Span(" " * (column - end)), span]
        end = column + len(span.text)
    return tuple(spans)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
