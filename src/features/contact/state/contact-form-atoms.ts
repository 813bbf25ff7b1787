import { atom } from 'jotai/vanilla';

import { contactFormIssues, invoiceIssues } from '../rules/contact-form.ts';
import { showsVatId } from '../rules/contact-fields.ts';
import { bookingTypeAtom } from '../../offer/state/product-atom.ts';
import { contactAtom, invoiceAtom, modeAtom } from '../../../flow/state/booking-state-atoms.ts';
import { guestsMayGoOnAtom } from '../../offer/state/guests-may-go-on-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';

/** What keeps the contact form from going on; empty when nothing does. Spec section 5 "Contact / client info". */
export const contactIssuesAtom = atom((get) =>
  contactFormIssues(get(contactAtom), {
    guest: get(userAtom) === null,
    guestLoginAllowed: get(guestsMayGoOnAtom),
    vatIdAsked: get(modeAtom) === 'book' && showsVatId(get(bookingTypeAtom)),
  }),
);

/** What keeps the invoice box from going on; empty when it is not ticked. */
export const invoiceIssuesAtom = atom((get) => invoiceIssues(get(invoiceAtom)));
