import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';

import formalEs from '../../../locales/es_ES/formal.json' with { type: 'json' };
import formalPt from '../../../locales/pt_PT/formal.json' with { type: 'json' };
import { allTextsOf } from '../../../test/support/all-texts.ts';
import { toFormalTexts } from './formal-texts.ts';

test.each([
  ['pt_PT', formalPt],
  ['es_ES', formalEs],
  ['en_EN', {}],
  ['fr_FR', {}],
  ['de_DE', {}],
] as const)('formal texts of %s replace those that differ', async (language, formal) => {
  const own = await allTextsOf(language);
  const texts = await toFormalTexts(language, own);
  const compiled = Object.entries(formal).map(([key, text]) => [key, compileMessage(text)]);
  expect(texts).toEqual({ ...own, ...Object.fromEntries(compiled) });
});
