import type { LanguageCode } from '../../lib/config/language.ts';

interface Language {
  /** BCP 47 tag: the `lang` of the shadow root's content and the catalog's plural rules. */
  tag: string;
  /** Locale for dates, numbers and money; `en_EN` is no real locale and formats as British English. */
  formatLocale: string;
  /** The name in the language itself, for the picker. */
  name: string;
  /** What the picker shows as code. */
  code: string;
  /** Country of the flag, ISO 3166. */
  flag: 'pt' | 'es' | 'gb';
  /** The last part of localised links to the main site. */
  site: 'pt' | 'es' | 'en';
}

/** The languages of the interface. Spec section 1: pt_PT (default), es_ES, en_EN. */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  pt_PT: {
    tag: 'pt-PT',
    formatLocale: 'pt-PT',
    name: 'Português',
    code: 'PT',
    flag: 'pt',
    site: 'pt',
  },
  es_ES: {
    tag: 'es-ES',
    formatLocale: 'es-ES',
    name: 'Español',
    code: 'ES',
    flag: 'es',
    site: 'es',
  },
  en_EN: { tag: 'en', formatLocale: 'en-GB', name: 'English', code: 'EN', flag: 'gb', site: 'en' },
};

export const LANGUAGE_CODES: readonly LanguageCode[] = ['pt_PT', 'es_ES', 'en_EN'];
