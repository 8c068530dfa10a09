"""The mean of networks that one training has left on its way, which is often better than the last of them.

    python bench/strength/mean.py OUT.net FILE FILE …

What a network says of its making is that of the last one, and how many were averaged; weights take 16 bits.
"""

import argparse
from array import array
from pathlib import Path

from sevenwonders.ai import network_file


def main() -> None:
    parser = argparse.ArgumentParser(description="Average the weights of networks of one training.")
    parser.add_argument("out", type=Path)
    parser.add_argument("files", type=Path, nargs="+")
    options = parser.parse_args()
    networks = [network_file.read(path) for path in options.files]
    mean = networks[-1].copy()
    for number, table in enumerate(mean.tables):
        sums = map(sum, zip(*(network.tables[number] for network in networks), strict=True))
        table[:] = array("f", (total / len(networks) for total in sums))
    mean.description.made["averaged"] = len(networks)
    network_file.write(mean, options.out, "float16")


if __name__ == "__main__":
    main()
