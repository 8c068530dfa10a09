# C twin of kinds.py, so that compiled modules see constants; tests/rl/test_numbers.py holds the two together.
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
    PICK = 0
    STEP = 1
    RUN = 2
