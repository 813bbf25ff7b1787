/** The languages of the demo site. */
export type SiteLanguage = 'pt' | 'en';

/** A text of the demo site. */
export type SiteText = Readonly<Record<SiteLanguage, string>>;

/** Says a text in both languages. */
export function say(pt: string, en: string): SiteText {
  return { pt, en };
}

/** The language that a page is asked for by `?lang=`; Portuguese when it names none. */
export function siteLanguageOf(url: URL): SiteLanguage {
  return url.searchParams.get('lang') === 'en' ? 'en' : 'pt';
}
