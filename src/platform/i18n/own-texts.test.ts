import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';

import type { LanguageCode } from '../../lib/config/language.ts';
import { readOwnTexts } from './own-texts.ts';

/** A page's own text as it shows, with its values filled in. */
function shown(given: object, language: LanguageCode, key: string, values = {}): string {
  const messages = Object.fromEntries(readOwnTexts(given).texts.get(language) ?? []);
  return setupI18n({ locale: 'pt', messages: { pt: messages } })._(key, values);
}

test.each(['pt', 'pt-PT', 'pt_PT', 'PT'])('a language is named as `lang` takes it: %s', (name) => {
  expect(shown({ [name]: { 'confirm.title': 'Tudo bem?' } }, 'pt_PT', 'confirm.title')).toBe(
    'Tudo bem?',
  );
});

test('placeholders and plurals work as in the catalog', () => {
  const text = '{count, plural, one {Mesa para #} other {Mesa para # amigos}}';
  const given = { pt: { 'banner.people': text } };
  expect(shown(given, 'pt_PT', 'banner.people', { count: 1 })).toBe('Mesa para 1');
  expect(shown(given, 'pt_PT', 'banner.people', { count: 4 })).toBe('Mesa para 4 amigos');
});

test('markup stays the characters that it is made of', () => {
  const given = { pt: { 'confirm.title': '<b>Certo</b>?' } };
  expect(shown(given, 'pt_PT', 'confirm.title')).toBe('<b>Certo</b>?');
});

test.each([
  [{ fi: {} }, 'cannot use "fi": the languages are pt, es, en'],
  [{ pt: 'Olá' }, 'cannot use "pt": it takes an object of ids and texts.'],
  [{ pt: { 'confirm.titel': 'Certo?' } }, '"confirm.titel" in "pt": no text has this id.'],
  [{ pt: { 'confirm.title': 7 } }, '"confirm.title" in "pt": it takes a text of 1 to 1000'],
  [{ pt: { 'confirm.title': ' ' } }, '"confirm.title" in "pt": it takes a text of 1 to 1000'],
  [{ pt: { 'confirm.title': 'x'.repeat(1001) } }, 'it takes a text of 1 to 1000 characters.'],
  [{ pt: { 'confirm.title': 'Certo, {name}?' } }, 'in "pt": it takes no placeholders.'],
  [{ pt: { 'banner.people': 'Mesa' } }, 'it takes the placeholders {count}.'],
  [{ pt: { 'banner.people': '{count, date}' } }, '{count, date} cannot be shown.'],
  [{ pt: { 'banner.people': '{count, number, percent}' } }, '{count, number} cannot be shown.'],
  [
    { pt: { 'banner.people': '{count' } },
    '"banner.people" in "pt": Unexpected message end at line 1 col 7.',
  ],
])('%j is left out with one sentence, and the rest applies', (bad, message) => {
  const good = { 'common.continue': 'Seguir' };
  const { problems, texts } = readOwnTexts({ ...bad, 'pt-PT': good });
  expect(problems).toEqual([expect.stringContaining(message)]);
  expect([...(texts.get('pt_PT') ?? [])]).toEqual([['common.continue', ['Seguir']]]);
});

test('a name of every object is no id, and a prototype brings no text', () => {
  const given: object = JSON.parse('{"pt":{"constructor":"a","__proto__":"b"}}');
  const { problems, texts } = readOwnTexts(given);
  expect(problems).toHaveLength(2);
  expect(texts.get('pt_PT')?.size).toBe(0);
});

test('no texts are no problem', () => {
  expect(readOwnTexts(null)).toEqual({ texts: new Map(), problems: [] });
});
