# C twin of lanes.py (there is no clanes.py, so this is a header only); tests/duel/test_lanes.py holds the two together.
cdef extern from *:
    """
    #if defined(__SSE2__)
    #include <emmintrin.h>
    static inline int sw_shortfall(const short *needed, const short *there, const short *unit) {
        __m128i lack = _mm_sub_epi16(_mm_loadu_si128((const __m128i *)needed), _mm_loadu_si128((const __m128i *)there));
        lack = _mm_max_epi16(lack, _mm_setzero_si128());
        __m128i cost = _mm_madd_epi16(lack, _mm_loadu_si128((const __m128i *)unit));
        cost = _mm_add_epi32(cost, _mm_srli_si128(cost, 8));
        cost = _mm_add_epi32(cost, _mm_srli_si128(cost, 4));
        return _mm_cvtsi128_si32(cost);
    }
    #else
    static inline int sw_shortfall(const short *needed, const short *there, const short *unit) {
        int total = 0;
        for (int lane = 0; lane < 8; lane++) {
            int lack = needed[lane] - there[lane];
            if (lack > 0) total += lack * unit[lane];
        }
        return total;
    }
    #endif
    """
    int shortfall "sw_shortfall"(short *needed, short *there, short *unit) noexcept nogil
