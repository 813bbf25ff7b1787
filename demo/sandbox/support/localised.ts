import type { LanguageCode } from '../../../src/lib/config/language.ts';

/** The languages of the sandbox's data; the first one stands in for every other. Spec section 1. */
const DATA_LANGUAGES = ['pt_PT', 'es_ES', 'en_EN'] as const;

export type DataLanguage = (typeof DATA_LANGUAGES)[number];

/** A text in every language of the sandbox's data. */
export type Localised = Readonly<Record<DataLanguage, string>>;

/** Says a text in three languages, in the order of `DATA_LANGUAGES`. */
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
  if (DATA_LANGUAGES.every((code) => typeof value[code] === 'string'))
    return value[language] ?? value[DATA_LANGUAGES[0]];
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, language)]),
  );
}

/**
 * The language that a call asks for; the default where it names none, or one that the data are not in. The header wins, because the
 * generic client's default query names a language in every call. Spec section 7.
 */
export function languageOf(request: Request): DataLanguage {
  const asked =
    request.headers.get('x-user-language') ?? new URL(request.url).searchParams.get('language');
  return DATA_LANGUAGES.find((code) => code === asked) ?? 'pt_PT';
}
