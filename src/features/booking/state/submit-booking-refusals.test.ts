import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';
import { slotInstant, type Slot } from '../../../lib/time/slots.ts';
import { submitCountAtom, currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { bookingFormAtom, modeAtom } from '../../offer/state/choice-atoms.ts';
import { slotsAtom } from '../../offer/state/offer-atoms.ts';
import { alertAtom, refusalAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  A_RESERVATION,
  A_USER,
  aCampaign,
  createFakeServer,
} from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import {
  selectDayAction,
  submitBookingFormAction,
  toggleSlotAction,
  turnToWeekAction,
} from './edit-booking.ts';
import { slotOffersAtom, timetableAtom } from './booking-form-atoms.ts';
import { chooseOfferedSlotAction } from './replace-unavailable-slots.ts';
import { editContactAction, submitContactFormAction } from '../../contact/state/contact-form.ts';
import { editInvoiceAction } from '../../contact/state/invoice-form.ts';
import { goBackAction, jumpToStepAction } from '../../../flow/state/move-step.ts';
import { submitBookingAction } from './submit-booking.ts';
import {
  NOW,
  DINNER,
  LATER,
  SUNDAY,
  SLOTS,
  guestAtConfirm,
  guestWithDay,
  heldAnswer,
} from '../../../../test/support/state/booking-at-confirm.ts';

describe('a booking that is refused or not sent', () => {
  test('without a connection says so beside the button, and the next press is a new try', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('offline', 'no connection');
    };
    await store.set(submitBookingAction);
    expect(store.get(refusalAtom)).toEqual({ about: 'booking', key: 'errors.offline' });
    expect(store.get(alertAtom)).toBeNull();
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    server.answerBooking = async () => A_RESERVATION;
    await store.set(submitBookingAction);
    expect(new Set(server.bookings.map(({ intentKey }) => intentKey)).size).toBe(2);
    expect(store.get(stepNoticeAtom)).toBeNull();
  });

  test('a refusal shows the server’s message in a dialog', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('api', 'x', { status: 400, serverMessage: 'Hoje não.' });
    };
    await store.set(submitBookingAction);
    expect(store.get(alertAtom)).toEqual({ about: 'booking', text: 'Hoje não.' });
    expect(store.get(stepNoticeAtom)).toBeNull();
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
  });

  test('a time that the server refuses is given up, although its calendar still lists it', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('conflict', 'slot taken', { status: 409 });
    };
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(store.get(bookingFormAtom).dateTimes).toEqual([]);
  });

  test('a time that is full after a lost answer may be the customer’s own: no other times are offered', async () => {
    const { server, host, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    await store.set(submitBookingAction);
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(slotsAtom, [{ ...DINNER, capacity: 0 }, LATER]);
    server.answerBooking = async () => {
      throw new ApiError('conflict', 'slot taken', { status: 409 });
    };
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(2);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    expect(store.get(submissionAtom).status).toBe('unknown');
    expect(store.get(slotOffersAtom)).toEqual([]);
  });

  test('a time that another customer booked returns to the calendar with free ones and keeps the input', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      server.slots = SLOTS.map((slot) => (slot === DINNER ? { ...slot, capacity: 0 } : slot));
      throw new ApiError('conflict', 'x', { status: 409, serverMessage: 'Já não há mesa.' });
    };
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(store.get(stepNoticeAtom)).toMatchObject({
      message: { text: 'Já não há mesa.' },
      next: 'reservation.kept',
    });
    expect(store.get(alertAtom)).toBeNull();
    expect(store.get(submissionAtom).status).toBe('idle');
    expect(store.get(slotOffersAtom)).toEqual([LATER, SUNDAY]);
    expect(store.get(bookingFormAtom).dateTimes).toEqual([]);
    expect(store.get(contactAtom).name).toBe('Rui Costa');
  });

  test('a whole day that was taken leads back to the calendar with the nearest days and all that was typed', async () => {
    const { server, store } = await guestWithDay();
    server.answerBooking = async () => {
      server.slots = SLOTS.map((slot) => (slot === SUNDAY ? slot : { ...slot, capacity: 0 }));
      throw new ApiError('conflict', 'day taken', { status: 409 });
    };
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'reservation.dateNotAvailable' });
    expect(store.get(bookingFormAtom).date).toBeNull();
    expect(store.get(contactAtom).name).toBe('Rui');
    const offers = store.get(slotOffersAtom);
    expect(offers.map((slot) => slot.startTime.slice(0, 10))).toEqual([
      '2026-11-20',
      '2026-11-22',
      '2026-11-23',
    ]);
    const [, sunday] = offers;
    if (sunday) store.set(chooseOfferedSlotAction, sunday);
    expect(store.get(bookingFormAtom).date).toBe('2026-11-22');
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
  });

  test('a whole day that has filled up is not sent', async () => {
    const { server, store } = await guestWithDay();
    server.slots = SLOTS.map((slot) => (slot === SUNDAY ? slot : { ...slot, capacity: 0 }));
    store.set(slotsAtom, server.slots);
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(0);
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'reservation.dateNotAvailable' });
  });

  test('a refused guest sees the server’s message at the sign-in, and returns to the input', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('auth', 'x', { status: 401, serverMessage: 'Só para clientes.' });
    };
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('login');
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'warning',
      message: { text: 'Só para clientes.' },
    });
    store.set(goBackAction);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    expect(store.get(contactAtom).name).toBe('Rui Costa');
    expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
  });

  test('a time that has passed is not sent', async () => {
    const { server, host, store } = await guestAtConfirm();
    host.advance(Date.parse('2026-11-21T20:30:00Z') - NOW);
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(0);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
  });

  test('a double press on a time that is gone offers its replacements', async () => {
    const { server, store } = await guestAtConfirm();
    server.slots = [LATER, SUNDAY];
    store.set(slotsAtom, server.slots);
    await Promise.all([store.set(submitBookingAction), store.set(submitBookingAction)]);
    expect(store.get(slotOffersAtom)).toEqual([LATER, SUNDAY]);
  });

  test('a late answer about a time that is gone changes nothing in the booking of another one', async () => {
    const { server, store } = await guestAtConfirm();
    let answerSlots = (_slots: readonly Slot[]) => {};
    server.api.getCampaignSlots = () =>
      new Promise((resolve) => {
        answerSlots = resolve;
      });
    store.set(slotsAtom, [LATER, SUNDAY]);
    const looking = store.set(submitBookingAction);
    store.set(jumpToStepAction, 'choice');
    store.set(toggleSlotAction, LATER);
    store.set(submitContactFormAction);
    const held = heldAnswer();
    server.answerBooking = () => held.answer;
    const sending = store.set(submitBookingAction);
    answerSlots([LATER, SUNDAY]);
    await looking;
    expect(store.get(submissionAtom).status).toBe('sending');
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    await store.set(submitBookingAction);
    held.resolve(A_RESERVATION);
    await sending;
    expect(server.bookings).toHaveLength(1);
    expect(store.get(currentEntryAtom)?.step).toBe('success');
  });

  test('what is missing is asked for, and nothing is sent', async () => {
    const { server, store } = await guestAtConfirm();
    store.set(editContactAction, { email: '' });
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
    expect(server.bookings).toEqual([]);
  });

  test('an invoice without its number is never sent; the first press shows the error', async () => {
    const { server, store } = await guestAtConfirm();
    store.set(editInvoiceAction, { needVatInvoice: true, name: 'Rui', vatId: '123' });
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    expect(store.get(submitCountAtom)).toBe(1);
    expect(server.bookings).toEqual([]);
  });

  test('nothing is booked where vouchers are bought', async () => {
    const { server, store } = await guestAtConfirm();
    store.set(modeAtom, 'voucher');
    await store.set(submitBookingAction);
    expect(server.bookings).toEqual([]);
  });

  test('a sign-in that ended keeps the choice and asks the guest for what is missing', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.user = { ...A_USER, mobile: '', known: { ...A_USER.known, phone: false } };
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host, { userId: '1001', token: 'token-ana' });
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    store.set(editContactAction, { phone: '912345678' });
    store.set(submitContactFormAction);
    server.answerBooking = async () => {
      throw new ApiError('auth', 'expired', { status: 401 });
    };
    await store.set(submitBookingAction);
    expect(store.get(refusalAtom)).toEqual({ about: 'booking', key: 'errors.sessionEnded' });
    expect(store.get(stepNoticeAtom)).toBeNull();
    expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
    server.answerBooking = async () => A_RESERVATION;
    await store.set(submitBookingAction);
    expect(server.bookings.map((booking) => booking.token)).toEqual(['token-ana', null]);
  });

  test('a look at another day keeps the chosen time, and its day is the one that is booked', async () => {
    const { server, store } = await guestAtConfirm();
    const { date, dateTimes } = store.get(bookingFormAtom);
    store.set(jumpToStepAction, 'choice');
    store.set(selectDayAction, '2026-11-22');
    expect(store.get(bookingFormAtom).dateTimes).toEqual(dateTimes);
    store.set(submitBookingFormAction);
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
    expect(store.get(bookingFormAtom)).toMatchObject({ date, dateTimes });
    expect(server.bookings).toHaveLength(0);
  });

  test('a guest who may not book as one never does, also when the sign-in ends on the way', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.user = A_USER;
    const host = createFakeHost(NOW);
    const config = { userId: '1001', token: 'token-ana', allowGuestLogin: false };
    const store = await startTestCheckout(server, host, config);
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    server.answerBooking = async () => {
      throw new ApiError('auth', 'expired', { status: 401 });
    };
    await store.set(submitBookingAction);
    await store.set(submitBookingAction);
    expect(server.bookings.map((booking) => booking.token)).toEqual(['token-ana']);
    expect(store.get(currentEntryAtom)?.step).toBe('login');
  });

  test('what may only be bought is never booked, not even where the choice has nothing to choose', async () => {
    const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
    server.campaign = aCampaign({
      campaignType: BOOKING_TYPE.DIGITAL_COUPON,
      minNumberPeople: 1,
      maxNumberPeople: 1,
      offer: true,
      isFreeOffer: false,
    });
    const store = await startTestCheckout(server, createFakeHost(NOW));
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    await store.set(startCheckoutAction, 'skip_campaign_type_5_first_step');
    // There is something to choose after all: the flow that asks is entered instead.
    expect(store.get(currentEntryAtom)).toEqual({ flow: 'booking_voucher', step: 'choice' });
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(0);
  });

  test('nothing is sent while the calendar reloads after a refusal', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('conflict', 'slot taken', { status: 409 });
    };
    let answerSlots = (_slots: readonly Slot[]) => {};
    server.api.getCampaignSlots = () =>
      new Promise((resolve) => {
        answerSlots = resolve;
      });
    const sending = store.set(submitBookingAction);
    await new Promise((resolve) => setImmediate(resolve));
    await store.set(submitBookingAction);
    answerSlots(SLOTS);
    await sending;
    expect(server.bookings).toHaveLength(1);
  });

  test('a refusal that is not about a time shows what the server says', async () => {
    const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
    const store = await startTestCheckout(server, createFakeHost(NOW));
    store.set(submitBookingFormAction);
    store.set(editContactAction, { name: 'Rui', email: 'rui@example.com', phone: '912345678' });
    store.set(submitContactFormAction);
    server.answerBooking = async () => {
      throw new ApiError('conflict', 'x', { status: 409, serverMessage: 'Campanha fechada.' });
    };
    await store.set(submitBookingAction);
    expect(store.get(alertAtom)).toEqual({ about: 'booking', text: 'Campanha fechada.' });
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  });
});

