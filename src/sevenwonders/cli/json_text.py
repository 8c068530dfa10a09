"""JSON on the standard output."""

import json
import sys
from typing import Any


def write_json(value: Any) -> None:
    """Write a value as JSON that people can read, in letters that every terminal has."""
    ascii_only = (sys.stdout.encoding or "ascii").lower().replace("-", "") != "utf8"
    print(json.dumps(value, indent=2, ensure_ascii=ascii_only))
