/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colours that a property falls back to, in light and in dark, as [red, green, blue]. */
function defaultsOf(property: string): number[][] {
  const [, light = '', dark = ''] =
    new RegExp(`var\\(${property}, light-dark\\(#(\\w{6}), #(\\w{6})\\)\\)`).exec(sheet) ?? [];
  return [light, dark].map((colour) =>
    [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  );
}

test('spec section 9 "Theme": primary is green', () => {
  for (const [red = 255, green = 0, blue = 255] of defaultsOf('--mc-primary')) {
    expect(green).toBeGreaterThan(Math.max(red, blue));
  }
});

test('spec section 9 "Theme": smart is gold', () => {
  for (const [red = 0, green = 0, blue = 255] of defaultsOf('--mc-smart')) {
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(2 * blue);
  }
});
