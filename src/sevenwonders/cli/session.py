"""A game at the terminal: people at one keyboard, and agents, each of whom sees what their seat may see."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.cli.presenter import Answers, Command, Look, Presenter, Table, names_of
from sevenwonders.cli.screen import Span, StoppedError, line, wrapped
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import write, write_new
from sevenwonders.cli.spoken import numbered
from sevenwonders.cli.words import Words
from sevenwonders.core.errors import GameError, MoveError, OptionError, TextError
from sevenwonders.core.game import Game
from sevenwonders.core.record import Moment
from sevenwonders.core.seeds import derived_seed

MARGIN: Final = 16  # columns of the commands that `help` lists

AnyGame = Game[Any, Any, Any, Any]
AnyMoment = Moment[Any, Any, Any, Any]


@dataclass
class Session:
    """One game with all that is needed to go on, to go back and to save."""

    shell: Shell
    presenter: Presenter
    game: AnyGame
    agents: tuple[Agent | None, ...]  # by seat; None where a person sits
    players: Mapping[str, str]  # names of agents, and of people if they are known, by the letter of the seat
    seed: int
    told: int = 0  # the steps at the beginning that need not be told
    file: str | None = None  # where the record is kept
    saved: set[str] = field(default_factory=set)
    person: int | None = None  # the seat of whoever is at the keyboard, where others must not see what they see
    news: list[str] = field(default_factory=list)  # what has happened since people began to choose
    has_chosen: bool = False  # somebody has, so that what happens next is new

    def __post_init__(self) -> None:
        people = [seat for seat, agent in enumerate(self.agents) if agent is None]
        self.names = names_of(self.players, len(self.agents))
        self.reader = people[0] if len(people) == 1 else None  # who can be called "you" all the time
        self.hides = self.game.rules.has_secrets and len(people) > 1

    # ---- the course of the game

    def run(self) -> None:
        """Play until the game is over; raise StoppedError if a person stops before."""
        self._tell(self.game.moments[self.told :])
        while not self.game.is_over:
            # People answer first: what the agents do, and whether they have, cannot be read from the screen.
            asked = self.game.asked
            seat = next((seat for seat in asked if self.agents[seat] is None), asked[0])
            agent = self.agents[seat]
            if agent is None:
                move = self._ask(seat)
                if move is None:
                    continue  # a move was taken back, so someone else may be asked
                self.has_chosen = True
            else:
                with self.shell.screen.waiting(self.shell.text("cli-thinking", player=self.names[seat])):
                    move = agent.choose(self.game.seen(seat))
            before = len(self.game.moments)
            self.game.play(move, seat)
            self._tell(self.game.moments[before:])
            self.keep()
        table = self.presenter.table(self._look(self.reader, self.reader))
        self.shell.screen.show("", *table.lines(full=True))

    def _tell(self, moments: Iterable[AnyMoment]) -> None:
        words = self._words(self.reader)
        for moment in moments:
            for said in words.paragraphs(moment.events):
                if self.has_chosen:
                    self.news, self.has_chosen = [], False
                self.news.append(said)
                self.shell.screen.say(said, indent=f"{self.shell.screen.glyphs.arrow} ")

    def _words(self, reader: int | None) -> Words:
        return self.presenter.words(self.shell.translation, self.names, reader)

    def _look(self, seat: int | None, reader: int | None) -> Look:
        return Look(self.shell, self.game.rules, self.game.state, self.names, seat, reader)

    # ---- a person's decision

    def _ask(self, seat: int) -> Any:
        """Return the move that a person chooses, None if one was taken back; other commands are answered."""
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
                self.shell.complain(error, inside=True)
                continue
            if move is not None or len(self.game.moments) != before:
                return move

    def _hand_over(self, seat: int) -> None:
        """Let another person come to the keyboard; the screen keeps what all may know, and nothing else."""
        screen = self.shell.screen
        if screen.clear():
            for said in self.news:
                screen.say(said, indent=f"{screen.glyphs.arrow} ")
        screen.show("")
        prompt = self.shell.text("cli-hand-over", player=self.names[seat])
        if screen.ask(f"{prompt} ").strip().lower() == "quit":
            raise StoppedError
        self.person = seat

    def _answer(self, typed: str, seat: int, answers: Answers) -> Any:
        word, _, rest = typed.partition(" ")
        commands = self._commands(seat, answers)
        if not typed:
            word = "table"
        if not rest.strip() and (move := numbered(word, self.game.rules.legal(self.game.state, seat))) is not None:
            return move
        if word.lower() in commands:
            commands[word.lower()].answer(rest.strip())
            return None
        return self._spoken(typed, seat, answers, commands)

    def _spoken(self, typed: str, seat: int, answers: Answers, commands: Iterable[str]) -> Any:
        """Return the move that a text says, with letters, labels and translated names allowed for ids."""
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
            # The columns are those of the text as it was typed only if nothing was replaced in it.
            column = error.details.get("column", 1) if text == typed else place
            raise TextError(error.key, **{**error.details, "text": typed, "column": column}) from error
        if move not in rules.legal(state, seat):
            raise answers.refusal(move) or MoveError("play/illegal", move=typed)
        return move

    # ---- commands

    def _commands(self, seat: int, answers: Answers) -> dict[str, Command]:
        screen, table = self.shell.screen, answers.table
        return {
            "help": Command("help", "cli-play-help", lambda _: self._help(seat, answers)),
            "table": Command("table", "cli-play-table", lambda _: screen.show("", *table.lines())),
            **answers.commands,
            "hint": Command("hint", "cli-play-hint", lambda _: self._hint(seat, table)),
            "undo": Command("undo", "cli-play-undo", lambda _: self._undo()),
            "save": Command(f"save {self.shell.text('cli-file')}", "cli-play-save", self._save),
            "quit": Command("quit", "cli-play-quit", lambda _: self._quit()),
        }

    def _help(self, seat: int, answers: Answers) -> None:
        screen, text = self.shell.screen, self.shell.text
        screen.say(text("cli-play-intro"))
        for command in self._commands(seat, answers).values():
            first, *more = wrapped(text(command.message), screen.width - MARGIN)
            screen.show(line(Span(f"  {command.usage:<{MARGIN - 2}}", "key"), first))
            screen.show(*(" " * MARGIN + entry for entry in more))
        answers.explain()

    def _hint(self, seat: int, table: Table) -> None:
        rules, seed = self.game.rules, derived_seed(self.seed, len(self.game.moments), 1)
        chosen = make_agent(rules.name, self.presenter.habits.advisor, seed).choose(self.game.seen(seat))
        number = [move.id for move in self.game.legal(seat)].index(chosen) + 1
        self.shell.screen.say(self.shell.text("cli-hint", move=table.said(number), number=number))

    def _undo(self) -> None:
        """Go back to the last decision that a person made."""
        seats = [moment.step.seat for moment in self.game.moments]
        mine = [place for place, seat in enumerate(seats) if seat is not None and self.agents[seat] is None]
        if not mine:
            raise OptionError("play/nothing-to-undo")
        self.news = []
        self.game.go_back(mine[-1])
        self.shell.screen.say(self.shell.text("cli-undone"))

    def _quit(self) -> None:
        raise StoppedError

    # ---- files

    @property
    def has_record(self) -> bool:
        """Whether the game is known from its beginning; one that began from a position is not."""
        return self.game.setup is not None

    @property
    def text(self) -> str:
        """The game as it is saved: its record, else its position."""
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

    def keep(self) -> None:
        """Write the record after every move, so that nothing is lost whatever happens."""
        if self.file:
            write(self.file, self.text)
