import { say, type SiteLanguage, type SiteText } from '../site/site-language.ts';
import { BUILDER_TEXTS } from './builder-texts.ts';
import { verdictOf, type ContrastCheck, type Verdict } from './contrast.ts';
import { SCHEMES } from './look-fields.ts';

const LOCALES: Readonly<Record<SiteLanguage, string>> = { pt: 'pt-PT', en: 'en-GB' };

const VERDICTS: Readonly<Record<Verdict, SiteText>> = {
  good: say('bom', 'good'),
  adjusted: say('o elemento ajusta', 'the element adjusts it'),
  low: say('pouco, são precisos', 'too little, at least'),
};

/** A ratio as people write it, never rounded up to what it does not reach: `4.49 : 1`. */
function ratioText(ratio: number, language: SiteLanguage): string {
  const digits = { maximumFractionDigits: 1, roundingMode: 'floor' } as const;
  return `${new Intl.NumberFormat(LOCALES[language], digits).format(ratio)} : 1`;
}

/** The result of a check, in words. */
export function verdictText(check: ContrastCheck, language: SiteLanguage): string {
  const verdict = verdictOf(check);
  const [given, shown, needs] = [check.given, check.shown, check.needs].map((ratio) =>
    ratioText(ratio, language),
  );
  const words = VERDICTS[verdict][language];
  if (verdict === 'adjusted') return `${given} → ${shown}, ${words}`;
  return verdict === 'low' ? `${shown}, ${words} ${needs}` : `${shown}, ${words}`;
}

/** One sentence about all checks. */
export function summaryText(checks: readonly ContrastCheck[], language: SiteLanguage): string {
  const low = checks.filter((check) => verdictOf(check) === 'low');
  if (low.length === 0) return BUILDER_TEXTS.allReadable[language];
  const names = low.map(
    ({ label, scheme }) => `${label[language]} (${BUILDER_TEXTS[scheme][language].toLowerCase()})`,
  );
  return `${say('Difícil de ler: ', 'Hard to read: ')[language]}${names.join(', ')}.`;
}

/** Replaces a place's content with a list per scheme. */
export function showContrast(
  place: HTMLElement,
  checks: readonly ContrastCheck[],
  language: SiteLanguage,
): void {
  const lists = SCHEMES.flatMap((scheme) => {
    const title = document.createElement('h3');
    title.textContent = BUILDER_TEXTS[scheme][language];
    const list = document.createElement('dl');
    for (const check of checks.filter((each) => each.scheme === scheme)) {
      const [label, verdict] = [document.createElement('dt'), document.createElement('dd')];
      label.textContent = check.label[language];
      verdict.textContent = verdictText(check, language);
      verdict.className = verdictOf(check);
      list.append(label, verdict);
    }
    return [title, list];
  });
  place.replaceChildren(...lists);
}
