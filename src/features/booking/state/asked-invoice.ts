import { atom } from 'jotai/vanilla';

import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { invoiceAtom } from '../../contact/state/invoice-atom.ts';
import { EMPTY_INVOICE } from '../../offer/rules/offer-choice.ts';
import { priceAtom } from '../../vouchers/state/price-atoms.ts';

/** Whether the confirmation shows the invoice: of bookings that cost something, not of menu orders. Spec section 2 screen 12. */
export const showsInvoiceAtom = atom(
  (get) => !get(isMenuOrderAtom) && (get(priceAtom)?.totalCents ?? 0) > 0,
);

/** The invoice that is sent: none where it is not shown. What was typed is kept until it is shown again. */
export const askedInvoiceAtom = atom((get) =>
  get(showsInvoiceAtom) ? get(invoiceAtom) : EMPTY_INVOICE,
);
