import { describe, expect, it } from 'vitest';

import {
  minutesBeforeBooking,
  minutesBeforeTimeSelection,
  serviceLeadMinutes,
} from './availability.ts';
import { isWithinWorkingHours } from './transport-terms.ts';
import type { Schedule } from '../../../lib/time/slots.ts';
import { ALWAYS_OPEN } from '../../../lib/time/slots.ts';

const OPEN = { startDate: '2027-05-01', endDate: '2027-05-31', nonAvailableDays: ['2027-05-11'] };
const EVENING = { start: '19:00', end: '23:00' };

/** A moment by the clock in Lisbon, in May. */
const lisbon = (dateTime: string) => Date.parse(`${dateTime}:00+01:00`);

function isOpenAt(
  dateTime: string,
  hours: { start: string | null; end: string | null } = EVENING,
  leadMinutes = 0,
  schedule: Schedule = OPEN,
) {
  const now = lisbon(dateTime);
  return isWithinWorkingHours({ hours, schedule, now, timeZone: 'Europe/Lisbon', leadMinutes });
}

describe('spec section 4 "Within working hours"', () => {
  it.each([
    ['between start and end', '2027-05-10T20:00', true],
    ['at the start', '2027-05-10T19:00', true],
    ['before the start', '2027-05-10T18:59', false],
    ['at the end', '2027-05-10T23:00', true],
    ['after the end', '2027-05-10T23:01', false],
    ['on a non-available day', '2027-05-11T20:00', false],
    ['before the schedule', '2027-04-30T20:00', false],
    ['after the schedule', '2027-06-01T20:00', false],
    ['on the last day', '2027-05-31T20:00', true],
  ])('%s', (_, now, expected) => expect(isOpenAt(now)).toBe(expected));

  it('"allowing for the minimum lead time"', () => {
    expect(isOpenAt('2027-05-10T22:30', EVENING, 30)).toBe(true);
    expect(isOpenAt('2027-05-10T22:31', EVENING, 30)).toBe(false);
  });

  it('continues past midnight when the end is before the start', () => {
    const night = { start: '22:00', end: '02:00' };
    expect(isOpenAt('2027-05-10T23:30', night, 60)).toBe(true);
    expect(isOpenAt('2027-05-10T01:30', night)).toBe(true);
    expect(isOpenAt('2027-05-10T01:30', night, 31)).toBe(false);
    expect(isOpenAt('2027-05-10T12:00', night)).toBe(false);
  });

  it('ignores the lead time at the end without an end time', () => {
    expect(isOpenAt('2027-05-10T23:45', { start: '12:00', end: null }, 30)).toBe(true);
    expect(isOpenAt('2027-05-10T11:45', { start: '12:00', end: null }, 30)).toBe(false);
  });

  it('is open all day without times, and every day without a schedule', () => {
    expect(isOpenAt('2027-05-10T03:00', { start: null, end: null })).toBe(true);
    expect(isOpenAt('2027-05-11T20:00', EVENING, 0, ALWAYS_OPEN)).toBe(true);
  });
});

describe('spec section 9: lead times', () => {
  it.each([
    [0, 0],
    [1, 1],
    [60, 1],
    [61, 2],
    [3600, 60],
    [-5, 0],
  ])('"minimum seconds divided by 60, rounded up": %i s are %i min', (seconds, minutes) =>
    expect(minutesBeforeBooking(seconds)).toBe(minutes),
  );

  it('"the larger of that and the average order-preparation minutes"', () => {
    expect(minutesBeforeTimeSelection(600, 25)).toBe(25);
    expect(minutesBeforeTimeSelection(3600, 25)).toBe(60);
  });

  it('"For shop services it is the larger of the lead time and 30"', () => {
    expect(serviceLeadMinutes(60)).toBe(30);
    expect(serviceLeadMinutes(3601)).toBe(61);
  });
});
