import type { LanguageCode } from '../lib/config/language.ts';

/** Why nothing can be shown: the page's mistake, something that may pass, or files that are gone since a deploy. */
export type Failure = 'config' | 'passing' | 'outdated';

export type ShellState = 'loading' | 'ready' | 'problem' | 'fatal';

interface ShellTexts {
  /** BCP 47 tag of these texts. */
  lang: string;
  /** What a customer reads, and the words of the way on where there is one. */
  failures: Readonly<Record<Failure, readonly [sentence: string, way?: string]>>;
}

/** The few texts that show before any catalog has loaded, or when none can. Spec section 8 "Generic". */
export const SHELL_TEXTS: Readonly<Record<LanguageCode, ShellTexts>> = {
  pt_PT: {
    lang: 'pt-PT',
    failures: {
      config: ['De momento não está disponível.'],
      passing: ['Ocorreu um erro. Por favor tenta de novo.', 'Tentar de novo'],
      outdated: ['Esta página está desatualizada.', 'Recarregar a página'],
    },
  },
  es_ES: {
    lang: 'es-ES',
    failures: {
      config: ['Por ahora no está disponible.'],
      passing: ['Ha ocurrido un error. Por favor inténtalo de nuevo.', 'Intentar de nuevo'],
      outdated: ['Esta página está desactualizada.', 'Recargar la página'],
    },
  },
  en_EN: {
    lang: 'en',
    failures: {
      config: ['Not available at the moment.'],
      passing: ['An error occurred. Please try again.', 'Try again'],
      outdated: ['This page is out of date.', 'Reload the page'],
    },
  },
};
