"""A server's memory is put in order without anything in it changing."""

import subprocess
import sys
from pathlib import Path

import pytest

from sevenwonders.server.memory import objects

MAPS = """\
55d000000000-55d000400000 rw-p 00000000 00:00 0                          [heap]
Size:               4096 kB
Rss:                4000 kB
VmFlags: rd wr mr mw me ac
7f0000000000-7f0000200000 r-xp 00000000 fe:00 26933                      /usr/lib/libpython3.so
Rss:                2048 kB
7f0000200000-7f0000400000 rw-p 00200000 fe:00 26933                      /usr/lib/libpython3.so
Rss:                2048 kB
7f0001000000-7f0001800000 rw-p 00000000 00:00 0
Rss:                  12 kB
7f0002000000-7f0002300000 rw-p 00000000 00:00 0
Rss:                3072 kB
7ffe00000000-7ffe00200000 rw-p 00000000 00:00 0                          [stack]
Rss:                2048 kB
"""

SETTLED = """
import gc
from pathlib import Path
from sevenwonders.server.memory import enlarge, objects, settle
things = [str(number) for number in range(300_000)]
settle()
assert gc.get_freeze_count() > 0
maps = Path("/proc/self/smaps").read_text("ascii").splitlines()
held = list(objects(maps))
inside = sum(any(start <= id(thing) < end for start, end in held) for thing in things[1000:-1000:100])
assert inside > 100, inside
assert 0 <= enlarge(maps) <= sum(end - start for start, end in held)
assert things == [str(number) for number in range(300_000)]
things += things  # and it goes on growing
print(len(things))
"""


def test_only_objects_in_use_move_to_large_pages() -> None:
    assert list(objects(MAPS.splitlines())) == [
        (0x55D000000000, 0x55D000400000),
        (0x7F0002000000, 0x7F0002300000),
    ]


@pytest.mark.skipif(not Path("/proc/self/smaps").exists(), reason="where that is not told, pages stay as they are")
def test_what_is_there_stays_as_it_is() -> None:
    run = subprocess.run([sys.executable, "-c", SETTLED], capture_output=True, text=True, check=False)
    assert (run.stdout.strip(), run.stderr) == ("600000", "")
