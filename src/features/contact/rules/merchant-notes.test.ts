import { expect, test } from 'vitest';

import { merchantNotes } from './merchant-notes.ts';

const NOTHING = { notes: ' ', table: null, merchantLang: 'pt_PT' } as const;

test('the merchant gets what the customer wrote, then the table, a line each', () => {
  expect(merchantNotes({ ...NOTHING, notes: ' Sem glúten. ', table: '12' })).toBe(
    'Sem glúten.\nMesa: 12',
  );
});

test.each([
  ['en_EN', 'Table: Terrace 3'],
  ['de_DE', 'Tisch: Terrace 3'],
] as const)('the table stands there in the merchant’s language, %s', (merchantLang, line) => {
  expect(merchantNotes({ ...NOTHING, table: 'Terrace 3', merchantLang })).toBe(line);
});

test('nothing is added without a table', () => {
  expect(merchantNotes(NOTHING)).toBe('');
});
