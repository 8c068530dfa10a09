/** The guide and its texts, which most visits never need. */
import { lang } from '$lib/i18n/lang.svelte';

export async function loadGuide() {
  const [loaded] = await Promise.all([import('./Guide.svelte'), lang.add('guide')]);
  return loaded.default;
}
