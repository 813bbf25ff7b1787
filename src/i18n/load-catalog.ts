import type { Messages } from '@lingui/core';

import type { LanguageCode } from '../domain/config/checkout-config.ts';

/** Each language is a module of its own and comes when it is needed. */
const CATALOGS: Record<LanguageCode, () => Promise<{ messages: Messages }>> = {
  pt_PT: () => import('../../locales/pt_PT/messages.ts'),
  es_ES: () => import('../../locales/es_ES/messages.ts'),
  en_EN: () => import('../../locales/en_EN/messages.ts'),
};

/** The compiled texts of one language; rejects when its module cannot be loaded. */
export async function loadCatalog(language: LanguageCode): Promise<Messages> {
  const { messages } = await CATALOGS[language]();
  return messages;
}
