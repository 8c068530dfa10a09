/** Offline copy and recovery after a deployment. */
import { updated } from '$app/state';
import { resolve } from '$app/paths';

/** The worker is installed late: its downloads would compete with those of the first page. */
const WORKER_DELAY_MS = 4000;

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void register().catch(() => {}), WORKER_DELAY_MS);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(`${resolve('/')}service-worker.js`, { type: 'module' });
  const { active } = await serviceWorker.ready;
  // Files that were loaded before the worker was there.
  active?.postMessage({ loaded: performance.getEntriesByType('resource').map(({ name }) => name) });
}

/**
 * Reload the page when a part of it is gone because a new version was deployed. The import still fails: its caller shows
 * an error, or does without the part.
 */
export function reloadAfterDeployment(): void {
  addEventListener('vite:preloadError', () => {
    void updated.check().then((isNew) => isNew && location.reload());
  });
}
