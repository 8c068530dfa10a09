// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Rings from '$lib/ui/Rings.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Count the animation frames that are requested from now on. */
function countFrames(): () => number {
  let count = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    count += 1;
    return setTimeout(() => callback(0), 1);
  });
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  return () => count;
}

test('measures when the page changes and rests otherwise', async () => {
  const target = document.body.appendChild(document.createElement('p'));
  target.className = 'target';
  target.getClientRects = () => [{}] as unknown as DOMRectList;
  const frames = countFrames();
  const { container } = render(Rings, { groups: [{ spots: ['.target'], kind: 'gold' }] });
  await pause(50);
  expect(container.querySelectorAll('.rings span')).toHaveLength(1);
  const settled = frames();
  await pause(100);
  expect(frames()).toBe(settled);
  target.remove();
  await pause(50);
  expect(container.querySelectorAll('.rings span')).toHaveLength(0);
});
