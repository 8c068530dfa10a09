cimport cython


@cython.final
cdef class Tables:
    cdef readonly short bank[136]
    cdef readonly unsigned long long need_raw[136]
    cdef readonly unsigned long long need_goods[136]
    cdef readonly short units[136]
    cdef readonly short kind[136]
    cdef readonly unsigned long long gives_raw[136]
    cdef readonly unsigned long long gives_goods[136]
    cdef readonly short produces[136]
    cdef readonly short trade[136][4]
    cdef readonly short trades[136]
    cdef readonly short shields[136]
    cdef readonly short symbol[136]
    cdef readonly short wild[136]
    cdef readonly short points[136]
    cdef readonly short complete[136]
    cdef readonly short coins[136]
    cdef readonly short coins_each[136]
    cdef readonly unsigned short coins_kinds[136]
    cdef readonly short coins_whose[136]
    cdef readonly short points_each[136]
    cdef readonly unsigned short points_kinds[136]
    cdef readonly short points_whose[136]
    cdef readonly unsigned short power[136]
    cdef readonly short revive[136]
    cdef readonly unsigned long long chain[80]
    cdef readonly unsigned long long barred_low[80]
    cdef readonly unsigned long long barred_high[80]
    cdef readonly short age[80]
    cdef readonly unsigned long long bit[80]
    cdef readonly unsigned long long one[80]
    cdef readonly short stages[7][2]
    cdef readonly unsigned long long start_raw[7]
    cdef readonly unsigned long long start_goods[7]
    cdef readonly int guilds_above_players
    cdef readonly short deck_size[8][3]
    cdef readonly short deck[8][3][49]
    cdef readonly short deck_start[4]
    cdef readonly short step[3]
    cdef readonly int start_coins
    cdef readonly int sale
    cdef readonly int full_price
    cdef readonly int low_price
    cdef readonly short split_left[120]
    cdef readonly short split_right[120]
    cdef readonly unsigned int for_sale
    cdef readonly int coins_per_point
    cdef readonly short victory[3]
    cdef readonly int defeat
    cdef readonly int symbol_set
