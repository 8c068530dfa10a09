/** Error replies of the server, with localized messages. */
import { type Arguments, lang, t } from '$lib/i18n/lang.svelte';

export class ApiError extends Error {
  readonly key: string;
  readonly details: Record<string, unknown>;

  constructor(key: string, details: Record<string, unknown> = {}) {
    super(key);
    this.key = key;
    this.details = details;
  }

  /** The message in the language of the page. */
  get text(): string {
    return errorText(this.key, this.details);
  }
}

export const UNREACHABLE = 'network/failed';
/** The request did not reach the server, or its response was lost. */
const NETWORK_ERRORS = [UNREACHABLE, 'request/interrupted'];

export function errorText(key: string, details: Record<string, unknown> = {}): string {
  if (NETWORK_ERRORS.includes(key)) return t('client-refused-network');
  const id = lang.find(`error-${key.replace('/', '-')}`);
  return id ? lang.text(id, messageArgs(details)) : t('client-refused-other', { key });
}

/** Return error details as message arguments; a nested error becomes its message. */
function messageArgs(details: Record<string, unknown>): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(details)) {
    const option = name === 'option' && lang.find(`client-option-${value}`);
    if (option) args[name] = lang.text(option);
    else if (typeof value === 'number' || typeof value === 'string') args[name] = value;
    else if (Array.isArray(value)) args[name] = value.join(', ');
    else if (value && typeof value === 'object' && 'key' in value) {
      const inner = value as { key: string; details?: Record<string, unknown> };
      args[name] = errorText(inner.key, inner.details);
    } else args[name] = String(value);
  }
  return args;
}

/** How browsers begin the message of a request or an import that did not reach the server. */
const UNREACHED = [
  'Failed to fetch',
  'NetworkError',
  'Load failed',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload',
];

/** Return whether an error of the browser means that the server was not reached. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof ApiError
    ? NETWORK_ERRORS.includes(error.key)
    : error instanceof Error && UNREACHED.some((beginning) => error.message.startsWith(beginning));
