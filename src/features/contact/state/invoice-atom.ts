import { atom } from 'jotai/vanilla';

import { EMPTY_INVOICE } from '../../offer/rules/offer-choice.ts';

/** The VAT-invoice box of the order summary. Spec section 7 "taxInformation". */
export const invoiceAtom = atom(EMPTY_INVOICE);
