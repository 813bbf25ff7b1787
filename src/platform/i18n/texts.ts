import type { Messages } from '@lingui/core';

import type { rooms } from '../../../locales/pt_PT/checkout.ts';
import type { LanguageCode } from '../../lib/config/language.ts';

/** Why nothing can be shown: the page's mistake, a temporary failure, or files replaced by a deploy. */
export type Failure = 'config' | 'passing' | 'outdated';

/** The rooms whose texts load with their screens. The texts of the others are in `checkout`, which every page loads. */
export type Room = keyof typeof rooms;

/** The texts of the frame and of the booking form, and the imports of the other catalogs of the language. */
interface FirstCatalog {
  messages: Messages;
  rooms: Record<Room, () => Promise<{ messages: Messages }>>;
  /** The texts that differ in formal address; null in a language with one form of address. */
  formal: (() => Promise<{ messages: Messages }>) | null;
}

/** The texts before any catalog has loaded. They address the customer neither formally nor informally. Spec section 8 "Generic". */
export interface ShellTexts {
  /** The floating button and the dialog's close button. */
  open: string;
  close: string;
  /** The message to the customer and the label of its action, if any. */
  failures: Readonly<Record<Failure, readonly [message: string, action?: string]>>;
}

export const TEXTS: Readonly<
  Record<LanguageCode, ShellTexts & { checkout: () => Promise<FirstCatalog> }>
> = {
  pt_PT: {
    open: 'Reservar',
    close: 'Fechar',
    failures: {
      config: ['De momento não está disponível.'],
      passing: ['Ocorreu um erro.', 'Tentar de novo'],
      outdated: ['Esta página está desatualizada.', 'Recarregar a página'],
    },
    checkout: () => import('../../../locales/pt_PT/checkout.ts'),
  },
  es_ES: {
    open: 'Reservar',
    close: 'Cerrar',
    failures: {
      config: ['Por ahora no está disponible.'],
      passing: ['Ha ocurrido un error.', 'Volver a intentarlo'],
      outdated: ['Esta página está desactualizada.', 'Recargar la página'],
    },
    checkout: () => import('../../../locales/es_ES/checkout.ts'),
  },
  en_EN: {
    open: 'Book',
    close: 'Close',
    failures: {
      config: ['Not available at the moment.'],
      passing: ['An error occurred. Please try again.', 'Try again'],
      outdated: ['This page is out of date.', 'Reload the page'],
    },
    checkout: () => import('../../../locales/en_EN/checkout.ts'),
  },
  fr_FR: {
    open: 'Réserver',
    close: 'Fermer',
    failures: {
      config: ['Indisponible.'],
      passing: ['Erreur inattendue.', 'Réessayer'],
      outdated: ['Page obsolète.', 'Recharger'],
    },
    checkout: () => import('../../../locales/fr_FR/checkout.ts'),
  },
  de_DE: {
    open: 'Buchen',
    close: 'Schließen',
    failures: {
      config: ['Nicht verfügbar.'],
      passing: ['Unerwarteter Fehler.', 'Erneut versuchen'],
      outdated: ['Seite veraltet.', 'Neu laden'],
    },
    checkout: () => import('../../../locales/de_DE/checkout.ts'),
  },
};

/** Loads the compiled texts of a catalog; rejects if that fails. */
export type LoadCatalog = (language: LanguageCode, name: 'checkout' | Room) => Promise<Messages>;

export const loadCatalog: LoadCatalog = async (language, name) => {
  const first = await TEXTS[language].checkout();
  return name === 'checkout' ? first.messages : (await first.rooms[name]()).messages;
};
