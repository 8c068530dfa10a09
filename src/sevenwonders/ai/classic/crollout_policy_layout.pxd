# C twin of rollout_policy_layout.py, so that compiled modules see constants; tests/ai/classic/test_rollout_policy.py holds the two together.
cdef enum:
    CITY_WORDS = 5
    WORDS = 21
    INPUTS = 1344
    HAND = 960
    PAYABLE = 1040
    FREE = 1120
    CONFLICT = 1200
    TIME = 1266
    PLAYERS = 1284
    STAGE = 1289
