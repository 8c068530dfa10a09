"""A position in one line of text, like chess's FEN: for tests, puzzles, bug reports and tables set up by hand.

Sections are separated by semicolons and may come in any order; missing sections are empty, or as at the start. The
grammar is in `docs/notation-classic.md`. A position contains all secrets; where one set up by hand has
a `?` for a card, some card that is left is taken.

>>> boards = "boards gizah_day rhodos_day babylon_night"
>>> hands = "A.hand altar loom_1; B.hand baths theater; C.hand press_1 workshop"
>>> state = parse_position(f"classic 1; {boards}; age 1; turn 6; {hands}; B.coins 8")
>>> for section in position_text(state).split("; ")[4:8]:
...     print(section)
ask turn A B C
A.coins 3
A.hand loom_1 altar
B.coins 8
>>> parse_position(position_text(state)) == state
True
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sevenwonders.classic import ids, rules, score
from sevenwonders.classic.cards import CARD_IDS, CARD_NUMBER, CARDS, cards_in
from sevenwonders.classic.consistency import LoggedCard, PileLook, contradiction
from sevenwonders.classic.draws import board_name, board_numbers
from sevenwonders.classic.ids import QUESTIONS
from sevenwonders.classic.moves import move_id, move_of
from sevenwonders.classic.notation import SEAT_NAMES, move_text, parse_move
from sevenwonders.classic.pending import seats_in
from sevenwonders.classic.piles import cards_of, size
from sevenwonders.classic.setup import SIDE_RULES
from sevenwonders.classic.state import _TEXT_FORMAT, State, _assemble
from sevenwonders.classic.tables import TABLES
from sevenwonders.classic.unknown_cards import UnknownCards, age_of
from sevenwonders.core.builder import FieldValues
from sevenwonders.core.errors import GameError
from sevenwonders.core.sections import Sections, Word, sections_text

VERSION: Final = "1"
EMPTY: Final = "."
_START: Final = State()
MARKS: Final = ".+^-~"  # in a log: nothing known, built, under a stage, sold, left over


def position_text(state: State) -> str:
    """Return the position as one line."""
    n = state.players
    boards = [
        "?" if state.board[seat] == ids.NOTHING else board_name(state.board[seat], state.side[seat])
        for seat in range(n)
    ]
    sections: list[tuple[str, Sequence[str]]] = [("classic", [VERSION]), ("boards", boards), ("age", [str(state.age)])]
    if state.age:
        sections.append(("turn", [str(state.turn)]))
    sections.append(("ask", _ask_words(state)))
    sections.append(("over", [SEAT_NAMES[seat] for seat in seats_in(state.winners)]))
    for seat, name in enumerate(SEAT_NAMES[:n]):
        under = state.under[seat * ids.STAGES : seat * ids.STAGES + state.stages[seat]]
        tokens = [str(TABLES.victory[age]) for age, count in enumerate(state.won[seat]) for _ in range(count)] + [
            str(TABLES.defeat)
        ] * state.lost[seat]
        sections.append((f"{name}.coins", [str(state.coins[seat])]))
        sections.append((f"{name}.city", cards_in(state.city[seat])))
        sections.append((f"{name}.wonder", [CARD_IDS[card] for card in under]))
        sections.append((f"{name}.tokens", tokens))
        sections.append((f"{name}.hand", cards_of(state.hand[seat], state.age) if state.age else ()))
        if state.chosen[seat] != ids.NOTHING:
            sections.append((f"{name}.chosen", [move_text(state, move_of(state.chosen[seat]))]))
        sections += [(f"{name}.log{age}", _log_words(state, seat, age)) for age in range(1, ids.AGES + 1)]
    sections.append(("discard", _pile_words(state.pile)))
    for look in range(state.looks):
        card = state.look_card[look]
        when = f"{SEAT_NAMES[state.look_seat[look]]} {state.look_age[look]} {state.look_turn[look]}"
        taken = EMPTY if card == ids.NOTHING else CARD_IDS[card]
        sections.append((f"look{look + 1}", [when, taken, *_pile_words(state.look_pile[look])]))
    return sections_text(sections)


def _ask_words(state: State) -> list[str]:
    """Name the questions, the next one first: its seats, or the rule for sides, go with it."""
    words: list[str] = []
    for place in reversed(range(state.depth)):
        question, subject = state.stack[place] & 15, state.stack[place] >> 4
        words.append(QUESTIONS[question])
        if question in (ids.LAST, ids.REVIVE):
            words.append(SEAT_NAMES[subject])
        elif question in (ids.TURN, ids.SIDE):
            words += [SEAT_NAMES[seat] for seat in seats_in(state.waiting)]
        elif question == ids.LAY_BOARDS:
            words.append(SIDE_RULES[subject])
    # That the first age is dealt after the boards needs no mention.
    return words[:-1] if len(words) > 1 and words[-1] == QUESTIONS[ids.DEAL] else words


def _log_words(state: State, seat: int, age: int) -> list[str]:
    words = []
    for turn in range(1, ids.HAND + 1):
        moment = _START.moment(age, seat, turn)
        use = state.used[moment]
        words.append(MARKS[use] + (CARD_IDS[state.taken[moment]] if use else ""))
    while words and words[-1] == EMPTY:
        words.pop()
    return words


def _pile_words(piles: Iterable[int]) -> list[str]:
    return [name for age, pile in enumerate(piles, start=1) for name in cards_of(pile, age)]


def parse_position(text: str) -> State:
    """Return the position that a line describes; raise TextError with the column and the reason."""
    return _Reader(text).read()


class _Reader(Sections):
    """Reads the sections into field values, then builds the state; every error has the column of its word."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "classic", VERSION, _KEYS)
        self.placed: Counter[int] = Counter()
        self.state: Any = FieldValues(**State().fields())
        self.seats: tuple[str, ...] = ()

    def read(self) -> State:
        """Return the state that all sections describe; check that they fit together."""
        self.boards()
        state = self.state
        state.age = self.number("age", 0, 0, ids.AGES)
        usual = ids.TURNS if [word for word, _ in self.words("ask")[:1]] in (["deal"], ["over"]) else 1
        bounds = (usual, 1, ids.TURNS) if state.age else (0, 0, 0)
        state.turn = self.number("turn", *bounds)
        self.unknown()
        self.cities()
        self.piles()
        self.ask()
        self.logs()
        self.looks()
        self.fit(self.built())
        self.fit_hands()
        self.fit_turns()
        state.chosen = self.choices(self.built())
        return self.built()

    def built(self) -> State:
        """Return a state with the values read so far."""
        return _assemble(vars(self.state))

    def seat(self, word: Word) -> int:
        return self.seat_in(word, self.seats)

    def card(self, word: Word) -> int:
        if word[0] not in CARD_NUMBER:
            self.fail("text/unknown-name", word[1], found=word[0])
        return CARD_NUMBER[word[0]]

    def boards(self) -> None:
        words = self.words("boards")
        if not ids.FEWEST_SEATS <= len(words) <= ids.MOST_SEATS:
            self.fail("text/boards-expected", self.columns.get("boards", 1), found=len(words))
        laid: list[tuple[int, int]] = []
        for word, column in words:
            numbers = (ids.NOTHING, ids.NOTHING) if word == "?" else board_numbers(word)
            if numbers is None:
                self.fail("text/unknown-name", column, found=word)
            if word != "?" and numbers[0] in [board for board, _ in laid]:
                self.fail("text/too-often", column, found=word)
            laid.append(numbers)
        rest = [ids.NOTHING] * (ids.MOST_SEATS - len(words))
        self.state.players = len(words)
        self.state.board = [board for board, _ in laid] + rest
        self.state.side = [side for _, side in laid] + rest
        self.seats = SEAT_NAMES[: len(words)]
        for key, column in self.columns.items():
            if "." in key and key.partition(".")[0] not in self.seats:
                self.fail(
                    "text/unknown-section",
                    column,
                    found=key,
                    expected=[k for k in _KEYS if "." not in k or k[0] in self.seats],
                )

    def place(self, word: Word) -> int:
        """Return the number of a card that has its place here; at most as many copies and guilds as the game has."""
        card = self.card(word)
        self.placed[card] += 1
        copies = sum(copy <= self.state.players for copy in CARDS[card].copies)
        if self.placed[card] > copies:
            self.fail("text/too-often", word[1], found=word[0], copies=copies)
        if CARDS[card].age > self.state.age:
            self.fail("text/wrong-age", word[1], found=word[0], age=self.state.age)
        guilds = self.state.players + TABLES.guilds_above_players
        if card >= ids.GUILD_0 and sum(self.placed[guild] for guild in range(ids.GUILD_0, ids.CARDS)) > guilds:
            self.fail("text/too-often", word[1], found=word[0], copies=0)
        return card

    def unknown(self) -> None:
        """Replace each `?` by one of the remaining cards."""
        piles = {key: words for key, words in self.sections.items() if key.endswith(_HIDDEN)}
        placed = [*piles.values(), *(words for key, words in self.sections.items() if key.endswith(".city"))]
        placed_cards = [CARD_NUMBER[word] for words in placed for word, _ in words if word in CARD_NUMBER]
        rest = UnknownCards(self.state.players, placed_cards, self.text)
        for key, words in piles.items():
            self.sections[key] = [self.known(word, rest) for word in words]

    def known(self, word: Word, rest: UnknownCards) -> Word:
        age = age_of(word[0], self.state.age)
        if age is None:
            return word
        card = rest.draw(age) or self.fail("text/none-left", word[1], age=age)
        return card, word[1]

    def cities(self) -> None:
        state = self.state
        rest = ids.MOST_SEATS - state.players
        coins, cities, stages, won, lost = [], [], [], [], []
        under: list[int] = []
        for seat, name in enumerate(self.seats):
            coins.append(self.number(f"{name}.coins", TABLES.start_coins, 0, 999))
            city = 0
            for word in self.words(f"{name}.city"):
                card = self.place(word)
                if city & (TABLES.barred_low[card] | TABLES.barred_high[card] << 64):
                    self.fail("text/too-often", word[1], found=word[0])
                city |= 1 << card
            cities.append([city & (1 << 64) - 1, city >> 64])
            cards = [self.place(word) for word in self.words(f"{name}.wonder")]
            most = 0 if state.side[seat] == ids.NOTHING else TABLES.stages[state.board[seat]][state.side[seat]]
            if len(cards) > most:
                self.fail("text/too-many-stages", self.columns[f"{name}.wonder"], found=len(cards), most=most)
            stages.append(len(cards))
            under += cards + [ids.NOTHING] * (ids.STAGES - len(cards))
            tokens = [self.token(word) for word in self.words(f"{name}.tokens")]
            won.append([tokens.count(points) for points in TABLES.victory])
            lost.append(tokens.count(TABLES.defeat))
        state.coins = coins + [0] * rest
        state.city = cities + [[0, 0] for _ in range(rest)]
        state.stages, state.lost = stages + [0] * rest, lost + [0] * rest
        state.won = won + [[0] * ids.AGES for _ in range(rest)]
        state.under = under + [ids.NOTHING] * (ids.STAGES * rest)

    def token(self, word: Word) -> int:
        known = [str(points) for points in (*TABLES.victory, TABLES.defeat)]
        if word[0] not in known:
            self.fail("text/unknown-name", word[1], found=word[0], expected=known)
        return int(word[0])

    def piles(self) -> None:
        state = self.state
        hands = [0] * ids.MOST_SEATS
        for seat, name in enumerate(self.seats):
            for word in self.words(f"{name}.hand"):
                card = self.place(word)
                if CARDS[card].age != state.age:
                    self.fail("text/wrong-age", word[1], found=word[0], age=state.age)
                hands[seat] += TABLES.one[card]
        piles = [0] * ids.AGES
        for word in self.words("discard"):
            card = self.place(word)
            piles[CARDS[card].age - 1] += TABLES.one[card]
        state.hand, state.pile = hands, piles

    def ask(self) -> None:
        """Read the pending questions and the active seats; by default every seat has a turn."""
        state = self.state
        words = self.words("ask") or [(QUESTIONS[ids.TURN], 1), *((name, 1) for name in self.seats)]
        column = self.columns.get("ask", 1)
        stack: list[int] = []
        seats: list[int] = []
        waiting = 0
        while words:
            (name, at), *words = words
            if name not in QUESTIONS[1:]:
                self.fail("text/unknown-question", at, found=name, expected=list(QUESTIONS[1:]))
            question, subject = QUESTIONS.index(name), 0
            arguments: list[Word] = []
            while words and words[0][0] not in QUESTIONS:
                arguments.append(words.pop(0))
            if question == ids.LAY_BOARDS:
                if len(arguments) != 1 or arguments[0][0] not in SIDE_RULES:
                    self.fail("text/sides-expected", at, expected=list(SIDE_RULES))
                subject = SIDE_RULES.index(arguments[0][0])
            else:
                seats = [self.seat(word) for word in arguments]
                single = question in (ids.LAST, ids.REVIVE)
                several = question in (ids.TURN, ids.SIDE)
                if len(seats) != len(set(seats)) or (len(seats) != 1 if single else bool(seats) != several):
                    self.fail("text/seat-expected", at, found=name, expected=list(self.seats))
                subject = seats[0] if single else 0
                if not stack:
                    waiting = sum(1 << seat for seat in seats)
            stack.insert(0, question + (subject << 4))
        if stack[0] & 15 in (ids.LAY_BOARDS, ids.SIDE):
            stack.insert(0, ids.DEAL)
        if len(stack) > ids.STACK or tuple(entry & 15 for entry in stack) not in _STACKS:
            self.fail("text/impossible-questions", column)
        state.waiting = waiting
        state.stack = stack + [0] * (ids.STACK - len(stack))
        state.depth = len(stack)
        ended = state.question() == ids.OVER
        if ended != ("over" in self.sections):
            self.fail("text/over-without-result" if ended else "text/result-without-over", column)
        state.winners = sum({1 << self.seat(word) for word in self.words("over")})

    def logs(self) -> None:
        state = self.state
        taken, used = list(_START.taken), list(_START.used)
        for seat, name in enumerate(self.seats):
            for age in range(1, ids.AGES + 1):
                words = self.words(f"{name}.log{age}")
                if len(words) > ids.HAND or (words and age > state.age):
                    self.fail("text/log-too-long", self.columns[f"{name}.log{age}"])
                for turn, (word, column) in enumerate(words, start=1):
                    use = MARKS.find(word[0])
                    if word == EMPTY:
                        continue
                    if use < 1:
                        self.fail("text/unknown-use", column, found=word, expected=list(MARKS[1:]))
                    moment = _START.moment(age, seat, turn)
                    taken[moment], used[moment] = self.card((word[1:], column + 1)), use
                    if CARDS[taken[moment]].age != age:
                        self.fail("text/wrong-age", column, found=word, age=age)
        state.taken, state.used = taken, used

    def looks(self) -> None:
        state = self.state
        seats, ages, turns, cards, piles = [], [], [], [], []
        for look in range(1, ids.LOOKS + 1):
            key = f"look{look}"
            if key not in self.sections:
                break
            words = self.words(key)
            if len(words) < 4:
                self.fail("text/look-expected", self.columns[key])
            seats.append(self.seat(words[0]))
            ages.append(self.number_in(words[1], 1, ids.AGES))
            turns.append(self.number_in(words[2], 1, ids.TURNS))
            cards.append(ids.NOTHING if words[3][0] == EMPTY else self.card(words[3]))
            pile = Counter(self.card(word) for word in words[4:])
            if max(pile.values(), default=0) > 3:
                self.fail("text/too-often", self.columns[key], found=key)
            seen = [0] * ids.AGES
            for card, copies in pile.items():
                seen[CARDS[card].age - 1] += copies * TABLES.one[card]
            piles.append(seen)
        state.looks = len(seats)
        rest = ids.LOOKS - len(seats)
        state.look_seat, state.look_age = seats + [ids.NOTHING] * rest, ages + [0] * rest
        state.look_turn, state.look_card = turns + [0] * rest, cards + [ids.NOTHING] * rest
        state.look_pile = piles + [[0] * ids.AGES for _ in range(rest)]

    def fit(self, state: State) -> None:
        """Check what no single section shows: that the pending question can be answered."""
        column = self.columns.get("ask", 1)
        question = state.question()
        seats = range(state.players)
        unlaid = [seat for seat in seats if state.board[seat] == ids.NOTHING]
        unturned = [seat for seat in seats if state.side[seat] == ids.NOTHING]
        if unlaid and question != ids.LAY_BOARDS:
            self.fail("text/board-missing", self.columns["boards"])
        if question in (ids.LAY_BOARDS, ids.SIDE):
            if state.age:
                self.fail("text/boards-after-deal", column)
            for word, at in self.words("boards"):
                if (numbers := board_numbers(word)) and numbers[1] != ids.NOTHING:
                    self.fail("text/side-too-early", at, found=word)
        elif unturned:
            self.fail("text/side-missing", self.columns["boards"])
        is_end = state.turn == ids.TURNS and not any(state.hand)
        if question == ids.DEAL and state.age and (state.age == ids.AGES or not is_end):
            self.fail("text/deal-too-early", column)
        if question in (ids.TURN, ids.LAST, ids.REVIVE) and not state.age:
            self.fail("text/turn-before-deal", column)
        if question == ids.LAST and (state.turn != ids.TURNS or not state.powers[state.subject()] & ids.PLAY_LAST):
            self.fail("text/nothing-to-answer", column)
        self.fit_revivals(state, column)
        if question == ids.OVER:
            if state.age != ids.AGES or state.turn != ids.TURNS:
                self.fail("text/over-too-early", column)
            winners = score.winners(state)
            if winners != state.winners:
                expected = [SEAT_NAMES[seat] for seat in seats_in(winners)]
                self.fail("text/wrong-winners", self.columns["over"], expected=expected)
        if question == ids.REVIVE and len(rules.legal_ids(state, state.subject())) <= ids.REVIVAL_OPTIONAL:
            self.fail("text/nothing-to-answer", column)

    def fit_hands(self) -> None:
        """Check that every seat holds as many cards as the question leaves it."""
        state, question = self.state, self.state.question()
        cards = 0
        if question == ids.TURN:
            cards = ids.HAND + 1 - state.turn
        elif question == ids.REVIVE and state.turn < ids.TURNS:
            cards = ids.HAND - state.turn
        for seat, name in enumerate(self.seats):
            expected = 1 if question == ids.LAST and seat == state.subject() else cards
            if size(state.hand[seat]) != expected:
                column = self.columns.get(f"{name}.hand", self.columns.get("ask", 1))
                self.fail("text/hand-size", column, seat=name, expected=expected)

    def fit_turns(self) -> None:
        """Check that logs and looks do not contradict the table."""
        match contradiction(self.built()):
            case LoggedCard(seat, age, turn):
                word, column = self.words(f"{self.seats[seat]}.log{age}")[turn - 1]
                self.fail("text/log-contradicts", column, found=word)
            case PileLook(number):
                self.fail("text/look-contradicts", self.columns[f"look{number + 1}"])
            case None:
                pass

    def fit_revivals(self, state: State, column: int) -> None:
        """Check that there are no more revivals, past and pending, than stages that give one."""
        asked = [entry >> 4 for entry in state.stack[: state.depth] if entry & 15 == ids.REVIVE]
        for seat in range(state.players):
            given = sum(TABLES.revive[thing] for thing in state.things(seat)) if state.side[seat] != ids.NOTHING else 0
            used = state.look_seat.count(seat) + asked.count(seat)
            if used > given:
                self.fail("text/too-many-revivals", column, seat=self.seats[seat], found=used, most=given)

    def choices(self, state: State) -> list[int]:
        """Return the moves of seats that have already chosen; they must be legal."""
        chosen = [ids.NOTHING] * ids.MOST_SEATS
        for seat, name in enumerate(self.seats):
            key = f"{name}.chosen"
            secret = state.question() in (ids.TURN, ids.SIDE) and not state.waiting >> seat & 1
            if secret != (key in self.sections):
                self.fail(
                    "text/choice-missing" if secret else "text/choice-not-asked", self.columns.get(key, 1), seat=name
                )
            if secret:
                first = self.words(key)[0][1] if self.words(key) else self.columns[key]
                try:
                    number = move_id(parse_move(state, self.text[first - 1 : self.ends[key]]))
                except GameError as error:
                    self.fail("text/bad-move", first, reason=error)
                if number not in rules.legal_ids(rules.waiting_for(state, seat), seat):
                    self.fail("text/illegal-move", first)
                chosen[seat] = number
        return chosen


_KEYS: Final = (
    *("classic", "boards", "age", "turn", "ask", "over", "discard"),
    *(f"look{look}" for look in range(1, ids.LOOKS + 1)),
    *(f"{name}.{what}" for name in SEAT_NAMES for what in ("coins", "city", "wonder", "tokens", "hand", "chosen")),
    *(f"{name}.log{age}" for name in SEAT_NAMES for age in range(1, ids.AGES + 1)),
)
# Sections with hidden cards, in which `?` may stand for a card.
_HIDDEN: Final = (".hand", ".wonder", "discard")
# Every stack of questions that the rules can produce, the one that waits longest first.
_STACKS: Final = frozenset(
    {
        (ids.DEAL, ids.LAY_BOARDS),
        (ids.DEAL, ids.SIDE),
        (ids.DEAL,),
        (ids.TURN,),
        (ids.REVIVE,),
        (ids.REVIVE, ids.LAST),
        (ids.LAST,),
        (ids.OVER,),
    }
)
_TEXT_FORMAT[:] = position_text, parse_position
