import { waitAtom, submissionAtom } from '../../../submission/submission-atom.ts';
import { expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { SECOND_TRY_AFTER_MS, WALLET_POLL_MS } from '../../../lib/limits.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { saveState } from '../../../flow/state/saved-state.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import {
  chooseModeAction,
  selectDayAction,
  toggleSlotAction,
} from '../../booking/state/edit-booking.ts';
import { submitBookingAction } from '../../booking/state/submit-booking.ts';
import { editContactAction, submitContactFormAction } from '../../contact/state/contact-form.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { aCampaign, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { DINNER, NOW, SLOTS } from '../../../../test/support/state/booking-at-confirm.ts';
import {
  addPlatform,
  anAnswer,
  goToPayment,
  payAgain,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';
import { changePaymentAction } from './payment-view.ts';
import { payAction } from './pay.ts';

/** More than one page draws random ids. */
const DRAWN_BEFORE = 20;

/** A page that sells bookings and vouchers. */
async function startOffer(host = createFakeHost(NOW)) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
  server.campaign = aCampaign({ offer: true, offerPriceCents: 4500 });
  const platform = addPlatform(server);
  const store = await startTestCheckout(server, host);
  return { server, platform, host, store };
}

type Offer = Awaited<ReturnType<typeof startOffer>>;

const RUI = { name: 'Rui', email: 'rui@example.com', phone: '912345678' };

function goToBooking({ store }: Offer) {
  store.set(chooseModeAction, 'book');
  store.set(selectDayAction, '2026-11-21');
  store.set(toggleSlotAction, DINNER);
  store.set(editContactAction, RUI);
  store.set(submitContactFormAction);
}

/** Leaves a wallet's payment open, back at the first step. */
async function leavePayment({ store }: Offer) {
  store.set(chooseModeAction, 'voucher');
  goToPayment({ store });
  store.set(payAction);
  await untilPhase({ store }, 'waiting');
  store.set(changePaymentAction);
  store.set(jumpToStepAction, 'choice');
}

test('a payment that is made after a booking was lost leaves the booking its key', async () => {
  const offer = await startOffer();
  const { server, host, store } = offer;
  server.answerBooking = async () => {
    throw new ApiError('outcome_unknown', 'no answer');
  };
  goToBooking(offer);
  await store.set(submitBookingAction);
  host.advance(SECOND_TRY_AFTER_MS);
  store.set(jumpToStepAction, 'choice');
  await leavePayment(offer);
  store.set(chooseModeAction, 'book');
  store.set(jumpToStepAction, 'confirm');
  await store.set(submitBookingAction);
  const [first, second] = server.bookings.map(({ intentKey }) => intentKey);
  expect(second).toBe(first);
});

/** The page loaded again a while later, on what it saved. */
async function loadAgain({ host: before, store }: Offer): Promise<Offer> {
  saveState(store.get);
  const host = createFakeHost(before.now() + SECOND_TRY_AFTER_MS, undefined, before.sharedValues);
  for (const [key, value] of before.stored) host.storage.write(key, value);
  // The next random key differs from all that the first page drew.
  for (let drawn = 0; drawn < DRAWN_BEFORE; drawn += 1) host.randomId();
  return startOffer(host);
}

test.each([
  [
    'with the tab of vouchers open',
    async ({ store }: Offer) => store.set(chooseModeAction, 'voucher'),
  ],
  ['while a payment waits for the wallet', leavePayment],
  [
    'while a payment is being sent',
    async (offer: Offer) => {
      const { platform, store } = offer;
      platform.answerWallet = () => new Promise(() => {});
      store.set(chooseModeAction, 'voucher');
      goToPayment(offer);
      store.set(payAction);
      await waitFor(() => expect(platform.walletRequests).toHaveLength(1));
    },
  ],
])('a booking that was lost keeps its key after a reload %s', async (_, leave) => {
  const offer = await startOffer();
  const { server, host, store } = offer;
  server.answerBooking = async () => {
    throw new ApiError('outcome_unknown', 'no answer');
  };
  goToBooking(offer);
  await store.set(submitBookingAction);
  const lost = store.get(submissionAtom);
  host.advance(SECOND_TRY_AFTER_MS);
  store.set(jumpToStepAction, 'choice');
  await leave(offer);
  const again = await loadAgain(offer);
  expect(lost).toMatchObject({ status: 'unknown', intentKey: server.bookings[0]?.intentKey });
  again.store.set(chooseModeAction, 'book');
  again.store.set(editContactAction, RUI);
  again.store.set(jumpToStepAction, 'confirm');
  await again.store.set(submitBookingAction);
  expect(again.server.bookings.map(({ intentKey }) => intentKey)).toEqual([
    server.bookings[0]?.intentKey,
  ]);
});

test('an answer about a payment that was lost earlier leaves a booking that was lost since its key', async () => {
  const offer = await startOffer();
  const { server, platform, host, store } = offer;
  const { answerWallet } = platform;
  const lose = async (): Promise<never> => {
    throw new ApiError('outcome_unknown', 'no answer');
  };
  platform.answerWallet = lose;
  server.answerBooking = lose;
  store.set(chooseModeAction, 'voucher');
  goToPayment(offer);
  store.set(payAction);
  await untilPhase(offer, 'unknown');
  host.advance(SECOND_TRY_AFTER_MS);
  store.set(jumpToStepAction, 'choice');
  goToBooking(offer);
  await store.set(submitBookingAction);
  const lost = store.get(submissionAtom);
  host.advance(SECOND_TRY_AFTER_MS);
  platform.answerWallet = answerWallet;
  store.set(jumpToStepAction, 'choice');
  store.set(chooseModeAction, 'voucher');
  goToPayment(offer);
  store.set(payAction);
  await payAgain(offer);
  await untilPhase(offer, 'waiting');
  expect(lost).toMatchObject({ status: 'unknown', intentKey: server.bookings[0]?.intentKey });
  expect(store.get(submissionAtom)).toEqual(lost);
});

test('a payment that is confirmed while a booking is sent shows its result after the answer', async () => {
  const offer = await startOffer();
  const { server, platform, host, store } = offer;
  await leavePayment(offer);
  goToBooking(offer);
  let lose = () => {};
  server.answerBooking = () =>
    new Promise((_, reject) => {
      lose = () => reject(new ApiError('outcome_unknown', 'no answer'));
    });
  platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
  const sent = store.set(submitBookingAction);
  await waitFor(() => expect(server.bookings).toHaveLength(1));
  const asked = platform.asked.length;
  host.showPage();
  await waitFor(() => expect(platform.asked).toHaveLength(asked + 1));
  await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
  expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  expect(store.get(submissionAtom).status).toBe('sending');
  lose();
  await sent;
  host.advance(WALLET_POLL_MS);
  await waitFor(() =>
    expect(host.receivedEvents.filter(({ name }) => name === 'paid')).toHaveLength(1),
  );
  expect(store.get(currentEntryAtom)?.step).toBe('success');
});
