"""7 Wonders as tables see it. Hands and choices are secret: what leaves a table is made for one seat's eyes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sevenwonders.classic import game, ids, position, record
from sevenwonders.classic import view as views
from sevenwonders.classic.cards import BOARD_IDS
from sevenwonders.classic.draws import Chance
from sevenwonders.classic.moves import move_of
from sevenwonders.classic.notation import SEAT_NAMES, SUFFIX, chance_text, move_text, parse_chance, parse_move
from sevenwonders.classic.seen import seen, unpack_text
from sevenwonders.classic.state import State
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Event, Pending
from sevenwonders.core.rng import Rng
from sevenwonders.server.games.face import Option, Script, Setting, Settings, Step, Turn, checked

BOARDS: Final = "boards"
RANDOM: Final = "random"


class Classic:
    """The face of 7 Wonders."""

    name = "classic"
    least = ids.FEWEST_SEATS
    most = ids.MOST_SEATS
    suffix = SUFFIX
    has_secrets = True
    options: tuple[Option, ...] = (
        Option("sides", default="choose", choices=game.SIDE_RULES),
        Option(BOARDS, default=RANDOM, choices=(RANDOM, *BOARD_IDS), is_for_each_seat=True),
    )
    # All bots of a table are asked at once, six at most, and there may be one process to think for them all.
    levels: Mapping[str, str] = MappingProxyType(
        {
            "beginner": "random",
            "easy": "greedy",
            "medium": "mcts:100",
            "hard": "mcts:0.1s",
            "expert": "mcts:0.3s",
        }
    )

    def settle_settings(self, seats: int, chosen: Settings, rng: Rng) -> dict[str, Setting]:
        """Return the settings of a new table in full. If some boards are chosen, the others are drawn now."""
        if not self.least <= seats <= self.most:
            raise OptionError("table/seat-count", found=seats, least=self.least, most=self.most)
        settings = checked(self.options, chosen, seats)
        if boards := _boards(settings):
            left = [name for name in BOARD_IDS if name not in boards]
            settled = [left.pop(rng.below(len(left))) if name == RANDOM else name for name in boards]
            settings[BOARDS] = " ".join(settled)
            _setup(seats, settings)  # refuses a board that two have chosen
        return settings

    def turned(self, seats: int, settings: Settings) -> dict[str, Setting]:
        """Return the settings of a rematch: nobody begins, but boards that were chosen move on by one seat."""
        boards = _boards(settings)
        return {**settings, BOARDS: " ".join((*boards[-1:], *boards[:-1])) or RANDOM}

    def new(self, seats: int, settings: Settings) -> State:
        """Return the first state."""
        return game.new(_setup(seats, settings))

    def pending(self, state: State) -> Pending:
        """Return what the game waits for."""
        return game.pending(state)

    def play(self, state: State, seat: int, move: int | str) -> Turn[State]:
        """Take a seat's move, given by its number or its text. It is sealed until the last seat has chosen."""
        chosen = parse_move(state, move, seat) if isinstance(move, str) else move_of(move)
        after, events = game.play(state, seat, chosen)
        sealed = after.chosen[seat] != ids.NOTHING
        return Turn(Step(seat, move_text(state, chosen)), after, events, sealed=sealed, reveals=not sealed)

    def settle(self, state: State, rng: Rng) -> Turn[State]:
        """Take the draw that nature owes."""
        return _drawn(state, game.sample(state, rng))

    def take(self, state: State, step: Step) -> Turn[State]:
        """Take a step of a record."""
        if step.seat is None:
            return _drawn(state, parse_chance(step.text))
        return self.play(state, step.seat, step.text)

    def view(self, state: State, seat: int | None) -> views.View:
        """Return what the seat or a spectator sees; after the end also what lay face down."""
        return replace(views.view(state, seat), uncovered=views.uncovered(state))

    def events(self, turn: Turn[State], seat: int | None) -> Sequence[Event]:
        """Return what happened: events are public, and views tell each seat the rest."""
        return turn.events

    def record(self, script: Script, *, running: bool) -> str:
        """Return the text of a record; while the game is running, only what a spectator may know."""
        steps: list[record.Step] = []
        state = self.new(script.seats, script.settings)
        for step in script.steps:
            if step.seat is None:
                steps.append(parse_chance(step.text))
            else:
                steps.append(record.Played(step.seat, parse_move(state, step.text, step.seat)))
            state = self.take(state, step).state
        players = {SEAT_NAMES[seat]: name for seat, name in script.players.items()}
        whole = record.Record(_setup(script.seats, script.settings), tuple(steps), players)
        return record.public_text(whole) if running else record.record_text(whole)

    def read_record(self, text: str) -> Script:
        """Return the game that a record tells."""
        told = record.parse_record(text)
        settings: dict[str, Setting] = {"sides": told.setup.sides, BOARDS: " ".join(told.setup.boards) or RANDOM}
        steps = []
        for moment in record.replay(told):
            if isinstance(moment.step, record.Played):
                steps.append(Step(moment.step.seat, move_text(moment.before, moment.step.move)))
            else:
                steps.append(Step(None, chance_text(moment.before, moment.step)))
        players = {SEAT_NAMES.index(seat): name for seat, name in told.players.items()}
        return Script(told.setup.players, settings, tuple(steps), players)

    def position(self, state: State) -> str:
        """Return the state as one line, secrets and all."""
        return position.position_text(state)

    def read_position(self, text: str) -> State:
        """Return the state that a line says."""
        return position.parse_position(text)

    def seats(self, state: State) -> int:
        """Return how many sit at the table."""
        return state.players

    def brief(self, state: State, seat: int) -> str:
        """Return all that an agent may know: what its seat sees."""
        return seen(state, seat).text()

    def choose(self, brief: str, spec: str, seed: int) -> str:
        """Return the move of the agent that a spec names."""
        from sevenwonders.ai.classic.agents import make_agent

        found = unpack_text(brief)
        return move_text(found.table, make_agent(spec, seed).choose(found))

    def fallback(self, state: State, seat: int) -> str:
        """Return a move that makes sense, at once."""
        from sevenwonders.ai.classic.greedy import GreedyAgent

        return move_text(state, GreedyAgent().choose(seen(state, seat)))


def _boards(settings: Settings) -> tuple[str, ...]:
    """Return the boards that are chosen, by seat; none if all are drawn when the game starts."""
    boards = tuple(str(settings.get(BOARDS, RANDOM)).split())
    return () if set(boards) == {RANDOM} else boards


def _setup(seats: int, settings: Settings) -> game.Setup:
    return game.Setup(seats, _boards(settings), str(settings["sides"]))


def _drawn(state: State, drawn: Chance) -> Turn[State]:
    after, events = game.settle(state, drawn)
    return Turn(Step(None, chance_text(state, drawn)), after, events, reveals=True)
