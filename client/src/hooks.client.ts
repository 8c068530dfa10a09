/** Settings and listeners that precede the first page, and the errors of pages. */
import type { HandleClientError } from '@sveltejs/kit/hooks';
import { registerWorker, reloadAfterDeployment } from '$lib/navigation/deployment';
import { listenToKeys } from '$lib/shortcuts/shortcuts';
import { comfort } from '$lib/settings/comfort.svelte';
import { motions } from '$lib/settings/motion.svelte';
import { themes } from '$lib/settings/theme.svelte';
import { isNetworkError, UNREACHABLE } from '$lib/transport/errors';
import { suppressStrayClicks } from '$lib/ui/stray-clicks';

export function init(): void {
  themes.restore();
  motions.restore();
  comfort.restore();
  suppressStrayClicks();
  listenToKeys();
  registerWorker();
  reloadAfterDeployment();
}

/** Log the error of a page; only some errors mean that the server was not reached. */
export const handleError: HandleClientError = ({ kind, error }) => {
  if (kind !== 'unknown') return;
  console.error(error);
  if (isNetworkError(error)) return { message: UNREACHABLE };
};
