/** Loads the guide, the lessons of a game and their texts, which most visits do not need. */
import type { Game } from '$lib/api/types';
import { definitionOf } from '$lib/games/registry';
import { lang } from '$lib/i18n/lang.svelte';

export async function loadGuide(game: Game) {
  const [{ default: Guide }, syllabus] = await Promise.all([
    import('./Guide.svelte'),
    definitionOf(game).loadCourse(),
    lang.add('guide'),
  ]);
  return { Guide, syllabus };
}
