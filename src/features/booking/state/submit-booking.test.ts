import { describe, expect, test } from 'vitest';

import type { AllCalls } from '../../../../test/support/api/calls.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { alertAtom } from '../../../context/problems.ts';
import { PRIZES } from '../../account/state/prizes.ts';
import { priceAtom } from '../../vouchers/state/price-atoms.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  A_RESERVATION,
  A_USER,
  aCampaign,
  createFakeServer,
} from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { userAtom, configAtom } from '../../../context/checkout-context.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { selectDayAction, toggleSlotAction } from './edit-booking.ts';
import { submitContactFormAction } from '../../contact/state/contact-form.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { awaitsMerchantAtom, outcomeTypeAtom } from './booking-result.ts';
import { submitBookingAction } from './submit-booking.ts';
import {
  NOW,
  DINNER,
  LATER,
  SUNDAY,
  SLOTS,
  SIGNED_IN,
  guestAtConfirm,
  guestWithDay,
  heldAnswer,
} from '../../../../test/support/state/booking-at-confirm.ts';

describe('a booking of an offer that is confirmed at once', () => {
  test.each(['PENDING', 'pending'])(
    'awaits the merchant where the server says %s',
    async (status) => {
      const { server, store } = await guestAtConfirm();
      server.answerBooking = async () => ({ ...A_RESERVATION, status });
      await store.set(submitBookingAction);
      expect(store.get(awaitsMerchantAtom)).toBe(true);
      expect(store.get(outcomeTypeAtom)).toBe(BOOKING_TYPE.AWAITS_AVAILABILITY);
    },
  );

  test.each([null, 'CONFIRMED', 'BOOKED'])('is confirmed with the status %s', async (status) => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => ({ ...A_RESERVATION, status });
    await store.set(submitBookingAction);
    expect(store.get(awaitsMerchantAtom)).toBe(false);
  });
});

