# C twin of counters.py for compiled callers (there is no ccounters.py, so this is a header only);
# tests/classic/test_counters.py holds the two together.
cdef extern from *:
    """
    #ifndef SW_COUNTERS
    #define SW_COUNTERS
    #define SW_EACH 0x1111111111111111ULL
    #define SW_HIGH 0x8888888888888888ULL
    typedef unsigned long long sw_word;
    static inline int sw_covers(sw_word have, sw_word need) { return (((have | SW_HIGH) - need) & SW_HIGH) == SW_HIGH; }
    static inline sw_word sw_less(sw_word have, sw_word taken) {
        sw_word rest = (have | SW_HIGH) - taken, kept = rest & SW_HIGH;
        return rest & (kept - (kept >> 3));
    }
    static inline sw_word sw_least(sw_word have, int limit) {
        return sw_less(have, sw_less(have, (sw_word) limit * SW_EACH));
    }
    static inline sw_word sw_more(sw_word have, sw_word added) {
        sw_word total = have + added, full = total & SW_HIGH;
        return (total | (full - (full >> 3))) & ~SW_HIGH;
    }
    static inline int sw_field(sw_word word, int place) { return word >> 4 * place & 7; }
    static inline int sw_highest(sw_word word) {
        int top = 0;
        while (!sw_covers((sw_word) top * SW_EACH, word)) top++;
        return top;
    }
    #endif
    """
    bint covers "sw_covers"(unsigned long long have, unsigned long long need) noexcept nogil
    unsigned long long less "sw_less"(unsigned long long have, unsigned long long taken) noexcept nogil
    unsigned long long least "sw_least"(unsigned long long have, int limit) noexcept nogil
    unsigned long long more "sw_more"(unsigned long long have, unsigned long long added) noexcept nogil
    int highest "sw_highest"(unsigned long long word) noexcept nogil
    int field "sw_field"(unsigned long long word, int place) noexcept nogil
