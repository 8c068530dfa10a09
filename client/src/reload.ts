/** Recovery from chunks that the server no longer has. */

const KEY = 'reloaded-at';
/** A second failure within this time is not cured by a reload. */
const MIN_INTERVAL_MS = 60_000;

/** Reload the document after a failed chunk import; rethrow `error` if that was tried recently or cannot help. */
export function reloadOnce(error: unknown): Promise<never> {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < MIN_INTERVAL_MS) return Promise.reject(error);
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without session storage a reload could repeat for ever.
    return Promise.reject(error);
  }
  location.reload();
  return new Promise(() => {});
}
