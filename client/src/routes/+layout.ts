import { lang, preferredLanguage } from '$lib/i18n/lang.svelte';

/** The pages are rendered in the browser only; the build writes one `index.html` for all of them. */
export const ssr = false;

export const load = (): Promise<void> => lang.use(preferredLanguage());
