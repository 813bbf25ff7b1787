import { readFileSync } from 'node:fs';

import type { LanguageCode } from '../../src/lib/config/language.ts';
import type { Translate } from '../../src/platform/i18n/message-key.ts';

/** Translates the names and patterns of dates from a language's catalog, and every other text by `others`. */
export function withDatesOf(language: LanguageCode, others: Translate): Translate {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(`locales/${language}/checkout.json`, 'utf8'),
  );
  return (key, values = {}) =>
    key.startsWith('date.')
      ? (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
      : others(key, values);
}
