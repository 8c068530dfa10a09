/** What the server would not do, told in the reader's language. */
import { type Arguments, lang, t } from '$lib/i18n/lang.svelte';

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

/** What broke off on the way, and never came to the server or back. */
const NETWORK = ['network/failed', 'request/interrupted'];

export function refusalText(key: string, details: Record<string, unknown> = {}): string {
  if (NETWORK.includes(key)) return t('client-refused-network');
  const id = `error-${key.replace('/', '-')}`;
  return lang.has(id) ? lang.text(id, plain(details)) : t('client-refused-other', { key });
}

/** Details as a message can tell them; a refusal within a refusal is told in words. */
function plain(details: Record<string, unknown>): Arguments {
  const told: Arguments = {};
  for (const [name, value] of Object.entries(details)) {
    if (name === 'option' && lang.has(`client-option-${value}`)) told[name] = t(`client-option-${value}`);
    else if (typeof value === 'number' || typeof value === 'string') told[name] = value;
    else if (Array.isArray(value)) told[name] = value.join(', ');
    else if (value && typeof value === 'object' && 'key' in value) {
      const inner = value as { key: string; details?: Record<string, unknown> };
      told[name] = refusalText(inner.key, inner.details);
    } else told[name] = String(value);
  }
  return told;
}
