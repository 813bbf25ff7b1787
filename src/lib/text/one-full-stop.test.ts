import { expect, it } from 'vitest';

import { oneFullStop } from './one-full-stop.ts';

it.each([
  ['Contacta Vinhos, Lda..', { shop: 'Vinhos, Lda.' }, 'Contacta Vinhos, Lda.'],
  ['Liga a Vinhos, Lda.. Até já.', { shop: 'Vinhos, Lda.' }, 'Liga a Vinhos, Lda. Até já.'],
  ['Vinhos, Lda. conta contigo.', { shop: 'Vinhos, Lda.' }, 'Vinhos, Lda. conta contigo.'],
  ['Contacta Tasca.', { shop: 'Tasca' }, 'Contacta Tasca.'],
  ['Ganhas 2 pontos.', { count: 2 }, 'Ganhas 2 pontos.'],
  ['Sem valores.', undefined, 'Sem valores.'],
])('%s', (text, values, shown) => {
  expect(oneFullStop(text, values)).toBe(shown);
});
