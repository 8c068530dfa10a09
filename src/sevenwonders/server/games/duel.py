"""Duel as tables see it. It has no secrets: every seat and every spectator sees the same."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Event, Pending
from sevenwonders.core.rng import Rng
from sevenwonders.duel import game, position, record
from sevenwonders.duel import view as views
from sevenwonders.duel.draws import Chance
from sevenwonders.duel.moves import move_of
from sevenwonders.duel.notation import SEAT_NAMES, SUFFIX, chance_text, move_text, parse_chance, parse_move
from sevenwonders.duel.state import State
from sevenwonders.server.games.face import Option, Script, Setting, Settings, Step, Turn, checked

SEATS: Final = 2
RANDOM: Final = "random"


class Duel:
    """The face of Duel."""

    name = "duel"
    least = most = SEATS
    suffix = SUFFIX
    has_secrets = False
    options: tuple[Option, ...] = (
        Option("beginners", default=False),
        Option("first", default=RANDOM, choices=(RANDOM, *SEAT_NAMES)),
        Option("bonus", default=0, least=0, most=game.MOST_BONUS),
    )
    levels: Mapping[str, str] = MappingProxyType(
        {
            "beginner": "random",
            "easy": "greedy",
            "medium": "mcts:300",
            "hard": "mcts:0.4s",
            "expert": "mcts:2s",
        }
    )

    def settle_settings(self, seats: int, chosen: Settings, rng: Rng) -> dict[str, Setting]:
        """Return the settings of a new table in full; who is first may be left to chance."""
        if seats != SEATS:
            raise OptionError("table/seat-count", found=seats, least=SEATS, most=SEATS)
        settings = checked(self.options, chosen, seats)
        if settings["first"] == RANDOM:
            settings["first"] = SEAT_NAMES[rng.below(SEATS)]
        return settings

    def turned(self, seats: int, settings: Settings) -> dict[str, Setting]:
        """Return the settings of a rematch: the other seat begins."""
        other = 1 - SEAT_NAMES.index(str(settings["first"]))
        return {**settings, "first": SEAT_NAMES[other]}

    def new(self, seats: int, settings: Settings) -> State:
        """Return the first state."""
        return game.new(_setup(settings))

    def pending(self, state: State) -> Pending:
        """Return what the game waits for."""
        return game.pending(state)

    def play(self, state: State, seat: int, move: int | str) -> Turn[State]:
        """Take a seat's move, given by its number or its text."""
        chosen = parse_move(state, move) if isinstance(move, str) else move_of(move)
        after, events = game.play(state, seat, chosen)
        return Turn(Step(seat, move_text(state, chosen)), after, events)

    def settle(self, state: State, rng: Rng) -> Turn[State]:
        """Take the draw that nature owes."""
        return _drawn(state, game.sample(state, rng))

    def take(self, state: State, step: Step) -> Turn[State]:
        """Take a step of a record."""
        if step.seat is None:
            return _drawn(state, parse_chance(step.text))
        return self.play(state, step.seat, step.text)

    def view(self, state: State, seat: int | None) -> views.View:
        """Return what everybody sees, with the seat's legal moves."""
        return views.view(state, seat)

    def events(self, turn: Turn[State], seat: int | None) -> Sequence[Event]:
        """Return what happened: all that there is."""
        return turn.events

    def record(self, script: Script, *, running: bool) -> str:
        """Return the text of a record."""
        steps: list[record.Step] = []
        state = self.new(script.seats, script.settings)
        for step in script.steps:
            steps.append(parse_chance(step.text) if step.seat is None else parse_move(state, step.text))
            state = self.take(state, step).state
        players = {SEAT_NAMES[seat]: name for seat, name in script.players.items()}
        return record.record_text(record.Record(_setup(script.settings), tuple(steps), players))

    def read_record(self, text: str) -> Script:
        """Return the game that a record tells."""
        told = record.parse_record(text)
        settings: dict[str, Setting] = {
            "beginners": told.setup.beginners,
            "first": SEAT_NAMES[told.setup.first],
            "bonus": told.setup.bonus,
        }
        steps = []
        for moment in record.replay(told):
            if isinstance(moment.step, Chance):
                steps.append(Step(None, chance_text(moment.before, moment.step)))
            else:
                steps.append(Step(moment.before.active, move_text(moment.before, moment.step)))
        players = {SEAT_NAMES.index(seat): name for seat, name in told.players.items()}
        return Script(SEATS, settings, tuple(steps), players)

    def position(self, state: State) -> str:
        """Return the state as one line."""
        return position.position_text(state)

    def read_position(self, text: str) -> State:
        """Return the state that a line says."""
        return position.parse_position(text)

    def seats(self, state: State) -> int:
        """Return how many sit at the table."""
        return SEATS

    def brief(self, state: State, seat: int) -> str:
        """Return all that an agent may know: the position."""
        return position.position_text(state)

    def choose(self, brief: str, spec: str, seed: int) -> str:
        """Return the move of the agent that a spec names."""
        from sevenwonders.ai.duel.agents import make_agent

        state = position.parse_position(brief)
        return move_text(state, make_agent(spec, seed).choose(state))

    def fallback(self, state: State, seat: int) -> str:
        """Return a move that makes sense, at once."""
        from sevenwonders.ai.duel.greedy import GreedyAgent

        return move_text(state, GreedyAgent().choose(state))


def _setup(settings: Settings) -> game.Setup:
    first = SEAT_NAMES.index(str(settings["first"]))
    return game.Setup(bool(settings["beginners"]), first, int(settings["bonus"]))


def _drawn(state: State, drawn: Chance) -> Turn[State]:
    after, events = game.settle(state, drawn)
    return Turn(Step(None, chance_text(state, drawn)), after, events, reveals=True)
