import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { verifySeed } from '$lib/table/commitment';

const SEED = '00ff17a5';
const commitment = createHash('sha256')
  .update('sevenwonders shuffle 1\n')
  .update(Buffer.from(SEED, 'hex'))
  .digest('hex');

afterEach(() => vi.unstubAllGlobals());

describe.each([true, false])('crypto.subtle available: %s', (isSecure) => {
  test('accepts the committed seed and no other', async () => {
    if (!isSecure) vi.stubGlobal('crypto', {});
    expect(await verifySeed(SEED, commitment)).toBe(true);
    expect(await verifySeed('00ff17a6', commitment)).toBe(false);
    expect(await verifySeed(SEED, 'not the hash')).toBe(false);
  });
});
