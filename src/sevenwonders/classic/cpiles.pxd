# C twin of `places` in piles.py for compiled callers (there is no cpiles.py, so this is a header only);
# tests/classic/test_piles.py holds the two together.
cdef extern from *:
    """
    static inline unsigned long long sw_places(unsigned long long pile) {
        return (pile | pile >> 1) & 0x5555555555555555ULL;
    }
    """
    unsigned long long places "sw_places"(unsigned long long pile) noexcept nogil
