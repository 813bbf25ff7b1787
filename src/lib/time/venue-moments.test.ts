import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { venueDate, venueMoments, venueTime } from './time-zones.ts';

const ZONES = [
  'Europe/Lisbon',
  'Atlantic/Azores',
  'Africa/Casablanca', // an hour back for Ramadan, a month long
  'Australia/Lord_Howe', // half an hour of summer time
  'Asia/Kolkata',
  'UTC',
];

describe('a calendar by the clock of the venue', () => {
  it('shows each slot as asking the zone for it alone would', () => {
    const year = fc.integer({ min: Date.parse('2027-01-01Z'), max: Date.parse('2028-01-01Z') });
    const quarters = year.map((at) => Math.floor(at / 900_000) * 900_000);
    fc.assert(
      fc.property(fc.array(quarters, { maxLength: 60 }), fc.constantFrom(...ZONES), (all, zone) => {
        const items = all.map((at) => ({ startTime: new Date(at).toISOString() }));
        const moments = venueMoments(items, zone);
        expect(moments.map((each) => each.at)).toEqual(all.toSorted((a, b) => a - b));
        for (const { at, date, time } of moments) {
          expect({ date, time }).toEqual({ date: venueDate(at, zone), time: venueTime(at, zone) });
        }
      }),
    );
  });

  it.each(['2027-03-28', '2027-10-31'])('is right at every quarter around %s', (date) => {
    const start = Date.parse(`${date}T00:00:00Z`) - 3 * 86_400_000;
    const items = Array.from({ length: 6 * 96 }, (_, index) => ({
      startTime: new Date(start + index * 900_000).toISOString(),
    }));
    for (const { at, time } of venueMoments(items, 'Europe/Lisbon')) {
      expect(time).toBe(venueTime(at, 'Europe/Lisbon'));
    }
  });
});
