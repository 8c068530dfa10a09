"""The checked functions refuse invalid moves and draws and leave the state unchanged."""

from typing import Any

import pytest

from sevenwonders.core.errors import DrawError, MoveError
from sevenwonders.duel import RULES, Setup
from sevenwonders.duel.draws import Deal
from sevenwonders.duel.moves import Build, Draft
from sevenwonders.duel.position import parse_position, position_text

DRAFT = "duel 1; ask A draft; offer sphinx piraeus colossus pyramids"


@pytest.mark.parametrize("move", [None, "draft sphinx", 7, Deal(()), Draft("atlantis"), Build(99)])
def test_play_refuses_invalid_moves(move: Any) -> None:
    state = parse_position(DRAFT)
    before = position_text(state)
    with pytest.raises(MoveError, match="move/unknown"):
        RULES.play(state, 0, move)
    assert position_text(state) == before


@pytest.mark.parametrize("drawn", [None, "deal", Build(1)])
def test_settle_refuses_invalid_draws(drawn: Any) -> None:
    with pytest.raises(DrawError, match="draw/not-asked"):
        RULES.settle(RULES.new(Setup()), drawn)
