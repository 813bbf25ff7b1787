import type { createStore } from 'jotai/vanilla';

import { configAtom, load } from '../context/checkout-context.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import type { Messages } from '../platform/i18n/create-i18n.ts';
import { toFormalTexts } from '../platform/i18n/formal-texts.ts';

/** The texts of a catalog as this page wants them. Contract section 1 "address". */
export async function adaptTexts(
  store: ReturnType<typeof createStore>,
  language: LanguageCode,
  texts: Messages,
): Promise<Messages> {
  if (store.get(configAtom).address === 'informal') return texts;
  return load(store.get, () => toFormalTexts(language, texts));
}
