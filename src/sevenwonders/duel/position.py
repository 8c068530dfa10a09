"""A position in one line of text, like chess's FEN: for tests, puzzles, bug reports and tables set up by hand.

Sections are separated by semicolons and may come in any order; missing sections are empty, or as at the start. The
grammar is in `docs/notation.md`. A card that is not mentioned has not been seen.

>>> state = parse_position("duel 1; ask B draft; A.wonders sphinx; offer piraeus colossus pyramids")
>>> position_text(state)
'duel 1; age 0; ask B draft; offer colossus piraeus pyramids; A.coins 7; A.wonders sphinx; B.coins 7'
>>> parse_position(position_text(state)) == state
True
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sevenwonders.core.builder import FieldValues
from sevenwonders.core.sections import Sections, sections_text
from sevenwonders.duel import ids, rules, score
from sevenwonders.duel.cards import (
    CARD_IDS,
    CARD_NUMBER,
    TOKEN_NUMBER,
    WONDER_IDS,
    WONDER_NUMBER,
    cards_in,
    data,
    tokens_in,
    wonders_in,
)
from sevenwonders.duel.draws import FACE_DOWN, GUILD, back_of, structure
from sevenwonders.duel.ids import COLOURS, DECK_START, QUESTIONS, REASONS
from sevenwonders.duel.notation import SEAT_NAMES, rows_text
from sevenwonders.duel.state import _TEXT_FORMAT, State, _assemble
from sevenwonders.duel.tables import TABLES

VERSION: Final = "1"
EMPTY: Final = "."
_ALL_WONDERS: Final = (1 << ids.WONDERS) - 1
_ALL_TOKENS: Final = (1 << ids.TOKENS) - 1


def position_text(state: State) -> str:
    """Return the position as one line."""
    sections: list[tuple[str, Iterable[str]]] = [("duel", [VERSION])]
    if state.first:
        sections.append(("first", [SEAT_NAMES[state.first]]))
    sections.append(("age", [str(state.age)]))
    if state.question() == ids.OVER:
        winner = "shared" if state.winner == ids.SHARED else SEAT_NAMES[state.winner]
        sections.append(("over", [winner, REASONS[state.reason]]))
    sections.append(("ask", [SEAT_NAMES[state.active], *_stack_words(state), *(["again"] if state.again else [])]))
    if state.age:
        sections.append(("table", [rows_text(structure(state), state.age)]))
    if state.pawn:
        sections.append(("pawn", [str(state.pawn)]))
    if state.loot != 0b1111:
        sections.append(("loot", loot_words(state.loot) or ["none"]))
    sections.append(("board", tokens_in(state.board)))
    sections.append(("shown", tokens_in(state.shown)))
    sections.append(("offer", wonders_in(state.offer)))
    for seat, name in enumerate(SEAT_NAMES):
        sections.append((f"{name}.coins", [str(state.coins[seat])]))
        sections.append((f"{name}.city", cards_in(state.city[seat])))
        sections.append((f"{name}.wonders", _wonder_words(state, seat)))
        sections.append((f"{name}.tokens", tokens_in(state.progress[seat])))
    sections.append(("discard", cards_in(state.discard)))
    sections.append(("retired", wonders_in(_retired(state))))
    return sections_text(sections)


def _stack_words(state: State) -> list[str]:
    """Name the questions, the next one first; the colour to destroy and the number to show go with their question."""
    words = []
    for entry in reversed(state.stack[: state.depth]):
        question, subject = entry & 15, entry >> 4
        word = QUESTIONS[question]
        if question == ids.DESTROY:
            word += f"-{COLOURS[subject]}"
        elif question == ids.SHOW:
            word += f"-{subject}"
        words.append(word)
    return words


def loot_words(loot: int) -> list[str]:
    """Return the words of the military tokens left, a bit for each: the two of seat A first, the smaller before."""
    return [
        f"{name}{TABLES.zone_loot[zone]}"
        for seat, name in enumerate(SEAT_NAMES)
        for zone in (1, 2)
        if loot >> (2 * seat + zone - 1) & 1
    ]


def _wonder_words(state: State, seat: int) -> list[str]:
    words = [f"{WONDER_IDS[w]}+{CARD_IDS[state.tucked[w]]}" for w in range(ids.WONDERS) if state.raised[seat] >> w & 1]
    return words + list(wonders_in(state.wonders[seat]))


def _retired(state: State) -> int:
    used = state.wonders[0] | state.wonders[1] | state.raised[0] | state.raised[1]
    return _ALL_WONDERS & ~(used | state.offer | state.wonder_pool)


def parse_position(text: str) -> State:
    """Return the position that a line describes; raise TextError with the column and the reason."""
    return _Reader(text).read()


class _Reader(Sections):
    """Reads the sections into field values, then builds the state; every error has the column of its word."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "duel", VERSION, _KEYS)
        self.placed: dict[str, int] = {}  # what already has its place -> column
        self.state: Any = FieldValues(**State().fields())

    def read(self) -> State:
        """Return the state that all sections describe; check that they fit together."""
        state = self.state
        state.first = self.seat("first")
        state.age = self.number("age", 0, 0, 3)
        state.pawn = self.number("pawn", 0, -TABLES.capital, TABLES.capital)
        state.loot = self.loot()
        state.board = self.members("board", TOKEN_NUMBER)
        state.progress = [self.members(f"{name}.tokens", TOKEN_NUMBER) for name in SEAT_NAMES]
        state.offer = self.members("offer", WONDER_NUMBER)
        state.coins = [self.number(f"{name}.coins", _START_COINS, 0, 999) for name in SEAT_NAMES]
        state.city = [self.cards(f"{name}.city") for name in SEAT_NAMES]
        state.discard = self.cards("discard")
        self.wonders()
        self.table()
        self.pools()
        self.symbols = self.built().symbols
        self.questions()
        self.shown()
        built = self.built()
        self.fit(built)
        return built

    def built(self) -> State:
        """Return a state with the values read so far."""
        return _assemble(vars(self.state))

    def seat(self, key: str) -> int:
        word = self.only(key)
        return 0 if word is None else self.seat_in(word, SEAT_NAMES)

    def place(self, name: str, column: int, known: Mapping[str, int]) -> int:
        """Return the number that a name stands for and note its place; nothing may be in two places."""
        if name not in known:
            self.fail("text/unknown-name", column, found=name)
        # A wonder and a card never share a name, but a token may lie in the box and be shown: see `shown`.
        if name in self.placed:
            self.fail("text/twice", column, found=name, first=self.placed[name])
        self.placed[name] = column
        return known[name]

    def members(self, key: str, known: Mapping[str, int]) -> int:
        return sum(1 << self.place(word, column, known) for word, column in self.words(key))

    def cards(self, key: str) -> list[int]:
        mask = self.members(key, CARD_NUMBER)
        return [mask & (1 << 64) - 1, mask >> 64]

    def loot(self) -> int:
        if "loot" not in self.sections:
            return 0b1111
        known = {word: bit for bit, word in enumerate(loot_words(0b1111))}
        words = [word for word in self.words("loot") if word[0] != "none"]
        for word, column in words:
            if word not in known:
                self.fail("text/unknown-name", column, found=word, expected=list(known))
        return sum({1 << known[word] for word, _ in words})

    def wonders(self) -> None:
        state = self.state
        unbuilt, raised, tucked = [0, 0], [0, 0], [ids.NOTHING] * ids.WONDERS
        for seat, name in enumerate(SEAT_NAMES):
            for word, column in self.words(f"{name}.wonders"):
                wonder, plus, card = word.partition("+")
                number = self.place(wonder, column, WONDER_NUMBER)
                if plus:
                    raised[seat] |= 1 << number
                    tucked[number] = self.place(card, column + len(wonder) + 1, CARD_NUMBER)
                else:
                    unbuilt[seat] |= 1 << number
        retired = self.members("retired", WONDER_NUMBER)
        state.wonders, state.raised, state.tucked = unbuilt, raised, tucked
        used = unbuilt[0] | unbuilt[1] | raised[0] | raised[1] | retired | state.offer
        state.wonder_pool = _ALL_WONDERS & ~used
        built = (raised[0] | raised[1]).bit_count()
        if retired and built != TABLES.wonders_limit:
            self.fail("text/retired-too-early", self.columns["retired"], expected=TABLES.wonders_limit)
        for seat, name in enumerate(SEAT_NAMES):
            if (unbuilt[seat] | raised[seat]).bit_count() > _WONDERS_EACH:
                self.fail("text/too-many-wonders", self.columns[f"{name}.wonders"], most=_WONDERS_EACH)
            if built > TABLES.wonders_limit or (built == TABLES.wonders_limit and unbuilt[seat]):
                self.fail("text/too-many-wonders", self.columns[f"{name}.wonders"], most=TABLES.wonders_limit)

    def table(self) -> None:
        state = self.state
        words = [word for word in self.words("table") if word[0] != "/"]
        if not words:
            return
        column = self.columns["table"]
        if state.age == 0:
            self.fail("text/table-without-age", column)
        if len(words) != ids.SLOTS:
            self.fail("text/slots-expected", column, found=len(words), expected=ids.SLOTS)
        slots = [ids.NOTHING] * ids.SLOTS
        for slot, (word, column) in enumerate(words):
            bit = 1 << slot
            if word == EMPTY:
                continue
            state.present |= bit
            if word == GUILD:
                state.guild_backs |= bit
            elif word != FACE_DOWN:
                slots[slot] = self.place(word, column, CARD_NUMBER)
                state.face_up |= bit
                if back_of(word) == ids.GUILD_BACK:
                    state.guild_backs |= bit
                elif back_of(word) != state.age - 1:
                    self.fail("text/wrong-age", column, found=word, age=state.age)
            if state.guild_backs & bit and state.age != 3:
                self.fail("text/wrong-age", column, found=word, age=state.age)
        state.slot = slots
        for slot, (word, column) in enumerate(words):
            covers = [under for under in TABLES.covers[state.age][slot] if under != ids.NOTHING]
            if word != EMPTY and any(not state.present >> under & 1 for under in covers):
                self.fail("text/floating-card", column, found=word, slot=slot)

    def pools(self) -> None:
        state = self.state
        unseen = list(state.unseen)
        for name in self.placed:
            if name in CARD_NUMBER:
                back = back_of(name)
                unseen[back] &= ~(1 << (CARD_NUMBER[name] - DECK_START[back]))
        state.unseen = unseen
        hidden = state.present & ~state.face_up
        guilds = (hidden & state.guild_backs).bit_count()
        if guilds > unseen[ids.GUILD_BACK].bit_count() or (
            state.age and hidden.bit_count() - guilds > unseen[state.age - 1].bit_count()
        ):
            self.fail("text/too-many-face-down", self.columns["table"])

    def questions(self) -> None:
        """Read the pending questions and the active seat; by default the first player has a turn."""
        state = self.state
        words = self.words("ask")
        state.active = self.seat_in(words[0], SEAT_NAMES) if words else state.first
        known = _question_words()
        stack: list[int] = []
        for word, column in words[1:]:
            if word == "again":
                state.again = 1
            elif word in known:
                stack.insert(0, known[word])
            else:
                self.fail("text/unknown-question", column, found=word, expected=list(known))
        if not stack:
            # Without a word about it, a decided game is over and any other has a turn.
            stack = [ids.TURN if self.decided() is None and "over" not in self.sections else ids.OVER]
        column = self.columns.get("ask", 1)
        if len(stack) > ids.STACK or tuple(entry & 15 for entry in stack) not in _STACKS:
            self.fail("text/impossible-questions", column)
        state.stack = [*stack, *[0] * (ids.STACK - len(stack))]
        state.depth = len(stack)
        drafting = stack[0] == ids.DRAFT
        state.drafted = (state.wonders[0] | state.wonders[1]).bit_count() if drafting else 2 * _WONDERS_EACH
        self.over(column)

    def decided(self) -> tuple[int, int] | None:
        """Return winner and reason of a military or scientific victory, None if there is none."""
        state = self.state
        if abs(state.pawn) == TABLES.capital:
            return (0 if state.pawn > 0 else 1), ids.MILITARY
        for seat in range(ids.SEATS):
            if self.symbols[seat].bit_count() >= TABLES.symbols_to_win:
                return seat, ids.SCIENTIFIC
        return None

    def result(self) -> tuple[int, int] | None:
        """Return winner and reason as the table shows them; None if the game is not over."""
        decided = self.decided()
        if decided is not None or self.state.age < 3 or self.state.present:
            return decided
        return score.result(self.built())

    def over(self, column: int) -> None:
        state = self.state
        ended = state.question() == ids.OVER
        if not ended:
            if "over" in self.sections:
                self.fail("text/result-without-over", column)
            if self.decided() is not None:
                self.fail("text/decided", column)
            return
        result = self.result()
        if result is None:
            self.fail("text/not-decided", self.columns.get("over", column))
        if "over" in self.sections and result != self.stated_result():
            winner = "shared" if result[0] == ids.SHARED else SEAT_NAMES[result[0]]
            self.fail("text/other-result", self.columns["over"], expected=f"{winner} {REASONS[result[1]]}")
        state.winner, state.reason = result

    def stated_result(self) -> tuple[int, int]:
        words = [word for word, _ in self.words("over")]
        if len(words) != 2 or words[0] not in (*SEAT_NAMES, "shared") or words[1] not in REASONS[1:]:
            self.fail("text/result-expected", self.columns["over"], expected=list(REASONS[1:]))
        winner = ids.SHARED if words[0] == "shared" else SEAT_NAMES.index(words[0])
        return winner, REASONS.index(words[1])

    def shown(self) -> None:
        """Read the tokens shown from the box; the box holds all tokens that are neither on the board nor owned."""
        state = self.state
        laid = ids.LAY_TOKENS not in state.stack
        state.box = _ALL_TOKENS & ~(state.board | state.progress[0] | state.progress[1]) if laid else 0
        for word, column in self.words("shown"):
            if word not in TOKEN_NUMBER or not state.box >> TOKEN_NUMBER[word] & 1:
                self.fail("text/not-in-box", column, found=word)
            state.shown |= 1 << TOKEN_NUMBER[word]

    def fit(self, state: State) -> None:
        """Check what no single section shows: that the pending question can be answered."""
        column = self.columns.get("ask", 1)
        question = state.question()
        hidden = (state.open & ~state.face_up).bit_count()
        reveals = sum(entry == ids.REVEAL for entry in state.stack)
        # In the middle of a turn the reveals are still to come: those that one card taken can bring.
        fits = hidden <= 2 and reveals == 0 if question in _CHOICES else hidden == reveals
        if question != ids.OVER and not fits:
            self.fail("text/reveals-expected", column, expected=hidden)
        if state.again and question not in _CHOICES:
            self.fail("text/impossible-questions", column)
        if bool(state.shown) != (question == ids.PICK):
            self.fail("text/shown-and-question", column)
        if bool(state.offer) != (question == ids.DRAFT):
            self.fail("text/offer-and-question", column)
        if question == ids.SHOW and not state.box:
            self.fail("text/nothing-to-answer", column)
        if question in (ids.DRAFT, ids.OFFER, ids.LAY_TOKENS) and state.age:
            self.fail("text/draft-after-deal", column)
        if question == ids.LAY_TOKENS and state.board | state.progress[0] | state.progress[1]:
            self.fail("text/tokens-before-laying", column)
        if state.stack[0] == ids.DRAFT and not _draft_fits(state):
            self.fail("text/offer-and-draft", column)
        if question == ids.DEAL and (state.age == 3 or state.present):
            self.fail("text/deal-too-early", column)
        if question == ids.BEGIN and not state.present:
            self.fail("text/nothing-to-answer", column)
        for age in range(state.age + 1, 4):
            guilds = TABLES.guilds if age == 3 else 0
            if state.unseen[age - 1].bit_count() < ids.SLOTS - guilds or (
                state.unseen[ids.GUILD_BACK].bit_count() < guilds
            ):
                self.fail("text/too-few-unseen", 1, age=age)
        if ids.FIRST_ASK <= question < ids.OVER and not rules.legal_ids(state):
            self.fail("text/nothing-to-answer", column)


