"""The processes that a server has started."""

import subprocess
from pathlib import Path


def children_of(pid: int) -> list[int]:
    """Return the children of a process that are alive, the oldest first; one that was killed may not be gone yet."""
    done = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [child for child in map(int, done.stdout.split()) if _is_alive(child)]


def _is_alive(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"
