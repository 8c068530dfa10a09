import type { Category, EventInfo } from '$lib/api/types';

const CATEGORIES: Partial<Record<EventInfo['key'], Category>> = {
  'duel/age-dealt': 'milestone',
  'duel/card-built': 'move',
  'duel/card-sold': 'move',
  'duel/wonder-built': 'move',
  'classic/age-dealt': 'milestone',
  'classic/age-ended': 'milestone',
  'classic/card-built': 'move',
  'classic/card-sold': 'move',
  'classic/chosen': 'silent',
  'classic/stage-built': 'move',
};

/** Return an event with the category that the server gives it. */
export const event = <Key extends EventInfo['key']>(
  key: Key,
  args: Extract<EventInfo, { key: Key }>['args'],
): EventInfo => ({ key, category: CATEGORIES[key] ?? 'consequence', args }) as EventInfo;
