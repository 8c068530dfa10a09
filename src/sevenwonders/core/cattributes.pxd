# C functions used by compiled modules in place of `sevenwonders.core.attributes`.

cdef extern from "Python.h":
    object read "PyObject_GenericGetAttr" (object owner, object name)
    int write "PyObject_GenericSetAttr" (object owner, object name, object value) except -1
