import type { LanguageCode } from './checkout-config.ts';
import { parsed, refused, type ParseResult } from './parse-result.ts';
import { toText } from './parse-text.ts';

const LANGUAGE = /^(pt|es|en)([-_]|$)/i;

const CODES: ReadonlyMap<string | undefined, LanguageCode> = new Map([
  ['pt', 'pt_PT'],
  ['es', 'es_ES'],
  ['en', 'en_EN'],
]);

/** Reads a language in any spelling: `pt`, `pt-PT`, `pt_PT`, `en-GB`, ... Contract section 1 "lang". */
export function parseLanguage(input: unknown): ParseResult<LanguageCode> {
  const code = CODES.get(LANGUAGE.exec(toText(input))?.[1]?.toLowerCase());
  return code ? parsed(code) : refused('pt, es or en, also as pt-PT or pt_PT');
}
