cimport cython
from sevenwonders.classic cimport cids as ids


@cython.final
cdef class Tables:
    cdef readonly short bank[ids.THINGS]
    cdef readonly unsigned long long need_raw[ids.THINGS]
    cdef readonly unsigned long long need_goods[ids.THINGS]
    cdef readonly short units[ids.THINGS]
    cdef readonly short kind[ids.THINGS]
    cdef readonly unsigned long long gives_raw[ids.THINGS]
    cdef readonly unsigned long long gives_goods[ids.THINGS]
    cdef readonly short produces[ids.THINGS]
    cdef readonly short trade[ids.THINGS][ids.TRADES]
    cdef readonly short trades[ids.THINGS]
    cdef readonly short shields[ids.THINGS]
    cdef readonly short symbol[ids.THINGS]
    cdef readonly short wild[ids.THINGS]
    cdef readonly short points[ids.THINGS]
    cdef readonly short complete[ids.THINGS]
    cdef readonly short coins[ids.THINGS]
    cdef readonly short coins_each[ids.THINGS]
    cdef readonly unsigned short coins_kinds[ids.THINGS]
    cdef readonly short coins_whose[ids.THINGS]
    cdef readonly short points_each[ids.THINGS]
    cdef readonly unsigned short points_kinds[ids.THINGS]
    cdef readonly short points_whose[ids.THINGS]
    cdef readonly unsigned short power[ids.THINGS]
    cdef readonly short revive[ids.THINGS]
    cdef readonly unsigned long long chain[ids.CARDS]
    cdef readonly unsigned long long barred_low[ids.CARDS]
    cdef readonly unsigned long long barred_high[ids.CARDS]
    cdef readonly short age[ids.CARDS]
    cdef readonly unsigned long long bit[ids.CARDS]
    cdef readonly unsigned long long one[ids.CARDS]
    cdef readonly short stages[ids.BOARDS][ids.SIDES]
    cdef readonly unsigned long long start_raw[ids.BOARDS]
    cdef readonly unsigned long long start_goods[ids.BOARDS]
    cdef readonly int guilds_above_players
    cdef readonly short deck_size[ids.MOST_SEATS + 1][ids.AGES]
    cdef readonly short deck[ids.MOST_SEATS + 1][ids.AGES][ids.MOST_SEATS * ids.HAND]
    cdef readonly short deck_start[ids.AGES + 1]
    cdef readonly short step[ids.AGES]
    cdef readonly int start_coins
    cdef readonly int sale
    cdef readonly int full_price
    cdef readonly int low_price
    cdef readonly short split_left[ids.SPLITS]
    cdef readonly short split_right[ids.SPLITS]
    cdef readonly unsigned int for_sale
    cdef readonly int coins_per_point
    cdef readonly short victory[ids.AGES]
    cdef readonly int defeat
    cdef readonly int symbol_set
