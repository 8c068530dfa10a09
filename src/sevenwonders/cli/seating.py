"""Who plays in a match: the agents that were named, and which of them has which seat."""

from typing import NamedTuple

from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.settings import seats_for
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import AnyRules


class Named(NamedTuple):
    """The agents as they were named, and for each seat which of them has it."""

    agents: tuple[str, ...]
    seating: tuple[int, ...]

    @property
    def by_seat(self) -> tuple[str, ...]:
        """The agent of each seat."""
        return tuple(self.agents[agent] for agent in self.seating)


def seated(rules: AnyRules, agents: str | None, players: int | None) -> Named:
    """Return who plays where: fewer agents than seats are repeated in their order. Raise OptionError.

    Where no agents are named, the first of those that the game usually has meets the last in all other seats.
    """
    specs = names_in(presenter_of(rules).habits.agents if agents is None else agents)
    seats = seats_for(rules, players, max(rules.fewest, min(len(specs), rules.most)))
    if agents is None:
        specs = specs[:seats]
        return Named(specs, tuple(min(seat, len(specs) - 1) for seat in range(seats)))
    if seats == 2 and len(specs) != 2:
        raise OptionError("simulate/two-agents", option="--agents", found=",".join(specs))
    if len(specs) > seats:
        raise OptionError("simulate/too-many-agents", option="--agents", found=str(len(specs)), players=seats)
    for spec in specs:
        new_agent(rules.name, spec)
    return Named(specs, tuple(seat % len(specs) for seat in range(seats)))


def names_in(agents: str) -> tuple[str, ...]:
    """Return the agents that are named between commas."""
    return tuple(spec.strip() for spec in agents.split(","))


def new_agent(game: str, spec: str, seed: int = 0) -> Agent:
    """Return the agent that a spec names; raise OptionError also if it is somebody's own and cannot be made."""
    try:
        return make_agent(game, spec, seed)
    except (AttributeError, TypeError) as error:
        if "." not in spec.partition(":")[0]:
            raise  # one of ours, which would be our fault
        raise OptionError("agent/program", found=spec, reason=str(error)) from error
