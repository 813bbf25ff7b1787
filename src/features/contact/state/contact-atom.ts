import { atom } from 'jotai/vanilla';

import { EMPTY_CONTACT } from '../rules/contact-state.ts';

/** The details of the customer as typed; never saved. Spec section 3 "Client and payment". */
export const contactAtom = atom(EMPTY_CONTACT);
