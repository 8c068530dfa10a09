"""The table of Duel in lines of text: cities, military track, the cards of the age in their shape, and the menu."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from typing import Final

from sevenwonders.cli.duel.words import Words
from sevenwonders.cli.screen import Glyphs, Line, Span, cut, flowing, length, line, shortened, wrapped
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.duel import bill, draws, game, ids, moves, rules, score
from sevenwonders.duel.cards import (
    CARD_IDS,
    CARD_NUMBER,
    CARDS,
    RESOURCES,
    SYMBOLS,
    WONDER_IDS,
    cards_in,
    data,
    tokens_in,
    wonders_in,
)
from sevenwonders.duel.ids import COLOURS, SEATS
from sevenwonders.duel.notation import SEAT_NAMES
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES
from sevenwonders.duel.threats import Supremacy, winning_moves

ROMAN: Final = ("", "I", "II", "III")
LETTERS: Final = "abcdefghij"
SIDE_BY_SIDE: Final = 112  # columns from which the cities stand beside each other
ROOMY: Final = 96  # columns from which the military track is drawn wide
WIDEST_HALF: Final = 9  # columns of half a card


@dataclass(frozen=True)
class Table:
    """One position, drawn for one reader."""

    state: State
    words: Words
    glyphs: Glyphs
    width: int

    # ---- who and what

    @cached_property
    def mover(self) -> int:
        """The seat whose prices are shown."""
        return self.state.active

    @cached_property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(game.pending(self.state), Over)

    @cached_property
    def legal(self) -> tuple[moves.Move, ...]:
        """The legal moves; the menu numbers them from 1."""
        return game.legal(self.state)

    @cached_property
    def open_slots(self) -> list[int]:
        """The slots that hold an accessible card, in the order of their letters."""
        return [slot for slot in range(ids.SLOTS) if self.state.open & self.state.face_up & 1 << slot]

    @cached_property
    def letters(self) -> dict[str, str]:
        """The accessible cards by letter."""
        return {letter: self.card_in(slot) for letter, slot in zip(LETTERS, self.open_slots, strict=False)}

    @cached_property
    def unbuilt(self) -> dict[str, str]:
        """The mover's unbuilt wonders by label: w1, w2 …"""
        return {f"w{n}": name for n, name in enumerate(wonders_in(self.state.wonders[self.mover]), start=1)}

    def card_in(self, slot: int) -> str:
        """Return the card that lies face up in a slot."""
        return CARD_IDS[self.state.slot[slot]]

    def number(self, move: moves.Move) -> int:
        """Return the number of a move in the menu, 0 if it is not there."""
        return self.legal.index(move) + 1 if move in self.legal else 0

    def coins(self, amount: int) -> str:
        """Return an amount of coins in short."""
        return f"{amount}{self.glyphs.coin}"

    def price(self, seat: int, thing: str) -> str:
        """Return a price in short; in brackets if the seat has too few coins."""
        owed = bill.price_of(self.state, seat, thing)
        return self.coins(owed.total) if owed.affordable else f"({self.coins(owed.total)})"

    # ---- all of it

    def lines(self) -> list[Line]:
        """Return the whole table with the question and the menu."""
        board = [line(), *self.track(), *self.tokens()] if self.state.age else self.tokens()
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
        """Return the rule above the table: the age, and what the game waits for."""
        age = self.words.name("age", self.state.age) if self.state.age else self.words.text("cli-before-age")
        title = f"{self.glyphs.rule * 2} {_capital(age)} · {self.words.waiting(game.pending(self.state))} "
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
        state, words = self.state, self.words
        facts = [
            words.text("effect-coins", amount=state.coins[seat]),
            words.text("effect-points", amount=score.points(state, seat)),
        ]
        symbols = [symbol for number, symbol in enumerate(SYMBOLS) if state.symbols[seat] >> number & 1]
        if symbols:
            facts.append(words.text("cli-city-symbols", count=len(symbols), needed=TABLES.symbols_to_win))
        letter, player = SEAT_NAMES[seat], words.player(seat)
        name = letter if player == letter else f"{letter} {player}"
        named = in_a_row([words.name("symbol", symbol) for symbol in symbols])
        lines = flowing([line(Span(name, "strong")), *(line(fact) for fact in facts), *named], width, 0)
        lines += flowing(self._buildings(seat), width, 2)
        lines += self._labelled("cli-city-wonders", self._wonders(seat), width)
        own = [words.name("token", token) for token in tokens_in(state.progress[seat])]
        lines += self._labelled("cli-city-tokens", in_a_row(own), width)
        if state.age:
            lines += self._trade(seat, width)
        return lines

    def _labelled(self, message: str, groups: list[Line], width: int) -> list[Line]:
        return flowing([line(Span(self.words.text(message), "faint")), *groups], width, 2) if groups else []

    def _buildings(self, seat: int) -> list[Line]:
        city = cards_in(self.state.city[seat])
        groups: list[Line] = []
        for colour in COLOURS:
            names = [self.words.name("card", card.id) for card in CARDS if card.id in city and card.colour == colour]
            if names:
                first, *more = in_a_row(names)
                groups += [(self._mark(colour), Span(" "), *first), *more]
        return groups

    def _mark(self, colour: str) -> Span:
        return Span(self.glyphs.marks[colour], f"{colour} mark")

    def _wonders(self, seat: int) -> list[Line]:
        raised = [
            line(Span(f"{self.glyphs.built} {self.words.name('wonder', WONDER_IDS[w])}", "strong"))
            for w in range(ids.WONDERS)
            if self.state.raised[seat] >> w & 1
        ]
        unbuilt = [(name, self.words.name("wonder", name)) for name in wonders_in(self.state.wonders[seat])]
        if self.is_over:
            return raised + [line(Span(said, "faint")) for _, said in unbuilt]
        labels = {name: label.upper() + " " for label, name in self.unbuilt.items()} if seat == self.mover else {}
        if not self.state.age:
            labels = {}
        return raised + [
            line(Span(labels.get(name, ""), "key"), f"{said} {self.price(seat, name)}") for name, said in unbuilt
        ]

    def _trade(self, seat: int, width: int) -> list[Line]:
        state, words = self.state, self.words
        made = {name: state.produce[seat][lane] for lane, name in enumerate(RESOURCES) if state.produce[seat][lane]}
        produced = [words.amount(name, units) for name, units in made.items()]
        produced += ["/".join(words.name("resource", name) for name in RESOURCES[:3])] * state.choice_raw[seat]
        produced += ["/".join(words.name("resource", name) for name in RESOURCES[3:])] * state.choice_goods[seat]
        bought = [f"{words.name('resource', name)} {state.unit[seat][lane]}" for lane, name in enumerate(RESOURCES)]
        lines = self._labelled("cli-city-makes", in_a_row(produced), width)
        return lines + self._labelled("cli-city-buys", in_a_row(bought), width)

    # ---- board

    def track(self) -> list[Line]:
        """Return the military track from capital to capital with the coins still to be lost, and who leads."""
        glyphs, pawn = self.glyphs, self.state.pawn
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
        label = self.words.text("cli-track")
        lead = self.words.text("cli-track-even")
        if pawn:
            seat = 0 if pawn > 0 else 1
            points = score.military_points(self.state, seat)
            lead = self.words.text("cli-track-lead", **self.words.about(seat), spaces=abs(pawn), points=points)
        left, right = SEAT_NAMES
        first = line(Span(label, "faint"), f" {left}{spaces} {right}")
        second = [line(" " * (len(label) + 2) + loot)] if loot else []
        who = Span(lead, "strong" if pawn else "faint")
        if length(first) + 2 + len(lead) > self.width:
            return [first, *second, line(who)]
        return [(*first, Span("  "), who), *second]

    def _loot_at(self, place: int) -> str:
        """Name the token in the middle of a zone: it lies on the side of the seat that would lose the coins."""
        loser = 1 if place > 0 else 0
        for zone in (1, 2):
            middle = TABLES.zone_from[zone] + 1
            if abs(place) == middle and self.state.loot >> (2 * loser + zone - 1) & 1:
                return f"-{TABLES.zone_loot[zone]}"
        return ""

    def tokens(self) -> list[Line]:
        """Return the progress tokens on the board, and how many cards are discarded."""
        words, lines = self.words, []
        board = tokens_in(self.state.board)
        if board:
            label = line(Span(words.text("cli-board"), "faint"))
            lines += flowing([label, *in_a_row([words.name("token", token) for token in board])], self.width, 0)
        discarded = len(cards_in(self.state.discard))
        if discarded:
            lines.append(line(Span(words.text("cli-discarded-count", count=discarded), "faint")))
        return lines

    # ---- the cards of the age

    def structure(self) -> list[Line]:
        """Return the cards of the age in their shape: each row lies on the one above it."""
        if not self.state.present:
            return []
        rows = data()["layouts"][self.state.age - 1]
        units = max(row["x"][-1] for row in rows) + 2
        half = min(WIDEST_HALF, (self.width - 1) // units)
        margin = (self.width - units * half) // 2
        lines: list[Line] = []
        slot = 0
        for row in rows:
            slots = range(slot, slot + len(row["x"]))
            slot += len(row["x"])
            there = [(x, number) for x, number in zip(row["x"], slots, strict=True) if self.state.present >> number & 1]
            if there:
                faces = any(self.state.face_up >> number & 1 for _, number in there)
                cells = [(margin + x * half, self._cell(number, 2 * half - 1)) for x, number in there]
                lines += [_spread([(column, cell[part]) for column, cell in cells]) for part in range(1 + faces)]
        return [*lines, line()]

    def _cell(self, slot: int, width: int) -> tuple[Span, Span]:
        """Return the two lines of a card: key, colour and price, then its name; a back where it lies face down."""
        glyphs = self.glyphs
        if not self.state.face_up >> slot & 1:
            guild = self.state.guild_backs >> slot & 1
            back = f" {glyphs.marks['purple'] if guild else ROMAN[self.state.age]} "
            return Span(back.center(width, glyphs.back), "back"), Span(" " * width, "back")
        card = self.card_in(slot)
        colour = CARDS[self.state.slot[slot]].colour
        letter = LETTERS[self.open_slots.index(slot)] if slot in self.open_slots else ""
        key = f"[{letter}]" if letter else "   "
        top = f"{key}{glyphs.marks[colour]} {self.price(self.mover, card)}"
        name = shortened(self.words.name("card", card), width, glyphs.cut)
        style = colour if letter else f"{colour} covered"
        return Span(top.ljust(width), style), Span(name.ljust(width), style)

    # ---- the question

    def threats(self) -> list[Line]:
        """Return a warning for every seat that could win at once."""
        lines = []
        for seat in sorted(range(SEATS), key=lambda seat: seat != self.mover):
            ways: dict[Supremacy, list[str]] = {}
            for move, victory in winning_moves(self.state, seat):
                ways.setdefault(victory, []).append(self.words.move(self.state, move))
            for victory, said in ways.items():
                message = "duel-can-win" if seat == self.mover else "duel-threatens"
                shown = "; ".join(said[:3]) + (f"; {self.glyphs.cut}" if len(said) > 3 else "")
                how = self.words.victory(victory)
                text = self.words.text(message, **self.words.about(seat), victory=how, moves=shown)
                wrapped_text = wrapped(text, self.width, f"{self.glyphs.warning} ")
                lines += [line(Span(entry, "alarm")) for entry in wrapped_text]
        return lines

    def menu(self) -> list[Line]:
        """Return the legal moves with their numbers."""
        pending = game.pending(self.state)
        if isinstance(pending, Over):
            return self.sheet()
        if not isinstance(pending, Ask):
            return []
        return self._turn() if pending.question == "turn" else self._choices()

    def _turn(self) -> list[Line]:
        """Return the menu of a turn: a row for each accessible card, a column for each way to use it."""
        words, seat, other = self.words, self.mover, 1 - self.mover
        wonders = [w for w in self.unbuilt.items() if self.number(moves.Raise(w[1], self.open_slots[0]))]
        shows_other = self.width >= SIDE_BY_SIDE
        theirs = words.text("cli-menu-theirs", player=words.player(other))
        heads = [words.text("cli-menu-build"), words.text("cli-menu-sell")]
        heads += [label.upper() for label, _ in wonders] + ([theirs] if shows_other else [])
        rows: list[list[str]] = []
        for slot in self.open_slots:
            card = self.card_in(slot)
            build, sell = self.number(moves.Build(slot)), self.number(moves.Sell(slot))
            row = [f"{build or '-':>2} {self.price(seat, card)}", f"{sell:>2} +{self._sale()}"]
            row += [f"{self.number(moves.Raise(name, slot)):>2}" for _, name in wonders]
            rows.append(row + ([self.price(other, card)] if shows_other else []))
        widths = [max(len(entry) for entry in column) + 2 for column in zip(heads, *rows, strict=True)]
        lines = [line(Span("    " + _columns(heads, widths), "faint"))]
        for slot, letter, row in zip(self.open_slots, LETTERS, rows, strict=False):
            colour = CARDS[self.state.slot[slot]].colour
            card = self.card_in(slot)
            start = line(Span(f" {letter}  ", "key"), _columns(row, widths), self._mark(colour))
            lines.append((*start, *self._described(card, self.width - length(start))))
        return lines

    def _sale(self) -> str:
        return self.coins(rules.sale_income(self.state, self.mover))

    def _described(self, thing: str, room: int) -> Line:
        name, effects = self.words.thing(thing), self.words.effects(thing)
        return line(" ", Span(name, "strong"), cut(f"  {effects}", room - len(name) - 1, self.glyphs.cut))

    def _choices(self) -> list[Line]:
        """Return the menu of any other question: one line for each answer."""
        lines: list[Line] = []
        for number, move in enumerate(self.legal, start=1):
            key = Span(f" {number:>2} ", "key")
            match move:
                case moves.Draft(thing):
                    lines.append((key, *self._described(thing, self.width - len(key.text))))
                    lines.append(line(Span(f"      {self.words.cost(thing)}", "faint")))
                case moves.Take(thing):
                    lines.append((key, *self._described(thing, self.width - len(key.text))))
                case moves.Destroy(card) | moves.Revive(card):
                    mark = self._mark(CARDS[CARD_NUMBER[card]].colour)
                    lines.append((key, Span(" "), mark, *self._described(card, self.width - len(key.text) - 2)))
                case moves.Begin() | moves.Build() | moves.Sell() | moves.Raise():
                    lines.append(line(key, " " + self.words.move(self.state, move)))
        return lines

    def sheet(self) -> list[Line]:
        """Return the score sheet of both seats."""
        words = self.words
        sheets = [score.sheet(self.state, seat) for seat in range(SEATS)]
        rows = [(words.text(f"duel-score-{entry}"), sheets[0][entry], sheets[1][entry]) for entry in score.LINES]
        names = [words.player(seat) for seat in range(SEATS)]
        first = max(len(words.text("duel-score-total")), *(len(row[0]) for row in rows)) + 2
        columns = [max(6, len(name) + 2) for name in names]
        lines = [line(Span(" " * first + "".join(n.rjust(w) for n, w in zip(names, columns, strict=True)), "strong"))]
        for label, *points in rows:
            lines.append(
                line(label.ljust(first) + "".join(str(p).rjust(w) for p, w in zip(points, columns, strict=True)))
            )
        totals = "".join(str(sum(s.values())).rjust(w) for s, w in zip(sheets, columns, strict=True))
        return [*lines, line(Span(words.text("duel-score-total").ljust(first) + totals, "strong"))]

    # ---- on request

    def prices(self) -> list[Line]:
        """Return what everything in sight costs each seat."""
        words = self.words
        cards = [entry for slot, entry in enumerate(draws.structure(self.state)) if self.state.face_up >> slot & 1]
        things = cards + list(wonders_in(self.state.wonders[0] | self.state.wonders[1] | self.state.offer))
        names = [words.player(seat) for seat in range(SEATS)]
        columns = [max(8, len(name) + 2) for name in names]
        first = max((len(words.thing(thing)) for thing in things), default=0) + 2
        lines = [line(Span(" " * first + "".join(n.rjust(w) for n, w in zip(names, columns, strict=True)), "strong"))]
        for thing in things:
            costs = [self.price(seat, thing).rjust(width) for seat, width in enumerate(columns)]
            lines.append(line(words.thing(thing).ljust(first) + "".join(costs)))
        return lines

    def unseen(self) -> list[Line]:
        """Return the cards that nobody has seen, by their backs, and the tokens in the box."""
        words, lines = self.words, []
        for back in range(ids.BACKS):
            mask, start = self.state.unseen[back], ids.DECK_START[back]
            names = [words.name("card", CARD_IDS[start + n]) for n in range(mask.bit_length()) if mask >> n & 1]
            label = words.text("cli-unseen-guilds") if back == ids.GUILD_BACK else words.name("age", back + 1)
            lines += self._list(f"{_capital(label)} ({len(names)}):", names)
        return lines + self._list(words.text("cli-box"), [words.name("token", t) for t in tokens_in(self.state.box)])

    def discarded(self) -> list[Line]:
        """Return the cards of the discard pile."""
        names = [self.words.name("card", card) for card in cards_in(self.state.discard)]
        return self._list(self.words.text("cli-discarded", count=len(names)), names)

    def _list(self, label: str, names: Sequence[str]) -> list[Line]:
        return flowing([line(Span(label, "strong")), *in_a_row(names)], self.width, 0)


def in_a_row(names: Sequence[str]) -> list[Line]:
    """Return names with commas between them, ready to flow."""
    return [line(name + ",") for name in names[:-1]] + [line(name) for name in names[-1:]]


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
