import { waitAtom, submissionAtom } from '../submission/submission-atom.ts';
import { expect, test, vi } from 'vitest';

import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { SECOND_TRY_AFTER_MS } from '../lib/limits.ts';
import type { Slot } from '../lib/time/slots.ts';
import { currentEntryAtom } from '../flow/state/flow-atoms.ts';
import { reservationAtom } from '../features/booking/state/reservation-atom.ts';
import { isPayingAtom } from '../features/payment/state/payment-view.ts';
import { buyPlanAction, openingPlanAtom } from '../features/membership/state/plan-purchase.ts';
import { refusalAtom } from '../context/problems.ts';
import { createFakeHost, type FakeHost } from '../../test/support/state/fake-host.ts';
import {
  A_PLAN,
  A_RESERVATION,
  A_USER,
  createFakeServer,
} from '../../test/support/state/fake-server.ts';
import { startAtPayment } from '../../test/support/state/start-at-payment.ts';
import { startForMembers } from '../../test/support/state/start-at-login.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { waitFor } from '../../test/support/state/wait-for.ts';
import { selectDayAction, toggleSlotAction } from '../features/booking/state/edit-booking.ts';
import { submitBookingAction } from '../features/booking/state/submit-booking.ts';
import {
  editContactAction,
  submitContactFormAction,
} from '../features/contact/state/contact-form.ts';
import { walletPhoneAtom } from '../features/payment/state/payment-form.ts';
import { payAction } from '../features/payment/state/pay.ts';

const DINNER: Slot = { startTime: '2026-11-21T20:00:00+00:00', durationSec: 5400, capacity: 8 };

const fail = () => {
  throw new TypeError('a fault of our own');
};

/** A journal that cannot be read, for an unexpected reason. */
const breakJournal = (host: FakeHost) => vi.spyOn(host.shared, 'keys').mockImplementation(fail);

async function guestAtConfirm() {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
  const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
  const store = await startTestCheckout(server, host);
  store.set(selectDayAction, '2026-11-21');
  store.set(toggleSlotAction, DINNER);
  store.set(editContactAction, { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' });
  store.set(submitContactFormAction);
  return { server, host, store };
}

test('a fault while an answer is read leaves the booking in doubt: a second try sends the same key', async () => {
  const { server, host, store } = await guestAtConfirm();
  server.answerBooking = async () => fail();
  await store.set(submitBookingAction);
  expect(store.get(submissionAtom).status).toBe('unknown');
  expect(host.receivedEvents).toContainEqual({
    name: 'error',
    detail: expect.objectContaining({ code: 'internal', intent: expect.any(String) }),
  });
  server.answerBooking = async () => A_RESERVATION;
  host.advance(SECOND_TRY_AFTER_MS);
  await store.set(submitBookingAction);
  const [first, second] = server.bookings;
  expect(second?.intentKey).toBe(first?.intentKey);
  expect(store.get(currentEntryAtom)?.step).toBe('success');
});

test('a fault while the confirmation is put in place is no reason to send the booking again by itself', async () => {
  const { server, host, store } = await guestAtConfirm();
  const stop = store.sub(reservationAtom, fail);
  await store.set(submitBookingAction);
  stop();
  expect(store.get(submissionAtom).status).not.toBe('sending');
  host.advance(SECOND_TRY_AFTER_MS);
  await store.set(submitBookingAction);
  expect(new Set(server.bookings.map(({ intentKey }) => intentKey)).size).toBe(1);
  expect(store.get(currentEntryAtom)?.step).toBe('success');
});

test.each(['emit', 'warn'] as const)(
  'a page where a failure cannot be reported (%s) does not keep the customer waiting',
  async (way) => {
    const { server, host, store } = await guestAtConfirm();
    server.answerBooking = async () => fail();
    const told = vi.spyOn(host, way).mockImplementation(fail);
    if (way === 'emit') told.mockReturnValueOnce(true);
    await Promise.resolve(store.set(submitBookingAction)).catch(() => undefined);
    expect(store.get(submissionAtom).status).toBe('unknown');
  },
);

test('a payment that cannot be entered into the journal is not sent, and can be tried again', async () => {
  const { store, host, platform } = await startAtPayment();
  store.set(walletPhoneAtom, { phone: '910000001' });
  const broken = breakJournal(host);
  store.set(payAction);
  await waitFor(() => expect(store.get(isPayingAtom)).toBe(false));
  expect([store.get(waitAtom).phase, platform.walletRequests.length]).toEqual(['choosing', 0]);
  expect(store.get(refusalAtom)).toEqual({ about: 'voucher', key: 'errorGeneric' });
  broken.mockRestore();
  store.set(payAction);
  await waitFor(() => expect(store.get(waitAtom).phase).toBe('waiting'));
  expect(platform.walletRequests).toHaveLength(1);
});

test('a plan that cannot be entered into the journal leads to no payment page, and can be tried again', async () => {
  const { store, host } = await startForMembers({
    reservationType: 'smart',
    userId: A_USER.id,
    token: A_USER.token,
  });
  const broken = breakJournal(host);
  await store.set(buyPlanAction, A_PLAN);
  expect([store.get(openingPlanAtom), host.redirects]).toEqual([null, []]);
  expect(store.get(refusalAtom)).toEqual({ about: 'premium', key: 'premium.cannotPay' });
  broken.mockRestore();
  await store.set(buyPlanAction, A_PLAN);
  expect(host.redirects).toEqual([A_PLAN.url]);
});
