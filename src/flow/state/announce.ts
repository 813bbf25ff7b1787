import { atom } from 'jotai/vanilla';

import { LANGUAGES } from '../../platform/i18n/languages.ts';
import { languageAtom } from '../../context/language-atom.ts';
import { servicesAtom } from '../../context/services.ts';

/** Says a translated text aloud once, for what changes on the screen without taking the focus. */
export const announceAction = atom(null, (get, _set, text: string) =>
  get(servicesAtom).host.announce(text, LANGUAGES[get(languageAtom)].tag),
);
