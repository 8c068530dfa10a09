/** The worker that keeps the pages for when there is no network: it comes last, so that it holds nothing up. */
const LATER = 4000;

/** Tell the worker what this page has loaded before the worker was there. */
function tell(worker: ServiceWorker | null): void {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));
  worker?.postMessage({ loaded });
}

export function installWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(
    () =>
      navigator.serviceWorker
        .register('/sw.js')
        .then(() => navigator.serviceWorker.ready)
        .then(({ active }) => tell(active))
        .catch(() => {}),
    LATER,
  );
}
