import {
  platformLanguage,
  type LanguageCode,
  type PlatformLanguage,
} from '../../lib/config/language.ts';
import type { LinkName, Links } from '../../lib/config/links.ts';

interface Language {
  /** BCP 47 tag, for `lang` and plural rules. */
  tag: string;
  /** Locale for dates, numbers and money; `en_EN` formats as British English. */
  formatLocale: string;
  /** The name in the language itself. */
  name: string;
  code: string;
  /** Country of the flag, ISO 3166. */
  flag: string;
}

/** The languages of the interface. */
export const LANGUAGES = {
  pt_PT: { tag: 'pt-PT', formatLocale: 'pt-PT', name: 'Português', code: 'PT', flag: 'pt' },
  es_ES: { tag: 'es-ES', formatLocale: 'es-ES', name: 'Español', code: 'ES', flag: 'es' },
  en_EN: { tag: 'en', formatLocale: 'en-GB', name: 'English', code: 'EN', flag: 'gb' },
  fr_FR: { tag: 'fr-FR', formatLocale: 'fr-FR', name: 'Français', code: 'FR', flag: 'fr' },
  de_DE: { tag: 'de-DE', formatLocale: 'de-DE', name: 'Deutsch', code: 'DE', flag: 'de' },
} as const satisfies Readonly<Record<LanguageCode, Language>>;

/** Paths of the main site in its languages. Spec section 2 "Localised links". */
const SITE_PATHS: Readonly<Record<PlatformLanguage, Partial<Record<LinkName, string>>>> = {
  pt_PT: {
    rewards: 'ganhar-premios',
    prizes: 'utilizador/premios',
    bookings: 'utilizador/reservas',
    privacy: 'politica-de-privacidade',
    terms: 'termos-e-condicoes',
  },
  es_ES: {
    rewards: 'ganar-premios',
    prizes: 'usuario/premios',
    bookings: 'usuario/reservas',
    privacy: 'politica-de-privacidad',
    terms: 'terminos-y-condiciones',
  },
  en_EN: {
    rewards: 'win-prizes',
    prizes: 'user/prizes',
    bookings: 'user/bookings',
    privacy: 'privacy-policy',
    terms: 'terms-and-conditions',
  },
};

/** The Portuguese complaints book, required by law. */
const COMPLAINTS_BOOK = 'https://www.livroreclamacoes.pt/';

/** The address of a link: the page's, else the entity's, else the main site's in this language; null if unknown. */
export function siteLink(
  name: LinkName,
  language: LanguageCode,
  own: Links,
  entity: { links: Links; frontendUrl: string | null },
): string | null {
  const given = own[name] ?? entity.links[name];
  if (given) return given;
  if (name === 'complaints') return COMPLAINTS_BOOK;
  const siteLanguage = platformLanguage(language);
  const path = SITE_PATHS[siteLanguage][name];
  if (!path || !entity.frontendUrl) return null;
  const site = entity.frontendUrl.replace(/\/+$/, '');
  return `${site}/${siteLanguage.slice(0, 2)}/${path}`;
}
