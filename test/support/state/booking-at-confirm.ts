import { expect } from 'vitest';

import { BOOKING_TYPE } from '../../../src/features/offer/rules/booking-type.ts';
import type { Reservation } from '../../../src/features/booking/rules/reservation.ts';
import type { Slot } from '../../../src/lib/time/slots.ts';
import { currentEntryAtom } from '../../../src/flow/state/flow-atoms.ts';
import { createFakeHost } from './fake-host.ts';
import { aCampaign, createFakeServer } from './fake-server.ts';
import { startTestCheckout } from './start-test-checkout.ts';
import {
  selectDayAction,
  toggleSlotAction,
} from '../../../src/features/booking/state/edit-booking.ts';
import {
  editContactAction,
  submitContactFormAction,
} from '../../../src/features/contact/state/contact-form.ts';

/** A Friday, 10:00 in Lisbon. */
export const NOW = Date.parse('2026-11-20T10:00:00Z');
/** Dinner on Saturday. */
export const DINNER: Slot = {
  startTime: '2026-11-21T20:00:00+00:00',
  durationSec: 5400,
  capacity: 8,
};
/** A later dinner on Saturday. */
export const LATER: Slot = {
  startTime: '2026-11-21T21:00:00+00:00',
  durationSec: 5400,
  capacity: 8,
};
/** Dinner on Sunday. */
export const SUNDAY: Slot = {
  startTime: '2026-11-22T20:00:00+00:00',
  durationSec: 5400,
  capacity: 8,
};
/** All that the server offers. */
export const SLOTS = [DINNER, LATER, SUNDAY];
/** The config of a page that names its signed-in user, `A_USER`. */
export const SIGNED_IN = { userId: '1001', token: 'token-ana' } as const;

/** A guest who has chosen dinner on Saturday and filled in the form. */
export async function guestAtConfirm() {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
  const host = createFakeHost(NOW);
  const store = await startTestCheckout(server, host);
  store.set(selectDayAction, '2026-11-21');
  store.set(toggleSlotAction, DINNER);
  store.set(editContactAction, { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' });
  store.set(submitContactFormAction);
  expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  return { server, host, store };
}

/** A guest who has chosen Saturday of an offer for whole days and filled in the form. */
export async function guestWithDay(view: Parameters<typeof aCampaign>[0] = {}, slots = SLOTS) {
  const server = createFakeServer(BOOKING_TYPE.NO_BOOK_HOUR, slots);
  server.campaign = aCampaign({ campaignType: BOOKING_TYPE.NO_BOOK_HOUR, ...view });
  const host = createFakeHost(NOW);
  const store = await startTestCheckout(server, host);
  store.set(selectDayAction, '2026-11-21');
  store.set(editContactAction, { name: 'Rui', email: 'rui@example.com', phone: '912345678' });
  store.set(submitContactFormAction);
  expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  return { server, host, store };
}

/** A promise that is settled from outside. */
export function heldAnswer() {
  let settle: { resolve: (value: Reservation) => void; reject: (error: unknown) => void };
  const answer = new Promise<Reservation>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { answer, ...settle! };
}
