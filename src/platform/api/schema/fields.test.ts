import * as v from 'valibot';
import { expect, it } from 'vitest';

import { id, looseCode, looseText, optionalId, text } from './fields.ts';

const HALF = 'Menu \uD83D';

it.each([
  ['a text', text],
  ['a text that a screen can do without', looseText],
  ['an id', id],
  ['an id that may be missing', optionalId],
  ['a code', looseCode],
])('%s of an answer with half an emoji can be encoded for an address', (_, field) => {
  const value = String(v.parse(field, HALF));
  expect(value).toBe('Menu ');
  expect(() => encodeURIComponent(value)).not.toThrow();
});
