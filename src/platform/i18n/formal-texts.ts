import type { Messages } from '@lingui/core';

import type { LanguageCode } from '../../lib/config/language.ts';

/**
 * The differences of a text, in triples: the number of pieces (words, and what is between them) to keep, the number to
 * skip, the text to insert.
 */
type TextPatch = readonly (number | string)[];

/** Loads the differences of the formal texts; a language without a row has one form of address. */
const FORMAL: Partial<
  Record<LanguageCode, () => Promise<{ patches: Readonly<Record<string, TextPatch>> }>>
> = {
  pt_PT: () => import('../../../locales/pt_PT/formal.ts'),
  es_ES: () => import('../../../locales/es_ES/formal.ts'),
};

function patched(text: string, patch: TextPatch): string {
  const pieces = text.match(/[\p{L}\d]+|[^\p{L}\d]+/gu) ?? [];
  let at = 0;
  for (let index = 0; index < patch.length; index += 3) {
    at += Number(patch[index]);
    pieces.splice(at, Number(patch[index + 1]), String(patch[index + 2]));
    at += 1;
  }
  return pieces.join('');
}

/** Turns compiled texts into formal ones. Rejects if the differences cannot be loaded. Contract section 1 "address". */
export async function toFormalTexts(language: LanguageCode, texts: Messages): Promise<Messages> {
  const patches = (await FORMAL[language]?.())?.patches ?? {};
  const entries = Object.entries(texts).map(([key, text]) => {
    const patch = patches[key];
    return [key, patch ? JSON.parse(patched(JSON.stringify(text), patch)) : text];
  });
  return Object.fromEntries(entries);
}
