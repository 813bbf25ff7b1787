import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isId, parseId } from './id.ts';
import { toWireId } from './wire-id.ts';

describe('contract section 3: ids are "letters, digits, _ and -, at most 64"', () => {
  it.each(['7', 'POINTS10', 'a_b-c', 'x'.repeat(64)])('takes %s', (id) =>
    expect(parseId(id)).toBe(id),
  );
  it.each(['', '..', '../1', 'a/b', 'a b', 'á', '%2e%2e', 'x'.repeat(65), 'a\n'])(
    'refuses "%s"',
    (text) => expect(isId(text)).toBe(false),
  );
  it.each([null, undefined, {}, [7], true, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %s',
    (value) => expect(parseId(value)).toBeNull(),
  );
  it('ignores blanks around an id and takes numbers', () => {
    expect(parseId(' 12 ')).toBe('12');
    expect(parseId(12)).toBe('12');
  });
});

describe('an id on the wire', () => {
  it.each([
    ['101', 101],
    ['0', 0],
    ['007', '007'],
    ['POINTS10', 'POINTS10'],
    ['9007199254740993', '9007199254740993'],
    ['-5', '-5'],
    ['1e3', '1e3'],
    ['Infinity', 'Infinity'],
  ])('sends "%s" as %o', (id, wire) => expect(toWireId(id)).toBe(wire));

  it('never changes an id on its way', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), (id) => {
        expect(String(toWireId(id))).toBe(id);
      }),
    );
  });
});
