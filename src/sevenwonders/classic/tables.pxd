cimport cython


@cython.final
cdef class Tables:
    cdef public short bank[136]
    cdef public unsigned long long need_raw[136]
    cdef public unsigned long long need_goods[136]
    cdef public short units[136]
    cdef public short kind[136]
    cdef public unsigned long long gives_raw[136]
    cdef public unsigned long long gives_goods[136]
    cdef public short produces[136]
    cdef public short trade[136][4]
    cdef public short trades[136]
    cdef public short shields[136]
    cdef public short symbol[136]
    cdef public short wild[136]
    cdef public short points[136]
    cdef public short complete[136]
    cdef public short coins[136]
    cdef public short coins_each[136]
    cdef public unsigned short coins_kinds[136]
    cdef public short coins_whose[136]
    cdef public short points_each[136]
    cdef public unsigned short points_kinds[136]
    cdef public short points_whose[136]
    cdef public unsigned short power[136]
    cdef public short revive[136]
    cdef public unsigned long long chain[80]
    cdef public unsigned long long barred_low[80]
    cdef public unsigned long long barred_high[80]
    cdef public short age[80]
    cdef public unsigned long long bit[80]
    cdef public unsigned long long one[80]
    cdef public short stages[7][2]
    cdef public unsigned long long start_raw[7]
    cdef public unsigned long long start_goods[7]
    cdef public int guilds_above_players
    cdef public short deck_size[8][3]
    cdef public short deck[8][3][49]
    cdef public short deck_start[4]
    cdef public short step[3]
    cdef public int start_coins
    cdef public int sale
    cdef public int full_price
    cdef public int low_price
    cdef public short split_left[120]
    cdef public short split_right[120]
    cdef public unsigned int for_sale
    cdef public int coins_per_point
    cdef public short victory[3]
    cdef public int defeat
    cdef public int symbol_set
