"""The agents of a match and their seats."""

from typing import NamedTuple

from sevenwonders.ai.agents import make_agent
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.settings import seats_for
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import AnyRules


class Lineup(NamedTuple):
    """Agent specs, and the index of the agent of each seat."""

    agents: tuple[str, ...]
    seating: tuple[int, ...]

    @property
    def by_seat(self) -> tuple[str, ...]:
        """The agent spec of each seat."""
        return tuple(self.agents[agent] for agent in self.seating)


def make_lineup(rules: AnyRules, agents: str | None, players: int | None) -> Lineup:
    """Assign agents to seats; fewer agents than seats repeat in order. Raise OptionError.

    Without `agents`, the first default agent plays against the last one in all other seats.
    """
    specs = split_specs(presenter_of(rules).defaults.agents if agents is None else agents)
    seats = seats_for(rules, players, max(rules.fewest, min(len(specs), rules.most)))
    if agents is None:
        specs = specs[:seats]
        return Lineup(specs, tuple(min(seat, len(specs) - 1) for seat in range(seats)))
    if seats == 2 and len(specs) != 2:
        raise OptionError("simulate/two-agents", option="--agents", found=",".join(specs))
    if len(specs) > seats:
        raise OptionError("simulate/too-many-agents", option="--agents", found=str(len(specs)), players=seats)
    for spec in specs:
        make_agent(rules.name, spec, 0)
    return Lineup(specs, tuple(seat % len(specs) for seat in range(seats)))


def split_specs(agents: str) -> tuple[str, ...]:
    """Split a comma-separated list of agent specs."""
    return tuple(spec.strip() for spec in agents.split(","))
