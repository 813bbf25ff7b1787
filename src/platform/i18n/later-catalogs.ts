import type { LanguageCode } from '../../lib/config/language.ts';
import type { CatalogName, FirstCatalogName } from './catalog-names.ts';
import type { CatalogModule } from './catalog-names.ts';

type LaterCatalogs = Record<Exclude<CatalogName, FirstCatalogName>, CatalogModule>;

/** Every area besides the first, in each language; a module of its own, which comes when it is needed. */
export const LATER_CATALOGS: Record<LanguageCode, LaterCatalogs> = {
  pt_PT: {
    contact: () => import('../../../locales/pt_PT/contact.ts'),
    confirmation: () => import('../../../locales/pt_PT/confirmation.ts'),
    services: () => import('../../../locales/pt_PT/services.ts'),
    points: () => import('../../../locales/pt_PT/points.ts'),
    order: () => import('../../../locales/pt_PT/order.ts'),
    payment: () => import('../../../locales/pt_PT/payment.ts'),
    premium: () => import('../../../locales/pt_PT/premium.ts'),
    account: () => import('../../../locales/pt_PT/account.ts'),
  },
  es_ES: {
    contact: () => import('../../../locales/es_ES/contact.ts'),
    confirmation: () => import('../../../locales/es_ES/confirmation.ts'),
    services: () => import('../../../locales/es_ES/services.ts'),
    points: () => import('../../../locales/es_ES/points.ts'),
    order: () => import('../../../locales/es_ES/order.ts'),
    payment: () => import('../../../locales/es_ES/payment.ts'),
    premium: () => import('../../../locales/es_ES/premium.ts'),
    account: () => import('../../../locales/es_ES/account.ts'),
  },
  en_EN: {
    contact: () => import('../../../locales/en_EN/contact.ts'),
    confirmation: () => import('../../../locales/en_EN/confirmation.ts'),
    services: () => import('../../../locales/en_EN/services.ts'),
    points: () => import('../../../locales/en_EN/points.ts'),
    order: () => import('../../../locales/en_EN/order.ts'),
    payment: () => import('../../../locales/en_EN/payment.ts'),
    premium: () => import('../../../locales/en_EN/premium.ts'),
    account: () => import('../../../locales/en_EN/account.ts'),
  },
};
