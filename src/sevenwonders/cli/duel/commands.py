"""The commands of the command line for Duel."""

from sevenwonders.cli.games import PlayOrder, ReplayOrder, ShowOrder, SimulateOrder, refuse
from sevenwonders.cli.shell import Shell

AGENTS = "mcts:1000,greedy"


def interview(shell: Shell) -> PlayOrder:
    """Ask a person how they want to play."""
    from sevenwonders.cli.duel import play as playing

    return playing.interview(shell)


def play(shell: Shell, order: PlayOrder) -> int:
    """Play a game at the terminal."""
    from sevenwonders.cli.duel import play as playing

    refuse("duel", players=order.players, sides=order.sides)
    return playing.play(shell, order)


def simulate(shell: Shell, order: SimulateOrder) -> int:
    """Let two agents play a match."""
    from sevenwonders.ai.duel.arena import Match
    from sevenwonders.cli.duel import simulate as simulating

    refuse("duel", players=order.players, sides=order.sides)
    agents = simulating.agents_of(AGENTS if order.agents is None else order.agents)
    match = Match(agents, order.games, order.seed, order.beginners, order.swap, order.record)
    return simulating.simulate(shell, match, jobs=order.jobs, json=order.json)


def replay(shell: Shell, order: ReplayOrder) -> int:
    """Go through a recorded game."""
    from sevenwonders.cli.duel.replay import show_replay

    return show_replay(shell, order.file, at=order.at, json=order.json, events=order.events)


def show(shell: Shell, order: ShowOrder) -> int:
    """Show a position."""
    from sevenwonders.cli.duel.show import show as show_position

    return show_position(shell, order.position, json=order.json)


def bench(shell: Shell, json: bool) -> int:
    """Measure the speed of the engine."""
    from sevenwonders.cli.duel.bench import measure, tell
    from sevenwonders.cli.json_text import write_json

    measured = measure()
    if json:
        write_json(measured)
    else:
        tell(shell, measured)
    return 0
