"""External bots: programs as agents over standard input and output (docs/bots.md).

`BotAgent` runs a program as an agent; its spec is ``bot:COMMAND``. `converse` is the other direction: one of our agents
answers an external program. Each line is one message. A seat's knowledge is sent as a position in which `?` stands for
a hidden card; in games with secrets a second line, `seen`, adds the seat's memory.
"""

import atexit
import os
import shlex
import signal
import subprocess
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final

from sevenwonders.ai.agents import Agent, Candidate, Verdict, legal_ids, make_agent
from sevenwonders.ai.game_support import loaded, support_of
from sevenwonders.core.errors import GameError, OptionError
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules, Seen
from sevenwonders.core.registry import rules_of

PROTOCOL: Final = "sevenwonders 1"
TIMEOUT: Final = 60.0  # seconds for a whole answer, however many lines precede it
MAX_LINE: Final = 10_000  # characters of one line of a program
MAX_WAITING: Final = 10_000  # unread lines of a program
MAX_REASON: Final = 200  # characters of a program's text in an error message
MAX_ANSWER: Final = 60  # characters of a wrong answer in an error message
JOIN_SECONDS: Final = 1.0  # a process that left the group can keep the output open
MAX_DIGITS: Final = 9  # of a move id; Python refuses to parse integers of some thousand digits


# ---- external program as agent


class Program:
    """A running bot process; several agents may share it."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # its children are killed with it; has no effect on Windows
            )
        except (OSError, ValueError) as error:
            raise OptionError("agent/program", found=command, reason=str(error)) from error
        self.lines: Queue[str] = Queue()
        self.playing: object = None  # the agent whose game was announced last
        self.name = command
        self.listener = Thread(target=self._listen, daemon=True)
        self.listener.start()
        self.send(PROTOCOL)
        deadline = time.monotonic() + TIMEOUT
        while (line := self.receive(deadline)) != "ready":
            if line.startswith("name "):
                self.name = printable(line.removeprefix("name "))

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as output:
            while line := output.readline(MAX_LINE):
                if len(line) == MAX_LINE and not line.endswith("\n"):
                    self.lines.put(f"error it sent a line of {MAX_LINE} characters or more")
                    return
                if self.lines.qsize() >= MAX_WAITING:
                    self.lines.put(f"error it sent {MAX_WAITING} lines more than were read")
                    return
                self.lines.put(line.strip())
        self.lines.put("error it has ended")

    def send(self, *lines: str) -> None:
        """Write lines to the program."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write("".join(f"{line}\n" for line in lines))
            self.process.stdin.flush()
        except OSError as error:
            raise self.failed(self._last_error()) from error

    def _last_error(self) -> str:
        """Return the text of the first unread `error` line; the listener adds one at the end of the output."""
        self.listener.join(JOIN_SECONDS)
        errors = (line.removeprefix("error ") for line in list(self.lines.queue) if line.startswith("error "))
        return next(errors, "it has ended")

    def receive(self, deadline: float) -> str:
        """Return the next line.

        Raises OptionError for an `error` line, or if no line arrives before `deadline` (of `time.monotonic`).
        """
        if (remaining := deadline - time.monotonic()) <= 0:
            raise self.failed("it does not answer")
        try:
            line = self.lines.get(timeout=remaining)
        except Empty as error:
            raise self.failed("it does not answer") from error
        if line.startswith("error "):
            raise self.failed(line.removeprefix("error "))
        return line

    def answer(self, start: str) -> str:
        """Skip to the next line that starts with the word `start` and return its rest."""
        deadline = time.monotonic() + TIMEOUT
        while not (line := self.receive(deadline)).startswith(f"{start} "):
            pass
        return line.removeprefix(f"{start} ")

    def stop(self) -> None:
        """Kill the program and its children."""
        _running.pop(self.command, None)
        if os.name == "posix":
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait()
        self.listener.join(JOIN_SECONDS)
        assert self.process.stdin is not None
        with suppress(OSError):  # unread input is discarded
            self.process.stdin.close()

    def failed(self, reason: str) -> OptionError:
        """Kill the program and return the error with the reason."""
        self.stop()
        return OptionError("agent/program", found=self.command, reason=printable(reason))


