"""The features of Duel positions: the same in both forms, for both seats, and true."""

import pytest
from tests.ai.duel.positions import mirrored, walk

from sevenwonders import forms
from sevenwonders.ai.duel import feature_layout
from sevenwonders.ai.duel.features import Features
from sevenwonders.duel import ids, price, rules, score
from sevenwonders.duel.state import State, _assemble, unpack
from sevenwonders.duel.tables import TABLES


def block(found: list[int], name: str) -> list[int]:
    """The numbers, inside a block, of the features that hold."""
    where = feature_layout.block(name)
    return [feature - where.start for feature in found if where.start <= feature < where.start + where.size]


def cards(found: list[int], name: str) -> set[int]:
    return {*block(found, name), *(64 + tail for tail in block(found, f"{name}_TAIL"))}


def test_both_forms_extract_equal_features() -> None:
    plain = forms.plain("sevenwonders.ai.duel.features").Features()
    plain_unpack = forms.plain("sevenwonders.duel.state").unpack
    running = Features()
    for state in walk(1, games=4):
        assert running.of(state) == plain.of(plain_unpack(state.pack()))


def test_features_of_the_seats_mirror_each_other() -> None:
    features = Features()
    for state in walk(2, games=4):
        assert features.of(mirrored(state)) == features.of(state)


def test_features_depend_on_the_position_alone() -> None:
    """Cached prices give the same features as a new instance."""
    features = Features()
    for state in walk(3, games=6):
        assert features.of(state) == Features().of(unpack(state.pack()))


def test_every_active_feature_has_a_name() -> None:
    features = Features()
    seen = {feature for state in walk(4, games=30) if state.winner == ids.NOTHING for feature in features.of(state)}
    assert all(feature_layout.name_of(feature) for feature in seen)
    assert len(seen) > 1_000


def built(state: State, seat: int) -> set[int]:
    return {card for card in range(ids.CARDS) if state.city[seat][card >> 6] >> (card & 63) & 1}


def test_features_match_the_position() -> None:
    features = Features()
    for state in walk(5, games=6):
        if state.winner != ids.NOTHING:
            continue
        found = features.of(state)
        me, other = state.active, 1 - state.active
        for seat, prefix in ((me, ""), (other, "THEIR_")):
            assert cards(found, f"{prefix}CITY") == built(state, seat)
            assert len(block(found, f"{prefix}COINS")) == sum(state.coins[seat] >= n for n in feature_layout.COIN_STEPS)
            open_now = price.payable_slots(state, seat) & state.face_up if not state.open & ~state.face_up else None
            if open_now is not None:
                expected = {state.slot[slot] for slot in range(ids.SLOTS) if open_now >> slot & 1}
                assert cards(found, f"{prefix}PAYABLE") == expected
            wonders = block(found, f"{prefix}WONDERS")
            assert {w for w in wonders if w < 12} == {
                w for w in range(12) if price.payable_wonders(state, seat) >> w & 1
            }
            assert sum(1 << w % 12 for w in wonders) == state.wonders[seat]
            assert len(block(found, f"{prefix}COLOURS")) == pytest.approx(len(built(state, seat)), abs=3)
        assert block(found, "PAWN") == [9 + (state.pawn if me == 0 else -state.pawn)]
        lead = score.points(state, me) - score.points(state, other)
        steps = len(feature_layout.LEAD_STEPS)
        ahead = [n for n in range(steps) if lead >= feature_layout.LEAD_STEPS[n]]
        behind = [steps + n for n in range(steps) if -lead >= feature_layout.LEAD_STEPS[n]]
        assert block(found, "LEAD") == ahead + behind
        assert block(found, "QUESTION") == [state.question() - 1]
        in_sight = {state.slot[slot] for slot in range(ids.SLOTS) if state.face_up >> slot & 1}
        assert cards(found, "OPEN") | cards(found, "COVERED") | cards(found, "COVERED_TWICE") == in_sight


def threats(state: State, side: str = "") -> list[int]:
    return block(Features().of(state), f"{side}THREATS")


def one_short(state: State) -> State:
    """Return a position in which each seat is one symbol short of a scientific victory."""
    green = [[card for card in range(ids.CARDS) if TABLES.symbol[card] == symbol] for symbol in range(5)]
    cities = []
    for seat in range(ids.SEATS):
        others = [card for card in range(ids.CARDS) if TABLES.symbol[card] == ids.NOTHING]
        built = [card for card in others if state.city[seat][card >> 6] >> (card & 63) & 1]
        mask = sum(1 << card for card in [*built, *(cards[seat] for cards in green)])
        cities.append([mask & (1 << 64) - 1, mask >> 64])
    symbol_tokens = sum(1 << token for token in range(ids.TOKENS) if TABLES.token_symbol[token] != ids.NOTHING)
    progress = [tokens & ~symbol_tokens for tokens in state.progress]
    return _assemble({**state.fields(), "city": cities, "progress": progress})


def test_a_card_that_wins_is_a_threat() -> None:
    """When a seat could win at once by an open card or a wonder, its bit is set, and else it is not."""
    science = military = 0
    for state in walk(6, games=40):
        if state.question() != ids.TURN:
            continue
        state = one_short(state)  # noqa: PLW2901
        could = winning_reasons(state)
        found = threats(state)
        assert (feature_layout.MILITARY_WIN in found) == (("build", ids.MILITARY) in could)
        assert (feature_layout.MILITARY_WONDER in found) == (("raise", ids.MILITARY) in could)
        assert (feature_layout.SCIENCE_WIN in found) == (("build", ids.SCIENTIFIC) in could)
        science += ("build", ids.SCIENTIFIC) in could
        military += ("build", ids.MILITARY) in could
    assert military > 0
    assert science > 0


def winning_reasons(state: State) -> set[tuple[str, int]]:
    """The ways in which the seat to move could win with its next move, found by trying."""
    found = set()
    for move in rules.legal_ids(state):
        after = rules.after_move(state, move)
        if after.winner == state.active and after.reason != ids.CIVILIAN:
            found.add(("build" if move < ids.SELL_0 else "raise", after.reason))
    return found
