import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ChosenDay } from '../../offer/rules/offer-choice.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import { SLOT_CHOICES } from './offered-slots.ts';
import {
  countSlots,
  isSlotChosen,
  type PickedSlot,
  removeSlot,
  toggleSlot,
} from './slot-selection.ts';

function pick(date: string, time: string): PickedSlot {
  return { date, time, startTime: `${date}T${time}:00+01:00`, durationSec: 3600 };
}

const A = pick('2027-05-11', '20:00');
const B = pick('2027-05-11', '19:00');
const C = pick('2027-05-10', '21:00');

function choose(picks: readonly PickedSlot[], type: BookingType): readonly ChosenDay[] {
  return picks.reduce<readonly ChosenDay[]>(
    (dateTimes, each) => toggleSlot(dateTimes, each, SLOT_CHOICES[type].limits) ?? dateTimes,
    [],
  );
}

describe('spec section 5: "Minimum slots: 3 for type 6, else 1. Maximum slots: 10 for type 6; 1 for types 1, 2 and 7"', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, null],
    [4, 1, null],
    [5, 1, null],
    [6, 3, 10],
    [7, 1, 1],
  ] as const)('type %i takes %i to %s', (type, min, max) => {
    expect(SLOT_CHOICES[type].limits).toEqual({ min, max });
  });
});

it.each([
  [1, true, true, 'slot'],
  [2, true, true, 'slot'],
  [3, true, false, 'day'],
  [5, false, false, null],
  [6, true, true, null],
  [7, true, true, 'slot'],
] as const)(
  'type %i: needs a date %s, selects a time %s, submits on a %s',
  (type, needsDate, selectsTime, submitsOn) => {
    expect(SLOT_CHOICES[type]).toMatchObject({ needsDate, selectsTime, submitsOn });
  },
);

describe('spec section 4 "Slot selection"', () => {
  it('"toggling a selected slot removes it"', () => {
    expect(choose([A, A], BOOKING_TYPE.NORMAL)).toEqual([]);
    expect(choose([A, B, A], BOOKING_TYPE.MULTIPLE_DATES)).toEqual(
      choose([B], BOOKING_TYPE.MULTIPLE_DATES).map((day) => ({
        ...day,
        times: day.times.map((time) => ({ ...time, selectedAt: 1 })),
      })),
    );
  });

  it('"With a maximum of 1, it replaces"', () => {
    expect(choose([A, C], BOOKING_TYPE.NORMAL)).toEqual(choose([C], BOOKING_TYPE.NORMAL));
  });

  it('"Otherwise it adds while slots remain", kept in order of date and time', () => {
    const chosen = choose([A, B, C], BOOKING_TYPE.MULTIPLE_DATES);
    expect(chosen.map((day) => [day.date, day.times.map((each) => each.time)])).toEqual([
      ['2027-05-10', ['21:00']],
      ['2027-05-11', ['19:00', '20:00']],
    ]);
    expect(chosen[1]?.times.map((each) => each.selectedAt)).toEqual([1, 0]);
  });

  it('"else shows reservation.dateTimesLimitReached"', () => {
    const ten = Array.from({ length: 10 }, (_, index) => pick('2027-05-11', `1${index}:00`));
    const full = choose(ten, BOOKING_TYPE.MULTIPLE_DATES);
    const limits = SLOT_CHOICES[BOOKING_TYPE.MULTIPLE_DATES].limits;
    expect(toggleSlot(full, C, limits)).toBeNull();
    expect(toggleSlot(full, ten[3] ?? C, limits)).not.toBeNull();
  });

  it('removes a slot by its date and time, and the day with its last one', () => {
    const chosen = choose([A, B, C], BOOKING_TYPE.MULTIPLE_DATES);
    expect(countSlots(removeSlot(chosen, A))).toBe(2);
    expect(removeSlot(chosen, C).map((day) => day.date)).toEqual(['2027-05-11']);
  });
});

describe('whatever is picked in whatever order', () => {
  const anyPick = fc
    .tuple(fc.integer({ min: 10, max: 19 }), fc.integer({ min: 10, max: 22 }))
    .map(([day, hour]) => pick(`2027-05-${day}`, `${hour}:00`));
  const anyType = fc.constantFrom(...Object.values(BOOKING_TYPE));

  it('never holds more than the maximum, no slot twice, no empty day', () => {
    fc.assert(
      fc.property(fc.array(anyPick, { maxLength: 40 }), anyType, (picks, type) => {
        const chosen = choose(picks, type);
        expect(countSlots(chosen)).toBeLessThanOrEqual(SLOT_CHOICES[type].limits.max ?? Infinity);
        const names = chosen.flatMap((day) => day.times.map((each) => `${day.date} ${each.time}`));
        expect(names).toEqual([...new Set(names)].sort());
        expect(chosen.every((day) => day.times.length > 0)).toBe(true);
      }),
    );
  });

  it('is as before when a slot is toggled twice while there is room', () => {
    fc.assert(
      fc.property(fc.array(anyPick, { maxLength: 9 }), anyPick, (picks, extra) => {
        const limits = SLOT_CHOICES[BOOKING_TYPE.MULTIPLE_DATES].limits;
        const chosen = choose(picks, BOOKING_TYPE.MULTIPLE_DATES);
        fc.pre(!isSlotChosen(chosen, extra));
        const once = toggleSlot(chosen, extra, limits) ?? [];
        expect(isSlotChosen(once, extra)).toBe(true);
        expect(toggleSlot(once, extra, limits)).toEqual(chosen);
      }),
    );
  });
});
