import { parsed, refused, type ParseResult } from './parser.ts';
import { toText } from './text.ts';

/** The languages of the platform, as on the wire and on its main site. Spec section 1. */
export const PLATFORM_LANGUAGES = ['pt_PT', 'es_ES', 'en_EN'] as const;

export type PlatformLanguage = (typeof PLATFORM_LANGUAGES)[number];

/** The languages of the interface; pt_PT is the default. Contract section 1 "lang". */
export const LANGUAGE_CODES = [...PLATFORM_LANGUAGES, 'fr_FR', 'de_DE'] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** The language to ask the platform for: the shown one if it has it, else English. */
export function platformLanguage(language: LanguageCode): PlatformLanguage {
  return PLATFORM_LANGUAGES.find((each) => each === language) ?? 'en_EN';
}

/** Parses a language: `pt`, `pt-PT`, `pt_PT`, `en-GB`, ... Contract section 1 "lang". */
export function parseLanguage(input: unknown): ParseResult<LanguageCode> {
  const [language] = toText(input).toLowerCase().split(/[-_]/);
  const code = LANGUAGE_CODES.find((each) => each.slice(0, 2) === language);
  return code ? parsed(code) : refused('language');
}
