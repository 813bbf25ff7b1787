import { describe, expect, it } from 'vitest';

import type { Slot } from '../../../lib/time/slots.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { type DayContext, dayAvailability, dayChecker, nextFreeDay } from './day-availability.ts';
import { groupSlotsByDate } from './slots.ts';
import { lostSlots, nearestFreeSlots } from './free-slots.ts';

function slot(startTime: string, capacity = 4): Slot {
  return { startTime, durationSec: 3600, capacity };
}

const CONTEXT: DayContext = {
  date: '2027-05-12',
  slots: [
    slot('2027-05-10T09:00:00+01:00'),
    slot('2027-05-12T20:00:00+01:00'),
    slot('2027-05-13T20:00:00+01:00', 1),
    slot('2027-05-15T13:00:00+01:00'),
  ],
  people: 2,
  now: Date.parse('2027-05-10T10:00:00Z'),
  timeZone: 'Europe/Lisbon',
  leadMinutes: 30,
  schedule: { startDate: '2027-05-10', endDate: '2027-05-20', nonAvailableDays: ['2027-05-14'] },
  bookingType: BOOKING_TYPE.NORMAL,
};

describe('whether a day can be booked', () => {
  it.each([
    ['2027-05-12', 'available'],
    ['2027-05-09', 'past'],
    ['2027-05-13', 'full'],
    ['2027-05-14', 'closed'],
    ['2027-05-11', 'noSlots'],
    ['2027-05-10', 'noSlots'], // its only slot is over
    ['2027-05-21', 'afterEnd'],
    ['2027-02-31', 'noSlots'],
  ])('%s: %s', (date, expected) => {
    const day = dayAvailability({ ...CONTEXT, date });
    expect(day.available ? 'available' : day.reason).toBe(expected);
  });

  it('says that the campaign has not begun', () => {
    const schedule = { startDate: '2027-05-12', endDate: null, nonAvailableDays: [] };
    expect(dayAvailability({ ...CONTEXT, schedule, date: '2027-05-11' })).toEqual({
      available: false,
      reason: 'beforeStart',
    });
  });

  it.each([
    ['2027-05-11', true], // no slots needed
    ['2027-05-12', true],
    ['2027-05-13', false], // has slots, none with room
    ['2027-05-14', false], // closed
    ['2027-05-10', false], // its slots are over
  ])('date-only offers (type 3) on %s: %s', (date, available) => {
    const bookingType = BOOKING_TYPE.NO_BOOK_HOUR;
    expect(dayAvailability({ ...CONTEXT, bookingType, date }).available).toBe(available);
  });
});

describe('the next free day', () => {
  const freeDay = (context: DayContext) => {
    const { slots, timeZone, now, date } = context;
    const judge = dayChecker(context, groupSlotsByDate(slots, timeZone));
    return nextFreeDay(judge, date, venueDate(now, timeZone));
  };

  it.each([
    ['2027-05-01', '2027-05-12'],
    ['2027-05-12', '2027-05-12'],
    ['2027-05-13', '2027-05-15'],
    ['2027-05-16', null],
    ['not a date', '2027-05-12'],
  ])('from %s on: %s', (date, free) => expect(freeDay({ ...CONTEXT, date })).toBe(free));

  it('is judged for so many people', () => {
    expect(freeDay({ ...CONTEXT, date: '2027-05-13', people: 1 })).toBe('2027-05-13');
  });
});

describe('a slot that somebody else took', () => {
  const slots = [
    ...CONTEXT.slots,
    slot('2027-05-12T19:00:00+01:00'),
    slot('2027-05-12T21:30:00+01:00'),
    slot('2027-05-12T13:00:00+01:00'),
  ];

  it('gets the three nearest free slots, in order of time, itself left out', () => {
    const nearest = nearestFreeSlots({ startTime: '2027-05-12T19:00:00Z' }, { ...CONTEXT, slots });
    expect(nearest.map((each) => `${each.date} ${each.time}`)).toEqual([
      '2027-05-12 13:00',
      '2027-05-12 19:00',
      '2027-05-12 21:30',
    ]);
  });

  it('gets fewer when fewer are left, and none that is over or too small', () => {
    const nearest = nearestFreeSlots({ startTime: '2027-05-12T20:00:00+01:00' }, CONTEXT);
    expect(nearest.map((each) => each.date)).toEqual(['2027-05-15']);
  });

  it('is named among the chosen ones that are lost', () => {
    const chosen = (time: string, startTime: string) => ({
      time,
      startTime,
      selectedAt: 0,
      durationSec: 3600,
    });
    const dateTimes = [
      { date: '2027-05-12', times: [chosen('20:00', '2027-05-12T20:00:00+01:00')] },
      { date: '2027-05-13', times: [chosen('20:00', '2027-05-13T20:00:00+01:00')] },
    ];
    expect(lostSlots(dateTimes, CONTEXT).map((each) => each.date)).toEqual(['2027-05-13']);
  });
});
