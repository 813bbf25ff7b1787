import type { Getter, Setter } from 'jotai/vanilla';

import type { ContactState } from '../../domain/booking/booking-state.ts';
import { initiallyTouched } from '../../domain/contact/contact-form.ts';
import { DEFAULT_PREFIX } from '../../domain/limits.ts';
import { normalisePhone } from '../../domain/portugal/phone.ts';
import type { UserSession } from '../../domain/user/user-session.ts';
import { contactAtom, EMPTY_CONTACT, touchedFieldsAtom } from '../booking/booking-state-atoms.ts';
import { configAtom } from '../config/config-atom.ts';
import { userAtom } from '../account/user-atom.ts';

/** The contact form as the page and a user's profile fill it. Spec section 4 "prefills". */
function startingContact(get: Getter, user: UserSession | null): ContactState {
  const { prefill } = get(configAtom);
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

function show(set: Setter, contact: ContactState): void {
  set(contactAtom, contact);
  set(touchedFieldsAtom, new Set<string>(initiallyTouched(contact)));
}

/** Fills the contact form with what is known; name and phone are judged at once where they are wrong. Spec section 5. */
export function fillContact(get: Getter, set: Setter): void {
  show(set, startingContact(get, get(userAtom)));
}

/** What one account's profile filled in makes way for what another one's fills in; what was typed stays. */
export function refillContact(get: Getter, set: Setter, before: UserSession | null): void {
  const typed = get(contactAtom);
  const old = startingContact(get, before);
  const fresh = startingContact(get, get(userAtom));
  const isUntouched = (field: keyof ContactState) =>
    typed[field] === '' || typed[field] === old[field];
  const keep = (field: keyof ContactState) => (isUntouched(field) ? fresh[field] : typed[field]);
  // A number belongs to its prefix.
  const phone = isUntouched('phone') ? fresh : typed;
  show(set, {
    name: keep('name'),
    email: keep('email'),
    prefix: phone.prefix,
    phone: phone.phone,
    notes: keep('notes'),
    vatId: typed.vatId,
  });
}
