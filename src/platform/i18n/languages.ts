import type { LanguageCode } from '../../lib/config/language.ts';
import type { LinkName, Links } from '../../lib/config/links.ts';

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

/** Pages of the main site by language. Spec section 2 "Localised links". */
const SITE_PATHS: Partial<Record<LinkName, Record<'pt' | 'es' | 'en', string>>> = {
  rewards: { pt: 'pt/ganhar-premios', es: 'es/ganar-premios', en: 'en/win-prizes' },
  prizes: { pt: 'pt/utilizador/premios', es: 'es/usuario/premios', en: 'en/user/prizes' },
  bookings: { pt: 'pt/utilizador/reservas', es: 'es/usuario/reservas', en: 'en/user/bookings' },
  privacy: {
    pt: 'pt/politica-de-privacidade',
    es: 'es/politica-de-privacidad',
    en: 'en/privacy-policy',
  },
  terms: {
    pt: 'pt/termos-e-condicoes',
    es: 'es/terminos-y-condiciones',
    en: 'en/terms-and-conditions',
  },
};

/** The Portuguese complaints book, where the law sends every customer. */
const COMPLAINTS_BOOK = 'https://www.livroreclamacoes.pt/';

/**
 * Where a named link leads: the page's own, else the entity's, else the main site's in this language.
 * Null when nobody names one and the main site is unknown.
 */
export function siteLink(
  name: LinkName,
  language: LanguageCode,
  own: Links,
  entity: { links: Links; frontendUrl: string | null },
): string | null {
  const given = own[name] ?? entity.links[name];
  if (given) return given;
  if (name === 'complaints') return COMPLAINTS_BOOK;
  const path = SITE_PATHS[name]?.[LANGUAGES[language].site];
  if (!path || !entity.frontendUrl) return null;
  const site = entity.frontendUrl.replace(/\/+$/, '');
  return `${site}/${path}`;
}
