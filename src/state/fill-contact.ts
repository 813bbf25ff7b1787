import type { Getter, Setter } from 'jotai/vanilla';

import type { ContactState } from '../domain/booking/booking-state.ts';
import { initiallyTouched } from '../domain/contact/contact-form.ts';
import { DEFAULT_PREFIX } from '../domain/limits.ts';
import { normalisePhone } from '../domain/portugal/phone.ts';
import { contactAtom, EMPTY_CONTACT, touchedFieldsAtom } from './booking-state-atoms.ts';
import { configAtom } from './config-atom.ts';
import { userAtom } from './user-atom.ts';

/** The contact form as the page and the signed-in user fill it. Spec section 4 "prefills". */
function startingContact(get: Getter): ContactState {
  const { prefill } = get(configAtom);
  const user = get(userAtom);
  const name = prefill.name ?? (user ? `${user.firstName} ${user.lastName}`.trim() : '');
  const { prefix, phone } = normalisePhone(
    prefill.phone ?? user?.mobile ?? '',
    prefill.prefix || user?.mobilePrefix || DEFAULT_PREFIX,
  );
  return {
    ...EMPTY_CONTACT,
    name,
    email: prefill.email ?? user?.username ?? '',
    prefix,
    phone,
    notes: prefill.notes ?? '',
  };
}

/** Fills the contact form with what is known; name and phone are judged at once where they are wrong. Spec section 5. */
export function fillContact(get: Getter, set: Setter): void {
  const contact = startingContact(get);
  set(contactAtom, contact);
  set(touchedFieldsAtom, new Set<string>(initiallyTouched(contact)));
}
