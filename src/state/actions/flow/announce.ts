import { atom } from 'jotai/vanilla';

import { LANGUAGES } from '../../../i18n/languages.ts';
import { languageAtom } from '../../config/language-atom.ts';
import { servicesAtom } from '../../services.ts';

/** Says a translated text aloud once, for what changes on the screen without taking the focus. */
export const announceAction = atom(null, (get, _set, text: string) =>
  get(servicesAtom).host.announce(text, LANGUAGES[get(languageAtom)].tag),
);
