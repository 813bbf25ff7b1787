import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { groupByPartOfDay, PARTS_OF_DAY, PARTS_WITH_MEALS } from './time-field.tsx';

const two = (value: number) => String(value).padStart(2, '0');
const times = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })))
  .map((pairs) => pairs.map(([hour, minute]) => ({ time: `${two(hour)}:${two(minute)}` })))
  .map((items) => items.sort((a, b) => (a.time < b.time ? -1 : 1)));

describe('the part of the day', () => {
  it.each([
    ['00:00', 'earlyHours'],
    ['05:59', 'earlyHours'],
    ['06:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['18:59', 'afternoon'],
    ['19:00', 'evening'],
    ['23:59', 'evening'],
  ])('counts %s to the %s', (time, id) => {
    expect(groupByPartOfDay([{ time }], PARTS_OF_DAY).map(({ part }) => part.id)).toEqual([id]);
  });
});

describe('the part of the day where people eat', () => {
  it.each([
    ['08:00', 'morning'],
    ['11:30', 'lunch'],
    ['15:59', 'lunch'],
    ['17:00', 'afternoon'],
    ['18:00', 'dinner'],
    ['00:30', 'earlyHours'],
  ])('counts %s to the %s', (time, id) => {
    expect(groupByPartOfDay([{ time }], PARTS_WITH_MEALS).map(({ part }) => part.id)).toEqual([id]);
  });
});

describe('groupByPartOfDay', () => {
  it('heads a lunch and a dinner apart', () => {
    const items = [{ time: '12:30' }, { time: '13:00' }, { time: '20:00' }];
    const groups = groupByPartOfDay(items, PARTS_WITH_MEALS);
    expect(groups.map(({ part }) => part.id)).toEqual(['lunch', 'dinner']);
    expect(groups.map((group) => group.items.length)).toEqual([2, 1]);
  });

  it('keeps every time, in order, with each part once', () => {
    fc.assert(
      fc.property(times, (items) => {
        const groups = groupByPartOfDay(items, PARTS_WITH_MEALS);
        expect(groups.flatMap((group) => group.items)).toEqual(items);
        const ids = groups.map(({ part }) => part.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
