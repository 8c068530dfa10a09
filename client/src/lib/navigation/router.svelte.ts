/** Client-side router: path, history entries, scroll positions and focus. */

/** How long `arrived` waits for late content before it gives up restoring a scroll position. */
const RESTORE_TIMEOUT_MS = 2000;

export class Router {
  path = $state(location.pathname);
  /** Number of page changes; `replace` does not count. */
  visit = $state(0);
  /** Title of the page that was navigated to, for screen readers. */
  announcement = $state('');
  #entry: number;
  #lastEntry: number;
  #scrollByEntry = new Map<number, number>();
  #scrollTarget = 0;

  constructor() {
    this.#entry = history.state?.entry ?? 0;
    this.#lastEntry = this.#entry;
    history.scrollRestoration = 'manual';
    // The browser restores the position after a reload.
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
    addEventListener('popstate', (event) => this.#onPopState(event));
    document.addEventListener('click', (event) => this.#onClick(event));
  }

  go(url: string): void {
    this.#scrollByEntry.set(this.#entry, scrollY);
    this.#lastEntry += 1;
    this.#entry = this.#lastEntry;
    history.pushState({ entry: this.#entry }, '', url);
    this.#scrollTarget = 0;
    if (!this.#follow()) scrollTo(0, 0);
  }

  /** Change the address of the current page without loading another page. */
  replace(url: string): void {
    history.replaceState({ entry: this.#entry }, '', url);
    this.path = location.pathname;
  }

  /** Return the parameters after `#`. Secrets are passed there because browsers do not send it to the server. */
  hash(): URLSearchParams {
    return new URLSearchParams(location.hash.slice(1));
  }

  /** Reset focus, announce the title and restore the scroll position once a page is rendered. */
  arrived(): void {
    if (this.visit === 0) return;
    const { body } = document;
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.removeAttribute('tabindex');
    this.announcement = document.title;
    this.#restoreScroll();
  }

  #restoreScroll(): void {
    const target = this.#scrollTarget;
    scrollTo(0, target);
    if (scrollY >= target) return;
    const visit = this.visit;
    const observer = new ResizeObserver(() => {
      if (visit === this.visit) scrollTo(0, target);
      if (visit !== this.visit || scrollY >= target) observer.disconnect();
    });
    observer.observe(document.body);
    setTimeout(() => observer.disconnect(), RESTORE_TIMEOUT_MS);
  }

  /** Read the path of the current address; return whether it is another page. */
  #follow(): boolean {
    if (this.path === location.pathname) return false;
    this.path = location.pathname;
    this.visit += 1;
    return true;
  }

  #onPopState({ state }: PopStateEvent): void {
    this.#scrollByEntry.set(this.#entry, scrollY);
    this.#entry = state?.entry ?? 0;
    this.#scrollTarget = this.#scrollByEntry.get(this.#entry) ?? 0;
    if (!this.#follow() && state) scrollTo(0, this.#scrollTarget);
  }

  #onClick(event: MouseEvent): void {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
