# C implementation of buffers.py (a header only: there is no cbuffers.py).
cdef extern from *:
    """
    #include <string.h>
    static inline void sw_clear(unsigned char *row, Py_ssize_t start, Py_ssize_t size) { memset(row + start, 0, size); }
    static inline void sw_flags(unsigned char *row, Py_ssize_t start, unsigned long long members) {
        while (members) {
            row[start + __builtin_ctzll(members)] = 1;
            members &= members - 1;
        }
    }
    static inline int sw_within(int number, int most) { return number < 0 ? 0 : number > most ? most : number; }
    """
    void clear "sw_clear"(unsigned char *row, Py_ssize_t start, Py_ssize_t size) noexcept nogil
    void flags "sw_flags"(unsigned char *row, Py_ssize_t start, unsigned long long members) noexcept nogil
    int within "sw_within"(int number, int most) noexcept nogil

cdef inline unsigned char *byte_pointer(unsigned char[::1] memory) noexcept:
    return &memory[0]

cdef inline const unsigned char *read_pointer(const unsigned char[::1] memory) noexcept:
    return &memory[0]

cdef inline float *float_pointer(float[::1] memory) noexcept:
    return &memory[0]

cdef inline int *int_pointer(int[::1] memory) noexcept:
    return &memory[0]
