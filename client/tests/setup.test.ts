import { describe, expect, it } from 'vitest';
import { positionText, setupOf, withCount, withPlayers } from '$lib/games/classic/editor/setup';

const HOME =
  'classic 1; boards rhodos_night gizah_day babylon_day; age 2; turn 5; discard altar ?2; A.coins 4; A.city stockade; ' +
  'A.wonder ?1; A.tokens 1 -1; A.hand temple ? ?; B.coins 3; B.hand ? ? ?; C.coins 3; C.hand ? ? ?';

describe('a table of 7 Wonders set up by hand', () => {
  it('is written as it was read, in the order of the editor', () => {
    expect(positionText(setupOf(HOME))).toBe(HOME);
  });
  it('begins before the first turn, with hands that nobody has seen', () => {
    const text = positionText(setupOf('duel 1; age 1'));
    expect(text).toContain('age 1; turn 1; A.coins 3; A.hand ? ? ? ? ? ? ?; B.coins 3');
  });
  it('has each board once, however many play', () => {
    const boards = withPlayers(setupOf(HOME), 7).seats.map(({ board }) => board);
    expect(new Set(boards).size).toBe(7);
    expect(withPlayers(setupOf(HOME), 3).seats.map(({ board }) => board)).toEqual(['rhodos', 'gizah', 'babylon']);
  });
  it('forgets the hands of another age and the log', () => {
    const later = { ...setupOf(`${HOME}; A.log1 +stockade`), age: 3 };
    expect(positionText(later)).toContain('A.hand ? ? ?; B.coins');
    expect(positionText(later)).not.toContain('log');
  });
  it('keeps the known cards of a pile when their number changes', () => {
    expect(withCount(['altar', '?2'], 1, 2)).toEqual(['?2', 'altar', '?1']);
    expect(withCount(['altar', '?2'], 1, 0)).toEqual(['?2']);
  });
});
