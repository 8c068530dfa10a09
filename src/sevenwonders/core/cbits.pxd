# C twin of bits.py for compiled callers (there is no cbits.py, so this is a header only); tests/core/test_bits.py holds the two together.
cdef extern from *:
    """
    #if defined(__BMI2__)
    #include <immintrin.h>
    #endif
    static inline unsigned long long sw_one(int member) { return 1ULL << member; }
    static inline int sw_lowest(unsigned long long mask) { return __builtin_ctzll(mask); }
    static inline int sw_count(unsigned long long mask) { return __builtin_popcountll(mask); }
    static inline int sw_nth(unsigned long long mask, int n) {
    #if defined(__BMI2__)
        return __builtin_ctzll(_pdep_u64(1ULL << n, mask));
    #else
        while (n-- > 0) mask &= mask - 1;
        return __builtin_ctzll(mask);
    #endif
    }
    """
    unsigned long long one "sw_one"(int member) noexcept nogil
    int lowest "sw_lowest"(unsigned long long mask) noexcept nogil
    int count "sw_count"(unsigned long long mask) noexcept nogil
    int nth "sw_nth"(unsigned long long mask, int n) noexcept nogil
