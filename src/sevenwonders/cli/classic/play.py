"""The game of 7 Wonders at the terminal: people at one keyboard, and agents; each sees only the view of their seat."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Final

from sevenwonders.ai.classic.agents import Agent, make_agent
from sevenwonders.ai.match import derived_seed
from sevenwonders.classic import bill, game, ids, moves
from sevenwonders.classic.cards import BOARD_IDS, BOARDS, CARD_IDS, CARD_NUMBER, CARDS, SIDES
from sevenwonders.classic.notation import SEAT_NAMES, VERBS, parse_move
from sevenwonders.classic.position import position_text
from sevenwonders.classic.record import Played, Record, Step, record_text, replay, take_step
from sevenwonders.classic.seen import seen
from sevenwonders.classic.state import State
from sevenwonders.classic.view import view
from sevenwonders.cli.classic.opening import Opening, open_text
from sevenwonders.cli.classic.show import names_of
from sevenwonders.cli.classic.table import Table
from sevenwonders.cli.classic.words import Words
from sevenwonders.cli.games import PlayOrder
from sevenwonders.cli.screen import Span, StoppedError, line, wrapped
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import write, write_new
from sevenwonders.core.errors import GameError, MoveError, OptionError, TextError
from sevenwonders.core.protocol import Draw, Event, Over
from sevenwonders.core.rng import Rng

HUMAN: Final = "human"
COMMANDS: Final = ("help", "why", "table", "cities", "hint", "undo", "save", "quit")
SHARED: Final = ("help", "table", "hint", "undo", "save", "quit")  # with the words of Duel
OPPONENT: Final = "greedy"
ADVISOR: Final = "mcts:200"
PLAYERS: Final = 4
SILENT: Final = "classic/chosen"  # nobody else is there to be waited for


@dataclass(slots=True)
class Past:
    """A state that is past, and who went on from it."""

    state: State
    by: int | None  # a seat, None for nature


@dataclass
class Session:
    """One game with all that is needed to go on, to go back and to save."""

    shell: Shell
    words: Words  # for the person at the keyboard
    me: int  # who that is, NOTHING before the first of several has come
    agents: tuple[Agent | None, ...]  # by seat; None where a person sits
    seed: int
    state: State
    record: Record | None  # None when the game began from a position: then only the position can be saved
    file: str | None = None
    past: list[Past] = field(default_factory=list)
    saved: set[str] = field(default_factory=set)
    news: list[str] = field(default_factory=list)  # what has happened since people began to choose
    has_chosen: bool = False  # somebody has, so that what happens next is new

    # ---- the course of the game

    def run(self) -> None:
        """Play until the game is over; raise StoppedError when a person stops before."""
        while not isinstance(asked := game.pending(self.state), Over):
            if isinstance(asked, Draw):
                # The draw follows from the seed and the number of the step: undone and played again, it is the same.
                self._take(game.sample(self.state, Rng(derived_seed(self.seed, len(self.past)))), None)
                continue
            # People answer first: what the agents do, and whether they have, cannot be read from the screen.
            seat = next((seat for seat in asked.seats if self.agents[seat] is None), asked.seats[0])
            agent = self.agents[seat]
            if agent is None:
                if seat != self.me:
                    self._hand_over(seat)
                move = self._ask()
                if move is None:
                    continue  # a move was taken back
                self.has_chosen = True
            else:
                with self.shell.screen.waiting(self.shell.text("cli-thinking", player=self.words.player(seat))):
                    move = agent.choose(seen(self.state, seat))
            self._take(Played(seat, move), seat)
            self._keep()
        self.shell.screen.show("", *self.table(spectator=self.is_shared).lines(full=True))

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at the keyboard."""
        return self.agents.count(None) > 1

    def _hand_over(self, seat: int) -> None:
        """Let another person come to the keyboard; the screen keeps what all may know, and nothing else."""
        screen, player = self.shell.screen, self.words.names[seat]
        if screen.clear():
            for said in self.news:
                screen.say(said, indent=f"{screen.glyphs.arrow} ")
        screen.show("")
        if screen.ask(f"{self.shell.text('cli-classic-hand-over', player=player)} ").strip().lower() == "quit":
            raise StoppedError
        self.me, self.words = seat, replace(self.words, reader=seat)

    def _take(self, step: Step, seat: int | None) -> None:
        after, events = take_step(self.state, step)
        self.past.append(Past(self.state, seat))
        self.state = after
        self.record = self.record and self.record.then(step)
        words = replace(self.words, reader=None) if self.is_shared else self.words
        for together in _grouped(event for event in events if event.key != SILENT):
            if self.has_chosen:
                self.news, self.has_chosen = [], False
            self.news.append(" ".join(words.event(event) for event in together))
            self.shell.screen.say(self.news[-1], indent=f"{self.shell.screen.glyphs.arrow} ")

    def table(self, *, spectator: bool = False) -> Table:
        """Return the table as the person at the keyboard sees it, or as all may see it."""
        screen = self.shell.screen
        seat, words = (None, replace(self.words, reader=None)) if spectator else (self.me, self.words)
        return Table(view(self.state, seat), words, screen.glyphs, screen.width)

    # ---- the person's decision

    def _ask(self) -> moves.Move | None:
        """Return the move that the person chooses, None for taking one back; other commands are answered."""
        table = self.table()
        self.shell.screen.show("", *table.lines())
        while True:
            prompt = self.shell.text("cli-prompt", player=self.words.player(self.me), last=len(table.legal))
            typed = self.shell.screen.ask(f"{prompt} ").strip()
            before = len(self.past)
            try:
                move = self._answer(typed, table)
            except GameError as error:
                self.shell.complain(error, inside=True)
                continue
            if move is not None or len(self.past) != before:
                return move

    def _answer(self, typed: str, table: Table) -> moves.Move | None:
        word, _, rest = typed.partition(" ")
        word, rest = word.lower(), rest.strip()
        if not typed or word == "table":
            self.shell.screen.show("", *table.lines())
            return None
        if word.isascii() and word.isdigit() and not rest:
            return _numbered(word, table)
        if word in COMMANDS:
            self._commands()[word](rest)
            return None
        return self._spoken(typed, table)

    def _spoken(self, typed: str, table: Table) -> moves.Move:
        """Return the move that a text says, with letters and translated names allowed for ids."""
        verb, _, rest = typed.partition(" ")
        if verb.lower() not in VERBS:
            raise TextError("play/unknown", text=typed, column=1, found=verb.lower(), expected=[*COMMANDS, *VERBS])
        if not rest.strip() and verb.lower() != "decline":
            raise TextError("play/name-missing", text=typed, column=len(verb) + 2, found=verb.lower())
        text = f"{verb} {self._replaced(rest, table)}".strip()
        try:
            move = parse_move(self.state, text, self.me)
        except TextError as error:
            # The columns are those of the text as it was typed only if nothing was replaced in it.
            column = error.details.get("column", 1) if text == typed else len(verb) + 2
            raise TextError(error.key, **{**error.details, "text": typed, "column": column}) from error
        self._check(typed, move, table)
        return move

    def _replaced(self, words: str, table: Table) -> str:
        """Return the words after a verb with the card's id in place of its letter or its translated name."""
        start = "with " if words.lower().startswith("with ") else ""
        card, paid = words[len(start) :], ""
        for side in (" left ", " right "):
            place = card.lower().find(side)
            if place >= 0:
                card, paid = card[:place], card[place:] + paid
        return f"{start}{self.meant(card, table)}{paid}"

    def _check(self, typed: str, move: moves.Move, table: Table) -> None:
        """Say why a move cannot be made, in the words of the rules where that is plain."""
        if move in table.legal:
            return
        match move:
            case moves.Build(card) | moves.Stage(card) | moves.Sell(card) if table.hand and card not in table.hand:
                raise MoveError("play/not-held", card=self.words.card(card))
            case moves.Build(card) if _building(card) in {_building(c) for c in self._city(table)}:
                raise MoveError("play/twice", card=self.words.card(card))
            case moves.Build(card):
                self._check_price(card, self.words.card(card))
            case moves.Stage():
                self._check_price(bill.STAGE, self.shell.text("cli-classic-stage"))
            case _:
                pass
        raise MoveError("play/illegal", move=typed)

    def _check_price(self, thing: str, named: str) -> None:
        ways = bill.prices_of(self.state, self.me, thing)
        if not ways:
            raise MoveError("play/nowhere", thing=named)
        if ways[0].missing:
            raise MoveError("play/too-expensive", thing=named, price=ways[0].total, missing=ways[0].missing)

    def _city(self, table: Table) -> list[str]:
        cards: list[str] = table.seen["cities"][self.me]["cards"]
        return cards

    def meant(self, words: str, table: Table) -> str:
        """Return the card that a letter, an id or a translated name stands for, of the hand where it can be."""
        wanted = " ".join(words.lower().replace("_", " ").replace("-", " ").split())
        if wanted in table.letters:
            return table.letters[wanted]
        for card in (*table.hand, *CARD_IDS):
            name = self.words.card(card).lower().replace("-", " ")
            if wanted in (card.replace("_", " "), _building(card).replace("_", " "), name):
                return card
        return words

    # ---- commands

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "help": self._help,
            "why": self._why,
            "cities": lambda _: self.shell.screen.show("", *self.table().lines(full=True)),
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def _help(self, _: str) -> None:
        screen, text = self.shell.screen, self.shell.text
        screen.say(text("cli-play-intro"))
        for command in COMMANDS:
            usage = {"why": "why a", "save": f"save {text('cli-file')}"}.get(command, command)
            message = f"cli-play-{command}" if command in SHARED else f"cli-classic-play-{command}"
            first, *more = wrapped(text(message), screen.width - 16)
            screen.show(line(Span(f"  {usage:<14}", "key"), first), *(" " * 16 + entry for entry in more))
        screen.say(text("cli-classic-play-moves"))
        for example in ("build a", "build tavern left 2", "stage with b", "sell c"):
            screen.show(line(Span(f"  {example}", "key")))
        marks = "  ".join(f"{mark} {self.words.name('colour', c)}" for c, mark in screen.glyphs.marks.items())
        left, right = self.table().arrows
        screen.say(text("cli-classic-play-legend", coin=screen.glyphs.coin, left=left, right=right))
        screen.say(marks, indent="  ")

    def _why(self, words: str) -> None:
        """Tell what a thing does and all ways to pay for it."""
        thing = self._subject(words)
        screen, text = self.shell.screen, self.shell.text
        if thing == bill.STAGE:
            self._why_stage()
            return
        card = CARDS[CARD_NUMBER[thing]]
        screen.say(f"{self.words.card(thing)}: {self.words.effects(card.effects)}.")
        cost = self.words.cost(card.cost)
        screen.say(text("classic-cost", cost=cost) if cost else text("classic-cost-nothing"), indent="  ")
        for said in self.words.chains(card):
            screen.say(said, indent="  ")
        if card.building in {_building(other) for other in self._city(self.table())}:
            screen.say(text("classic-price-twice"), indent="  ")
        elif self._is_settled():
            self._tell_ways(thing)

    def _why_stage(self) -> None:
        text, number = self.shell.text, self.state.stages[self.me]
        if not self._is_settled():
            raise OptionError("play/why", found=bill.STAGE, expected=[])
        stages = BOARDS[self.state.board[self.me]].stages(SIDES[self.state.side[self.me]])
        if number == len(stages):
            self.shell.screen.say(text("classic-price-complete"))
            return
        said = f"{text('cli-classic-stage')} {number + 1}: {self.words.effects(stages[number].effects)}."
        self.shell.screen.say(said)
        self.shell.screen.say(text("classic-cost", cost=self.words.cost(stages[number].cost)), indent="  ")
        self._tell_ways(bill.STAGE)

    def _is_settled(self) -> bool:
        """Return whether boards and sides are known, without which nothing has a price."""
        return self.state.side[self.me] != ids.NOTHING

    def _tell_ways(self, thing: str) -> None:
        ways = bill.prices_of(self.state, self.me, thing)
        for way in ways:
            self.shell.screen.say(self.words.price(way), indent="  ")
        if not ways:
            self.shell.screen.say(self.shell.text("classic-price-never"), indent="  ")

    def _subject(self, words: str) -> str:
        """Return the card that is asked about, by number in the menu, letter or name, or the next stage."""
        table = self.table()
        if words.isascii() and words.isdigit():
            match _numbered(words, table):
                case moves.Build(card) | moves.Sell(card) | moves.Revive(card):
                    return card
                case moves.Stage():
                    return bill.STAGE
                case moves.Decline() | moves.Choose():
                    pass
        if words.strip().lower() in (bill.STAGE, self.shell.text("cli-classic-stage")):
            return bill.STAGE
        thing = self.meant(words, table)
        if thing in CARD_NUMBER:
            return thing
        names = {self.words.card(name).lower(): self.words.card(name) for name in CARD_IDS}
        near = get_close_matches(words.lower(), names, n=1)
        raise OptionError("play/why", found=words, expected=[names[name] for name in near])

    def _hint(self, _: str) -> None:
        move = make_agent(ADVISOR, derived_seed(self.seed, len(self.past), 1)).choose(seen(self.state, self.me))
        self.shell.screen.say(self.shell.text("cli-hint", move=self.words.move(move), number=self.table().number(move)))

    def _undo(self, _: str) -> None:
        """Go back to the last decision that a person made."""
        mine = [place for place, past in enumerate(self.past) if past.by is not None and self.agents[past.by] is None]
        if not mine:
            raise OptionError("play/nothing-to-undo")
        self.news = []
        self.state = self.past[mine[-1]].state
        del self.past[mine[-1] :]
        if self.record:
            self.record = replace(self.record, steps=self.record.steps[: len(self.past)])
        self.shell.screen.say(self.shell.text("cli-undone"))

    def _save(self, name: str) -> None:
        if not name:
            raise OptionError("usage/empty", option=self.shell.text("cli-file"))
        text = record_text(self.record) if self.record else position_text(self.state) + "\n"
        if name in self.saved:
            write(name, text)
        else:
            write_new(name, text)
            self.saved.add(name)
        self.shell.screen.show(self.shell.text("cli-saved", name=name))

    def _quit(self, _: str) -> None:
        raise StoppedError

    def _keep(self) -> None:
        """Write the record after every move, so that nothing is lost whatever happens."""
        if self.file and self.record:
            write(self.file, record_text(self.record))


