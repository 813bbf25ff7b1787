import type { Messages } from '@lingui/core';

import type { LanguageCode } from '../../lib/config/language.ts';
import { FIRST_CATALOG, type CatalogModule, type CatalogName } from './catalog-names.ts';

const FIRST_CATALOGS: Record<LanguageCode, CatalogModule> = {
  pt_PT: () => import('../../../locales/pt_PT/checkout.ts'),
  es_ES: () => import('../../../locales/es_ES/checkout.ts'),
  en_EN: () => import('../../../locales/en_EN/checkout.ts'),
};

/** Gives the compiled texts of one area in one language; rejects when its module cannot be loaded. */
export type LoadCatalog = (language: LanguageCode, name: CatalogName) => Promise<Messages>;

async function moduleOf(language: LanguageCode, name: CatalogName): Promise<CatalogModule> {
  if (name === FIRST_CATALOG) return FIRST_CATALOGS[language];
  // The first module knows only the first texts: every further name would make it larger.
  const { LATER_CATALOGS } = await import('./later-catalogs.ts');
  return LATER_CATALOGS[language][name];
}

/** The compiled texts of one area in one language; rejects when its module cannot be loaded. */
export const loadCatalog: LoadCatalog = async (language, name) => {
  const load = await moduleOf(language, name);
  const { messages } = await load();
  return messages;
};
