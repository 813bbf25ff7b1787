import { atom } from 'jotai/vanilla';

import type { LanguageCode } from '../../lib/config/language.ts';
import { addTexts } from '../../platform/i18n/create-i18n.ts';
import { languageAtom } from '../../context/config-atoms.ts';
import { servicesAtom } from '../../context/services.ts';

/** The further texts that are asked for; another language brings them too. */
export const furtherTextsAtom = atom<{
  language: LanguageCode;
  arrival: Promise<void>;
} | null>(null);

/** Brings the further texts in the language shown, before what shows them; rejects when they cannot be loaded. */
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
