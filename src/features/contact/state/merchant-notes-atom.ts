import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { contactAtom } from './contact-atom.ts';
import { tableAtom } from '../../offer/state/table-atom.ts';
import { merchantNotes } from '../rules/merchant-notes.ts';

/** The notes as they are sent with a booking or a menu order. */
export const merchantNotesAtom = atom((get) => {
  const { merchantLang } = get(configAtom);
  return merchantNotes({ notes: get(contactAtom).notes, table: get(tableAtom), merchantLang });
});
