import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { slotDate, type Slot } from '../../../lib/time/slots.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { dayChecker } from './day-availability.ts';
import { groupSlotsByDate, offeredSlots, type SlotContext } from './offered-slots.ts';

const LISBON = 'Europe/Lisbon';
const OPEN = { startDate: null, endDate: null, nonAvailableDays: [] };

function slot(startTime: string, capacity = 4): Slot {
  return { startTime, durationSec: 3600, capacity };
}

interface Changes extends Partial<SlotContext> {
  slots: readonly Slot[];
}

function context({ slots, timeZone = LISBON, ...changes }: Changes): SlotContext {
  return {
    calendar: groupSlotsByDate(slots, timeZone),
    bookingType: BOOKING_TYPE.NORMAL,
    people: 2,
    now: Date.parse('2027-05-10T10:00:00Z'), // 11:00 in Lisbon
    timeZone,
    leadMinutes: 0,
    schedule: OPEN,
    loadedUntil: '2028-01-01',
    ...changes,
  };
}

const offer = (date: string, changes: Changes) => offeredSlots(context(changes), date);

describe('spec section 5: what a day offers', () => {
  it('"A time slot is offered only if its capacity is at least the number of people"', () => {
    const slots = [slot('2027-05-11T19:00:00+01:00', 2), slot('2027-05-11T20:00:00+01:00', 3)];
    expect(offer('2027-05-11', { slots, people: 3 }).map((each) => each.time)).toEqual(['20:00']);
  });

  it('"Slots of other days are excluded", by the clock of the venue', () => {
    const slots = [slot('2027-05-11T23:30:00Z'), slot('2027-05-11T22:30:00Z')];
    expect(offer('2027-05-11', { slots }).map((each) => each.time)).toEqual(['23:30']);
    expect(offer('2027-05-12', { slots }).map((each) => each.time)).toEqual(['00:30']);
  });

  it('"On the current day, slots before the current time are disabled"', () => {
    const slots = ['10:30', '11:00', '11:30'].map((time) => slot(`2027-05-10T${time}:00+01:00`));
    expect(offer('2027-05-10', { slots }).map((each) => each.disabled)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('counts the lead time to the current time, over midnight too', () => {
    const slots = [slot('2027-05-10T12:00:00+01:00'), slot('2027-05-11T00:30:00+01:00')];
    expect(offer('2027-05-10', { slots, leadMinutes: 61 })[0]?.disabled).toBe(true);
    expect(offer('2027-05-10', { slots, leadMinutes: 60 })[0]?.disabled).toBe(false);
    expect(offer('2027-05-11', { slots, leadMinutes: 14 * 60 })[0]?.disabled).toBe(true);
  });

  it.each([
    ['before the start', { ...OPEN, startDate: '2027-05-12' }],
    ['after the end', { ...OPEN, endDate: '2027-05-10' }],
    ['on a closed day', { ...OPEN, nonAvailableDays: ['2027-05-11'] }],
  ])('offers nothing %s of the schedule', (_, schedule) => {
    expect(offer('2027-05-11', { slots: [slot('2027-05-11T20:00:00+01:00')], schedule })).toEqual(
      [],
    );
  });

  it('offers nothing for a text that is no date, and skips slots that are no moment', () => {
    const slots = [slot('2027-05-11T20:00:00'), slot('soon')];
    expect(offer('2027-02-31', { slots })).toEqual([]);
    expect(offer('2027-05-11', { slots })).toEqual([]);
  });
});

describe('the night the clock is put back, 31 October 2027 in Lisbon', () => {
  const slots = [
    slot('2027-10-31T00:30:00+01:00'),
    slot('2027-10-31T01:30:00+01:00'),
    slot('2027-10-31T01:30:00+00:00'),
    slot('2027-10-31T02:30:00+00:00'),
  ];

  it('shows the repeated half hour once, its first occurrence', () => {
    const offered = offer('2027-10-31', { slots });
    expect(offered.map((each) => each.time)).toEqual(['00:30', '01:30', '02:30']);
    expect(offered[1]?.slot.startTime).toBe('2027-10-31T01:30:00+01:00');
  });

  it('offers the second occurrence when the first is over or full', () => {
    const now = Date.parse('2027-10-31T01:10:00Z');
    const later = offer('2027-10-31', { slots, now });
    expect(later[1]).toMatchObject({ time: '01:30', disabled: false, slot: slots[2] });
    const full = [slot('2027-10-31T01:30:00+01:00', 1), slot('2027-10-31T01:30:00+00:00', 4)];
    expect(offer('2027-10-31', { slots: full })[0]?.slot).toBe(full[1]);
  });
});

describe('the night the clock is put on, 28 March 2027 in Lisbon', () => {
  it('shows a slot written with the old offset at the time that clocks show, once', () => {
    const slots = [slot('2027-03-28T01:30:00+00:00'), slot('2027-03-28T02:30:00+01:00')];
    const now = Date.parse('2027-03-01T00:00:00Z');
    expect(offer('2027-03-28', { slots, now }).map((each) => each.time)).toEqual(['02:30']);
  });
});

describe('the days around 28 March 2027 at venues of another zone', () => {
  const slots = ['27T23:30', '28T00:30', '28T01:00', '28T23:30', '29T00:30'].map((at) =>
    slot(`2027-03-${at}:00Z`),
  );

  it.each([
    ['Europe/Lisbon', ['23:30'], ['00:30', '02:00'], ['00:30', '01:30']],
    ['Atlantic/Madeira', ['23:30'], ['00:30', '02:00'], ['00:30', '01:30']],
    // Midnight of the 28th does not exist there: the clock moves from 0:00 to 1:00.
    ['Atlantic/Azores', ['22:30', '23:30'], ['01:00', '23:30'], ['00:30']],
  ])('%s: the 27th, 28th and 29th offer %j, %j and %j', (timeZone, ...days) => {
    const now = Date.parse('2027-03-01T00:00:00Z');
    const shown = ['2027-03-27', '2027-03-28', '2027-03-29'].map((date) =>
      offer(date, { slots, timeZone, now }).map(({ time }) => time),
    );
    expect(shown).toEqual(days);
  });

  it.each([
    ['Europe/Lisbon', 'past'],
    ['Atlantic/Azores', null],
  ])('%s: half an hour after midnight in Lisbon, the 27th is %s', (timeZone, reason) => {
    const now = Date.parse('2027-03-28T00:10:00Z');
    expect(dayChecker(context({ slots, timeZone, now }))('2027-03-27')).toBe(reason);
  });

  it('24 hours before a slot are 24 hours, although the clock shows 25', () => {
    const [, , , late] = slots;
    const day = '2027-03-29';
    const at = (now: string) => offer(day, { slots, now: Date.parse(now), leadMinutes: 24 * 60 });
    expect(late && slotDate(late, LISBON)).toBe(day);
    expect(at('2027-03-27T23:30:00Z')[0]?.disabled).toBe(false);
    expect(at('2027-03-27T23:31:00Z')[0]?.disabled).toBe(true);
  });
});

/** Slots around both clock changes, every quarter of an hour, with any offset. */
const anySlots = fc.array(
  fc
    .record({
      day: fc.constantFrom('2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31', '2027-11-01'),
      quarter: fc.integer({ min: 0, max: 95 }),
      offset: fc.constantFrom('+00:00', '+01:00', '+05:30'),
      capacity: fc.integer({ min: 0, max: 6 }),
    })
    .map(({ day, quarter, offset, capacity }) => {
      const time = new Date(quarter * 900_000).toISOString().slice(11, 16);
      return slot(`${day}T${time}:00${offset}`, capacity);
    }),
  { maxLength: 80 },
);

it('offers only slots of that date with room, in order of time, each time once', () => {
  fc.assert(
    fc.property(
      anySlots,
      fc.constantFrom('2027-03-28', '2027-10-31'),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 3000 }),
      (slots, date, people, leadMinutes) => {
        const now = Date.parse(`${date}T03:00:00Z`);
        const offered = offer(date, { slots, people, now, leadMinutes });
        const times = offered.map((each) => each.time);
        expect(times).toEqual([...new Set(times)].sort());
        for (const each of offered) {
          expect(slotDate(each.slot, LISBON)).toBe(date);
          expect(each.slot.capacity).toBeGreaterThanOrEqual(people);
          expect(each.disabled).toBe(Date.parse(each.slot.startTime) < now + leadMinutes * 60_000);
        }
      },
    ),
  );
});

it('calls a day free exactly when it offers a slot that can be picked', () => {
  fc.assert(
    fc.property(
      anySlots,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 3000 }),
      (slots, people, lead) => {
        const date = '2027-10-31';
        const now = Date.parse(`${date}T00:30:00Z`);
        const all = context({ slots, people, now, leadMinutes: lead });
        const pickable = offeredSlots(all, date).some((each) => !each.disabled);
        expect(dayChecker(all)(date) === null).toBe(pickable);
      },
    ),
  );
});

it('sorts a calendar into the same days as asking each slot', () => {
  fc.assert(
    fc.property(anySlots, (slots) => {
      const byDate = groupSlotsByDate(slots, LISBON);
      expect([...byDate.values()].flat()).toHaveLength(slots.length);
      for (const [date, daySlots] of byDate) {
        expect(daySlots.every((each) => slotDate(each.item, LISBON) === date)).toBe(true);
      }
    }),
  );
});
