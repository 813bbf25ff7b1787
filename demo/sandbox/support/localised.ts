import { PLATFORM_LANGUAGES, type PlatformLanguage } from '../../../src/lib/config/language.ts';

/** A text in every language of the platform. Spec section 1. */
export type Localised = Readonly<Record<PlatformLanguage, string>>;

/** Says a text in three languages, in the order of `PLATFORM_LANGUAGES`. */
export function text(pt_PT: string, es_ES: string, en_EN: string): Localised {
  return { pt_PT, es_ES, en_EN };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A copy of a data tree in which every localised text has become the text of one language. */
export function inLanguage(value: unknown, language: PlatformLanguage): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language));
  if (!isRecord(value)) return value;
  if (PLATFORM_LANGUAGES.every((code) => typeof value[code] === 'string')) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, language)]),
  );
}

/**
 * The language that a call asks for; the default where it names none of the platform's. The header wins, because the
 * generic client's default query names a language in every call. Spec section 7.
 */
export function languageOf(request: Request): PlatformLanguage {
  const asked =
    request.headers.get('x-user-language') ?? new URL(request.url).searchParams.get('language');
  return PLATFORM_LANGUAGES.find((code) => code === asked) ?? 'pt_PT';
}
