import { expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import {
  chooseModeAction,
  selectDayAction,
  toggleSlotAction,
} from '../../booking/state/edit-booking.ts';
import { submitBookingAction } from '../../booking/state/submit-booking.ts';
import { editContactAction, submitContactFormAction } from '../../contact/state/contact-fields.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { aCampaign, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { DINNER, NOW, SLOTS } from '../../../../test/support/state/booking-at-confirm.ts';
import {
  addPlatform,
  goToPayment,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { changePaymentAction } from './payment-view.ts';
import { payAction } from './pay.ts';

test('a payment that is made after a booking was lost leaves the booking its key', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
  server.campaign = aCampaign({ offer: true, offerPriceCents: 4500 });
  server.answerBooking = async () => {
    throw new ApiError('outcome_unknown', 'no answer');
  };
  addPlatform(server);
  const host = createFakeHost(NOW);
  const store = await startTestCheckout(server, host);
  store.set(chooseModeAction, 'book');
  store.set(selectDayAction, '2026-11-21');
  store.set(toggleSlotAction, DINNER);
  store.set(editContactAction, { name: 'Rui', email: 'rui@example.com', phone: '912345678' });
  store.set(submitContactFormAction);
  await store.set(submitBookingAction);
  host.advance(SECOND_TRY_AFTER_MS);
  store.set(jumpToStepAction, 'choice');
  store.set(chooseModeAction, 'voucher');
  goToPayment({ store });
  store.set(payAction);
  await untilPhase({ store }, 'waiting');
  store.set(changePaymentAction);
  store.set(jumpToStepAction, 'choice');
  store.set(chooseModeAction, 'book');
  store.set(jumpToStepAction, 'confirm');
  await store.set(submitBookingAction);
  const [first, second] = server.bookings.map(({ intentKey }) => intentKey);
  expect(second).toBe(first);
});
