cimport cython


@cython.final
cdef class Tables:
    cdef public short cost[85][8]
    cdef public short produce[85][8]
    cdef public short kind[85]
    cdef public short chain_from[85]
    cdef public short chain_word[85]
    cdef public unsigned long long chain_bit[85]
    cdef public short produces[85]
    cdef public short choice_raw[85]
    cdef public short choice_goods[85]
    cdef public short fixed_price[85]
    cdef public short shields[85]
    cdef public short symbol[85]
    cdef public short points[85]
    cdef public short coins[85]
    cdef public short coins_each[85]
    cdef public short coins_kinds[85]
    cdef public short coins_larger[85]
    cdef public short points_each[85]
    cdef public short points_kinds[85]
    cdef public short opponent_loses[85]
    cdef public short extra_turn[85]
    cdef public short destroy[85]
    cdef public short library[85]
    cdef public short revive[85]
    cdef public short token_coins[10]
    cdef public short token_points[10]
    cdef public short token_symbol[10]
    cdef public short chain_coins[10]
    cdef public short points_per_token[10]
    cdef public unsigned int income_tokens
    cdef public unsigned int extra_turn_tokens
    cdef public unsigned long long counting_cards[2]
    cdef public unsigned int counting_tokens
    cdef public unsigned int chain_coins_tokens
    cdef public unsigned int discount_tokens[8]
    cdef public short discount[8]
    cdef public unsigned int any_discount_tokens
    cdef public unsigned int extra_shields_tokens[8]
    cdef public short extra_shields[8]
    cdef public short covers[4][20][2]
    cdef public unsigned int covered_by[4][20]
    cdef public unsigned int face_up[4]
    cdef public short deck_start[5]
    cdef public int capital
    cdef public short zone_from[3]
    cdef public short zone_points[3]
    cdef public short zone_loot[3]
    cdef public short draft_order[8]
    cdef public int sale_base
    cdef public int sale_per_yellow
    cdef public int trade_base
    cdef public int wonders_limit
    cdef public int symbols_to_win
    cdef public int coins_per_point
    cdef public int guilds
    cdef public int offer_size
    cdef public int board_size
