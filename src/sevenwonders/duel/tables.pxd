cimport cython
from sevenwonders.duel cimport cids as ids


@cython.final
cdef class Tables:
    cdef readonly short cost[ids.THINGS][ids.LANES]
    cdef readonly short produce[ids.THINGS][ids.LANES]
    cdef readonly short kind[ids.THINGS]
    cdef readonly short chain_from[ids.THINGS]
    cdef readonly short chain_word[ids.THINGS]
    cdef readonly unsigned long long chain_bit[ids.THINGS]
    cdef readonly short produces[ids.THINGS]
    cdef readonly short choice_raw[ids.THINGS]
    cdef readonly short choice_goods[ids.THINGS]
    cdef readonly short fixed_price[ids.THINGS]
    cdef readonly short shields[ids.THINGS]
    cdef readonly short symbol[ids.THINGS]
    cdef readonly short points[ids.THINGS]
    cdef readonly short coins[ids.THINGS]
    cdef readonly short coins_each[ids.THINGS]
    cdef readonly short coins_kinds[ids.THINGS]
    cdef readonly short coins_larger[ids.THINGS]
    cdef readonly short points_each[ids.THINGS]
    cdef readonly short points_kinds[ids.THINGS]
    cdef readonly short opponent_loses[ids.THINGS]
    cdef readonly short extra_turn[ids.THINGS]
    cdef readonly short destroy[ids.THINGS]
    cdef readonly short library[ids.THINGS]
    cdef readonly short revive[ids.THINGS]
    cdef readonly short token_coins[ids.TOKENS]
    cdef readonly short token_points[ids.TOKENS]
    cdef readonly short token_symbol[ids.TOKENS]
    cdef readonly short chain_coins[ids.TOKENS]
    cdef readonly short points_per_token[ids.TOKENS]
    cdef readonly unsigned int income_tokens
    cdef readonly unsigned int extra_turn_tokens
    cdef readonly unsigned long long counting_cards[ids.WORDS]
    cdef readonly unsigned int counting_tokens
    cdef readonly unsigned int chain_coins_tokens
    cdef readonly unsigned int discount_tokens[ids.KINDS]
    cdef readonly short discount[ids.KINDS]
    cdef readonly unsigned int any_discount_tokens
    cdef readonly unsigned int extra_shields_tokens[ids.KINDS]
    cdef readonly short extra_shields[ids.KINDS]
    cdef readonly short covers[ids.AGES + 1][ids.SLOTS][2]
    cdef readonly unsigned int covered_by[ids.AGES + 1][ids.SLOTS]
    cdef readonly unsigned int face_up[ids.AGES + 1]
    cdef readonly short deck_start[ids.BACKS + 1]
    cdef readonly int capital
    cdef readonly short zone_from[ids.ZONES]
    cdef readonly short zone_points[ids.ZONES]
    cdef readonly short zone_loot[ids.ZONES]
    cdef readonly short draft_order[ids.DRAFTED]
    cdef readonly int start_coins
    cdef readonly int sale_base
    cdef readonly int sale_per_yellow
    cdef readonly int trade_base
    cdef readonly int wonders_limit
    cdef readonly int symbols_to_win
    cdef readonly int coins_per_point
    cdef readonly int guilds
    cdef readonly int offer_size
    cdef readonly int board_size
