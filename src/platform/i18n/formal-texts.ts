import type { Messages } from '@lingui/core';

import type { LanguageCode } from '../../lib/config/language.ts';
import { TEXTS } from './texts.ts';

/**
 * Replaces the texts of a catalog that differ in formal address (`locales/<language>/formal.json`). Rejects if they cannot
 * be loaded. Contract section 1 "address".
 */
export async function toFormalTexts(language: LanguageCode, texts: Messages): Promise<Messages> {
  const { formal } = await TEXTS[language].checkout();
  if (!formal) return texts;
  const { messages } = await formal();
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, messages[key] ?? text]),
  );
}
