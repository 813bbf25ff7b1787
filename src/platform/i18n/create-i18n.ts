import type { I18n, Messages } from '@lingui/core';

import type { LanguageCode } from '../../lib/config/language.ts';
import { LANGUAGES } from './languages.ts';

/** Creates the i18n instance of one element, without a language. */
export { setupI18n as createI18n, type I18n, type Messages } from '@lingui/core';

/** Adds texts of a language, without changing the catalogs. */
export function addTexts(i18n: I18n, language: LanguageCode, texts: readonly Messages[]): void {
  if (texts.length > 0) i18n.load(LANGUAGES[language].tag, Object.assign({}, ...texts));
}

/** Switches the language. */
export function activateLanguage(
  i18n: I18n,
  language: LanguageCode,
  texts: readonly Messages[],
): void {
  const { tag, formatLocale } = LANGUAGES[language];
  addTexts(i18n, language, texts);
  i18n.activate(tag, formatLocale);
}
