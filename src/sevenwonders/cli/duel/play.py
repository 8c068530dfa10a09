"""The game at the terminal: against an agent, or two people at one keyboard."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Final

from sevenwonders.ai.duel.agents import Agent, make_agent
from sevenwonders.ai.match import derived_seed
from sevenwonders.cli.complaint import reason
from sevenwonders.cli.duel.opening import Opening, open_text
from sevenwonders.cli.duel.table import Table
from sevenwonders.cli.duel.words import Words
from sevenwonders.cli.games import PlayOrder
from sevenwonders.cli.screen import Span, StoppedError, line, wrapped
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import write, write_new
from sevenwonders.core.errors import GameError, MoveError, OptionError, TextError
from sevenwonders.core.protocol import Ask, Draw, Event, Over
from sevenwonders.core.rng import Rng
from sevenwonders.duel import bill, game, ids, moves
from sevenwonders.duel.cards import CARD_IDS, CARD_NUMBER, TOKEN_IDS, TOKEN_NUMBER, WONDER_IDS
from sevenwonders.duel.notation import SEAT_NAMES, VERBS, parse_move
from sevenwonders.duel.position import position_text
from sevenwonders.duel.record import Record, record_text, replay
from sevenwonders.duel.state import State

HUMAN: Final = "human"
COMMANDS: Final = ("help", "why", "table", "prices", "unseen", "discard", "hint", "undo", "save", "quit")
OPPONENT: Final = "mcts:2000"
ADVISOR: Final = "mcts:2000"


@dataclass(slots=True)
class Step:
    """A state that is past, and who went on from it."""

    state: State
    by: int | None  # a seat, None for nature


@dataclass
class Session:
    """One game with all that is needed to go on, to go back and to save."""

    shell: Shell
    words: Words
    agents: tuple[Agent | None, Agent | None]  # by seat; None where a person sits
    seed: int
    state: State
    record: Record | None  # None when the game began from a position: then only the position can be saved
    file: str | None = None
    past: list[Step] = field(default_factory=list)
    saved: set[str] = field(default_factory=set)

    # ---- the course of the game

    def run(self) -> None:
        """Play until the game is over; raise StoppedError when a person stops before."""
        while not isinstance(asked := game.pending(self.state), Over):
            if isinstance(asked, Draw):
                # The draw follows from the seed and the number of the step: undone and played again, it is the same.
                rng = Rng(derived_seed(self.seed, len(self.past)))
                drawn = game.sample(self.state, rng)
                after, events = game.settle(self.state, drawn)
                self.record = self.record and self.record.then(drawn)
                self._advance(after, None, events)
                continue
            seat = asked.seats[0]
            agent = self.agents[seat]
            if agent is None:
                chosen = self._ask(asked)
                if chosen is None:
                    continue  # a move was taken back, so someone else may be asked
                move = chosen
            else:
                with self.shell.screen.waiting(self.shell.text("cli-thinking", player=self.words.player(seat))):
                    move = agent.choose(self.state)
            after, events = game.play(self.state, seat, move)
            self.record = self.record and self.record.then(move)
            self._advance(after, seat, events)
            self._keep()
        self.shell.screen.show("", *self.table().lines())

    def _advance(self, after: State, seat: int | None, events: tuple[Event, ...]) -> None:
        self.past.append(Step(self.state, seat))
        self.state = after
        glyph = self.shell.screen.glyphs.arrow
        self.shell.screen.say(" ".join(self.words.event(event) for event in events), indent=f"{glyph} ")

    def table(self) -> Table:
        """Return the table as it stands, drawn for whoever is asked."""
        return Table(self.state, self.words, self.shell.screen.glyphs, self.shell.screen.width)

    # ---- a person's decision

    def _ask(self, asked: Ask) -> moves.Move | None:
        """Return the move that a person chooses, None for taking one back; other commands are answered."""
        table = self.table()
        self.shell.screen.show("", *table.lines())
        while True:
            prompt = self.shell.text("cli-prompt", player=self.words.player(asked.seats[0]), last=len(table.legal))
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
            return self._numbered(word, table)
        if word in COMMANDS:
            self._commands()[word](rest)
            return None
        return self._spoken(typed, table)

    def _numbered(self, word: str, table: Table) -> moves.Move:
        number = int(word[:6])
        if not 1 <= number <= len(table.legal):
            raise OptionError("play/number", found=word, most=len(table.legal))
        return table.legal[number - 1]

    def _spoken(self, typed: str, table: Table) -> moves.Move:
        """Return the move that a text says, with letters, labels and translated names allowed for ids."""
        verb, _, rest = typed.partition(" ")
        if verb.lower() not in VERBS:
            raise TextError("play/unknown", text=typed, column=1, found=verb.lower(), expected=[*COMMANDS, *VERBS])
        if not rest.strip():
            raise TextError("play/name-missing", text=typed, column=len(verb) + 2, found=verb.lower())
        wonder, middle, card = rest.partition(" with ")
        text = f"{verb} {self.meant(wonder, table)}{middle}{self.meant(card, table) if middle else ''}"
        try:
            move = parse_move(self.state, text)
        except TextError as error:
            # The columns are those of the text as it was typed only if nothing was replaced in it.
            column = error.details.get("column", 1) if text == typed else len(verb) + 2
            raise TextError(error.key, **{**error.details, "text": typed, "column": column}) from error
        self._check(typed, move, table)
        return move

    def _check(self, typed: str, move: moves.Move, table: Table) -> None:
        """Say why a move cannot be made, in the words of the rules where that is plain."""
        if move in table.legal:
            return
        slot = move.slot if isinstance(move, moves.Build | moves.Sell | moves.Raise) else None
        if slot is not None and slot not in table.open_slots:
            raise MoveError("play/covered", card=self.words.name("card", table.card_in(slot)))
        if isinstance(move, moves.Build | moves.Raise):
            thing = move.wonder if isinstance(move, moves.Raise) else table.card_in(move.slot)
            owed = bill.price_of(self.state, self.state.active, thing)
            if owed.missing:
                named = self.words.thing(thing)
                raise MoveError("play/too-expensive", thing=named, price=owed.total, missing=owed.missing)
        raise MoveError("play/illegal", move=typed)

    def meant(self, words: str, table: Table) -> str:
        """Return the id that a letter, a label, an id or a translated name stands for; else the words as they are."""
        wanted = " ".join(words.lower().replace("_", " ").replace("-", " ").split())
        if wanted in table.letters:
            return table.letters[wanted]
        if wanted in table.unbuilt:
            return table.unbuilt[wanted]
        for thing in (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS):
            name = self.words.thing(thing).lower().replace("-", " ")
            if wanted in (thing.replace("_", " "), name):
                return thing
        return words

    # ---- commands

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "help": self._help,
            "why": self._why,
            "prices": lambda _: self.shell.screen.show(*self.table().prices()),
            "unseen": lambda _: self.shell.screen.show(*self.table().unseen()),
            "discard": lambda _: self.shell.screen.show(*self.table().discarded()),
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def _help(self, _: str) -> None:
        screen, text = self.shell.screen, self.shell.text
        screen.say(text("cli-play-intro"))
        for command in COMMANDS:
            usage = {"why": "why 3", "save": f"save {text('cli-file')}"}.get(command, command)
            first, *more = wrapped(text(f"cli-play-{command}"), screen.width - 16)
            screen.show(line(Span(f"  {usage:<14}", "key"), first), *(" " * 16 + entry for entry in more))
        screen.say(text("cli-play-moves"))
        for example in ("build tavern", "sell a", "raise w1 with b", "take law"):
            screen.show(line(Span(f"  {example}", "key")))
        marks = "  ".join(f"{mark} {self.words.name('colour', c)}" for c, mark in screen.glyphs.marks.items())
        screen.show(text("cli-play-legend", coin=screen.glyphs.coin), f"  {marks}")

    def _why(self, words: str) -> None:
        """Tell what a thing does and how its price comes about, for both seats."""
        thing = self._subject(words)
        screen = self.shell.screen
        screen.say(f"{self.words.thing(thing)}: {self.words.effects(thing)}.")
        if thing in TOKEN_NUMBER:
            return
        screen.say(self.words.cost(thing), indent="  ")
        for said in self.words.chains(thing):
            screen.say(said, indent="  ")
        for seat in (self.state.active, 1 - self.state.active):
            screen.say(self.words.price(bill.price_of(self.state, seat, thing)), indent="  ")

    def _subject(self, words: str) -> str:
        """Return the card, wonder or token that is asked about: by number in the menu, letter, label or name."""
        table = self.table()
        if words.isascii() and words.isdigit():
            match self._numbered(words, table):
                case moves.Build(slot) | moves.Sell(slot):
                    return table.card_in(slot)
                case moves.Raise(thing, _) | moves.Draft(thing):
                    return thing
                case moves.Take(thing) | moves.Destroy(thing) | moves.Revive(thing):
                    return thing
                case moves.Begin():
                    pass
        thing = self.meant(words, table)
        if thing in CARD_NUMBER or thing in WONDER_IDS or thing in TOKEN_NUMBER:
            return thing
        names = {
            self.words.thing(name).lower(): self.words.thing(name) for name in (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS)
        }
        near = get_close_matches(words.lower(), names, n=1)
        raise OptionError("play/why", found=words, expected=[names[name] for name in near])

    def _hint(self, _: str) -> None:
        move = make_agent(ADVISOR, derived_seed(self.seed, len(self.past), 1)).choose(self.state)
        said, number = self.words.move(self.state, move), self.table().number(move)
        self.shell.screen.say(self.shell.text("cli-hint", move=said, number=number))

    def _undo(self, _: str) -> None:
        """Go back to the last decision that a person made."""
        mine = [place for place, step in enumerate(self.past) if step.by is not None and self.agents[step.by] is None]
        if not mine:
            raise OptionError("play/nothing-to-undo")
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


# ---- starting


def play(shell: Shell, order: PlayOrder) -> int:
    """Play one game as wished; return the exit code."""
    session = start(shell, order)
    try:
        session.run()
    except StoppedError:
        shell.screen.say(shell.text("cli-left"))
        if not session.file and session.past:
            shell.screen.show(shell.text("cli-position", position=position_text(session.state)))
    finally:
        if session.file and session.record:
            write(session.file, record_text(session.record))
            shell.screen.show(shell.text("cli-saved", name=session.file))
    return 0


def start(shell: Shell, order: PlayOrder) -> Session:
    """Return the session that an order describes, with everything checked before the first question."""
    seat = _seat(order.seat)
    seed = _random_seed() if order.seed is None else order.seed
    agents: list[Agent | None] = [None, None]
    names = list(SEAT_NAMES)
    reader = None
    wanted = OPPONENT if order.opponent is None else order.opponent
    if wanted.strip().lower() != HUMAN:
        agents[1 - seat] = opponent = _agent(wanted, seed)
        names[1 - seat] = opponent.name
        reader = seat
    words = Words(shell.translation, (names[0], names[1]), reader)
    opening, record = _opening(shell, order, words)
    file = None
    if order.record is not None:
        if record is None:
            raise OptionError("play/record-from-position", option="--record")
        file = _record_file(order, record_text(record))
    shell.names = (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS)
    shell.screen.say(shell.text("cli-welcome"))
    session = Session(shell, words, (agents[0], agents[1]), seed, opening.state, record, file)
    if record is not None:
        past = [(moment.before, moment.step) for moment in replay(record)]
        session.past = [Step(state, state.active if isinstance(step, moves.Move) else None) for state, step in past]
    if file:
        session.saved.add(file)
    return session


def _opening(shell: Shell, order: PlayOrder, words: Words) -> tuple[Opening, Record | None]:
    players = {
        SEAT_NAMES[seat]: words.names[seat] for seat in range(ids.SEATS) if words.names[seat] != SEAT_NAMES[seat]
    }
    if order.start is None:
        record = Record(game.Setup(beginners=order.beginners, bonus=order.bonus), (), players)
        return Opening(game.new(record.setup), record), record
    if order.beginners or order.bonus:
        raise OptionError("play/setup-from-start", option="--beginners" if order.beginners else "--bonus")
    opening = open_text(shell, order.start)
    return opening, opening.record and replace(opening.record, players=players or opening.record.players)


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


def _seat(given: str) -> int:
    if given.strip().upper() not in SEAT_NAMES:
        raise OptionError("play/seat", found=given, expected=list(SEAT_NAMES))
    return SEAT_NAMES.index(given.strip().upper())


def _agent(spec: str, seed: int) -> Agent:
    try:
        return make_agent(spec, derived_seed(seed, 0, 0))
    except OptionError as error:
        expected = error.details.get("expected", [])
        raise OptionError(error.key, found=spec, expected=[*_texts(expected), HUMAN]) from error


def _texts(expected: object) -> list[str]:
    return [str(entry) for entry in expected] if isinstance(expected, list | tuple) else []


def _random_seed() -> int:
    import secrets

    return secrets.randbits(32)


# ---- friendly questions


def interview(shell: Shell) -> PlayOrder:
    """Ask a person how they want to play; Enter takes what is proposed."""
    screen, text = shell.screen, shell.text
    screen.say(text("cli-hello"))
    opponents = ("random", "greedy", "mcts:2000", "mcts:20000", HUMAN)
    labels = ("cli-level-random", "cli-level-greedy", "cli-level-strong", "cli-level-stronger", "cli-level-human")
    opponent = opponents[_choose(shell, text("cli-ask-opponent"), [text(label) for label in labels], 2)]
    seat = 0
    if opponent != HUMAN:
        seat = _choose(shell, text("cli-ask-seat"), [text("cli-seat-first"), text("cli-seat-second")], 0)
    ways = [text("cli-wonders-draft"), text("cli-wonders-beginners")]
    beginners = _choose(shell, text("cli-ask-wonders"), ways, 0) == 1
    return PlayOrder(opponent=opponent, seat=SEAT_NAMES[seat], beginners=beginners)


def _choose(shell: Shell, question: str, answers: list[str], proposed: int) -> int:
    screen = shell.screen
    screen.show("", question)
    for number, answer in enumerate(answers, start=1):
        screen.show(line(Span(f"  {number} ", "key"), answer))
    while True:
        typed = screen.ask(f"{shell.text('cli-choose', proposed=proposed + 1)} ").strip()
        if not typed:
            return proposed
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(answers):
            return int(typed[:6]) - 1
        if typed.lower() == "quit":
            raise StoppedError
        shell.note(reason(shell.translation, OptionError("play/number", found=typed, most=len(answers))))
