import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { groupByPartOfDay } from './time-field.tsx';

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
    expect(groupByPartOfDay([{ time }]).map(({ part }) => part.id)).toEqual([id]);
  });
});

describe('groupByPartOfDay', () => {
  it('heads a lunch and a dinner apart', () => {
    const items = [{ time: '12:30' }, { time: '13:00' }, { time: '20:00' }];
    const groups = groupByPartOfDay(items);
    expect(groups.map(({ part }) => part.id)).toEqual(['afternoon', 'evening']);
    expect(groups.map((group) => group.items.length)).toEqual([2, 1]);
  });

  it('keeps every time, in order, with each part once', () => {
    fc.assert(
      fc.property(times, (items) => {
        const groups = groupByPartOfDay(items);
        expect(groups.flatMap((group) => group.items)).toEqual(items);
        const ids = groups.map(({ part }) => part.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
