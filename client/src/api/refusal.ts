/** What the server would not do, told in the reader's language. */
import { type Arguments, lang, t } from '../lang/lang.svelte';

export class Refusal extends Error {
  readonly key: string;
  readonly details: Record<string, unknown>;

  constructor(key: string, details: Record<string, unknown> = {}) {
    super(key);
    this.key = key;
    this.details = details;
  }

  get text(): string {
    return refusalText(this.key, this.details);
  }
}

/** Refusals of the server itself, by the message that tells them. Those of the games are told as on the command line. */
export const TOLD: Record<string, readonly string[]> = {
  'client-refused-network': ['network/failed', 'request/interrupted'],
  'client-refused-stale': ['version/stale'],
  'client-refused-table': ['table/unknown'],
  'client-refused-secret': ['secret/wrong', 'secret/missing', 'seat/not-yours'],
  'client-refused-invite': ['invite/wrong', 'seat/not-free'],
  'client-refused-bot': ['seat/ai', 'seat/bot-plays', 'seat/no-bot'],
  'client-refused-away': ['seat/not-away'],
  'client-refused-undo-nothing': ['undo/nothing', 'undo/not-wished', 'undo/not-asked'],
  'client-refused-undo-revealed': ['undo/revealed'],
  'client-refused-resign': ['resign/many-players'],
  'client-refused-over': ['table/over'],
  'client-refused-running': ['table/running'],
  'client-refused-busy': [
    'request/too-many',
    'table/busy',
    'table/full',
    'table/put-away',
    'table/too-many',
    'table/too-many-live',
    'connection/too-many',
    'server/storage',
    'server/failed',
  ],
  'client-refused-large': ['request/too-large'],
};

export function refusalText(key: string, details: Record<string, unknown> = {}): string {
  const own = Object.entries(TOLD).find(([, keys]) => keys.includes(key))?.[0];
  if (own) return lang.text(own);
  const id = `error-${key.replace('/', '-')}`;
  return lang.has(id) ? lang.text(id, plain(details)) : t('client-refused-other', { key });
}

/** Details as a message can tell them; a refusal within a refusal is told in words. */
function plain(details: Record<string, unknown>): Arguments {
  const told: Arguments = {};
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'number' || typeof value === 'string') told[name] = value;
    else if (Array.isArray(value)) told[name] = value.join(', ');
    else if (value && typeof value === 'object' && 'key' in value) {
      const inner = value as { key: string; details?: Record<string, unknown> };
      told[name] = refusalText(inner.key, inner.details);
    } else told[name] = String(value);
  }
  return told;
}
