import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';

import type { ChosenDay } from '../../offer/rules/offer-choice.ts';
import type { Reservation } from '../rules/reservation.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import type { CampaignView } from '../../offer/rules/campaign.ts';
import { bookedTimesAtom, calendarMomentAtom } from './booked-times.ts';
import { bookingFormAtom, EMPTY_BOOK } from '../../offer/state/choice-atoms.ts';
import { reservationAtom } from './reservation-atom.ts';
import { campaignInfoAtom } from '../../offer/state/offer-atoms.ts';
import { activationAtom, awaitsMerchantAtom, earnedPointsAtom } from './booking-result.ts';
import { A_RESERVATION, A_USER, aCampaign } from '../../../../test/support/state/fake-server.ts';
import { configAtom, userAtom } from '../../../context/checkout-context.ts';
import { A_CONFIG } from '../../../../test/support/state/start-test-checkout.ts';

const { NORMAL, AWAITS_AVAILABILITY, NO_BOOK_HOUR, DIGITAL_COUPON } = BOOKING_TYPE;
const { INFO, MULTIPLE_DATES, TAKEAWAY_DELIVERY } = BOOKING_TYPE;

function storeWith(view: Partial<CampaignView>, reservation: Partial<Reservation> = {}) {
  const store = createStore();
  store.set(configAtom, A_CONFIG);
  store.set(campaignInfoAtom, aCampaign(view));
  store.set(reservationAtom, { ...A_RESERVATION, ...reservation });
  store.set(userAtom, A_USER);
  return store;
}

const dayAt = (date: string, ...times: readonly string[]): ChosenDay => ({
  date,
  times: times.map((time, selectedAt) => ({
    time,
    selectedAt,
    startTime: `${date}T${time}:00+00:00`,
    durationSec: 5400,
  })),
});

describe('what still needs the merchant', () => {
  it.each<[BookingType, boolean]>([
    [NORMAL, false],
    [AWAITS_AVAILABILITY, true],
    [NO_BOOK_HOUR, false],
    [INFO, true],
    [DIGITAL_COUPON, false],
    [MULTIPLE_DATES, true],
    [TAKEAWAY_DELIVERY, true],
  ])('type %i: %s', (campaignType, awaits) => {
    expect(storeWith({ campaignType }).get(awaitsMerchantAtom)).toBe(awaits);
  });
});

describe('the activation code', () => {
  const codes = { activationCode: 'CAMPAIGN', activationQrCode: 'campaign-qr' };

  it('is the one that the server gave to the booking', () => {
    const own = { activationCode: 'MINE', activationQrCode: 'my-qr' };
    const store = storeWith({ campaignType: NORMAL, ...codes }, own);
    expect(store.get(activationAtom)).toEqual({
      activationCode: 'MINE',
      activationQrCode: 'my-qr',
    });
  });

  it("is the campaign's where the server gave none", () => {
    const store = storeWith({ campaignType: NORMAL, ...codes });
    expect(store.get(activationAtom)).toEqual({
      activationCode: 'CAMPAIGN',
      activationQrCode: 'campaign-qr',
    });
  });

  it("is not the campaign's while the merchant has not confirmed", () => {
    const store = storeWith({ campaignType: AWAITS_AVAILABILITY, ...codes });
    expect(store.get(activationAtom)).toEqual({ activationCode: null, activationQrCode: null });
  });
});

describe('the points of a result', () => {
  it.each([
    [37.6, 37],
    [0, null],
  ])('are what the server counted: %s', (points, shown) => {
    expect(storeWith({ points: 10 }, { points }).get(earnedPointsAtom)).toBe(shown);
  });

  it('are what the campaign promises where the server does not count', () => {
    expect(storeWith({ points: 10 }, { points: null }).get(earnedPointsAtom)).toBe(10);
  });

  it('are none for a guest, whatever the server counts', () => {
    const store = storeWith({ points: 10 }, { points: 10 });
    store.set(userAtom, null);
    expect(store.get(earnedPointsAtom)).toBeNull();
  });
});

describe('when it is', () => {
  it('is the slot, which a calendar keeps with its length', () => {
    const store = storeWith({ campaignType: NORMAL });
    store.set(bookingFormAtom, { ...EMPTY_BOOK, dateTimes: [dayAt('2026-11-20', '19:30')] });
    expect(store.get(bookedTimesAtom)).toEqual([{ date: '2026-11-20', time: '19:30' }]);
    expect(store.get(calendarMomentAtom)).toEqual({
      startTime: '2026-11-20T19:30:00+00:00',
      durationSec: 5400,
    });
  });

  it('is the whole day for offers that pick no time', () => {
    const store = storeWith({ campaignType: NO_BOOK_HOUR });
    store.set(bookingFormAtom, { ...EMPTY_BOOK, date: '2026-11-20' });
    expect(store.get(bookedTimesAtom)).toEqual([{ date: '2026-11-20', time: null }]);
    expect(store.get(calendarMomentAtom)).toEqual({ date: '2026-11-20' });
  });

  it('is every option in order, and nothing for a calendar yet', () => {
    const store = storeWith({ campaignType: MULTIPLE_DATES });
    const dateTimes = [dayAt('2026-11-20', '10:00', '12:00'), dayAt('2026-11-22', '13:00')];
    store.set(bookingFormAtom, { ...EMPTY_BOOK, dateTimes });
    expect(store.get(bookedTimesAtom).map(({ time }) => time)).toEqual(['10:00', '12:00', '13:00']);
    expect(store.get(calendarMomentAtom)).toBeNull();
  });

  it('is not known where the merchant sets the date afterwards', () => {
    const store = storeWith({ campaignType: DIGITAL_COUPON });
    store.set(bookingFormAtom, { ...EMPTY_BOOK, date: '2026-11-20' });
    expect(store.get(bookedTimesAtom)).toEqual([]);
    expect(store.get(calendarMomentAtom)).toBeNull();
  });
});
