"""The player of 7 Wonders that has a network: one ply deep, with or without the others' moves in mind."""

from typing import Final

from sevenwonders.ai.agents import Candidate, Verdict
from sevenwonders.ai.classic.joint import Joint
from sevenwonders.ai.classic.net import NetEvaluator
from sevenwonders.ai.network import Network
from sevenwonders.ai.networks import network_of
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.core.errors import OptionError

SAMPLES: Final = 12
MOST_SAMPLES: Final = 100_000


class NetAgent:
    """Plays the move that the network likes best, before the others' moves are known."""

    name = "net:0"

    def __init__(self, network: Network) -> None:
        self._evaluator = NetEvaluator(network)

    def choose(self, seen: Seen) -> int:
        """Return the best move."""
        return max(self._evaluator.moves_of(seen), key=lambda found: found[1])[0]

    def analyse(self, seen: Seen) -> Verdict:
        """Return the moves with the shares of victory that the network expects, the best first."""
        found = sorted(self._evaluator.moves_of(seen), key=lambda found: -found[1])
        return Verdict(seen.seat, tuple(_candidate(seen, move, 0, share) for move, _, share in found))


class JointAgent:
    """Plays the move that is best on the average of sampled tables, where the network moves for the others, too."""

    def __init__(self, network: Network, seed: int, samples: int = SAMPLES) -> None:
        self._joint = Joint(network, seed)
        self._alone = NetAgent(network)
        self._samples = samples
        self.name = f"net:{samples}"

    def choose(self, seen: Seen) -> int:
        """Return the best move."""
        return self._joint.choose(asked(seen), self._samples)

    def analyse(self, seen: Seen) -> Verdict:
        """Return the moves that were weighed, the best first; before the others' moves are known where none are due."""
        best = self.choose(seen)
        found = sorted(self._joint.weighed(), key=lambda found: (found[0] != best, -found[1]))
        if not found:
            return self._alone.analyse(seen)
        return Verdict(
            seen.seat, tuple(_candidate(seen, move, self._samples, value / self._samples) for move, value in found)
        )


def _candidate(seen: Seen, move: int, visits: int, value: float) -> Candidate:
    """Return a move with its value to the own seat; what is left is shared out among the others."""
    players = seen.state.players
    own = min(1.0, max(0.0, value))
    others = (1.0 - own) / (players - 1)
    return Candidate(move, visits, tuple(own if seat == seen.seat else others for seat in range(players)))


def make_net(argument: str, seed: int) -> NetAgent | JointAgent:
    """Return the agent that has a network: "", "0" (the own move alone) or "12" (samples), any with "@FILE"."""
    samples, _, file = argument.partition("@")
    if samples and not (samples.isascii() and samples.isdigit() and int(samples) <= MOST_SAMPLES):
        raise OptionError("agent/limit", found=argument, expected=["0", str(SAMPLES)])
    network = network_of("classic", file)
    if samples and int(samples) == 0:
        return NetAgent(network)
    return JointAgent(network, seed, int(samples or SAMPLES))
