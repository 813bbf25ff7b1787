import type { Messages } from '@lingui/core';

import type { LanguageCode } from '../../lib/config/language.ts';

/** Why nothing can be shown: the page's mistake, something that may pass, or files that are gone since a deploy. */
export type Failure = 'config' | 'passing' | 'outdated';

/**
 * `checkout` holds the texts of the frame and the booking form, `further` all others; it loads with the first view
 * that needs it.
 */
type CatalogName = 'checkout' | 'further';

type Catalogs = Record<CatalogName, () => Promise<{ messages: Messages }>>;

/** The few texts that show before any catalog has loaded, or when none can. Spec section 8 "Generic". */
export interface ShellTexts {
  /** BCP 47 tag of these texts. */
  lang: string;
  /** The floating button, and the button that closes the dialog. */
  open: string;
  close: string;
  /** The sentence for the customer, and the label of its action if it has one. */
  failures: Readonly<Record<Failure, readonly [sentence: string, way?: string]>>;
}

/** All texts of every language. */
export const TEXTS: Readonly<Record<LanguageCode, ShellTexts & Catalogs>> = {
  pt_PT: {
    lang: 'pt-PT',
    open: 'Reservar',
    close: 'Fechar',
    failures: {
      config: ['De momento não está disponível.'],
      passing: ['Ocorreu um erro. Por favor tenta de novo.', 'Tentar de novo'],
      outdated: ['Esta página está desatualizada.', 'Recarregar a página'],
    },
    checkout: () => import('../../../locales/pt_PT/checkout.ts'),
    further: () => import('../../../locales/pt_PT/further.ts'),
  },
  es_ES: {
    lang: 'es-ES',
    open: 'Reservar',
    close: 'Cerrar',
    failures: {
      config: ['Por ahora no está disponible.'],
      passing: ['Ha ocurrido un error. Por favor inténtalo de nuevo.', 'Intentar de nuevo'],
      outdated: ['Esta página está desactualizada.', 'Recargar la página'],
    },
    checkout: () => import('../../../locales/es_ES/checkout.ts'),
    further: () => import('../../../locales/es_ES/further.ts'),
  },
  en_EN: {
    lang: 'en',
    open: 'Book',
    close: 'Close',
    failures: {
      config: ['Not available at the moment.'],
      passing: ['An error occurred. Please try again.', 'Try again'],
      outdated: ['This page is out of date.', 'Reload the page'],
    },
    checkout: () => import('../../../locales/en_EN/checkout.ts'),
    further: () => import('../../../locales/en_EN/further.ts'),
  },
};

/** Gives compiled texts in one language; rejects when their module cannot be loaded. */
export type LoadCatalog = (language: LanguageCode, name: CatalogName) => Promise<Messages>;

/** The compiled texts of one catalog in one language. */
export const loadCatalog: LoadCatalog = async (language, name) =>
  (await TEXTS[language][name]()).messages;
