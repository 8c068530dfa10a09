import { loadWords } from '$lib/analysis/text';

/** The texts are loaded before the page: its title is announced at once. */
export const load = loadWords;