def _numbered(word: str, table: Table) -> moves.Move:
    number = int(word[:6])
    if not 1 <= number <= len(table.legal):
        raise OptionError("play/number", found=word, most=len(table.legal))
    return table.legal[number - 1]


def _building(card: str) -> str:
    return CARDS[CARD_NUMBER[card]].building


def _grouped(events: Iterable[Event]) -> list[list[Event]]:
    """Return events by paragraphs: what one seat does stands together, what a neighbour earns by it, too."""
    groups: list[list[Event]] = []
    before: object = None
    for event in events:
        actor = event.args.get("from", event.args.get("seat"))
        if groups and actor == before:
            groups[-1].append(event)
        else:
            groups.append([event])
        before = actor
    return groups


# ---- starting


def play(shell: Shell, order: PlayOrder) -> int:
    """Play one game as wished; return the exit code."""
    session = start(shell, order)
    try:
        session.run()
    except StoppedError:
        # The position is not told: it has the hands of all.
        shell.screen.say(shell.text("cli-left"))
    finally:
        if session.file and session.record:
            write(session.file, record_text(session.record))
            shell.screen.show(shell.text("cli-saved", name=session.file))
    return 0


def start(shell: Shell, order: PlayOrder) -> Session:
    """Return the session that an order describes, with everything checked before the first question."""
    specs = [spec.strip() for spec in (OPPONENT if order.opponent is None else order.opponent).split(",")]
    seed = _random_seed() if order.seed is None else order.seed
    for spec in specs:
        _agent(spec, 0)  # checks it
    opening = _opening(shell, order, len(specs))
    players = opening.state.players
    if len(specs) > players - 1:
        raise OptionError("play/opponents", option="--opponents", found=str(len(specs)), most=players - 1)
    me = _seat(order.seat, players)
    agents: list[Agent | None] = [None] * players
    for number, seat in enumerate(seat for seat in range(players) if seat != me):
        agents[seat] = _agent(specs[number % len(specs)], derived_seed(seed, 0, seat))
    called = {SEAT_NAMES[seat]: agent.name for seat, agent in enumerate(agents) if agent is not None}
    record = opening.record and replace(opening.record, players=called)
    file = None
    if order.record is not None:
        if record is None:
            raise OptionError("play/record-from-position", option="--record")
        file = _record_file(order, record_text(record))
    shell.names = (*CARD_IDS, *BOARD_IDS)
    shell.screen.say(shell.text("cli-welcome"))
    reader = None if agents.count(None) > 1 else me
    words = Words(shell.translation, names_of(called, players), reader)
    at_keyboard = ids.NOTHING if reader is None else me
    session = Session(shell, words, at_keyboard, tuple(agents), seed, opening.state, record, file)
    if record is not None:
        steps = [(moment.before, moment.step) for moment in replay(record)]
        session.past = [Past(state, step.seat if isinstance(step, Played) else None) for state, step in steps]
    if file:
        session.saved.add(file)
    return session


