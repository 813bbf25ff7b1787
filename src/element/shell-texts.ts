import type { LanguageCode } from '../domain/config/checkout-config.ts';

interface ShellTexts {
  /** BCP 47 tag of these texts. */
  lang: string;
  failed: string;
  retry: string;
}

/** The few texts that show before any catalog has loaded, or when none can. Spec section 8 "Generic". */
export const SHELL_TEXTS: Readonly<Record<LanguageCode, ShellTexts>> = {
  pt_PT: {
    lang: 'pt-PT',
    failed: 'Ocorreu um erro. Por favor tenta de novo.',
    retry: 'Tentar de novo',
  },
  es_ES: {
    lang: 'es-ES',
    failed: 'Ha ocurrido un error. Por favor inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
  },
  en_EN: {
    lang: 'en',
    failed: 'An error occurred. Please try again.',
    retry: 'Try again',
  },
};
