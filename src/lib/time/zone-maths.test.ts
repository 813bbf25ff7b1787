import { fromAbsolute, parseDate, parseDateTime, toZoned } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, daySpan, isVenueDate } from './venue-date.ts';
import { zoneOffset, venueDate, venueTime } from './time-zones.ts';
import { venueInstant } from './calendar-stamp.ts';

/** Zones of every kind; @internationalized/date, which knows them all, is the judge of ours. */
const ZONES = [
  'Europe/Lisbon',
  'Atlantic/Azores',
  'Atlantic/Madeira',
  'Europe/Madrid',
  'America/Sao_Paulo',
  'America/St_Johns', // half an hour beside its neighbours
  'America/Santiago', // the clock jumps at midnight
  'Asia/Kolkata',
  'Asia/Kathmandu', // 5 h 45
  'Africa/Casablanca', // an hour back for Ramadan
  'Australia/Lord_Howe', // half an hour of summer time
  'Pacific/Auckland',
  'Pacific/Kiritimati', // 14 h ahead
  'UTC',
];
/** Days on which Lisbon's clock jumps and is put back; others' changes lie in the years around. */
const CHANGES = ['2027-03-28', '2027-10-31'];
const MINUTE_MS = 60_000;

const zones = fc.constantFrom(...ZONES);
const anyMinute = fc
  .integer({
    min: Date.parse('1990-01-01Z') / MINUTE_MS,
    max: Date.parse('2040-01-01Z') / MINUTE_MS,
  })
  .map((minute) => minute * MINUTE_MS);
const nearChange = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -1500, max: 3000 }))
  .map(([date, minutes]) => Date.parse(date) + minutes * MINUTE_MS);
const moments = fc.oneof(anyMinute, nearChange);
const dates = moments.map((at) => new Date(at).toISOString().slice(0, 10));
const times = moments.map((at) => new Date(at).toISOString().slice(11, 16));

describe("the venue's clock, beside the library that knows every zone", () => {
  it('is as far from UTC, to the millisecond', () => {
    const msWithinMinute = fc.integer({ min: 0, max: 59_999 });
    fc.assert(
      fc.property(moments, msWithinMinute, zones, (at, ms, zone) => {
        expect(zoneOffset(zone)(at + ms)).toBe(fromAbsolute(at + ms, zone).offset);
      }),
      { numRuns: 1000 },
    );
  });

  it('shows the same date and time', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const shown = fromAbsolute(at, zone).toString();
        expect(`${venueDate(at, zone)}T${venueTime(at, zone)}`).toBe(shown.slice(0, 16));
      }),
      { numRuns: 500 },
    );
  });

  it('shows a date and time at the same moment, also where the clock jumps or is put back', () => {
    fc.assert(
      fc.property(dates, times, zones, (date, time, zone) => {
        const judged = toZoned(parseDateTime(`${date}T${time}`), zone).toString();
        expect(venueInstant(date, time, zone)).toBe(judged.replace(/\[.*$/, ''));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(ZONES)('is right at every quarter of the days around a change, in %s', (zone) => {
    for (const change of CHANGES) {
      for (let quarter = 0; quarter < 3 * 96; quarter += 1) {
        const at = Date.parse(change) + (quarter - 96) * 15 * MINUTE_MS;
        const text = new Date(at).toISOString();
        const [date, time] = [text.slice(0, 10), text.slice(11, 16)];
        const judged = toZoned(parseDateTime(`${date}T${time}`), zone).toString();
        expect(venueInstant(date, time, zone)).toBe(judged.replace(/\[.*$/, ''));
      }
    }
  });

  it('begins and ends a day at the same moments', () => {
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const day = parseDate(date);
        expect(daySpan(date, zone)).toEqual({
          start: toZoned(day, zone).toDate().getTime(),
          end: toZoned(day.add({ days: 1 }), zone)
            .toDate()
            .getTime(),
        });
      }),
      { numRuns: 500 },
    );
  });

  it.each(['Mars/Base', ''])('refuses the zone "%s"', (zone) => {
    expect(() => zoneOffset(zone)).toThrow(RangeError);
  });
});

describe('the calendar, beside the library', () => {
  it('counts days alike', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -800, max: 800 }), (date, days) => {
        expect(addDays(date, days)).toBe(parseDate(date).add({ days }).toString());
      }),
    );
  });

  it('knows the same dates', () => {
    const two = (min: number, max: number) =>
      fc.integer({ min, max }).map((value) => String(value).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2040 }), two(0, 14), two(0, 33), (y, m, d) => {
        const text = `${y}-${m}-${d}`;
        const exists = () => {
          try {
            return parseDate(text).toString() === text;
          } catch {
            return false;
          }
        };
        expect(isVenueDate(text)).toBe(exists());
      }),
      { numRuns: 2000 },
    );
  });
});
