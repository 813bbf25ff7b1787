import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { askedContactAtom } from './asked-contact.ts';
import { answersAtom } from '../../questions/state/answers-atom.ts';
import { shownQuestionsAtom } from '../../questions/state/questions-atoms.ts';
import { tableAtom } from '../../offer/state/table-atom.ts';
import { merchantNotes } from '../rules/merchant-notes.ts';

/** The notes as they are sent with a booking, a menu order or an order of products. */
export const merchantNotesAtom = atom((get) =>
  merchantNotes({
    notes: get(askedContactAtom).notes,
    table: get(tableAtom),
    questions: get(shownQuestionsAtom),
    answers: get(answersAtom),
    merchantLang: get(configAtom).merchantLang,
  }),
);