def _draft_fits(state: State) -> bool:
    """Return whether wonders drafted, wonders on offer and the active seat follow the order of the draft."""
    order = [state.first ^ who for who in TABLES.draft_order]
    done = order[: state.drafted]
    return (
        state.drafted < len(order)
        and (state.drafted + state.offer.bit_count()) % TABLES.offer_size == 0
        and state.active == order[state.drafted]
        and all(state.wonders[seat].bit_count() == done.count(seat) for seat in range(ids.SEATS))
    )


def _question_words() -> dict[str, int]:
    known = {word: number for number, word in enumerate(QUESTIONS) if word}
    del known["destroy"], known["show"]
    destroyed = sorted({kind for kind in TABLES.destroy if kind != ids.NOTHING})
    known |= {f"destroy-{COLOURS[kind]}": ids.DESTROY + (kind << 4) for kind in destroyed}
    return known | {f"show-{count}": ids.SHOW + (count << 4) for count in sorted({*TABLES.library} - {0})}


_WONDERS_EACH: Final = 4
_CHOICES: Final = (ids.TAKE, ids.PICK, ids.SHOW, ids.DESTROY, ids.REVIVE)
_START_COINS: Final[int] = data()["setup"]["coins"]
_KEYS: Final = (
    *("duel", "first", "age", "over", "ask", "table", "pawn", "loot", "board", "shown", "offer"),
    *(f"{name}.{what}" for name in SEAT_NAMES for what in ("coins", "city", "wonders", "tokens")),
    *("discard", "retired"),
)
# Every stack of questions that the rules can produce, the one that waits longest first.
_STACKS: Final = frozenset(
    {
        (ids.DRAFT, ids.OFFER, ids.LAY_TOKENS),
        (ids.TURN, ids.DEAL, ids.LAY_TOKENS),
        (ids.DRAFT, ids.OFFER),
        (ids.DRAFT,),
        (ids.TURN, ids.DEAL),
        (ids.TURN,),
        (ids.TURN, ids.REVEAL),
        (ids.TURN, ids.REVEAL, ids.REVEAL),
        (ids.TAKE,),
        (ids.PICK,),
        (ids.PICK, ids.SHOW),
        (ids.DESTROY,),
        (ids.REVIVE,),
        (ids.BEGIN, ids.DEAL),
        (ids.BEGIN,),
        (ids.OVER,),
    }
)
_TEXT_FORMAT[:] = position_text, parse_position
