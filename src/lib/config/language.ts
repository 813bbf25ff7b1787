import { parsed, refused, type ParseResult } from './parser.ts';
import { toText } from './text.ts';

/** The languages of the interface, as the platform spells them. Spec section 1: pt_PT (default), es_ES, en_EN. */
export const LANGUAGE_CODES = ['pt_PT', 'es_ES', 'en_EN'] as const;

/** A language code of the platform, as attributes and the wire spell it. */
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Reads a language in any spelling: `pt`, `pt-PT`, `pt_PT`, `en-GB`, ... Contract section 1 "lang". */
export function parseLanguage(input: unknown): ParseResult<LanguageCode> {
  const [language] = toText(input).toLowerCase().split(/[-_]/);
  const code = LANGUAGE_CODES.find((each) => each.slice(0, 2) === language);
  return code ? parsed(code) : refused('language');
}
