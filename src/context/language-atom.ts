import { atom } from 'jotai/vanilla';

import type { LanguageCode } from '../lib/config/language.ts';
import { LANGUAGES } from '../platform/i18n/languages.ts';

/** The language shown now; starts as the one that the config asks for. */
export const languageAtom = atom<LanguageCode>('pt_PT');

/** The locale for dates, numbers and money in the language shown. */
export const formatLocaleAtom = atom((get) => LANGUAGES[get(languageAtom)].formatLocale);
