"""Test the server with schemathesis: requests that the OpenAPI description allows, and invalid ones.

python -m tests.server.fuzz [further options of `schemathesis run`]
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.running import running
from tests.timeouts import TIMEOUT

CONFIG = """
# What the description cannot say is refused with 422: a position that cannot be, a move that is not legal.
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]

[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "415", "422", "429"]

[parameters]
"path.table" = "{finished}"

[[operations]]
include-path = "/api/tables/{{table}}/orders"
parameters = {{ "path.table" = "{running}" }}
"""


def fuzz(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run schemathesis against a server with a finished and a running game of one holder; return how it ended."""
    with running(folder) as server:
        made = server.new_table("me", "here")
        orders = f"/api/tables/{made['id']}/orders"
        server.post(orders, {"type": "resign", "seat": 0, "nonce": "1"}, made["secret"])
        again = server.post(orders, {"type": "rematch", "seat": 0, "nonce": "2"}, made["secret"]).json()["rematch"]
        config = CONFIG.format(finished=made["id"], running=again)
        address = f"http://127.0.0.1:{server.port}/api/openapi.json"
        secret = f"authorization: Bearer {made['secret']}"
        (folder / "schemathesis.toml").write_text(config, encoding="utf-8")
        command = [
            *(str(Path(sys.executable).with_name("schemathesis")), "run", address, "--checks", "all"),
            *("--header", secret, "--suppress-health-check", "all", "--no-color"),
            *("--request-timeout", str(TIMEOUT), *options),
        ]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        done = fuzz(Path(folder), *(sys.argv[1:] or ["--max-examples", "200"]))
    sys.stdout.write(done.stdout + done.stderr)
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
