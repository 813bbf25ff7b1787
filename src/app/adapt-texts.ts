import type { createStore } from 'jotai/vanilla';

import { configAtom, load } from '../context/checkout-context.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import type { Messages } from '../platform/i18n/create-i18n.ts';
import { loadFormalTexts } from '../platform/i18n/formal-texts.ts';

/** The texts of a catalog as this page wants them. Contract section 1 "address". */
export async function adaptTexts(
  store: ReturnType<typeof createStore>,
  language: LanguageCode,
  texts: Messages,
): Promise<Messages> {
  const isFormal = store.get(configAtom).address === 'formal';
  const formal = isFormal && (await load(store.get, () => loadFormalTexts(language)));
  return { ...texts, ...formal };
}
