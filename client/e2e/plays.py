"""All plays, in the order in which they are played."""

from collections.abc import Callable

from alone import classic_by_keyboard, classic_with_seven, classic_with_three, duel_by_keyboard, duel_by_mouse
from apart import pictures_apart
from by_ear import classic_by_ear, duel_by_ear
from comfort import called_to_a_turn, dragged, sounds_if_asked_for
from guide_play import guided_classic, guided_duel
from languages import in_every_language, language_changed, language_changed_early, replays_in_every_language
from mended import every_tap_selects, left_and_found_again, no_record
from moments import turns_and_conflicts
from offline import without_network
from pictures import pictures
from rules_play import rules_in_every_language
from screens import (
    every_screen,
    every_screen_by_day,
    on_a_large_screen,
    on_a_phone,
    on_a_phone_sideways,
    on_a_tablet,
    resized,
)
from sight import in_sight, in_sight_briefly
from stage import Stage
from together import at_one_screen, bot_takes_over, by_link, classic_at_one_screen, lines_break, lines_break_early
from understanding import analysed, explored, hinted, puzzles_solved, reviewed, set_up

__all__ = ["PLAYS", "QUICK", "pictures"]

PLAYS: tuple[Callable[[Stage], str], ...] = (
    duel_by_mouse,
    duel_by_keyboard,
    classic_by_keyboard,
    duel_by_ear,
    classic_by_ear,
    guided_duel,
    guided_classic,
    rules_in_every_language,
    pictures_apart,
    turns_and_conflicts,
    classic_with_three,
    classic_with_seven,
    by_link,
    lines_break_early,
    lines_break,
    at_one_screen,
    classic_at_one_screen,
    bot_takes_over,
    on_a_phone,
    on_a_phone_sideways,
    on_a_tablet,
    on_a_large_screen,
    resized,
    without_network,
    sounds_if_asked_for,
    called_to_a_turn,
    dragged,
    left_and_found_again,
    every_tap_selects,
    no_record,
    in_sight_briefly,
    in_sight,
    every_screen_by_day,
    every_screen,
    in_every_language,
    language_changed_early,
    language_changed,
    replays_in_every_language,
    puzzles_solved,
    analysed,
    set_up,
    hinted,
    reviewed,
    explored,
)
QUICK = frozenset(
    (
        duel_by_mouse,
        duel_by_keyboard,
        classic_with_three,
        by_link,
        lines_break_early,
        in_sight_briefly,
        every_screen_by_day,
        language_changed_early,
    )
)
