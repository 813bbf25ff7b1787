import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isId } from '../../lib/config/id.ts';
import { referenceOf, toIntentKey } from './intent-key.ts';

const aRandomId = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));

it('a reference is 8 letters and digits of which none looks like another', () => {
  fc.assert(
    fc.property(aRandomId, (randomId) => {
      const key = toIntentKey(randomId);
      expect(referenceOf(key)).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{8}$/);
      expect(key).toBe(`${referenceOf(key)}-${randomId}`);
      expect(isId(key)).toBe(true);
    }),
  );
});

it('a thousand intents have a thousand references', () => {
  const ids = fc.sample(aRandomId, { numRuns: 1_000, seed: 7 });
  const references = new Set(ids.map((randomId) => referenceOf(toIntentKey(randomId))));
  expect(references.size).toBe(new Set(ids).size);
});

it('the same random id gives the same reference', () => {
  expect(toIntentKey('00112233445566778899aabbccddeeff')).toBe(
    toIntentKey('00112233445566778899aabbccddeeff'),
  );
});
