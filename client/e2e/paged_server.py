"""Run the server with another build of the client: python -m client.e2e.paged_server PORT FOLDER."""

import sys
from pathlib import Path
from unittest.mock import patch

from sevenwonders.server.main import serve
from sevenwonders.server.static import ClientFiles, index_response


def main(port: str, folder: str) -> None:
    """Serve the pages of a folder."""
    pages = (Path(folder),)
    with patch.object(ClientFiles.__init__, "__defaults__", pages), patch.object(index_response, "__defaults__", pages):
        serve(port=int(port))


if __name__ == "__main__":
    main(*sys.argv[1:])