describe('a refusal of times beyond the first 30 days of the calendar', () => {
  const dinnerOn = (date: string): Slot => ({ ...DINNER, startTime: `${date}T20:00:00+00:00` });
  const FAR = dinnerOn('2027-01-04');
  const FAR_LATER = dinnerOn('2027-01-05');
  const FAR_LAST = dinnerOn('2027-01-07');
  const FARTHEST = dinnerOn('2027-03-15');
  /** Starts as the second period does, which is a whole minute. */
  const AT_THE_EDGE = { ...DINNER, startTime: '2026-12-20T10:00:00+00:00' };
  const WITHIN_A_MINUTE_MS = 30_000;
  const FAR_SLOTS = [
    ...SLOTS,
    AT_THE_EDGE,
    FAR,
    FAR_LATER,
    dinnerOn('2027-01-06'),
    FAR_LAST,
    FARTHEST,
  ];

  /** A guest at the confirmation who has chosen far dinners from a server that answers for the period asked about only. */
  async function guestWith(type: BookingType, chosen: readonly Slot[]) {
    const server = createFakeServer(type, FAR_SLOTS);
    const asked: string[] = [];
    server.api.getCampaignSlots = async (_id, { startPeriod, untilMinutes }) => {
      asked.push(startPeriod);
      const from = Date.parse(startPeriod);
      const until = from + minutesToMs(untilMinutes);
      return server.slots.filter((slot) => slotInstant(slot) >= from && slotInstant(slot) < until);
    };
    const store = await startTestCheckout(server, createFakeHost(NOW + WITHIN_A_MINUTE_MS));
    for (const slot of chosen) {
      await store.set(turnToWeekAction, slot.startTime.slice(0, 10));
      store.set(toggleSlotAction, slot);
    }
    if (chosen.length > 1) store.set(submitBookingFormAction);
    store.set(editContactAction, { name: 'Rui', email: 'rui@example.com', phone: '912345678' });
    store.set(submitContactFormAction);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    const refuse = (...taken: readonly Slot[]) => {
      server.answerBooking = async () => {
        server.slots = FAR_SLOTS.filter((slot) => !taken.includes(slot));
        throw new ApiError('conflict', 'slot taken', { status: 409 });
      };
    };
    asked.length = 0;
    return { server, store, asked, refuse };
  }

  test('shows that the time is gone, and keeps what else the calendar had', async () => {
    const { store, refuse } = await guestWith(BOOKING_TYPE.NORMAL, [FAR]);
    refuse(FAR);
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(new Set(store.get(slotsAtom))).toEqual(
      new Set(FAR_SLOTS.filter((slot) => slot !== FAR && slot !== FARTHEST)),
    );
    expect(store.get(timetableAtom)).toEqual([]);
  });

  test('removes the options that are gone, offers others, and keeps the rest', async () => {
    const { store, refuse } = await guestWith(BOOKING_TYPE.MULTIPLE_DATES, [
      FAR,
      FAR_LATER,
      FAR_LAST,
    ]);
    refuse(FAR_LATER);
    await store.set(submitBookingAction);
    expect(store.get(bookingFormAtom).dateTimes.map(({ date }) => date)).toEqual([
      '2027-01-04',
      '2027-01-07',
    ]);
    expect(store.get(slotOffersAtom)).toContainEqual(dinnerOn('2027-01-06'));
  });

  test('reads only the periods that contain a chosen time', async () => {
    const { store, asked, refuse } = await guestWith(BOOKING_TYPE.NORMAL, [FARTHEST]);
    refuse(FARTHEST);
    await store.set(submitBookingAction);
    expect(asked).toEqual(['2026-11-20T10:00:00Z', '2027-02-18T10:00:00Z']);
    expect(new Set(store.get(slotsAtom))).toEqual(
      new Set(FAR_SLOTS.filter((slot) => slot !== FARTHEST)),
    );
  });
});
