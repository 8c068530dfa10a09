cpdef object frozen(object value)
