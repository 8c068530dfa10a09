"""Write the network whose weights are the means of those of some networks, which began with the same one.

    python research/average_networks.py mean.net one.net two.net …

Networks that went on learning from one and the same are near enough to each other for that; their noise is not.
"""

import sys
from array import array
from pathlib import Path

from sevenwonders.ai import network_file


def main() -> None:
    out, *files = map(Path, sys.argv[1:])
    if not files:
        sys.exit(__doc__)
    networks = [network_file.read(file) for file in files]
    first = networks[0]
    if any(network.shape != first.shape for network in networks):
        sys.exit("these networks have other sizes than the first")
    for number, table in enumerate(first.tables):
        columns = zip(*(network.tables[number] for network in networks), strict=True)
        table[:] = array("f", (sum(column) / len(networks) for column in columns))
    network_file.write(first, out)


if __name__ == "__main__":
    main()