def _opening(shell: Shell, order: PlayOrder, opponents: int) -> Opening:
    if order.start is None:
        players = max(PLAYERS if opponents == 1 else ids.FEWEST_SEATS, opponents + 1)
        setup = game.Setup(players if order.players is None else order.players, sides=order.sides or "choose")
        return Opening(game.new(setup), Record(setup))
    for option, value in (("--players", order.players), ("--sides", order.sides)):
        if value is not None:
            raise OptionError("play/setup-from-start", option=option)
    return open_text(shell, order.start)


def _record_file(order: PlayOrder, text: str) -> str:
    """Return the name of the file to keep the game in, tried out; going on with a record goes on in its own file."""
    name = order.record or ""
    if not name.strip():
        raise OptionError("usage/empty", option="--record")
    if order.start is not None and name == order.start.file:
        write(name, text)
    else:
        write_new(name, text)
    return name


def _seat(given: str, players: int) -> int:
    names = SEAT_NAMES[:players]
    if given.strip().upper() not in names:
        raise OptionError("play/seat", found=given, expected=list(names))
    return names.index(given.strip().upper())


def _agent(spec: str, seed: int) -> Agent | None:
    """Return the agent that is meant, None for a person; raise OptionError."""
    if spec.lower() == HUMAN:
        return None
    try:
        return make_agent(spec, seed)
    except OptionError as error:
        known = error.details.get("expected")
        expected = [*(known if isinstance(known, list) else ()), HUMAN]
        raise OptionError(error.key, found=spec, expected=expected) from error


def _random_seed() -> int:
    import secrets

    return secrets.randbits(32)
