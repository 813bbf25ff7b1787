import type { Getter, Setter } from 'jotai/vanilla';

import { clampPeople, defaultPeople } from '../domain/booking/people.ts';
import { defaultCheckInMode } from '../domain/campaign/availability.ts';
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

/** Everything that the customer chooses or types, back at its start for the campaign loaded; the contact form empty. */
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
  set(contactAtom, EMPTY_CONTACT);
  set(invoiceAtom, EMPTY_INVOICE);
  set(touchedFieldsAtom, new Set<string>());
  set(attemptsAtom, 0);
  set(weekShownAtom, null);
  set(submissionAtom, { status: 'idle' });
  set(reservationAtom, null);
  set(stepNoticeAtom, null);
  set(slotOffersAtom, []);
  set(smsAtom, 'idle');
}
