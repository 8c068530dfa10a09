# Constants of actions.py for compiled modules; tests/rl/test_numbers.py compares them.
cdef enum:
    BUILD_0 = 0
    STAGE_0 = 80
    SELL_0 = 160
    REVIVE_0 = 240
    DECLINE = 320
    SIDE_0 = 321
    PAY_0 = 323
    ACTIONS = 339
