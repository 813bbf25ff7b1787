import { describe, expect, test } from 'vitest';

import { changedWords, textPatch, withWords } from './text-patch.mjs';

/** Applies a patch as src/platform/i18n/formal-texts.ts does. */
function applied(text, patch) {
  const pieces = text.match(/[\p{L}\d]+|[^\p{L}\d]+/gu) ?? [];
  let at = 0;
  for (let index = 0; index < patch.length; index += 3) {
    const [keep, remove, words] = patch.slice(index, index + 3);
    pieces.splice(at + keep, remove, words);
    at += keep + 1;
  }
  return pieces.join('');
}

describe('a patch', () => {
  test('names only the words that differ', () => {
    expect(textPatch('Escolhe o dia', 'Escolha o dia')).toEqual([0, 1, 'Escolha']);
    expect(textPatch('Já tens a tua conta', 'Já tem a sua conta')).toEqual([
      2,
      1,
      'tem',
      3,
      1,
      'sua',
    ]);
    expect(textPatch('OK', 'OK')).toEqual([]);
  });

  test.each([
    ['a', 'b'],
    ['um dois', 'dois'],
    ['dois', 'um dois três'],
    ['', 'tudo novo'],
    ['tudo velho', ''],
    ['["Olá ",["name"],", vê"]', '["Veja, ",["name"]]'],
    ['ação e não', 'não e ação'],
  ])('turns %j into %j', (from, to) => expect(applied(from, textPatch(from, to))).toBe(to));
});

describe('the words that differ', () => {
  const words = changedWords([
    ['a tua conta', 'a sua conta'],
    ['a tua hora', 'a sua hora'],
    ['És tu', 'É o senhor'],
    ['Já vê', 'Já vê'],
    ['Ela vê', 'Ela veja'],
    ['Ele vê', 'Ele vê'],
  ]);

  test('are those that mostly become another one', () => {
    expect([...words]).toEqual([['tua', 'sua']]);
  });

  test('replace whole words only', () => {
    expect(withWords('tua, atua e Tua', words)).toBe('sua, atua e Tua');
  });
});
