import { expect, test } from 'vitest';

import { endRunAction } from '../context/checkout-context.ts';
import { submitBookingAction } from '../features/booking/state/submit-booking.ts';
import { payAction } from '../features/payment/state/pay.ts';
import type { PaymentAnswer } from '../features/payment/rules/payment-answers.ts';
import { ApiError } from '../platform/api/http/api-error.ts';
import { guestAtConfirm, heldAnswer } from '../../test/support/state/booking-at-confirm.ts';
import {
  anAnswer,
  heardOf,
  sentBy,
  startAtPayment,
} from '../../test/support/state/start-at-payment.ts';
import { A_RESERVATION } from '../../test/support/state/fake-server.ts';
import { waitFor } from '../../test/support/state/wait-for.ts';

test('a booking that is accepted after its element was removed is emitted', async () => {
  const { host, server, store } = await guestAtConfirm();
  const { answer, resolve } = heldAnswer();
  server.answerBooking = () => answer;
  const sent = store.set(submitBookingAction);
  await waitFor(() => expect(server.bookings).toHaveLength(1));
  store.set(endRunAction);
  resolve(A_RESERVATION);
  await sent;
  expect(heardOf({ host }, 'reserved')).toHaveLength(1);
});

test.each([
  ['accepted', 'pending', async () => anAnswer('p1', 'IN_PROGRESS')],
  ['lost', 'error', async () => Promise.reject(new ApiError('outcome_unknown', 'no answer'))],
] as const)(
  'a payment whose request is %s after its element was removed emits "%s"',
  async (_, name, outcome) => {
    const checkout = await startAtPayment();
    const { platform, store } = checkout;
    let answer = () => {};
    platform.answerWallet = () =>
      new Promise<PaymentAnswer>((resolve) => (answer = () => resolve(outcome())));
    store.set(payAction);
    await waitFor(() => expect(sentBy(checkout)).toBe(1));
    store.set(endRunAction);
    answer();
    await waitFor(() => expect(heardOf(checkout, name)).toHaveLength(1));
  },
);
