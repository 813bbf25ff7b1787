import type { LanguageCode } from '../../../src/lib/config/language.ts';

/** A text in every language of the platform. */
export type Localised = Readonly<Record<LanguageCode, string>>;

/** The languages that calls may ask for; the first one is the default. Spec section 1. */
export const LANGUAGE_CODES = [
  'pt_PT',
  'es_ES',
  'en_EN',
] as const satisfies readonly LanguageCode[];

/** Says a text in three languages, in the order of `LANGUAGE_CODES`. */
export function text(pt_PT: string, es_ES: string, en_EN: string): Localised {
  return { pt_PT, es_ES, en_EN };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A copy of a data tree in which every localised text has become the text of one language. */
export function inLanguage(value: unknown, language: LanguageCode): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language));
  if (!isRecord(value)) return value;
  if (LANGUAGE_CODES.every((code) => typeof value[code] === 'string')) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, language)]),
  );
}

/**
 * The language that a call asks for; the default where it names none. The header wins, because the
 * generic client's default query names a language in every call. Spec section 7.
 */
export function languageOf(request: Request): LanguageCode {
  const asked =
    request.headers.get('x-user-language') ?? new URL(request.url).searchParams.get('language');
  return LANGUAGE_CODES.find((code) => code === asked) ?? 'pt_PT';
}
