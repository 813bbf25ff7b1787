import { describe, expect, it } from 'vitest';

import type { Slot } from '../../../lib/time/slots.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { dayChecker, nextFreeDay } from './day-availability.ts';
import { groupSlotsByDate, type SlotContext } from './offered-slots.ts';
import { unavailableSlots, nearestFreeSlots } from './free-slots.ts';

function slot(startTime: string, capacity = 4): Slot {
  return { startTime, durationSec: 3600, capacity };
}

const SLOTS = [
  slot('2027-05-10T09:00:00+01:00'),
  slot('2027-05-12T20:00:00+01:00'),
  slot('2027-05-13T20:00:00+01:00', 1),
  slot('2027-05-15T13:00:00+01:00'),
];

const CONTEXT: SlotContext = {
  calendar: groupSlotsByDate(SLOTS, 'Europe/Lisbon'),
  people: 2,
  now: Date.parse('2027-05-10T10:00:00Z'),
  timeZone: 'Europe/Lisbon',
  leadMinutes: 30,
  schedule: { startDate: '2027-05-10', endDate: '2027-05-20', nonAvailableDays: ['2027-05-14'] },
  bookingType: BOOKING_TYPE.NORMAL,
  loadedUntil: '2027-06-09',
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
    expect(dayChecker(CONTEXT)(date) ?? 'available').toBe(expected);
  });

  it('says that the campaign has not begun', () => {
    const schedule = { startDate: '2027-05-12', endDate: null, nonAvailableDays: [] };
    expect(dayChecker({ ...CONTEXT, schedule })('2027-05-11')).toBe('beforeStart');
  });

  it('is not known where the calendar is not loaded yet', () => {
    const check = dayChecker({ ...CONTEXT, loadedUntil: '2027-05-13' });
    expect(check('2027-05-11')).toBe('noSlots');
    expect(check('2027-05-16')).toBe('unloaded');
    expect(check('2027-05-15'), 'the day on which it ends may have free slots').toBeNull();
    expect(check('2027-05-21'), 'after the end of the offer').toBe('afterEnd');
  });

  it.each([
    ['2027-05-11', true], // no slots needed
    ['2027-05-12', true],
    ['2027-05-13', false], // has slots, none with room
    ['2027-05-14', false], // closed
    ['2027-05-10', false], // its slots are over
  ])('date-only offers (type 3) on %s: %s', (date, available) => {
    const bookingType = BOOKING_TYPE.NO_BOOK_HOUR;
    expect(dayChecker({ ...CONTEXT, bookingType })(date) === null).toBe(available);
  });
});

describe('the next free day', () => {
  const freeDay = (date: string, context: SlotContext = CONTEXT, until = '2027-06-09') =>
    nextFreeDay(dayChecker(context), date, until);

  it.each([
    ['2027-05-01', '2027-05-12'],
    ['2027-05-12', '2027-05-12'],
    ['2027-05-13', '2027-05-15'],
    ['2027-05-16', null],
  ])('from %s on: %s', (date, free) => expect(freeDay(date)).toBe(free));

  it('is searched up to the last day that is known, that day included', () => {
    expect(freeDay('2027-05-13', CONTEXT, '2027-05-15')).toBe('2027-05-15');
    expect(freeDay('2027-05-13', CONTEXT, '2027-05-14')).toBeNull();
  });

  it('depends on the number of people', () => {
    expect(freeDay('2027-05-13', { ...CONTEXT, people: 1 })).toBe('2027-05-13');
  });
});

describe('a slot that another customer booked', () => {
  const slots = [
    ...SLOTS,
    slot('2027-05-12T19:00:00+01:00'),
    slot('2027-05-12T21:30:00+01:00'),
    slot('2027-05-12T13:00:00+01:00'),
  ];

  it('gets the three nearest free slots, in order of time, itself left out', () => {
    const context = { ...CONTEXT, calendar: groupSlotsByDate(slots, 'Europe/Lisbon') };
    const nearest = nearestFreeSlots({ startTime: '2027-05-12T19:00:00Z' }, new Set(), context);
    expect(nearest.map((each) => each.startTime)).toEqual([
      '2027-05-12T13:00:00+01:00',
      '2027-05-12T19:00:00+01:00',
      '2027-05-12T21:30:00+01:00',
    ]);
  });

  it('gets fewer when fewer are left, and none that is over or too small', () => {
    const nearest = nearestFreeSlots(
      { startTime: '2027-05-12T20:00:00+01:00' },
      new Set(),
      CONTEXT,
    );
    expect(nearest.map((each) => each.startTime)).toEqual(['2027-05-15T13:00:00+01:00']);
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
    expect(unavailableSlots(dateTimes, CONTEXT)).toEqual(dateTimes[1]?.times);
    const far = [{ date: '2027-05-19', times: [chosen('20:00', '2027-05-19T20:00:00+01:00')] }];
    expect(unavailableSlots(far, CONTEXT)).toEqual(far[0]?.times);
    expect(unavailableSlots(far, { ...CONTEXT, loadedUntil: '2027-05-18' }), 'not loaded').toEqual(
      [],
    );
  });
});
