import type { LanguageCode } from '../../lib/config/language.ts';

interface DialogTexts {
  open: string;
  close: string;
}

/** What the floating button and the dialog say, before any catalog has loaded. */
export const DIALOG_TEXTS: Readonly<Record<LanguageCode, DialogTexts>> = {
  pt_PT: { open: 'Reservar', close: 'Fechar' },
  es_ES: { open: 'Reservar', close: 'Cerrar' },
  en_EN: { open: 'Book', close: 'Close' },
};
