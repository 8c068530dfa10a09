"""JSON on the standard output."""

import json
import sys
from typing import Any


def write_json(value: Any) -> None:
    """Print indented JSON; escape non-ASCII characters unless the output is UTF-8."""
    ascii_only = (sys.stdout.encoding or "ascii").lower().replace("-", "") != "utf8"
    print(json.dumps(value, indent=2, ensure_ascii=ascii_only))
