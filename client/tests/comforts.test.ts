// @vitest-environment happy-dom
/** Parts of a table for several people: phrases, absent players, spectators, QR codes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '$lib/api/types';
import { lang, makeBundle } from '$lib/i18n/lang.svelte';
import Notices from '$lib/table/Notices.svelte';
import QrCode from '$lib/table/QrCode.svelte';
import Reactions from '$lib/table/Reactions.svelte';
import { PHRASES } from '$lib/settings/reactions.svelte';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  const text = readFileSync(join(import.meta.dirname, '../src/lib/generated/locale/en.txt'), 'utf8');
  lang.setBundle('en', makeBundle('en', text));
});
afterEach(cleanup);

const buttons = (root: ParentNode) => [...root.querySelectorAll('button')];
const named = (root: ParentNode, name: string) => buttons(root).find((one) => one.textContent?.trim() === name);

const person = (seat: number, online: boolean): SeatInfo => ({
  seat,
  name: '',
  kind: 'person',
  level: null,
  bot: null,
  online,
  thinking: false,
});

function notices(options: { absent?: number[]; seats?: number[]; watching?: number } = {}) {
  const ontakeover = vi.fn();
  const table = {
    id: 'table',
    seats: [person(0, true), person(1, false)],
    result: null,
    undo: null,
    watching: options.watching ?? 0,
  } as unknown as TableInfo;
  const { container } = render(Notices, {
    props: {
      table,
      seats: options.seats ?? [0],
      names: ['Ana', 'Tiro'],
      link: 'open',
      owed: 0,
      news: '',
      brief: '',
      dangers: [],
      you: 0,
      turn: null,
      onanswer: () => {},
      absent: options.absent ?? [],
      ontakeover,
    },
  });
  return { container, ontakeover };
}

test('a player is asked before the computer plays for an absent one', () => {
  const { container, ontakeover } = notices({ absent: [1] });
  expect(container.querySelector('[role=alert]')?.textContent).toContain('Tiro');
  named(container, 'Let the computer take over')?.click();
  expect(ontakeover).toHaveBeenCalledWith(1);
});

test('a player can wait for an absent one, and is not asked again', async () => {
  const { container, ontakeover } = notices({ absent: [1] });
  named(container, 'Keep waiting')?.click();
  await tick();
  expect(container.querySelector('[role=alert]')).toBeNull();
  expect(ontakeover).not.toHaveBeenCalled();
});

test('spectators are counted, and not asked about absent players', () => {
  const { container } = notices({ absent: [1], seats: [], watching: 2 });
  expect(container.querySelector('[role=alert]')).toBeNull();
  expect(container.textContent).toContain('2 spectators');
});

test('a spectator is told so, a player is not', () => {
  const { container } = notices({ seats: [], watching: 1 });
  expect(container.textContent).toContain('You are watching.');
  expect(container.textContent).not.toContain('1 spectator');
  expect(notices({ watching: 1 }).container.textContent).not.toContain('You are watching.');
});

test('the eight phrases are offered, and one is said', async () => {
  const onreact = vi.fn();
  const { container } = render(Reactions, { props: { onreact } });
  buttons(container)[0]?.click();
  await tick();
  expect(PHRASES).toHaveLength(8);
  named(container, 'Well played!')?.click();
  await tick();
  expect(onreact).toHaveBeenCalledExactlyOnceWith('well-played');
  expect(named(container, 'Well played!')).toBeUndefined();
});

test('a link has a QR code that names it', () => {
  const link = 'https://games.example.org/table/abc#invite=123';
  const { container } = render(QrCode, { props: { link } });
  const code = container.querySelector('svg');
  expect(code?.getAttribute('aria-label')).toContain(link);
  expect(code?.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length).toBeGreaterThan(200);
});
