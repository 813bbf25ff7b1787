import { atom } from 'jotai/vanilla';

import { userAtom } from '../../../context/user-atom.ts';
import type { ContactState, InvoiceState } from '../../../flow/rules/booking-state.ts';
import {
  attemptsAtom,
  contactAtom,
  invoiceAtom,
  modeAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { shownIssuesOf, touchFieldAction } from '../../../flow/state/touched-fields.ts';
import { KNOWN_PREFIXES } from '../../../lib/phone/dial-prefixes.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePhone } from '../../../lib/portugal/phone.ts';
import type { KnownClient } from '../../../lib/user-session.ts';
import { guestsMayGoOnAtom } from '../../offer/state/campaign-atoms.ts';
import { bookingTypeAtom } from '../../offer/state/offer-atoms.ts';
import { visibleContactFields } from '../rules/contact-form.ts';
import { contactIssuesAtom, invoiceIssuesAtom } from './contact-form.ts';

const NOTHING_KNOWN: KnownClient = { name: false, email: false, phone: false };

/** The fields that the contact form asks for: of a signed-in customer only what the profile does not hold. */
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

/** Precedes the name of an invoice field among the touched fields. */
export const INVOICE_TOUCH = 'invoice.';

/** Issues that may stand beside their field now: the customer has left it, or has tried to go on. */
export const shownContactIssuesAtom = shownIssuesOf(contactIssuesAtom);

/** The same for the invoice box. */
export const shownInvoiceIssuesAtom = shownIssuesOf(invoiceIssuesAtom, INVOICE_TOUCH);

/** Sets what was typed, as it was typed. */
export const editContactAction = atom(null, (_get, set, part: Partial<ContactState>) =>
  set(contactAtom, (contact) => ({ ...contact, ...part })),
);

export const editInvoiceAction = atom(null, (_get, set, part: Partial<InvoiceState>) =>
  set(invoiceAtom, (invoice) => ({ ...invoice, ...part })),
);

const validateFieldAction = atom(null, (get, set, field: string) => {
  const { phone, prefix, vatId } = get(contactAtom);
  if (field === 'phone') set(editContactAction, normalisePhone(phone, prefix, KNOWN_PREFIXES));
  if (field === 'vatId') set(editContactAction, { vatId: normaliseNif(vatId) });
  if (field === `${INVOICE_TOUCH}vatId`) {
    set(editInvoiceAction, { vatId: normaliseNif(get(invoiceAtom).vatId) });
  }
  set(touchFieldAction, field);
});

/**
 * The customer left a field: forgiving inputs become right values, and the field may be checked. Its message waits
 * for the press that took the focus away.
 */
export const leaveFieldAction = atom(null, (_get, set, field: string) =>
  set(afterPressAction, () => set(validateFieldAction, field)),
);

/** Turns forgiving inputs into right values, also those of a field that was not left before Enter. */
export const tidyContactAction = atom(null, (get, set) => {
  const { phone, prefix } = get(contactAtom);
  set(editContactAction, normalisePhone(phone, prefix, KNOWN_PREFIXES));
});

/** Continues when the contact form is complete; otherwise shows what is missing. */
export const submitContactFormAction = atom(null, (get, set) => {
  set(tidyContactAction);
  if (get(contactIssuesAtom).length === 0) set(nextStepAction, 'client-info');
  else set(attemptsAtom, (count) => count + 1);
});

/** Ticks or unticks the VAT invoice; an empty name takes that of the contact form, to be changed. */
export const askInvoiceAction = atom(null, (get, set, needVatInvoice: boolean) => {
  const name = get(invoiceAtom).name || (needVatInvoice ? get(contactAtom).name.trim() : '');
  set(editInvoiceAction, { needVatInvoice, name });
});
