cimport cython


@cython.final
cdef class Tables:
    cdef readonly short cost[85][8]
    cdef readonly short produce[85][8]
    cdef readonly short kind[85]
    cdef readonly short chain_from[85]
    cdef readonly short chain_word[85]
    cdef readonly unsigned long long chain_bit[85]
    cdef readonly short produces[85]
    cdef readonly short choice_raw[85]
    cdef readonly short choice_goods[85]
    cdef readonly short fixed_price[85]
    cdef readonly short shields[85]
    cdef readonly short symbol[85]
    cdef readonly short points[85]
    cdef readonly short coins[85]
    cdef readonly short coins_each[85]
    cdef readonly short coins_kinds[85]
    cdef readonly short coins_larger[85]
    cdef readonly short points_each[85]
    cdef readonly short points_kinds[85]
    cdef readonly short opponent_loses[85]
    cdef readonly short extra_turn[85]
    cdef readonly short destroy[85]
    cdef readonly short library[85]
    cdef readonly short revive[85]
    cdef readonly short token_coins[10]
    cdef readonly short token_points[10]
    cdef readonly short token_symbol[10]
    cdef readonly short chain_coins[10]
    cdef readonly short points_per_token[10]
    cdef readonly unsigned int income_tokens
    cdef readonly unsigned int extra_turn_tokens
    cdef readonly unsigned long long counting_cards[2]
    cdef readonly unsigned int counting_tokens
    cdef readonly unsigned int chain_coins_tokens
    cdef readonly unsigned int discount_tokens[8]
    cdef readonly short discount[8]
    cdef readonly unsigned int any_discount_tokens
    cdef readonly unsigned int extra_shields_tokens[8]
    cdef readonly short extra_shields[8]
    cdef readonly short covers[4][20][2]
    cdef readonly unsigned int covered_by[4][20]
    cdef readonly unsigned int face_up[4]
    cdef readonly short deck_start[5]
    cdef readonly int capital
    cdef readonly short zone_from[3]
    cdef readonly short zone_points[3]
    cdef readonly short zone_loot[3]
    cdef readonly short draft_order[8]
    cdef readonly int sale_base
    cdef readonly int sale_per_yellow
    cdef readonly int trade_base
    cdef readonly int wonders_limit
    cdef readonly int symbols_to_win
    cdef readonly int coins_per_point
    cdef readonly int guilds
    cdef readonly int offer_size
    cdef readonly int board_size
