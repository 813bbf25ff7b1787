import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';

import formalEs from '../../locales/es_ES/formal.json' with { type: 'json' };
import formalPt from '../../locales/pt_PT/formal.json' with { type: 'json' };
import { A_CONFIG } from '../../test/support/state/start-test-checkout.ts';
import { configAtom } from '../context/checkout-context.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import { loadCatalog } from '../platform/i18n/texts.ts';
import { adaptTexts } from './adapt-texts.ts';

function storeWith(address: 'formal' | 'informal') {
  const store = createStore();
  store.set(configAtom, { ...A_CONFIG, address });
  return store;
}

/** Every text of a language, as the element loads them. */
const textsOf = async (language: LanguageCode) => ({
  ...(await loadCatalog(language, 'checkout')),
  ...(await loadCatalog(language, 'further')),
});

test.each([
  ['pt_PT', formalPt],
  ['es_ES', formalEs],
  ['en_EN', {}],
  ['fr_FR', {}],
  ['de_DE', {}],
] as const)('formal texts of %s replace those that differ', async (language, formal) => {
  const own = await textsOf(language);
  const texts = await adaptTexts(storeWith('formal'), language, own);
  const compiled = Object.entries(formal).map(([key, text]) => [key, compileMessage(text)]);
  expect(texts).toEqual({ ...own, ...Object.fromEntries(compiled) });
});

test('informal texts stay as they are', async () => {
  const own = await textsOf('pt_PT');
  expect(await adaptTexts(storeWith('informal'), 'pt_PT', own)).toBe(own);
});
