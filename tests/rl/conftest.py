"""Everything here needs the extra "rl"; a machine without it skips, CI has it."""

import pytest

pytest.importorskip("numpy")
