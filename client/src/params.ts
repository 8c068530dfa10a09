/** Matchers of route parameters; other values lead to the error page. */
import { defineParams } from '@sveltejs/kit/params';

export const params = defineParams({
  game: (value) => (value === 'duel' || value === 'classic' ? value : undefined),
  id: (value) => (/^[\w-]+$/.test(value) ? value : undefined),
});
