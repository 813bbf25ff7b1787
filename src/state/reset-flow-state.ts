import type { Getter, Setter } from 'jotai/vanilla';

import { clampPeople, defaultPeople } from '../domain/booking/people.ts';
import type { ContactState } from '../domain/booking/booking-state.ts';
import { defaultCheckInMode } from '../domain/campaign/availability.ts';
import { initiallyTouched } from '../domain/contact/contact-form.ts';
import { DEFAULT_PREFIX } from '../domain/limits.ts';
import { normalisePhone } from '../domain/portugal/phone.ts';
import { allowedModesAtom } from './availability-atoms.ts';
import { peopleLimitsAtom } from './booking-form-atoms.ts';
import {
  attemptsAtom,
  bookAtom,
  contactAtom,
  EMPTY_BOOK,
  EMPTY_CONTACT,
  EMPTY_INVOICE,
  invoiceAtom,
  modeAtom,
  reservationTypeAtom,
  touchedFieldsAtom,
  weekShownAtom,
} from './booking-state-atoms.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { configAtom } from './config-atom.ts';
import { stepNoticeAtom } from './problem-atoms.ts';
import { reservationAtom } from './reservation-atom.ts';
import { slotOffersAtom } from './slot-offers-atom.ts';
import { smsAtom } from './sms-atom.ts';
import { submissionAtom } from './submission-atom.ts';
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

/** Everything that the customer chooses or types, back at its start for the campaign and user loaded. */
export function resetFlowState(get: Getter, set: Setter): void {
  const config = get(configAtom);
  const info = get(campaignInfoAtom);
  const wanted = config.prefill.people;
  const people =
    wanted === undefined
      ? defaultPeople(info?.campaignView ?? null, info?.bookingConfig ?? null)
      : clampPeople(wanted, get(peopleLimitsAtom));
  const allowed = get(allowedModesAtom);
  set(
    modeAtom,
    defaultCheckInMode({
      canBook: allowed.includes('book'),
      canBuy: allowed.includes('voucher'),
      defaultView: config.defaultView,
      reservationMode: config.reservationMode,
    }),
  );
  set(reservationTypeAtom, config.reservationType ?? 'normal');
  set(bookAtom, {
    ...EMPTY_BOOK,
    numberOfPeople: people,
    date: config.prefill.date ?? null,
  });
  const contact = startingContact(get);
  set(contactAtom, contact);
  set(invoiceAtom, EMPTY_INVOICE);
  set(touchedFieldsAtom, new Set<string>(initiallyTouched(contact)));
  set(attemptsAtom, 0);
  set(weekShownAtom, null);
  set(submissionAtom, { status: 'idle' });
  set(reservationAtom, null);
  set(stepNoticeAtom, null);
  set(slotOffersAtom, []);
  set(smsAtom, 'idle');
}
