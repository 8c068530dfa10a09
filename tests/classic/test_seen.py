"""`Seen` is a value that holds the visible information of a seat and nothing hidden."""

import pickle
import re
from typing import Any

import pytest
from tests.classic.from_view import seen_of
from tests.classic.walks import states
from tests.effort import effort

from sevenwonders.classic import RULES, Setup, ids
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.piles import size
from sevenwonders.classic.position import parse_position
from sevenwonders.classic.seen import Seen, asked, seen, unpack, unpack_text
from sevenwonders.classic.view import view
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.rng import Rng

GAMES = effort(quick=3, default=15, deep=500)
BOARDS = "classic 1; boards halikarnassos_night rhodos_night gizah_day"
# Set up by hand: incomplete logs, a look at the pile, a choice made, a last card, a revival.
BY_HAND = [
    f"{BOARDS}; {rest}"
    for rest in (
        "age 1; turn 6; A.hand altar loom_1; B.hand baths theater; C.hand press_1 workshop; discard marketplace",
        (
            "age 2; turn 5; A.hand walls forum laboratory; B.hand aqueduct statue temple; C.wonder altar; "
            "B.wonder baths; C.hand stables archery_range school; discard loom_1 dispensary theater"
        ),
        (
            "age 1; turn 5; A.wonder altar; A.hand loom_1 press_1 workshop; B.hand baths theater marketplace; "
            "C.hand glassworks_1 stockade barracks; discard apothecary clay_pool; look1 A 1 3 . apothecary clay_pool"
        ),
        (
            "age 1; turn 3; ask revive A; A.wonder altar; A.hand loom_1 press_1 workshop barracks; discard ore_vein; "
            "B.hand baths theater marketplace stockade; C.hand glassworks_1 scriptorium apothecary clay_pool"
        ),
        (
            "age 1; turn 6; ask turn A C; B.chosen sell baths; A.hand altar loom_1; B.hand baths theater; "
            "C.hand press_1 workshop"
        ),
    )
] + ["classic 1; boards gizah rhodos olympia; ask side A C; B.chosen choose night"]


@pytest.mark.parametrize("seed", range(GAMES))
def test_seen_does_not_depend_on_hidden_cards(seed: int) -> None:
    rng, questions = Rng(seed), set()
    for ply, state in enumerate(states(seed)):
        for seat in range(state.players):
            if (ply + seat) % 4 == 0 or state.question() not in (ids.TURN, ids.SIDE):
                mine = seen(state, seat)
                assert seen(Knowledge(mine).sample(rng), seat) == mine
                questions.add(state.question())
    assert {ids.TURN, ids.DEAL, ids.OVER} <= questions


@pytest.mark.parametrize("text", BY_HAND)
def test_seen_does_not_depend_on_hidden_cards_in_positions_set_up_by_hand(text: str) -> None:
    state, rng = parse_position(text), Rng(4)
    for seat in range(state.players):
        mine = seen(state, seat)
        others = [Knowledge(mine).sample(rng) for _ in range(20)]
        assert {seen(other, seat) for other in others} == {mine}
        if state.age:
            assert any(other != state for other in others)


@pytest.mark.parametrize("seed", range(GAMES))
def test_seen_agrees_with_the_view(seed: int) -> None:
    for ply, state in enumerate(states(seed)):
        for seat in (*range(state.players), None):
            if (ply + (seat or 0)) % 5 == 0:
                mine = seen(state, seat)
                assert seen_of(view(state, seat)) == mine
                assert mine.legal() == (() if seat is None else RULES.legal(state, seat))


@pytest.mark.parametrize("seed", range(GAMES))
def test_seen_contains_nothing_hidden(seed: int) -> None:
    for state in states(seed):
        mine = seen(state, 0)
        assert not any(list(mine.state.hand)[1:])
        assert all(choice in (ids.NOTHING, ids.HIDDEN) for choice in list(mine.state.chosen)[1:])
        assert set(list(mine.state.under)[ids.STAGES :]) == {ids.NOTHING}
        assert list(mine.hands)[: state.players] == [size(state.hand[seat]) for seat in range(state.players)]
        if not (mine.is_asked() and state.question() == ids.REVIVE):
            assert not any(mine.state.pile)
        for moment, use in enumerate(mine.state.used):
            if use not in (0, ids.BUILT) and moment // ids.HAND % ids.MOST_SEATS:
                assert mine.state.taken[moment] == ids.NOTHING


def test_seen_is_a_value() -> None:
    *_, state = (state for state in states(1) if state.age < 3)
    mine = seen(state, 0)
    word = re.fullmatch(r"unpack_text\('(\S+)'\)", repr(mine))
    assert word is not None
    for twin in (unpack(mine.pack()), unpack_text(word[1]), pickle.loads(pickle.dumps(mine))):
        assert twin == mine
        assert hash(twin) == hash(mine)
    assert mine != seen(state, 1)
    assert mine != state
    assert len(mine.pack()) < 1000
    assert len(mine.text()) < 1000


def test_a_spectator_sees_no_hand() -> None:
    *_, state = (state for state in states(2) if state.question() == ids.TURN)
    public = seen(state)
    assert public.seat == ids.NOTHING
    assert not any(public.state.hand)
    assert public.legal() == ()
    assert not any(map(any, public.held))


@pytest.mark.parametrize("seat", [-1, 3, 7, 99, "0", 1.0])
def test_seen_refuses_a_seat_out_of_range(seat: Any) -> None:
    with pytest.raises(OptionError, match="seat/unknown"):
        seen(RULES.new(Setup(3)), seat)


@pytest.mark.parametrize("state", [None, "state", 3, Seen()])
def test_seen_refuses_other_types(state: Any) -> None:
    with pytest.raises(OptionError):
        seen(state, 0)


@pytest.mark.parametrize("value", [None, "seen", RULES.new(Setup(3)), {}])
def test_asked_and_knowledge_refuse_other_types(value: Any) -> None:
    for function in (asked, Knowledge):
        with pytest.raises(OptionError):
            function(value)


def test_asked_refuses_a_seat_without_a_decision() -> None:
    for value in (seen(RULES.new(Setup(3)), 0), seen(parse_position(BY_HAND[4]), 1), Seen()):
        with pytest.raises(MoveError, match="move/not-asked"):
            asked(value)
