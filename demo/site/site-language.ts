/** The languages of the demo site. */
export type SiteLanguage = 'pt' | 'en';

/** A text of the demo site. */
export type SiteText = Readonly<Record<SiteLanguage, string>>;

/** Says a text in both languages. */
export function say(pt: string, en: string): SiteText {
  return { pt, en };
}

/** The languages of an `Accept-Language` header, the most wanted first; empty without one. */
function acceptedLanguages(header: string): string[] {
  const rows = header.split(',').map((row) => {
    const [tag = '', quality = ''] = row.trim().split(';');
    return {
      tag: tag.slice(0, 2).toLowerCase(),
      quality: Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 1),
    };
  });
  return rows.toSorted((one, other) => other.quality - one.quality).map(({ tag }) => tag);
}

/**
 * The language of a page: the one that `?lang=` names, else the browser's by its `Accept-Language` header, English for
 * visitors who want neither. Portuguese without a header.
 */
export function siteLanguageOf(url: URL, acceptLanguage = ''): SiteLanguage {
  const named = url.searchParams.get('lang');
  if (named === 'pt' || named === 'en') return named;
  const accepted = acceptedLanguages(acceptLanguage).filter((tag) => /^[a-z]{2}$/.test(tag));
  return (
    accepted.find((tag) => tag === 'pt' || tag === 'en') ?? (accepted.length > 0 ? 'en' : 'pt')
  );
}
