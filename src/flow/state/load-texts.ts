import { atom } from 'jotai/vanilla';

import type { LanguageCode } from '../../lib/config/language.ts';
import { addTexts } from '../../platform/i18n/create-i18n.ts';
import { servicesAtom, languageAtom } from '../../context/checkout-context.ts';

/** The requested further texts; a change of language loads them too. */
export const furtherTextsAtom = atom<{
  language: LanguageCode;
  arrival: Promise<void>;
} | null>(null);

/** Loads the further texts in the shown language; rejects if that fails. */
export const loadTextsAction = atom(null, async (get, set): Promise<void> => {
  const { i18n, loadCatalog } = get(servicesAtom);
  const language = get(languageAtom);
  const asked = get(furtherTextsAtom);
  if (asked?.language === language) return asked.arrival;
  const arrival = loadCatalog(language, 'further').then((texts) =>
    addTexts(i18n, language, [texts]),
  );
  set(furtherTextsAtom, { language, arrival });
  try {
    await arrival;
  } catch (error) {
    if (get(furtherTextsAtom)?.arrival === arrival) set(furtherTextsAtom, null);
    throw error;
  }
});
