import { setupI18n, type I18n, type Messages } from '@lingui/core';

import type { LanguageCode } from '../domain/config/checkout-config.ts';
import { LANGUAGES } from './languages.ts';

export type { I18n, Messages };

/** One element's own texts, without a language yet; nothing is shared between elements. */
export function createI18n(): I18n {
  return setupI18n();
}

/** Shows another language in place. */
export function activateLanguage(i18n: I18n, language: LanguageCode, messages: Messages): void {
  const { tag, formatLocale } = LANGUAGES[language];
  i18n.load(tag, messages);
  i18n.activate(tag, formatLocale);
}
