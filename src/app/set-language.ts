import { atom } from 'jotai/vanilla';

import type { LanguageCode } from '../lib/config/language.ts';
import { activateLanguage, type Messages } from '../platform/i18n/create-i18n.ts';
import type { Room } from '../platform/i18n/texts.ts';
import { translateResourcesAction } from '../context/resource.ts';
import { refusalAtom } from '../context/problems.ts';
import { flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { servicesAtom, languageAtom } from '../context/checkout-context.ts';
import { roomsWithTextsAtom } from '../flow/state/load-texts.ts';
import { waitingStartAtom } from '../submission/submission-atom.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';

/** The last choice; may still be loading. */
const choiceAtom = atom<{ language: LanguageCode } | null>(null);

/**
 * Shows another language in place, or the same one again with changed texts. Typed values stay, and the last of two quick
 * choices wins. Rejects only if the first language cannot be loaded.
 */
export const setLanguageAction = atom(null, async (get, set, wanted?: LanguageCode) => {
  const { i18n, loadCatalog } = get(servicesAtom);
  const language = wanted ?? get(choiceAtom)?.language ?? get(languageAtom);
  const choice = { language };
  set(choiceAtom, choice);
  if (get(refusalAtom)?.about === 'language') set(refusalAtom, null);
  try {
    let rooms: readonly Room[];
    let texts: Messages[];
    do {
      rooms = get(roomsWithTextsAtom);
      const names = ['checkout', ...rooms] as const;
      texts = await Promise.all(names.map((name) => loadCatalog(language, name)));
      // A view that was opened meanwhile may need more.
    } while (get(roomsWithTextsAtom).some((room) => !rooms.includes(room)));
    if (get(choiceAtom) !== choice) return;
    activateLanguage(i18n, language, texts);
    const isSame = get(languageAtom) === language;
    set(languageAtom, language);
    if (isSame) return;
    const { status } = get(flowStatusAtom);
    // The calls of a pending start use the previous language.
    if (status === 'loading') return await set(startCheckoutAction);
    // Until the answer to a submission, the config may name another purchase than the one shown; its start reads all texts.
    if (status === 'ready' && !get(waitingStartAtom)) await set(translateResourcesAction);
  } catch (error) {
    // Without a first language there are no texts for a message.
    if (!i18n.locale) throw error;
    if (get(choiceAtom) !== choice) return;
    set(refusalAtom, { about: 'language', key: 'errorGeneric' });
  }
});
