# Constants of codes.py for compiled modules; tests/rl/test_numbers.py compares them.
cdef enum:
    NOTHING = -1
    WIN = 0
    RANK = 1
    MARGIN = 2
    POINTS = 3
    SUPREMACY = 50
    NEXT_STEP = 0
    SAME_STEP = 1
    DISABLED = 2
    CALLER = -1
    RANDOM = -2
    SAMPLE = 0
    STEP = 1
    RUN = 2
