/**
 * Animated changes of the table (FLIP): an element with the same name before and after moves from place to place.
 *
 * A copy above the page moves and takes no clicks; the page below is up to date at once. View transitions of the browser
 * would block clicks on named elements for their whole duration.
 */
import type { EventInfo } from '$lib/api/types';
import { motions } from '$lib/settings/motion.svelte';

const DURATION_MS = 320;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** What moves by less stays where it is. */
const MIN_DISTANCE_PX = 4;

interface Seen {
  node: HTMLElement;
  box: DOMRect;
}

/** Return the named elements of the page with their places. */
function namedElements(): Map<string, Seen> {
  const named = [...document.querySelectorAll<HTMLElement>('[data-glide]')];
  return new Map(named.map((node) => [node.dataset.glide ?? '', { node, box: node.getBoundingClientRect() }]));
}

/** Return whether an update ends the game: its last card must not animateMove over the score. */
export const isEnding = (events: EventInfo[]): boolean => events.some(({ key }) => key.endsWith('/game-over'));

/** Put a change on the page; `afterRender` is called to have the page drawn before anything moves. */
export function animateChange(change: () => void, afterRender: () => Promise<void>): void {
  if (motions.pace === 0 || document.hidden) {
    change();
    return;
  }
  const before = namedElements();
  change();
  afterRender().then(() => {
    const after = namedElements();
    for (const [name, seen] of before) animateMove(seen, after.get(name));
  });
}

/** Move a copy of an element to its new place, or fade it out if it is gone. */
function animateMove({ node, box }: Seen, now: Seen | undefined): void {
  if (now && (now.node === node || Math.hypot(now.box.left - box.left, now.box.top - box.top) < MIN_DISTANCE_PX))
    return;
  const picture = cloneForAnimation(node, box);
  const timing = { duration: DURATION_MS * motions.pace, easing: EASE };
  const way = now
    ? `translate(${now.box.left - box.left}px, ${now.box.top - box.top}px) scale(${now.box.width / box.width})`
    : 'scale(0.9)';
  now?.node.animate({ opacity: [0, 0, 1] }, timing);
  picture
    .animate({ transform: ['none', way], opacity: [1, now ? 1 : 0] }, timing)
    .finished.finally(() => picture.remove());
}

/** Lay a picture of something over the page, where it is. */
function cloneForAnimation(node: HTMLElement, box: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  delete copy.dataset.glide;
  delete copy.dataset.slot;
  copy.style.inset = '0 auto auto 0';
  const picture = document.createElement('div');
  picture.className = 'gliding';
  picture.inert = true;
  picture.style.left = `${box.left}px`;
  picture.style.top = `${box.top}px`;
  picture.style.setProperty('--card-w', `${box.width}px`);
  picture.append(copy);
  document.body.append(picture);
  // The copy has been dealt and turned up already.
  for (const motion of picture.getAnimations({ subtree: true })) motion.cancel();
  return picture;
}
