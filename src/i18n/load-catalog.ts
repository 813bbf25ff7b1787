import type { Messages } from '@lingui/core';

import type { LanguageCode } from '../domain/config/checkout-config.ts';
import type { CatalogName } from './catalog-names.ts';

type CatalogModule = () => Promise<{ messages: Messages }>;

/** Each area of each language is a module of its own and comes when it is needed. */
const CATALOGS: Record<LanguageCode, Record<CatalogName, CatalogModule>> = {
  pt_PT: {
    checkout: () => import('../../locales/pt_PT/checkout.ts'),
    contact: () => import('../../locales/pt_PT/contact.ts'),
    confirmation: () => import('../../locales/pt_PT/confirmation.ts'),
    services: () => import('../../locales/pt_PT/services.ts'),
    account: () => import('../../locales/pt_PT/account.ts'),
  },
  es_ES: {
    checkout: () => import('../../locales/es_ES/checkout.ts'),
    contact: () => import('../../locales/es_ES/contact.ts'),
    confirmation: () => import('../../locales/es_ES/confirmation.ts'),
    services: () => import('../../locales/es_ES/services.ts'),
    account: () => import('../../locales/es_ES/account.ts'),
  },
  en_EN: {
    checkout: () => import('../../locales/en_EN/checkout.ts'),
    contact: () => import('../../locales/en_EN/contact.ts'),
    confirmation: () => import('../../locales/en_EN/confirmation.ts'),
    services: () => import('../../locales/en_EN/services.ts'),
    account: () => import('../../locales/en_EN/account.ts'),
  },
};

/** Gives the compiled texts of one area in one language; rejects when its module cannot be loaded. */
export type LoadCatalog = (language: LanguageCode, name: CatalogName) => Promise<Messages>;

/** The compiled texts of one area in one language; rejects when its module cannot be loaded. */
export const loadCatalog: LoadCatalog = async (language, name) => {
  const { messages } = await CATALOGS[language][name]();
  return messages;
};
