# C twin of locks.py (there is no clocks.py, so this is a header only): the locks of Python's own threads, on every system.
cdef extern from *:
    """
    #include "pythread.h"
    #if defined(__x86_64__) || defined(__i386__)
    #define sw_pause() __builtin_ia32_pause()
    #else
    #define sw_pause() ((void)0)
    #endif
    static inline void *sw_made(void) {
        PyThread_type_lock lock = PyThread_allocate_lock();
        if (lock) PyThread_acquire_lock(lock, NOWAIT_LOCK);
        return lock;
    }
    static inline void sw_take(void *lock) { PyThread_acquire_lock((PyThread_type_lock)lock, WAIT_LOCK); }
    static inline int sw_is_taken_now(void *lock) {
        if (PyThread_acquire_lock((PyThread_type_lock)lock, NOWAIT_LOCK)) return 1;
        sw_pause();
        return 0;
    }
    static inline void sw_release(void *lock) { PyThread_release_lock((PyThread_type_lock)lock); }
    static inline void sw_free(void *lock) { if (lock) PyThread_free_lock((PyThread_type_lock)lock); }
    """
    void *made "sw_made"() noexcept
    void free "sw_free"(void *lock) noexcept
    void take "sw_take"(void *lock) noexcept nogil
    bint is_taken_now "sw_is_taken_now"(void *lock) noexcept nogil
    void release "sw_release"(void *lock) noexcept nogil

cdef enum:
    TRIES = 6000
