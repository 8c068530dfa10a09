"""The commands of the command line for 7 Wonders with three to seven players."""

from sevenwonders.cli.games import PlayOrder, ReplayOrder, ShowOrder, SimulateOrder, refuse
from sevenwonders.cli.shell import Shell


def interview(shell: Shell) -> PlayOrder:
    """Return how a person wants to play: as usual, for nothing is asked."""
    del shell
    return PlayOrder()


def play(shell: Shell, order: PlayOrder) -> int:
    """Play a game at the terminal."""
    from sevenwonders.cli.classic import play as playing

    refuse("classic", beginners=order.beginners, bonus=order.bonus)
    return playing.play(shell, order)


def simulate(shell: Shell, order: SimulateOrder) -> int:
    """Let agents play a match."""
    from sevenwonders.cli.classic import simulate as simulating

    refuse("classic", **{"beginners": order.beginners, "no-swap": not order.swap})
    return simulating.simulate(shell, order)


def replay(shell: Shell, order: ReplayOrder) -> int:
    """Go through a recorded game."""
    from sevenwonders.cli.classic.replay import show_replay

    return show_replay(shell, order.file, at=order.at, json=order.json, events=order.events)


def show(shell: Shell, order: ShowOrder) -> int:
    """Show a position."""
    from sevenwonders.cli.classic.show import show as show_position

    return show_position(shell, order.position, json=order.json)


def bench(shell: Shell, json: bool) -> int:
    """Measure the speed of the engine."""
    from sevenwonders.cli.classic.bench import measure, tell
    from sevenwonders.cli.json_text import write_json

    measured = measure()
    if json:
        write_json(measured)
    else:
        tell(shell, measured)
    return 0