def printable(text: str) -> str:
    """Return a program's text without control characters, cut to `MAX_REASON` characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:MAX_REASON])


_running: Final[dict[str, Program]] = {}


def _program(command: str) -> Program:
    if command not in _running:
        _running[command] = Program(command)
    return _running[command]


@atexit.register
def stop_all() -> None:
    """Kill all running programs."""
    for program in list(_running.values()):
        program.stop()


class BotAgent:
    """A seat played by an external program."""

    def __init__(self, game: str, command: str, seed: int) -> None:
        self.rules = rules_of(game)
        self.program = _program(command)
        self.name = self.program.name
        self.seed = seed

    def choose(self, seen: Seen[Any]) -> int:
        """Return the program's move; the game checks its legality."""
        numbers = legal_ids(seen)
        if self.program.playing is not self:
            self.program.send(f"new {self.rules.name} seat {SEAT_NAMES[seen.seat]} seed {self.seed}")
            self.program.playing = self
        self.program.send(*question(self.rules, seen, numbers), "go")
        answer = self.program.answer("move")
        if not (answer.isascii() and answer.isdigit() and len(answer) <= MAX_DIGITS):
            raise self.program.failed(f"it answered “{answer[:MAX_ANSWER]}” instead of the number of a move")
        return int(answer)

    def analyse(self, seen: Seen[Any]) -> Verdict:
        """Return a verdict with the program's move only."""
        return Verdict(seen.seat, (Candidate(self.choose(seen), 0, ()),))


def question(rules: AnyRules, seen: Seen[Any], numbers: Iterable[int]) -> list[str]:
    """Return the message lines with the seat's knowledge and its legal moves."""
    protocol = support_of(rules.name).bot_protocol
    if protocol is None:
        lines = [f"position {rules.position_text(seen.state)}"]
    else:
        known: Any = seen
        lines = [f"position {loaded(protocol).known_position(known)}", f"seen {known.text()}"]
    legal = "; ".join(f"{number} {rules.move_text(seen.state, rules.move_of(number))}" for number in numbers)
    return [*lines, f"legal {legal}"]


def make_duel(argument: str, seed: int) -> BotAgent:
    """Return a program that plays Duel; the argument is its command."""
    return _made("duel", argument, seed)


def make_classic(argument: str, seed: int) -> BotAgent:
    """Return a program that plays 7 Wonders; the argument is its command."""
    return _made("classic", argument, seed)


def _made(game: str, command: str, seed: int) -> BotAgent:
    if not command.strip():
        raise OptionError("agent/program", found="bot:", reason="bot:COMMAND")
    return BotAgent(game, command.strip(), seed)


# ---- our agent for an external program


class Conversation:
    """Protocol session of one of our agents; ignores unknown words and answers faults with `error`."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.game = "duel"
        self.seat = 0
        self.agent: Agent | None = None
        self.seen: Seen[Any] | None = None

    def reply(self, line: str) -> list[str]:
        """Return the response lines to a message."""
        word, _, rest = line.strip().partition(" ")
        known: dict[str, Callable[[str], list[str]]] = {
            "sevenwonders": self._hello,
            "new": self._new,
            "position": self._position,
            "seen": self._memory,
            "legal": lambda _: [],
            "go": self._go,
        }
        if word not in known:
            return []
        try:
            return known[word](rest)
        except GameError as error:
            return [f"error {error.key} {error.sentence}".replace("\n", " ")]
        except ValueError as error:
            return [f"error {error}".replace("\n", " ")]

    def _hello(self, rest: str) -> list[str]:
        if rest != PROTOCOL.split()[1]:
            raise ValueError(f"this is {PROTOCOL}, not {rest}")
        return [f"name sevenwonders {self.spec}", "ready"]

    def _new(self, rest: str) -> list[str]:
        words = rest.split()
        if len(words) != 5 or words[1] != "seat" or words[3] != "seed" or words[2] not in tuple(SEAT_NAMES):
            raise ValueError("new GAME seat SEAT seed NUMBER")
        game = rules_of(words[0]).name
        self.agent = make_agent(game, self.spec, int(words[4]))
        self.game, self.seat, self.seen = game, SEAT_NAMES.index(words[2]), None
        return []

    def _position(self, rest: str) -> list[str]:
        self.seen = None  # invalidate the previous position even if this one is malformed
        rules = rules_of(self.game)
        # Hide everything from the agent that its seat cannot see, even if the position contains it.
        protocol = support_of(self.game).bot_protocol
        position = rest if protocol is None else loaded(protocol).without_memories(rest)
        self.seen = rules.seen(rules.parse_position(position), self.seat)
        return []

    def _memory(self, rest: str) -> list[str]:
        protocol = support_of(self.game).bot_protocol
        if protocol is not None:
            self.seen = None
            self.seen = loaded(protocol).unpacked(rest, self.seat)
        return []

    def _go(self, rest: str) -> list[str]:  # noqa: ARG002 - the spec sets the time limit
        if self.seen is None:
            raise ValueError("no position was given")
        if self.agent is None:
            self.agent = make_agent(self.game, self.spec, 0)
        return [f"move {self.agent.choose(self.seen)}"]


def converse(spec: str, source: Iterable[str], sink: IO[str]) -> None:
    """Process messages until `quit` or end of input."""
    conversation = Conversation(spec)
    for line in source:
        if line.strip() == "quit":
            return
        for answer in conversation.reply(line):
            sink.write(f"{answer}\n")
        sink.flush()
