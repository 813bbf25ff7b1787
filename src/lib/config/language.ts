import { parsed, refused, type ParseResult } from './parser.ts';
import { toText } from './text.ts';

/** A language code of the platform, as attributes and the wire spell it. */
export type LanguageCode = 'pt_PT' | 'es_ES' | 'en_EN';

const LANGUAGE = /^(pt|es|en)([-_]|$)/i;

const CODES: readonly LanguageCode[] = ['pt_PT', 'es_ES', 'en_EN'];

/** Reads a language in any spelling: `pt`, `pt-PT`, `pt_PT`, `en-GB`, ... Contract section 1 "lang". */
export function parseLanguage(input: unknown): ParseResult<LanguageCode> {
  const language = LANGUAGE.exec(toText(input))?.[1]?.toLowerCase();
  const code = CODES.find((each) => each.slice(0, 2) === language);
  return code ? parsed(code) : refused('language');
}
