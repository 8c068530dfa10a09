# C twin of `places` and `size` in piles.py for compiled callers (there is no cpiles.py, so this is a header only);
# tests/classic/test_ids.py holds the two together.
cdef extern from *:
    """
    static inline unsigned long long sw_places(unsigned long long pile) {
        return (pile | pile >> 1) & 0x5555555555555555ULL;
    }
    static inline int sw_size(unsigned long long pile) {
        return __builtin_popcountll(pile) + __builtin_popcountll(pile & 0xAAAAAAAAAAAAAAAAULL);
    }
    """
    unsigned long long places "sw_places"(unsigned long long pile) noexcept nogil
    int size "sw_size"(unsigned long long pile) noexcept nogil
