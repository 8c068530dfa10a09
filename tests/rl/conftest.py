"""Tests of sevenwonders.rl; skipped without the extra "rl"."""

import pytest

pytest.importorskip("numpy")
