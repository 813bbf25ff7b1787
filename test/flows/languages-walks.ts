import { shadow, type Language } from '../support/index.ts';
import type { Walk } from './walk.ts';

export const TAGS: Record<Language, string> = {
  pt: 'pt-PT',
  es: 'es-ES',
  en: 'en',
  fr: 'fr-FR',
  de: 'de-DE',
};

export const CODES: Record<Language, string> = {
  pt: 'pt_PT',
  es: 'es_ES',
  en: 'en_EN',
  fr: 'fr_FR',
  de: 'de_DE',
};

export const LANGUAGES = ['pt', 'es', 'en', 'fr', 'de'] as const;

export const contentLanguage = ({ element }: Walk) =>
  shadow(element).querySelector('[part=frame]')?.getAttribute('lang');
