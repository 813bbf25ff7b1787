import { describe, expect, test } from 'vitest';

import type { Slot } from '../../../lib/time/slots.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { nextTimes } from './next-times.ts';
import { groupSlotsByDate, type SlotContext } from './offered-slots.ts';

const LISBON = 'Europe/Lisbon';

const slot = (start: string, capacity = 4): Slot => ({
  startTime: `${start}:00+01:00`,
  durationSec: 3600,
  capacity,
});

/** The next times at 11:00 of 10 May 2027 in Lisbon, as `DD HH:MM`. */
function next(slots: readonly Slot[], changes: Partial<SlotContext> = {}): readonly string[] {
  const times = nextTimes({
    calendar: groupSlotsByDate(slots, LISBON),
    bookingType: BOOKING_TYPE.NORMAL,
    people: 2,
    now: Date.parse('2027-05-10T10:00:00Z'),
    timeZone: LISBON,
    leadMinutes: 0,
    schedule: { startDate: null, endDate: null, nonAvailableDays: [] },
    loadedUntil: '2027-06-09',
    ...changes,
  });
  return times.map(({ date, time }) => `${date.slice(8)} ${time}`);
}

const DINNERS = ['19:00', '19:30', '20:00', '20:30', '21:00', '21:30'];
const dinnersOf = (day: string) => DINNERS.map((time) => slot(`2027-05-${day}T${time}`));

describe('the next free times', () => {
  test('are five at most, three of a day, so that another day shows', () => {
    expect(next([...dinnersOf('12'), ...dinnersOf('10')])).toEqual([
      '10 19:00',
      '10 19:30',
      '10 20:00',
      '12 19:00',
      '12 19:30',
    ]);
  });

  test('are five of one day if no other has any', () => {
    expect(next(dinnersOf('11'))).toEqual(DINNERS.slice(0, 5).map((time) => `11 ${time}`));
  });

  test('leave out what is past, within the lead time, too small for the party, or on a closed day', () => {
    const slots = [
      slot('2027-05-10T10:30'),
      slot('2027-05-10T11:20'),
      slot('2027-05-10T20:00', 1),
      slot('2027-05-11T20:00'),
      slot('2027-05-12T20:00'),
    ];
    const schedule = { startDate: null, endDate: null, nonAvailableDays: ['2027-05-11'] };
    expect(next(slots, { leadMinutes: 30, schedule })).toEqual(['12 20:00']);
  });

  test('are none where nothing is free', () => {
    expect(next([])).toEqual([]);
  });
});
