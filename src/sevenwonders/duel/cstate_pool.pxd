# C version of state_pool.py for compiled callers (a header only); tests/duel/test_state_pool.py checks that they agree.
# The fields of a state lie in one row in memory, from `first` to `printed`.
from libc.string cimport memcmp, memcpy
from sevenwonders.duel.state cimport State

cdef inline size_t width(State state) noexcept nogil:
    return <char *>&state.printed[0] + sizeof(state.printed) - <char *>&state.first

cdef inline bytearray make(int size):
    return bytearray(size * width(State()))

cdef inline bytearray grown(unsigned char[::1] pool, int size):
    wider = bytearray(size * width(State()))
    wider[: len(pool)] = pool
    return wider

cdef inline void save(unsigned char[::1] pool, int entry, State state) noexcept nogil:
    memcpy(&pool[0] + entry * width(state), &state.first, width(state))

cdef inline void load(unsigned char[::1] pool, int entry, State state) noexcept nogil:
    memcpy(&state.first, &pool[0] + entry * width(state), width(state))

cdef inline bint holds(unsigned char[::1] pool, int entry, State state) noexcept nogil:
    return memcmp(&state.first, &pool[0] + entry * width(state), width(state)) == 0
