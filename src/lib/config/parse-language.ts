import type { LanguageCode } from './checkout-config.ts';
import { parsed, refused, type ParseResult } from './parse-result.ts';
import { toText } from './parse-text.ts';

const LANGUAGE = /^(pt|es|en)([-_]|$)/i;

const CODES: readonly LanguageCode[] = ['pt_PT', 'es_ES', 'en_EN'];

/** Reads a language in any spelling: `pt`, `pt-PT`, `pt_PT`, `en-GB`, ... Contract section 1 "lang". */
export function parseLanguage(input: unknown): ParseResult<LanguageCode> {
  const language = LANGUAGE.exec(toText(input))?.[1]?.toLowerCase();
  const code = CODES.find((each) => each.slice(0, 2) === language);
  return code ? parsed(code) : refused('language');
}
