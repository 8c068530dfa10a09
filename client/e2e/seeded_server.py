"""Run the server with a given seed for every table: python -m client.e2e.seeded_server PORT SEED."""

import sys
from unittest.mock import patch

from sevenwonders.server.main import serve
from sevenwonders.tables import registry


def main(port: str, seed: str) -> None:
    """Serve tables whose chance events all derive from `seed`."""
    with patch.object(registry, "new_seed", return_value=seed):
        serve(port=int(port))


if __name__ == "__main__":
    main(*sys.argv[1:])
