import type { Messages } from '@lingui/core';

import type { LanguageCode } from '../../lib/config/language.ts';

/**
 * The differences of a text, in triples: the number of pieces (words, and what is between them) to keep, the number to
 * skip, the text to insert.
 */
type TextPatch = readonly (number | string)[];

/** How formal texts differ: in words that they have in place of others, and by key in what is left then. */
interface FormalTexts {
  words: Readonly<Record<string, string>>;
  patches: Readonly<Record<string, TextPatch>>;
}

/** Loads the differences of the formal texts; a language without a row has one form of address. */
const FORMAL: Partial<Record<LanguageCode, () => Promise<FormalTexts>>> = {
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
  const formal = await FORMAL[language]?.();
  if (!formal) return texts;
  const words = new Map(Object.entries(formal.words));
  const entries = Object.entries(texts).map(([key, text]) => {
    const changed = JSON.stringify(text).replace(/[\p{L}\d]+/gu, (word) => words.get(word) ?? word);
    return [key, JSON.parse(patched(changed, formal.patches[key] ?? []))];
  });
  return Object.fromEntries(entries);
}
