import { parsed, refused, type ParseResult } from './parser.ts';
import { toText } from './text.ts';

/** The languages of the interface, as on the wire; pt_PT is the default. Spec section 1. */
export const LANGUAGE_CODES = ['pt_PT', 'es_ES', 'en_EN'] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Parses a language: `pt`, `pt-PT`, `pt_PT`, `en-GB`, ... Contract section 1 "lang". */
export function parseLanguage(input: unknown): ParseResult<LanguageCode> {
  const [language] = toText(input).toLowerCase().split(/[-_]/);
  const code = LANGUAGE_CODES.find((each) => each.slice(0, 2) === language);
  return code ? parsed(code) : refused('language');
}
