import { readdirSync, readFileSync } from 'node:fs';

import type { LanguageCode } from '../../src/lib/config/language.ts';
import type { MessageKey } from '../../src/platform/i18n/message-key.ts';

const FORMAL = 'formal.json';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The texts of a language as translators write them, of all rooms; in formal address if asked. */
export function catalogTexts(
  language: LanguageCode,
  address: 'informal' | 'formal' = 'informal',
): Readonly<Record<MessageKey, string>> {
  const folder = `locales/${language}`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== FORMAL);
  const texts = files.map((file) => readJson(`${folder}/${file}`));
  const formal = address === 'formal' ? readJson(`${folder}/${FORMAL}`) : {};
  return Object.assign({}, ...texts, formal);
}
