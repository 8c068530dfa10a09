import { expect, test } from 'vitest';
import type { SeatInfo } from '$lib/api/types';
import { ABSENT_AFTER, Absences } from '$lib/table/absence.svelte';

const person = (seat: number, online: boolean): SeatInfo =>
  ({ seat, kind: 'person', online, bot: null }) as unknown as SeatInfo;

test('a takeover is offered only after a minute offline', () => {
  const absences = new Absences();
  absences.update([person(0, true), person(1, false)], 0);
  expect(absences.seats).toEqual([]);
  absences.update([person(0, true), person(1, false)], ABSENT_AFTER - 1);
  expect(absences.seats).toEqual([]);
  absences.update([person(0, true), person(1, false)], ABSENT_AFTER);
  expect(absences.seats).toEqual([1]);
});

test('a player who comes back starts a new minute', () => {
  const absences = new Absences();
  absences.update([person(1, false)], 0);
  absences.update([person(1, true)], 30_000);
  absences.update([person(1, false)], 31_000);
  absences.update([person(1, false)], ABSENT_AFTER + 5_000);
  expect(absences.seats).toEqual([]);
  absences.update([person(1, false)], ABSENT_AFTER + 31_000);
  expect(absences.seats).toEqual([1]);
});
