"""The features of Duel networks: blocks without overlap, names, fingerprint."""

from sevenwonders.ai.duel import feature_layout


def test_blocks_do_not_overlap_and_stay_inside_a_word() -> None:
    taken: set[int] = set()
    for block in feature_layout.BLOCKS:
        place = set(range(block.start, block.start + block.size))
        assert not place & taken, block
        assert block.start // 64 == (block.start + block.size - 1) // 64, block
        taken |= place
    assert max(taken) < feature_layout.INPUTS


def test_every_feature_has_a_name_and_the_padding_has_none() -> None:
    names = [feature_layout.name_of(feature) for feature in range(feature_layout.INPUTS)]
    named = [name for name in names if name]
    assert len(set(named)) == len(named) == sum(block.size for block in feature_layout.BLOCKS)
    assert feature_layout.name_of(feature_layout.PAWN + 3) == "PAWN+3"


def test_the_fingerprint_matches_the_released_networks() -> None:
    """A change here makes every network useless that was trained before: it must be wanted."""
    assert feature_layout.fingerprint() == "331df43ec26c2fce"
