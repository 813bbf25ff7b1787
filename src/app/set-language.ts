import { atom } from 'jotai/vanilla';

import type { LanguageCode } from '../lib/config/language.ts';
import { activateLanguage, type Messages } from '../platform/i18n/create-i18n.ts';
import { languageAtom } from '../context/config-atoms.ts';
import { alertAtom } from '../context/problems.ts';
import { flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { servicesAtom } from '../context/services.ts';
import { furtherTextsAtom } from '../flow/state/load-texts.ts';

const wantedLanguageAtom = atom<LanguageCode | null>(null);

/**
 * Shows another language in place; nothing typed is lost, and of two quick choices the last one counts. Rejects
 * only when the first language cannot be loaded.
 */
export const setLanguageAction = atom(null, async (get, set, language: LanguageCode) => {
  const { i18n, loadCatalog } = get(servicesAtom);
  set(wantedLanguageAtom, language);
  try {
    let needsMore: boolean;
    let texts: Messages[];
    do {
      needsMore = get(furtherTextsAtom) !== null;
      const names = needsMore ? (['checkout', 'further'] as const) : (['checkout'] as const);
      texts = await Promise.all(names.map((name) => loadCatalog(language, name)));
      // A view that was opened meanwhile may have asked for more.
    } while (!needsMore && get(furtherTextsAtom) !== null);
    if (get(wantedLanguageAtom) !== language) return;
    activateLanguage(i18n, language, texts);
    set(languageAtom, language);
    if (get(flowStatusAtom).status !== 'ready') return;
    // Where the code for it does not come, the merchant's own texts stay as they are.
    const later = await import('./refresh-texts.ts').catch(() => null);
    if (later) await set(later.refreshTextsAction);
  } catch (error) {
    // Without a first language there is nothing to show an alert with.
    if (!i18n.locale) throw error;
    set(alertAtom, { key: 'errorGeneric' });
  }
});
