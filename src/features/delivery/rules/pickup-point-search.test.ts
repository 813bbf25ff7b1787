import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { indexPoints, searchPoints, sortPickupPoints } from './pickup-point-search.ts';
import { A_POINT } from '../../../../test/support/delivery/some-rates.ts';

const LISBON = { latitude: 38.7223, longitude: -9.1393 };

const at = (id: string, latitude: number | null) => ({
  ...A_POINT,
  id,
  coordinates: latitude === null ? null : { latitude, longitude: -9.1393 },
});
const idsOf = (placed: ReturnType<typeof sortPickupPoints>) => placed.map(({ point }) => point.id);

describe('spec section 9 "Pickup points sort by distance when the location is known, else by id"', () => {
  const points = [at('10', 39), at('9', null), at('2', 38.73), at('1', 38.73)];

  it('by distance, unknown places last, equal ones by id', () => {
    expect(idsOf(sortPickupPoints(points, LISBON))).toEqual(['1', '2', '10', '9']);
  });

  it('by id as numbers', () => {
    expect(idsOf(sortPickupPoints(points, null))).toEqual(['1', '2', '9', '10']);
  });

  it('loses no point, and keeps the order by distance', () => {
    const some = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 999 }),
        fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
      ),
    );
    fc.assert(
      fc.property(some, (list) => {
        const sorted = sortPickupPoints(
          list.map(([id, latitude]) => at(String(id), latitude)),
          LISBON,
        );
        expect(idsOf(sorted).toSorted()).toEqual(list.map(([id]) => String(id)).toSorted());
        const distances = sorted.map(({ distance }) => distance ?? Number.POSITIVE_INFINITY);
        expect(distances).toEqual(distances.toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('a search for a pickup point', () => {
  const evora = {
    ...at('7', null),
    name: 'Quiosque do Giraldo',
    postalCode: '7000-508',
    city: 'Évora',
  };
  const index = indexPoints(sortPickupPoints([at('1', null), evora], null));

  it.each([
    ['evora', ['7']],
    ['giraldo ÉVORA', ['7']],
    ['1050', ['1']],
    ['avenida lisboa', ['1']],
    ['', ['1', '7']],
    ['madrid', []],
  ])('"%s" finds %o', (query, ids) => expect(idsOf(searchPoints(index, query))).toEqual(ids));
});
