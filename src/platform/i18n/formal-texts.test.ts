import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';

import formalEs from '../../../locales/es_ES/formal.json' with { type: 'json' };
import formalPt from '../../../locales/pt_PT/formal.json' with { type: 'json' };
import type { LanguageCode } from '../../lib/config/language.ts';
import { loadCatalog } from './texts.ts';
import { toFormalTexts } from './formal-texts.ts';

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
  const texts = await toFormalTexts(language, own);
  const compiled = Object.entries(formal).map(([key, text]) => [key, compileMessage(text)]);
  expect(texts).toEqual({ ...own, ...Object.fromEntries(compiled) });
});
