import { atom, type Getter, type Setter } from 'jotai/vanilla';
import * as v from 'valibot';

import { configAtom, languageAtom } from '../context/checkout-context.ts';
import { savedRecord } from '../flow/state/saved-record.ts';
import { pageKeyAtom } from '../flow/state/saved-state.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../lib/config/language.ts';
import { setLanguageAction } from './set-language.ts';

/** The language that the customer chose, on any screen: a start reads it before it knows of a venue or an entered code. */
const CHOSEN_LANGUAGE = savedRecord<LanguageCode>(
  v.picklist(LANGUAGE_CODES),
  (get) => `${get(pageKeyAtom)}:lang`,
);

/** Shows the chosen language, and stores it for a reload or a return from a payment page. */
export const chooseLanguageAction = atom(null, (get, set, language: LanguageCode): void => {
  CHOSEN_LANGUAGE.write(get, language);
  void set(setLanguageAction, language);
});

/**
 * Shows the language that the customer chose before a reload, unless the page or its address names one. Runs before a start
 * reads anything; the start then begins again in that language. Uses only synchronous storage: a start waits for slow
 * storage once, for its saved state. Contract section 1 "Precedence".
 */
export async function restoreLanguage(get: Getter, set: Setter): Promise<void> {
  if (get(configAtom).lang !== null) return;
  const shown = get(languageAtom);
  const chosen = CHOSEN_LANGUAGE.readNow(get);
  if (!chosen || chosen === shown) return;
  // If its texts do not load, the first language stays.
  await set(setLanguageAction, chosen).catch(() => set(setLanguageAction, shown));
}
