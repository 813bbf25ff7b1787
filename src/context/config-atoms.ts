import { atom } from 'jotai/vanilla';

import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import { LINK_NAMES, type Links } from '../lib/config/links.ts';
import { LANGUAGES, siteLink } from '../platform/i18n/languages.ts';
import { entityConfigAtom } from './entity-config.ts';

const storedConfigAtom = atom<CheckoutConfig | null>(null);

/** The offer code that the customer scanned or typed; null while the page's own counts. */
const enteredOfferCodeAtom = atom<string | null>(null);

/**
 * The config of the element; set before anything reads it. An offer code from the page overrides the one that the
 * customer entered.
 */
export const configAtom = atom(
  (get): CheckoutConfig => {
    const config = get(storedConfigAtom);
    if (!config) throw new Error('The config of this store is not set.');
    const entered = get(enteredOfferCodeAtom);
    return entered === null ? config : { ...config, offerCode: entered };
  },
  (get, set, config: CheckoutConfig) => {
    const before = get(storedConfigAtom);
    set(storedConfigAtom, config);
    if (before?.offerCode !== config.offerCode) set(enteredOfferCodeAtom, null);
  },
);

/** The config of the page itself, without the offer code that the customer entered; null before it is set. */
export const pageConfigAtom = atom((get) => get(storedConfigAtom));

/** Whether an offer code of the customer's own counts. */
export const hasEnteredOfferCodeAtom = atom((get) => get(enteredOfferCodeAtom) !== null);

/** Takes an offer code from the customer in place of the page's. */
export const enterOfferCodeAction = atom(null, (_get, set, code: string) =>
  set(enteredOfferCodeAtom, code),
);

/** The language shown now; starts as the one that the config asks for. */
export const languageAtom = atom<LanguageCode>('pt_PT');

/** The locale for dates, numbers and money in the language shown. */
export const formatLocaleAtom = atom((get) => LANGUAGES[get(languageAtom)].formatLocale);

/** Where the legal and the reward links lead in the language shown; a name without an address is missing. */
export const siteLinksAtom = atom((get): Links => {
  const { env } = get(entityConfigAtom);
  const own = get(configAtom).links;
  const links: Links = {};
  for (const name of LINK_NAMES) {
    const url = siteLink(name, get(languageAtom), own, env);
    if (url) links[name] = url;
  }
  return links;
});
