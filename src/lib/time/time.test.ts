import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, addWeeks, daySpan, isVenueDate, minutesOfDay, weekSince } from './venue-date.ts';
import { parseInstant } from './instant.ts';
import { slotDate, slotTime } from './slots.ts';
import { venueDate, venueTime } from './time-zones.ts';
import { venueInstant } from './calendar-stamp.ts';

const LISBON = 'Europe/Lisbon';
const at = (iso: string) => Date.parse(iso);

describe('a moment from the server', () => {
  it.each([
    '2027-03-28T12:00:00Z',
    '2027-03-28T13:00+01:00',
    '2027-03-28T13:00:00.000+01:00',
    '2027-03-28T12:00:00+0000',
    '2027-03-28T12:00:00.000+0000',
    '2027-03-28T13:00:00+0100',
    '2027-03-28T13:00+01',
    '2027-03-28T08:30:00-0330',
  ])('reads %s as the same moment', (text) =>
    expect(parseInstant(text)).toBe(at('2027-03-28T12:00:00Z')),
  );
  it.each(['', '2027-03-28', '2027-03-28T12:00:00', '2027-13-01T12:00:00Z', 'tomorrow'])(
    'refuses "%s"',
    (text) => expect(parseInstant(text)).toBeNull(),
  );
});

describe('the clock at the venue', () => {
  it.each([
    ['2027-01-15T23:30:00Z', LISBON, '2027-01-15', '23:30'],
    ['2027-07-15T23:30:00Z', LISBON, '2027-07-16', '00:30'],
    ['2027-07-15T23:30:00Z', 'Atlantic/Azores', '2027-07-15', '23:30'],
    ['2027-07-15T23:30:00Z', 'Asia/Tokyo', '2027-07-16', '08:30'],
  ])('%s in %s is %s %s', (iso, zone, date, time) => {
    expect(venueDate(at(iso), zone)).toBe(date);
    expect(venueTime(at(iso), zone)).toBe(time);
  });

  it('shows a slot by the venue, whatever offset the server wrote', () => {
    expect(slotDate({ startTime: '2027-07-16T01:30:00+02:00' }, LISBON)).toBe('2027-07-16');
    expect(slotTime({ startTime: '2027-07-16T01:30:00+02:00' }, LISBON)).toBe('00:30');
    expect(slotTime({ startTime: 'soon' }, LISBON)).toBe('');
  });
});

describe('days on which the clock changes in Lisbon', () => {
  const HOUR = 3_600_000;

  it.each([
    ['2027-03-27', 24],
    ['2027-03-28', 23],
    ['2027-10-31', 25],
  ])('%s is %i hours long', (date, hours) => {
    const { start, end } = daySpan(date, LISBON);
    expect((end - start) / HOUR).toBe(hours);
  });

  it.each([
    ['2027-03-28', '01:30', '2027-03-28T02:30:00+01:00', 'a missing time moves on by the jump'],
    ['2027-10-31', '01:30', '2027-10-31T01:30:00+01:00', 'of a repeated time the first is meant'],
    ['2027-10-31', '02:30', '2027-10-31T02:30:00Z', 'after the change the winter offset holds'],
  ])('%s %s is %s: %s', (date, time, instant) => {
    expect(parseInstant(venueInstant(date, time, LISBON))).toBe(at(instant));
  });
});

describe('weeks', () => {
  it.each([
    ['2027-03-24', '2027-03-24'],
    ['2027-03-30', '2027-03-24'],
    ['2027-03-31', '2027-03-31'],
    ['2027-04-13', '2027-04-07'],
    ['2027-03-01', '2027-03-24'],
  ])('counted from 24 March, the one of %s begins on %s', (date, first) => {
    expect(weekSince('2027-03-24', date)[0]).toBe(first);
  });

  it('hold every date in exactly the week of its neighbours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (offset) => {
        const date = addDays('2027-03-28', offset);
        const week = weekSince('2027-03-28', date);
        expect(week).toHaveLength(7);
        expect(week).toContain(date);
        expect(week.map((day) => weekSince('2027-03-28', day)[0])).toEqual(week.map(() => week[0]));
        expect(addWeeks(addWeeks(date, 3), -3)).toBe(date);
      }),
    );
  });
});

it.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2028-02-29', true],
  ['2027-2-8', false],
  ['28/02/2027', false],
])('"%s" is a date: %s', (text, expected) => expect(isVenueDate(text)).toBe(expected));

it.each([
  ['00:00', 0],
  ['19:30', 1170],
  ['23:59:59', 1439],
  ['24:00', null],
  ['9:00', null],
  ['', null],
])('"%s" is minute %s of the day', (time, minute) => expect(minutesOfDay(time)).toBe(minute));
