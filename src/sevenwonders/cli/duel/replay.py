"""A recorded game on the screen: step by step, as a story, or at one moment of it."""

from dataclasses import dataclass
from typing import Any

from sevenwonders.cli.duel.opening import open_record
from sevenwonders.cli.duel.show import described, show_state
from sevenwonders.cli.duel.words import Words
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import Source
from sevenwonders.cli.walk import walk
from sevenwonders.core.errors import OptionError
from sevenwonders.duel import game
from sevenwonders.duel.draws import Chance
from sevenwonders.duel.notation import SEAT_NAMES, chance_text, move_text
from sevenwonders.duel.record import Moment, Record, replay, result_text
from sevenwonders.duel.state import State


@dataclass(frozen=True, slots=True)
class Story:
    """A record with every moment of it."""

    record: Record
    moments: tuple[Moment, ...]

    def state(self, step: int) -> State:
        """Return the state after so many steps."""
        return self.moments[step - 1].after if step else game.new(self.record.setup)

    @property
    def names(self) -> tuple[str, str]:
        """The players' names by seat."""
        first, second = (self.record.players.get(seat, seat) for seat in SEAT_NAMES)
        return first, second


def show_replay(shell: Shell, source: Source, *, at: int | None, json: bool, events: bool) -> int:
    """Replay a record as wished; return the exit code."""
    record = open_record(shell, source)
    story = Story(record, tuple(replay(record)))
    if at is not None and not 0 <= at <= len(story.moments):
        raise OptionError("replay/step", option="--at", found=str(at), most=len(story.moments))
    if json:
        write_json(_as_data(story, len(story.moments) if at is None else at, events=events))
    elif events or (at is None and not shell.screen.is_terminal):
        _tell(shell, story, len(story.moments) if at is None else at)
    elif at is not None:
        show_state(shell, story.state(at), story.names)
    else:
        walk(shell, len(story.moments), lambda at: _show_moment(shell, story, at))
    return 0


def step_text(moment: Moment) -> str:
    """Return a step in the notation of records, with the seat that made it."""
    if isinstance(moment.step, Chance):
        return f"* {chance_text(moment.before, moment.step)}"
    return f"{SEAT_NAMES[moment.before.active]} {move_text(moment.before, moment.step)}"


def _as_data(story: Story, at: int, *, events: bool) -> dict[str, Any]:
    setup = story.record.setup
    data: dict[str, Any] = {
        **described(story.state(at)),
        "setup": {"beginners": setup.beginners, "first": setup.first, "bonus": setup.bonus},
        "players": dict(story.record.players),
        "at": at,
        "steps": len(story.moments),
        "result": result_text(story.state(len(story.moments))),
    }
    if events:
        data["events"] = [
            {
                "step": number,
                "seat": None if isinstance(moment.step, Chance) else moment.before.active,
                "text": step_text(moment),
                "events": [{"key": event.key, "args": dict(event.args)} for event in moment.events],
            }
            for number, moment in enumerate(story.moments[:at], start=1)
        ]
    return data


def _tell(shell: Shell, story: Story, at: int) -> None:
    """Tell what happened, a paragraph for each step, and show where it led."""
    for number in range(1, at + 1):
        _tell_step(shell, story, number)
    shell.screen.show("")
    show_state(shell, story.state(at), story.names)


def _tell_step(shell: Shell, story: Story, number: int) -> None:
    words = Words(shell.translation, story.names)
    told = " ".join(words.event(event) for event in story.moments[number - 1].events)
    shell.screen.say(told, indent=f"{number:>4} ")


def _show_moment(shell: Shell, story: Story, at: int) -> None:
    """Show the table after so many steps, and the step that led there."""
    if at:
        step = f"{at}/{len(story.moments)}  {step_text(story.moments[at - 1])}"
        shell.screen.show(line(Span(step, "faint")))
        _tell_step(shell, story, at)
    show_state(shell, story.state(at), story.names)
