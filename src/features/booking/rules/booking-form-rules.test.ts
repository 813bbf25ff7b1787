import { describe, expect, it } from 'vitest';

import { type BookingFormContext, bookingFormIssues } from './booking-form-rules.ts';
import type { BookState, ChosenDay } from '../../offer/rules/offer-choice.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';

const NOW = Date.parse('2027-05-10T10:00:00Z');

function chosen(...starts: readonly string[]): readonly ChosenDay[] {
  return starts.map((startTime, selectedAt) => ({
    date: startTime.slice(0, 10),
    times: [{ time: startTime.slice(11, 16), selectedAt, startTime, durationSec: 3600 }],
  }));
}

const TODAY = '2027-05-10T20:00:00+01:00';
const IN_24_HOURS = '2027-05-11T11:00:00+01:00';
const LATER = '2027-05-11T11:00:01+01:00';

const BOOK: BookState = {
  date: '2027-05-10',
  dateTimes: chosen(TODAY),
  numberOfPeople: 2,
  prizeId: null,
  transportInstant: 'scheduled',
};
const CONTEXT: BookingFormContext = {
  bookingType: BOOKING_TYPE.NORMAL,
  people: { min: 2, max: 6 },
  isMenuOrder: false,
  selectedDayIsAvailable: true,
  now: NOW,
};

const check = (state: Partial<BookState>, context: Partial<BookingFormContext> = {}) =>
  bookingFormIssues({ ...BOOK, ...state }, { ...CONTEXT, ...context });

describe('spec section 5 "Booking"', () => {
  it('accepts a valid booking', () => expect(check({})).toEqual([]));

  it.each([
    [1, { message: 'forms.errors.min', values: { min: 2 } }],
    [7, { message: 'forms.errors.max', values: { max: 6 } }],
    [2.5, { message: 'forms.errors.integer' }],
    [Number.NaN, { message: 'forms.errors.required' }],
  ])('"numberOfPeople is an integer between the offer\'s min and max": %d', (people, issue) => {
    expect(check({ numberOfPeople: people })).toEqual([{ field: 'numberOfPeople', ...issue }]);
  });

  it('"and required (not for delivery)"', () => {
    const context = { isMenuOrder: true, bookingType: BOOKING_TYPE.TAKEAWAY_DELIVERY };
    expect(check({ numberOfPeople: 0 }, context)).toEqual([]);
  });

  it('needs no date for a menu order as soon as possible', () => {
    const asap = { transportInstant: 'asap', date: null, dateTimes: [] } as const;
    expect(check(asap, { isMenuOrder: true })).toEqual([]);
  });

  it('"selectedDayIsAvailable must be true"', () => {
    expect(check({}, { selectedDayIsAvailable: false })).toEqual([
      { field: 'date', message: 'reservation.dateNotAvailable' },
    ]);
  });

  it.each([1, 2, 7] as const)('type %i misses a date, then a time', (bookingType) => {
    const none = { date: null, dateTimes: [] };
    expect(check(none, { bookingType })).toEqual([
      { field: 'date', message: 'reservation.dateSelectionMissingDate' },
    ]);
    expect(check({ dateTimes: [] }, { bookingType })).toEqual([
      { field: 'dateTimes', message: 'reservation.dateSelectionMissingDateTime' },
    ]);
  });

  it('"Maximum slots: 1 for types 1, 2 and 7"', () => {
    expect(check({ dateTimes: chosen(TODAY, LATER) })).toEqual([
      { field: 'dateTimes', message: 'reservation.dateTimesLimitReached', values: { max: 1 } },
    ]);
  });

  it('type 3 needs a date and no time, type 5 neither', () => {
    const day = { dateTimes: [] };
    expect(check(day, { bookingType: BOOKING_TYPE.NO_BOOK_HOUR })).toEqual([]);
    expect(check({ ...day, date: null }, { bookingType: BOOKING_TYPE.NO_BOOK_HOUR })).toHaveLength(
      1,
    );
    const coupon = { bookingType: BOOKING_TYPE.DIGITAL_COUPON, selectedDayIsAvailable: false };
    expect(check({ ...day, date: null }, coupon)).toEqual([]);
  });
});

describe('spec section 9: "Multi-date: at least 3 and at most 10 options; one at least 24 hours ahead"', () => {
  const bookingType = BOOKING_TYPE.MULTIPLE_DATES;
  const many = Array.from({ length: 11 }, () => LATER);

  it.each([
    ['none', [], 'MissingDateTimes', { min: 3 }],
    ['two', [TODAY, LATER], 'NotEnoughDateTimes', { min: 3 }],
    [
      'three, none more than 24 hours ahead',
      [TODAY, TODAY, IN_24_HOURS],
      'MissingLaterDateTime',
      { hours: 24 },
    ],
  ])('%s', (_, starts, id, values) => {
    expect(check({ dateTimes: chosen(...starts) }, { bookingType })).toEqual([
      { field: 'dateTimes', message: `reservation.dateSelection${id}`, values },
    ]);
  });

  it('takes three of which one is more than 24 hours ahead, and up to ten', () => {
    expect(check({ dateTimes: chosen(TODAY, TODAY, LATER) }, { bookingType })).toEqual([]);
    expect(check({ dateTimes: chosen(...many.slice(1)) }, { bookingType })).toEqual([]);
    expect(check({ dateTimes: chosen(...many) }, { bookingType })[0]).toMatchObject({
      message: 'reservation.dateTimesLimitReached',
      values: { max: 10 },
    });
  });
});
