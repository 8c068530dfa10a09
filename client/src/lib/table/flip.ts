/**
 * Changes of a table shown in motion: what has the same name before and after glides from place to place.
 *
 * What moves is a picture over the page that takes no clicks; the page below is the new one from the first moment. (The
 * browser's own view transitions hold clicks back from everything that has a name, for as long as they last.)
 */
import type { EventInfo } from '$lib/api/types';
import { motions } from '$lib/settings/motion.svelte';

const LASTS = 320;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** What moves by less stays where it is. */
const LEAST = 4;

interface Seen {
  node: HTMLElement;
  box: DOMRect;
}

/** What has a name on the page, and where it is. */
function lookAround(): Map<string, Seen> {
  const named = [...document.querySelectorAll<HTMLElement>('[data-glide]')];
  return new Map(named.map((node) => [node.dataset.glide ?? '', { node, box: node.getBoundingClientRect() }]));
}

/** Return whether an update ends the game: its last card must not glide over the score. */
export const isEnding = (events: EventInfo[]): boolean => events.some(({ key }) => key.endsWith('/game-over'));

/** Put a change on the page; `settle` is called to have the page drawn before anything moves. */
export function inMotion(change: () => void, settle: () => Promise<void>): void {
  if (motions.pace === 0 || document.hidden) {
    change();
    return;
  }
  const before = lookAround();
  change();
  settle().then(() => {
    const after = lookAround();
    for (const [name, seen] of before) glide(seen, after.get(name));
  });
}

/** Let a picture of what was there go to where it is now; what is nowhere any more fades. */
function glide({ node, box }: Seen, now: Seen | undefined): void {
  if (now && (now.node === node || Math.hypot(now.box.left - box.left, now.box.top - box.top) < LEAST)) return;
  const picture = pictureOf(node, box);
  const timing = { duration: LASTS * motions.pace, easing: EASE };
  const way = now
    ? `translate(${now.box.left - box.left}px, ${now.box.top - box.top}px) scale(${now.box.width / box.width})`
    : 'scale(0.9)';
  now?.node.animate({ opacity: [0, 0, 1] }, timing);
  picture
    .animate({ transform: ['none', way], opacity: [1, now ? 1 : 0] }, timing)
    .finished.finally(() => picture.remove());
}

/** Lay a picture of something over the page, where it is. */
function pictureOf(node: HTMLElement, box: DOMRect): HTMLElement {
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
