"""`sevenwonders replay`: a record step by step, as a list of events, or after one step."""

from dataclasses import dataclass
from typing import Annotated, Any

from cyclopts import Parameter

from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import AnyRecord, open_record
from sevenwonders.cli.parameters import Json, flag, number
from sevenwonders.cli.presenter import names_of, presenter_of
from sevenwonders.cli.screen import Span, StoppedError, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.show import described, show_state
from sevenwonders.cli.source import file_source
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import SEAT_NAMES, Over
from sevenwonders.core.record import Moment
from sevenwonders.core.record import replay as moments_of

AnyMoment = Moment[Any, Any, Any, Any]


def replay(
    shell: Shell,
    file: Annotated[str, Parameter(help="cli-option-file")],
    /,
    *,
    at: Annotated[int | None, number("cli-option-at")] = None,
    events: Annotated[bool, flag("cli-option-events")] = False,
    json: Json = False,
) -> int:
    """Replay a record; return the exit code."""
    record = open_record(shell, file_source(file, "FILE"))
    viewer = RecordViewer(shell, record, tuple(moments_of(record)))
    if at is not None and not 0 <= at <= viewer.last:
        raise OptionError("replay/step", option="--at", found=str(at), most=viewer.last)
    end = viewer.last if at is None else at
    if json:
        write_json(viewer.as_data(end, events=events))
    elif events or (at is None and not shell.screen.is_terminal):
        viewer.list_events(end)
    elif at is not None:
        viewer.show(at)
    else:
        viewer.browse()
    return 0


@dataclass(frozen=True, slots=True)
class RecordViewer:
    """Shows a record with all its steps."""

    shell: Shell
    record: AnyRecord
    moments: tuple[AnyMoment, ...]

    @property
    def last(self) -> int:
        """The number of steps."""
        return len(self.moments)

    def state(self, at: int) -> Any:
        """Return the state after `at` steps."""
        return self.moments[at - 1].after if at else self.record.rules.new(self.record.setup)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return names_of(self.record.players, self.record.rules.seats(self.state(0)))

    # ---- on the screen

    def show(self, at: int) -> None:
        """Print the table after `at` steps."""
        show_state(self.shell, self.record.rules, self.state(at), self.names)

    def list_events(self, end: int) -> None:
        """Print the events of the first `end` steps and the resulting table."""
        for at in range(1, end + 1):
            self._show_step(at)
        self.shell.screen.show("")
        self.show(end)

    def _show_step(self, at: int) -> None:
        words = presenter_of(self.record.rules).words(self.shell.translation, self.names)
        text = " ".join(words.event(event) for event in self.moments[at - 1].events)
        self.shell.screen.paragraph(text, indent=f"{at:>4} ")

    def browse(self) -> None:
        """Step interactively: Enter forward, b back, a number to jump, q to quit."""
        screen, at = self.shell.screen, 0
        while True:
            screen.show("")
            self._show_moment(at)
            prompt = self.shell.text("cli-replay-prompt", at=at, last=self.last)
            try:
                typed = screen.ask(f"{prompt} ").strip().lower()
            except StoppedError:
                return
            if typed in ("q", "quit") or (not typed and at == self.last):
                return
            if typed in ("b", "back"):
                at = max(0, at - 1)
            elif typed.isascii() and typed.isdigit():
                at = min(self.last, int(typed[:6]))
            elif not typed:
                at += 1
            else:
                screen.paragraph(self.shell.text("cli-replay-help"))

    def _show_moment(self, at: int) -> None:
        """Print the step number `at` and the table after it."""
        if at:
            self.shell.screen.show(line(Span(f"{at}/{self.last}  {step_line(self.moments[at - 1])}", "faint")))
            self._show_step(at)
        self.show(at)

    # ---- as data

    def as_data(self, at: int, *, events: bool) -> dict[str, Any]:
        """Return the state after `at` steps as JSON-ready data, optionally with all events before it."""
        rules, final = self.record.rules, self.state(self.last)
        data = described(rules, self.state(at)) | {
            "setup": {"players": rules.seats(final), **rules.settings(self.record.setup)},
            "names": dict(self.record.players),
            "at": at,
            "steps": self.last,
            "result": rules.result_text(final) if isinstance(rules.pending(final), Over) else None,
        }
        if events:
            steps = enumerate(self.moments[:at], start=1)
            data["events"] = [_step_data(number, moment) for number, moment in steps]
        return data


def step_line(moment: AnyMoment) -> str:
    """Return a step in the notation of records, with its seat."""
    seat = moment.step.seat
    return f"{'*' if seat is None else SEAT_NAMES[seat]} {moment.text}"


def _step_data(number: int, moment: AnyMoment) -> dict[str, Any]:
    return {
        "step": number,
        "seat": moment.step.seat,
        "text": step_line(moment),
        "events": [{"key": event.key, "args": dict(event.args)} for event in moment.events],
    }
