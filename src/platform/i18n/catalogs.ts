import type { Messages } from '@lingui/core';

import type { LanguageCode } from '../../lib/config/language.ts';

/** `checkout` holds what the frame and the booking form show, `further` all else; it comes with the first view that needs more. */
type CatalogName = 'checkout' | 'further';

type Catalogs = Record<CatalogName, () => Promise<{ messages: Messages }>>;

const CATALOGS: Record<LanguageCode, Catalogs> = {
  pt_PT: {
    checkout: () => import('../../../locales/pt_PT/checkout.ts'),
    further: () => import('../../../locales/pt_PT/further.ts'),
  },
  es_ES: {
    checkout: () => import('../../../locales/es_ES/checkout.ts'),
    further: () => import('../../../locales/es_ES/further.ts'),
  },
  en_EN: {
    checkout: () => import('../../../locales/en_EN/checkout.ts'),
    further: () => import('../../../locales/en_EN/further.ts'),
  },
};

/** Gives compiled texts in one language; rejects when their module cannot be loaded. */
export type LoadCatalog = (language: LanguageCode, name: CatalogName) => Promise<Messages>;

/** The compiled texts of one catalog in one language. */
export const loadCatalog: LoadCatalog = async (language, name) =>
  (await CATALOGS[language][name]()).messages;
