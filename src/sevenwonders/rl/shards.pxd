cimport cython
from sevenwonders.rl cimport clocks as locks
from sevenwonders.rl cimport ccodes as codes
from sevenwonders.rl cimport table


@cython.final
cdef class Signal:
    cdef void *lock
    cdef void set(self) noexcept nogil
    cdef bint consume(self) noexcept nogil
    cdef void wait(self) noexcept nogil


@cython.final
cdef class Shard:
    cdef table.EnvTable root
    cdef table.Buffers to
    cdef public Shard following
    cdef Signal posted
    cdef Signal done
    cdef int job
    cdef int repeats


@cython.final
cdef class Worker:
    cdef Shard first
    cdef int shards
    cdef public Worker following
    cdef Signal wake
    cdef volatile bint is_stopped
    cpdef void run(self, int job, int repeats)

cdef void post(Shard shard, int shards, int job, int repeats) noexcept nogil
cdef void wake_all(Worker worker) noexcept nogil
cdef void process_ring(Shard shard, int shards) noexcept nogil
cdef void wait_all(Shard shard, int shards) noexcept nogil
cdef void process(Shard shard) noexcept nogil
