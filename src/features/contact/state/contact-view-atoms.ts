import { atom } from 'jotai/vanilla';

import { visibleContactFields } from '../rules/contact-fields.ts';
import type { KnownClient } from '../../../lib/user-session.ts';
import { bookingTypeAtom } from '../../offer/state/product-atom.ts';
import {
  attemptsAtom,
  modeAtom,
  touchedFieldsAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import { contactIssuesAtom, invoiceIssuesAtom } from './contact-form-atoms.ts';
import { guestsMayGoOnAtom } from '../../offer/state/guests-may-go-on-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';

const NOTHING_KNOWN: KnownClient = { name: false, email: false, phone: false };

/** The fields that the contact form asks for: of a signed-in customer only what the profile does not tell. */
export const askedContactFieldsAtom = atom((get) => {
  const user = get(userAtom);
  return visibleContactFields({
    bookingType: get(bookingTypeAtom),
    loggedIn: user !== null,
    isPurchase: get(modeAtom) === 'voucher',
    known: user?.known ?? NOTHING_KNOWN,
  });
});

/** Whether an e-mail must be given: of guests, who have no other. Spec section 5 "Contact / client info". */
export const emailIsRequiredAtom = atom((get) => get(userAtom) === null && get(guestsMayGoOnAtom));

/** What an invoice field is called among the touched fields. */
export const INVOICE_TOUCH = { name: 'invoice.name', vatId: 'invoice.vatId' } as const;

/** Issues that may stand beside their field now: the customer has left it, or has tried to go on. */
export const shownContactIssuesAtom = atom((get) => {
  const touched = get(touchedFieldsAtom);
  const all = get(attemptsAtom) > 0;
  return get(contactIssuesAtom).filter((issue) => all || touched.has(issue.field));
});

/** The same for the invoice box. */
export const shownInvoiceIssuesAtom = atom((get) => {
  const touched = get(touchedFieldsAtom);
  const all = get(attemptsAtom) > 0;
  return get(invoiceIssuesAtom).filter((issue) => all || touched.has(INVOICE_TOUCH[issue.field]));
});