describe('sending a booking', () => {
  test('a hundred presses while the answer is awaited make one request', async () => {
    const { server, store } = await guestAtConfirm();
    const held = heldAnswer();
    server.answerBooking = () => held.answer;
    const presses = Array.from({ length: 100 }, () => store.set(submitBookingAction));
    held.resolve(A_RESERVATION);
    await Promise.all(presses);
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(1);
  });

  test('a booking that was accepted is not sent again, whatever step is shown', async () => {
    const { server, store } = await guestAtConfirm();
    await store.set(submitBookingAction);
    store.set(jumpToStepAction, 'confirm');
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(1);
  });

  test('an accepted booking shows the result and notifies the page once', async () => {
    const { host, store } = await guestAtConfirm();
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('success');
    const reserved = host.receivedEvents.filter((event) => event.name === 'reserved');
    expect(reserved).toEqual([
      { name: 'reserved', detail: { transactionId: '9001', kind: 'booking', valueCharged: 0 } },
    ]);
    expect(host.stored.size).toBe(0);
  });

  test('a page that cancels the submit event keeps the booking from being sent', async () => {
    const { server, host, store } = await guestAtConfirm();
    host.cancel.add('submit');
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(0);
    expect(store.get(submissionAtom).status).toBe('idle');
  });

  test('a connection that breaks leaves the outcome open, and a second try sends the same key', async () => {
    const { server, host, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    await store.set(submitBookingAction);
    expect(store.get(submissionAtom).status).toBe('unknown');
    server.answerBooking = async () => A_RESERVATION;
    await store.set(submitBookingAction);
    expect(server.bookings, 'the second click of a double click is no second try').toHaveLength(1);
    host.advance(SECOND_TRY_AFTER_MS);
    await store.set(submitBookingAction);
    const keys = server.bookings.map((booking) => booking.intentKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('an element that is removed while it sends says nothing more', async () => {
    const { host, server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new DOMException('gone', 'AbortError');
    };
    await store.set(submitBookingAction);
    expect(store.get(alertAtom)).toBeNull();
    expect(host.receivedEvents.filter(({ name }) => name === 'error')).toEqual([]);
    expect(store.get(submissionAtom).status).toBe('idle');
  });

  test('a lost answer has one reference in every event, which the key begins with, and keeps what the server said', async () => {
    const { server, host, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'x', { status: 500, serverMessage: 'Avaria.' });
    };
    await store.set(submitBookingAction);
    const intent = server.bookings[0]?.intentKey.slice(0, 8);
    expect(intent).toMatch(/^[2-9C-Y]{8}$/);
    expect(host.receivedEvents.filter(({ name }) => name === 'submit' || name === 'error')).toEqual(
      [
        { name: 'submit', detail: { kind: 'booking', intent } },
        { name: 'error', detail: { code: 'outcome_unknown', status: 500, message: 'x', intent } },
      ],
    );
    expect(store.get(submissionAtom)).toMatchObject({ serverMessage: 'Avaria.' });
  });

  test('a fault of our own after the request was sent leaves the outcome open', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new TypeError('a fault of ours');
    };
    await store.set(submitBookingAction);
    expect(store.get(submissionAtom).status).toBe('unknown');
  });

  test('another choice after a lost answer is another intent, with a key of its own', async () => {
    const { server, host, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    await store.set(submitBookingAction);
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(jumpToStepAction, 'choice');
    store.set(toggleSlotAction, LATER);
    store.set(submitContactFormAction);
    await store.set(submitBookingAction);
    expect(new Set(server.bookings.map((booking) => booking.intentKey)).size).toBe(2);
  });

  test('a whole day is booked from the hour at which the campaign begins', async () => {
    const { server, store } = await guestWithDay({ startTime: '19:30' }, []);
    await store.set(submitBookingAction);
    expect(server.bookings[0]?.payload.slots).toEqual([
      { startTime: '2026-11-21T19:30:00+00:00', durationSec: 0 },
    ]);
  });

  test('a signed-in booking has the address of the account, regardless of the form', async () => {
    const { server, store } = await guestAtConfirm();
    store.set(userAtom, A_USER);
    await store.set(submitBookingAction);
    expect(JSON.stringify(server.bookings[0]?.payload)).toContain(A_USER.username);
    expect(JSON.stringify(server.bookings[0]?.payload)).not.toContain('rui@example.com');
  });

  test('a signed-in booking is followed by the conversion call, whose failure does not show', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.user = A_USER;
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host, { userId: '1001', token: 'token-ana' });
    server.api.convertBooking = async () => {
      throw new ApiError('network', 'down');
    };
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    await store.set(submitBookingAction);
    expect(server.bookings[0]?.token).toBe('token-ana');
    expect(server.bookings[0]?.payload.userInformation.email).toBe(A_USER.username);
    expect(store.get(currentEntryAtom)?.step).toBe('success');
    expect(host.warnings).toEqual(['network: down']);
  });

  test('a fresh token of the page signs in again after the one before was refused', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host, { userId: '1001', token: 'stale' });
    expect(store.get(userAtom)).toBeNull();
    server.user = A_USER;
    store.set(configAtom, { ...store.get(configAtom), token: 'fresh' });
    await store.set(startCheckoutAction);
    expect(store.get(userAtom)?.id).toBe('1001');
  });

  test('a smart price is shown to premium members alone', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.campaign = aCampaign({ attributes: { SMART_PRICE: '15 €' } });
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host, { reservationType: 'smart' });
    expect(store.get(priceAtom)?.unitCents).toBe(2500);
    expect(store.get(currentEntryAtom)?.step).toBe('plans');
    store.set(userAtom, { ...A_USER, isPremium: true });
    expect(store.get(priceAtom)?.unitCents).toBe(1500);
  });

  test('a restart while the answer is awaited waits for it, and an accepted booking stays on the screen', async () => {
    const { server, store } = await guestAtConfirm();
    const held = heldAnswer();
    server.answerBooking = () => held.answer;
    const sending = store.set(submitBookingAction);
    await store.set(startCheckoutAction);
    await store.set(submitBookingAction);
    held.resolve(A_RESERVATION);
    await sending;
    expect(server.bookings).toHaveLength(1);
    expect(store.get(currentEntryAtom)?.step).toBe('success');
  });

  test('a restart that waited for a refusal starts over', async () => {
    const { server, store } = await guestAtConfirm();
    const held = heldAnswer();
    server.answerBooking = () => held.answer;
    const sending = store.set(submitBookingAction);
    await store.set(startCheckoutAction);
    held.reject(new ApiError('validation', 'refused', { status: 422 }));
    await sending;
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(store.get(submissionAtom).status).toBe('idle');
  });

  /** Ana, signed in, at the confirmation of dinner for two at 25 euros each, with a prize of 5. */
  async function customerWithPrize(prizeValueCents = 500) {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.user = A_USER;
    server.api.getPrizes = async () => [{ id: '77', prizeTitle: 'Vale', prizeValueCents }];
    const store = await startTestCheckout(server, createFakeHost(NOW), SIGNED_IN);
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    await store.set(PRIZES.load);
    store.set(bookingFormAtom, (book) => ({ ...book, prizeId: '77' }));
    return { server, store };
  }

  /** The same after a lost answer and a reload, ready for the second try. */
  async function loseAndReload(getPrizes: AllCalls['getPrizes'], slots = SLOTS) {
    const { server, store } = await customerWithPrize();
    server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'x');
    };
    await store.set(submitBookingAction);
    const state = store.get(savedStateAtom);
    const host = createFakeHost(NOW + SECOND_TRY_AFTER_MS);
    if (state) host.storage.write(store.get(savedStateKeyAtom), JSON.stringify(state));
    for (let drawn = 0; drawn < 9; drawn += 1) host.randomId();
    const after = createFakeServer(BOOKING_TYPE.NORMAL, slots);
    after.user = A_USER;
    after.api.getPrizes = getPrizes;
    const page = await startTestCheckout(after, host, SIGNED_IN);
    await page.set(submitBookingAction);
    return { first: server.bookings[0], second: after.bookings[0] };
  }

  test.each([
    ['', SLOTS],
    [', although the first one may have filled the time', [LATER, SUNDAY]],
    [', although it may have filled the day', [SUNDAY]],
  ])('a second try after a reload says the same, its prize too%s', async (_, slots) => {
    const prizes = [{ id: '77', prizeTitle: 'Vale', prizeValueCents: 500 }];
    const { first, second } = await loseAndReload(async () => prizes, slots);
    expect(second?.payload).toEqual(first?.payload);
    expect(second?.intentKey).toBe(first?.intentKey);
  });

  test('a second try without the prize, which cannot be read, never uses the first one’s key', async () => {
    const { first, second } = await loseAndReload(async () => {
      throw new ApiError('network', 'x');
    });
    expect(second?.payload.prizeTransactionId).toBeNull();
    expect(second?.intentKey).not.toBe(first?.intentKey);
  });

  test('spec section 6 "can use prizes": a prize is taken off what is shown and sent with the booking', async () => {
    const { server, store } = await customerWithPrize();
    expect(store.get(priceAtom)).toMatchObject({ prizeCents: 500, totalCents: 4500 });
    await store.set(submitBookingAction);
    expect(server.bookings[0]?.payload.prizeTransactionId).toBe(77);
    // The prize is used up by then: the total that was shown stays, also for a reload.
    store.set(PRIZES.forget);
    expect(store.get(savedStateAtom)?.rooms['booking']).toMatchObject({
      reservation: { shownCents: 4500 },
    });
  });

  test('a prize that would leave less than 2 euros is neither taken off nor sent', async () => {
    const { server, store } = await customerWithPrize(4801);
    expect(store.get(priceAtom)).toMatchObject({ isPrizeTooHigh: true, totalCents: 5000 });
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(0);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    store.set(bookingFormAtom, (book) => ({ ...book, prizeId: null }));
    await store.set(submitBookingAction);
    expect(server.bookings[0]?.payload.prizeTransactionId).toBeNull();
  });

  test('the conversion call has its own key', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.user = A_USER;
    const store = await startTestCheckout(server, createFakeHost(NOW), {
      userId: '1001',
      token: 'token-ana',
    });
    let conversionKey = '';
    server.api.convertBooking = async (_user, _conversion, { intentKey }) => {
      conversionKey = intentKey;
    };
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    await store.set(submitBookingAction);
    expect(conversionKey).not.toBe('');
    expect(conversionKey).not.toBe(server.bookings[0]?.intentKey);
  });
});
