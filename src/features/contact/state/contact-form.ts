import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import type { ContactState } from '../../../flow/rules/booking-state.ts';
import {
  contactAtom,
  EMPTY_CONTACT,
  invoiceAtom,
  modeAtom,
  touchedFieldsAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import type { Prefill } from '../../../lib/config/prefill.ts';
import { DEFAULT_PREFIX } from '../../../lib/limits.ts';
import { normalisePhone } from '../../../lib/portugal/phone.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import { guestsMayGoOnAtom } from '../../offer/state/guests-may-go-on-atom.ts';
import { bookingTypeAtom } from '../../offer/state/offer-atoms.ts';
import {
  contactFormIssues,
  initiallyTouched,
  invoiceIssues,
  showsVatId,
} from '../rules/contact-form.ts';

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

/** Where the contact form is filled from. */
interface KnownContact {
  prefill: Prefill;
  user: UserSession | null;
}

function knownNow(get: Getter): KnownContact {
  return { prefill: get(configAtom).prefill, user: get(userAtom) };
}

/** The contact form as the page and a user's profile fill it. Spec section 4 "prefills". */
function startingContact({ prefill, user }: KnownContact): ContactState {
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
  show(set, startingContact(knownNow(get)));
}

/** What the page or a profile filled in `before` makes way for what they fill in now; what was typed stays. */
export function refillContact(get: Getter, set: Setter, before: Partial<KnownContact>): void {
  const typed = get(contactAtom);
  const now = knownNow(get);
  const old = startingContact({ ...now, ...before });
  const fresh = startingContact(now);
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
