"""A game at the terminal between people and agents, each seeing only the view of their seat."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sevenwonders import compiled
from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.ai.arena import choice, illegal_move
from sevenwonders.ai.explain import hint
from sevenwonders.cli.explanations import hint_lines, level_name
from sevenwonders.cli.messages import Messages
from sevenwonders.cli.player_input import menu_entry
from sevenwonders.cli.presenter import DrawingContext, Interpreter, PlayCommand, Presenter, TableText, names_of
from sevenwonders.cli.screen import Span, StoppedError, line, wrapped
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import write, write_new
from sevenwonders.core.errors import GameError, MoveError, OptionError, TextError
from sevenwonders.core.game import Game
from sevenwonders.core.record import Moment
from sevenwonders.core.rng import derived_seed

HINT_SIMULATIONS: Final = 2000 if compiled else 50
MARGIN: Final = 16  # columns of the commands that `help` lists

AnyGame = Game[Any, Any, Any, Any]
AnyMoment = Moment[Any, Any, Any, Any]


@dataclass
class Session:
    """A game in progress, with undo and saving."""

    shell: Shell
    presenter: Presenter
    game: AnyGame
    agents: tuple[Agent | None, ...]  # by seat; None for people
    players: Mapping[str, str]  # names by seat letter
    seed: int
    shown: int = 0  # number of initial steps whose events are not printed
    file: str | None = None  # autosave file of the record
    saved: set[str] = field(default_factory=set)
    person: int | None = None  # seat at the keyboard, if people have hidden information
    news: list[str] = field(default_factory=list)  # events since the last decisions of people
    has_chosen: bool = False  # whether a person has decided since `news` was filled

    def __post_init__(self) -> None:
        people = [seat for seat, agent in enumerate(self.agents) if agent is None]
        shown = {letter: level_name(self.shell, self.game.rules.name, name) for letter, name in self.players.items()}
        self.names = names_of(shown, len(self.agents))
        self.reader = people[0] if len(people) == 1 else None  # the only person, addressed as "you"
        self.hides = self.game.rules.has_secrets and len(people) > 1

    # ---- game loop

    def run(self) -> None:
        """Play until the game is over; raise StoppedError if a person stops before."""
        self._show_events(self.game.moments[self.shown :])
        while not self.game.is_over:
            # People decide first, so that the screen reveals nothing about the agents' simultaneous moves.
            asked = self.game.asked
            seat = next((seat for seat in asked if self.agents[seat] is None), asked[0])
            agent = self.agents[seat]
            if agent is None:
                move = self._ask(seat)
                if move is None:
                    continue  # an undo may have changed the active seats
                self.has_chosen = True
            else:
                with self.shell.screen.waiting(self.shell.text("cli-thinking", player=self.names[seat])):
                    move = choice(agent, self.game.seen(seat))
                if move not in [legal.id for legal in self.game.legal(seat)]:
                    raise illegal_move(agent, 0, seat, move)
            before = len(self.game.moments)
            self.game.play(move, seat)
            self._show_events(self.game.moments[before:])
            self.autosave()
        table = self.presenter.table(self._look(self.reader, self.reader))
        self.shell.screen.show("", *table.lines(full=True))

    def _show_events(self, moments: Iterable[AnyMoment]) -> None:
        words = self._words(self.reader)
        for moment in moments:
            for text in words.paragraphs(moment.events):
                if self.has_chosen:
                    self.news, self.has_chosen = [], False
                self.news.append(text)
                self.shell.screen.paragraph(text, indent=f"{self.shell.screen.glyphs.arrow} ")

    def _words(self, reader: int | None) -> Messages:
        return self.presenter.words(self.shell.translation, self.names, reader)

    def _look(self, seat: int | None, reader: int | None) -> DrawingContext:
        return DrawingContext(self.shell, self.game.rules, self.game.state, self.names, seat, reader)

    # ---- a person's decision

    def _ask(self, seat: int) -> Any:
        """Return the move a person chooses, None after an undo; other commands are executed."""
        if self.hides and seat != self.person:
            self._hand_over(seat)
        reader = seat if self.hides else self.reader
        answers = self.presenter.answers(self._look(seat, reader))
        self.shell.screen.show("", *answers.table.lines())
        last = len(self.game.rules.legal(self.game.state, seat))
        prompt = self.shell.text("cli-prompt", player=self._words(reader).player(seat), last=last)
        before = len(self.game.moments)
        while True:
            typed = self.shell.screen.ask(f"{prompt} ").strip()
            try:
                move = self._answer(typed, seat, answers)
            except GameError as error:
                self.shell.report_error(error, inside=True)
                continue
            if move is not None or len(self.game.moments) != before:
                return move

    def _hand_over(self, seat: int) -> None:
        """Hand the keyboard to another person; only public events stay on the screen."""
        screen = self.shell.screen
        if screen.clear():
            for text in self.news:
                screen.paragraph(text, indent=f"{screen.glyphs.arrow} ")
        screen.show("")
        prompt = self.shell.text("cli-hand-over", player=self.names[seat])
        if screen.ask(f"{prompt} ").strip().lower() == "quit":
            raise StoppedError
        self.person = seat

    def _answer(self, typed: str, seat: int, answers: Interpreter) -> Any:
        word, _, rest = typed.partition(" ")
        commands = self._commands(seat, answers)
        if not typed:
            word = "table"
        if not rest.strip() and (move := menu_entry(word, self.game.rules.legal(self.game.state, seat))) is not None:
            return move
        if word.lower() in commands:
            commands[word.lower()].answer(rest.strip())
            return None
        return self._parse_move(typed, seat, answers, commands)

    def _parse_move(self, typed: str, seat: int, answers: Interpreter, commands: Iterable[str]) -> Any:
        """Parse a move; letters, labels and translated names are accepted for ids."""
        rules, state = self.game.rules, self.game.state
        verb, _, rest = typed.partition(" ")
        word, place = verb.lower(), len(verb) + 2
        if answers.verbs and word not in answers.verbs:
            raise TextError("play/unknown", text=typed, column=1, found=word, expected=[*commands, *answers.verbs])
        if answers.verbs and word not in answers.bare_verbs and not rest.strip():
            raise TextError("play/name-missing", text=typed, column=place, found=word)
        text = f"{verb} {answers.written(rest)}".strip()
        try:
            move = rules.parse_move(state, text, seat)
        except TextError as error:
            # The column refers to the typed text only if nothing was replaced in it.
            column = error.details.get("column", 1) if text == typed else place
            raise TextError(error.key, **{**error.details, "text": typed, "column": column}) from error
        if move not in rules.legal(state, seat):
            raise answers.refusal(move) or MoveError("play/illegal", move=typed)
        return move

    # ---- commands

    def _commands(self, seat: int, answers: Interpreter) -> dict[str, PlayCommand]:
        screen, table = self.shell.screen, answers.table
        return {
            "help": PlayCommand("help", "cli-play-help", lambda _: self._help(seat, answers)),
            "table": PlayCommand("table", "cli-play-table", lambda _: screen.show("", *table.lines())),
            **answers.commands,
            "hint": PlayCommand("hint", "cli-play-hint", lambda _: self._hint(seat, table)),
            "undo": PlayCommand("undo", "cli-play-undo", lambda _: self._undo()),
            "save": PlayCommand(f"save {self.shell.text('cli-file')}", "cli-play-save", self._save),
            "quit": PlayCommand("quit", "cli-play-quit", lambda _: self._quit()),
        }

    def _help(self, seat: int, answers: Interpreter) -> None:
        screen, text = self.shell.screen, self.shell.text
        screen.paragraph(text("cli-play-intro"))
        for command in self._commands(seat, answers).values():
            first, *more = wrapped(text(command.message), screen.width - MARGIN)
            screen.show(line(Span(f"  {command.usage:<{MARGIN - 2}}", "key"), first))
            screen.show(*(" " * MARGIN + entry for entry in more))
        answers.explain()

    def _hint(self, seat: int, table: TableText) -> None:
        """Print a good move and, for games that have them, the reasons."""
        found = None
        try:
            found = hint(self.game.seen(seat), HINT_SIMULATIONS)
            chosen = found.move
        except OptionError:
            seed = derived_seed(self.seed, len(self.game.moments), 1)
            advisor = make_agent(self.game.rules.name, self.presenter.defaults.advisor, seed)
            chosen = advisor.choose(self.game.seen(seat))
        number = [move.id for move in self.game.legal(seat)].index(chosen) + 1
        self.shell.screen.paragraph(self.shell.text("cli-hint", move=table.move_name(number), number=number))
        if found is not None:
            self.shell.screen.show(*hint_lines(self.shell, self.game.rules, found))

    def _undo(self) -> None:
        """Return to the last decision of a person."""
        seats = [moment.step.seat for moment in self.game.moments]
        mine = [place for place, seat in enumerate(seats) if seat is not None and self.agents[seat] is None]
        if not mine:
            raise OptionError("play/nothing-to-undo")
        self.news = []
        self.game.go_back(mine[-1])
        self.shell.screen.paragraph(self.shell.text("cli-undone"))

    def _quit(self) -> None:
        raise StoppedError

    # ---- files

    @property
    def has_record(self) -> bool:
        """Whether the game has a record; a game started from a position has none."""
        return self.game.setup is not None

    @property
    def text(self) -> str:
        """The saved form of the game: its record, else its position."""
        if self.has_record:
            return replace(self.game.record, players=self.players).text
        return self.game.position + "\n"

    def _save(self, name: str) -> None:
        if not name:
            raise OptionError("usage/empty", option=self.shell.text("cli-file"))
        if name in self.saved:
            write(name, self.text)
        else:
            write_new(name, self.text)
            self.saved.add(name)
        self.shell.screen.show(self.shell.text("cli-saved", name=name))

    def autosave(self) -> None:
        """Save the record, so that a crash loses nothing."""
        if self.file:
            write(self.file, self.text)
