import { atom } from 'jotai/vanilla';

import { userAtom } from '../../../context/checkout-context.ts';
import type { ContactState } from '../rules/contact-state.ts';
import { attemptsAtom } from '../../../flow/state/flow-atoms.ts';
import { contactAtom } from './contact-atom.ts';
import { modeAtom } from '../../offer/state/choice-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { formOf } from '../../../flow/state/form.ts';
import { KNOWN_PREFIXES } from '../../../lib/phone/dial-prefixes.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePhone } from '../../../lib/portugal/phone.ts';
import { bookingTypeAtom } from '../../offer/state/offer-atoms.ts';
import { visibleContactFields, type ContactFormField } from '../rules/contact-form.ts';
import { CONTACT_ID, contactIssuesAtom, lockedContactFieldsAtom } from './contact-form.ts';

/** The fields that the contact form asks for; for a signed-in customer, only those missing in the profile. */
export const askedContactFieldsAtom = atom((get) => {
  const known = get(userAtom)?.known ?? null;
  return visibleContactFields(get(bookingTypeAtom), known, get(modeAtom) === 'voucher');
});

/** Whether the form requires nothing, because the profile of a signed-in customer is complete. */
export const contactIsKnownAtom = atom((get) =>
  get(askedContactFieldsAtom).every((field) => field === 'notes' || field === 'vatId'),
);

/** Sets values as typed. Locked fields keep the page's value. */
export const editContactAction = atom(null, (get, set, part: Partial<ContactState>) => {
  const locked = get(lockedContactFieldsAtom);
  const open = Object.entries(part).filter(([field]) => !locked.has(field));
  set(contactAtom, (contact) => ({ ...contact, ...Object.fromEntries(open) }));
});

/** Normalises the phone number; also called on submit, because Enter does not leave the field. */
export const tidyContactAction = atom(null, (get, set) => {
  const { phone, prefix } = get(contactAtom);
  const number = normalisePhone(phone, prefix, KNOWN_PREFIXES);
  const isLocked = get(lockedContactFieldsAtom).has('prefix');
  // A number with a prefix other than the locked one stays as typed.
  if (!isLocked || number.prefix === prefix) set(editContactAction, number);
});

/** The fields of the contact form that are checked. */
export const CONTACT = formOf<ContactFormField>({
  id: CONTACT_ID,
  values: contactAtom,
  edit: editContactAction,
  issues: contactIssuesAtom,
  onLeave: (get, set, field) => {
    if (field === 'phone') set(tidyContactAction);
    if (field === 'vatId') set(editContactAction, { vatId: normaliseNif(get(contactAtom).vatId) });
  },
});

/** Continues when the contact form is complete; otherwise shows what is missing. */
export const submitContactFormAction = atom(null, (get, set) => {
  set(tidyContactAction);
  if (get(contactIssuesAtom).length === 0) set(nextStepAction, 'client-info');
  else set(attemptsAtom, (count) => count + 1);
});
