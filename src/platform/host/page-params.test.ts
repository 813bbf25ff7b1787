import { describe, expect, test } from 'vitest';

import { addressWithout } from './page-params.ts';

const SECRETS = new Set(['token', 'userId']);

describe('an address without its secrets', () => {
  test.each([
    ['?token=t', ''],
    ['?a=1&token=t&b=%20x+y', '?a=1&b=%20x+y'],
    ['?a=1&tok%65n=t', '?a=1'],
    ['?mytoken=t', '?mytoken=t'],
    ['#token=t&userId=9', ''],
    ['?a=1#section', '?a=1#section'],
    ['?token=t#section', '#section'],
    ['#/shop?token=t', '#/shop'],
    ['#/shop?token=t&tab=2', '#/shop?tab=2'],
    ['#?token=t&tab=2', '#?tab=2'],
  ])('turns %s into %s', (from, to) => {
    expect(addressWithout(new URL(`https://tasca.pt/p${from}`), SECRETS)).toBe(`/p${to}`);
  });
});
