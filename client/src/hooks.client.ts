/** Settings and listeners that precede the first page. */
import { registerWorker, reloadAfterDeployment } from '$lib/navigation/deployment';
import { listenToKeys } from '$lib/shortcuts/shortcuts';
import { motions } from '$lib/settings/motion.svelte';
import { themes } from '$lib/settings/theme.svelte';
import { suppressStrayClicks } from '$lib/ui/stray-clicks';

export function init(): void {
  themes.restore();
  motions.restore();
  suppressStrayClicks();
  listenToKeys();
  registerWorker();
  reloadAfterDeployment();
}
