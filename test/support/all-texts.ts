import type { Messages } from '@lingui/core';

import type { LanguageCode } from '../../src/lib/config/language.ts';
import { TEXTS } from '../../src/platform/i18n/texts.ts';

/** Every compiled text of a language, in informal address, as the element loads them. */
export async function allTextsOf(language: LanguageCode): Promise<Messages> {
  const { messages, rooms } = await TEXTS[language].checkout();
  const others = await Promise.all(Object.values(rooms).map((load) => load()));
  return Object.assign({}, messages, ...others.map((catalog) => catalog.messages));
}
