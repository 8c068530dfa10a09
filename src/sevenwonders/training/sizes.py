"""Sizes of the arrays of the compiled modules beside this one, which take them from `csizes.pxd`."""

from typing import Final

from sevenwonders.classic import ids as classic_ids
from sevenwonders.duel import ids as duel_ids

DUEL_POSITIONS: Final = duel_ids.MOST_DECISIONS + 1  # of a game, and its end
REPLAY_POSITIONS: Final = 2048  # more than the moves of a game of Duel that are searched often

SEQUENCE: Final = 64  # positions of a seat: two for each of 18 turns and a few follow-up decisions, and the ages
SEQUENCES: Final = classic_ids.MOST_SEATS * SEQUENCE
ALTERNATIVES: Final = 5  # moves beside the chosen one whose logits a policy update changes
PLAYER_KINDS: Final = 7  # of a game: the learner and its opponents
