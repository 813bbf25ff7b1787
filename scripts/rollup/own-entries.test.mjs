import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { ownEntries, withOwnEntries } from './own-entries.mjs';

const VALIBOT = 'node_modules/valibot/dist/index.mjs';

test('no schema of the installed valibot walks what a page has put into Object.prototype', () => {
  const code = withOwnEntries(readFileSync(VALIBOT, 'utf8'));
  expect(code).toContain('Object.keys(this.entries)');
  expect(code).not.toMatch(/for \(const \w+ in this\.entries\)/);
});

test('a valibot that walks its entries in another way stops the build', () => {
  expect(() => ownEntries().transform('export {};', `/repo/${VALIBOT}`)).toThrow('valibot walks');
});

test('no other module changes', () => {
  expect(ownEntries().transform('for (const key in this.entries) {}', '/repo/src/a.ts')).toBeNull();
});
