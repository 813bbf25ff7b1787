import { setupI18n } from '@lingui/core';

import type { LanguageCode } from '../../src/lib/config/language.ts';
import type { Translate } from '../../src/platform/i18n/message-key.ts';
import { catalogTexts } from './catalog-texts.ts';

/** Translates the names and patterns of dates from a language's catalog, and every other text by `others`. */
export function withDatesOf(language: LanguageCode, others: Translate): Translate {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogTexts(language) } });
  return (key, values = {}) =>
    key.startsWith('date.') ? i18n.t(key, values) : others(key, values);
}
