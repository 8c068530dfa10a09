# C twin of stash.py for compiled callers (there is no cstash.py, so this is a header only); tests/duel/test_stash.py
# holds the two together. The fields of a state lie in one row in memory, from `first` to `printed`.
from libc.string cimport memcmp, memcpy
from sevenwonders.duel.state cimport State

cdef inline size_t width(State state) noexcept nogil:
    return <char *>&state.printed[0] + sizeof(state.printed) - <char *>&state.first

cdef inline bytearray make(int room):
    return bytearray(room * width(State()))

cdef inline bytearray grown(unsigned char[::1] stash, int room):
    wider = bytearray(room * width(State()))
    wider[: len(stash)] = stash
    return wider

cdef inline void save(unsigned char[::1] stash, int place, State state) noexcept nogil:
    memcpy(&stash[0] + place * width(state), &state.first, width(state))

cdef inline void load(unsigned char[::1] stash, int place, State state) noexcept nogil:
    memcpy(&state.first, &stash[0] + place * width(state), width(state))

cdef inline bint holds(unsigned char[::1] stash, int place, State state) noexcept nogil:
    return memcmp(&state.first, &stash[0] + place * width(state), width(state)) == 0
