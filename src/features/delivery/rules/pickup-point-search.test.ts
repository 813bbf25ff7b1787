import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  distanceMetres,
  formatDistance,
  indexPoints,
  roundDistance,
  searchPoints,
  sortPickupPoints,
} from './pickup-point-search.ts';
import { A_POINT } from '../../../../test/support/delivery/some-rates.ts';

const LISBON = { latitude: 38.7223, longitude: -9.1393 };
const PORTO = { latitude: 41.1579, longitude: -8.6291 };

describe('how far away a point is', () => {
  it('is measured on an Earth of 6371 km', () => {
    expect(distanceMetres(LISBON, PORTO)).toBeCloseTo(274_000, -4);
    const degree = distanceMetres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 });
    expect(degree).toBeCloseTo((6_371_000 * Math.PI) / 180, 3);
    const antipode = { latitude: -38.7223, longitude: 170.8607 };
    expect(distanceMetres(LISBON, antipode)).toBeCloseTo(6_371_000 * Math.PI, 3);
  });

  it('is the same both ways, and nothing from a place to itself', () => {
    const places = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(places, places, (one, other) => {
        expect(distanceMetres(one, other)).toBeCloseTo(distanceMetres(other, one), 3);
        expect(distanceMetres(one, one)).toBe(0);
      }),
    );
  });

  it.each([
    [0, '0 m'],
    [24, '0 m'],
    [25, '50 m'],
    [849, '850 m'],
    [1000, '1000 m'],
    [1024, '1000 m'],
    [1025, '1,1 km'],
    [1149, '1,2 km'],
    [9990, '10,0 km'],
    [123_456, '123,5 km'],
  ])('of %d m is shown as %s', (metres, text) =>
    expect(formatDistance(metres, 'pt-PT').replaceAll(/\s/g, ' ')).toBe(text),
  );

  it('"rounded to the nearest 50 m"', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (metres) => {
        expect(roundDistance(metres) % 50).toBe(0);
        expect(Math.abs(roundDistance(metres) - metres)).toBeLessThanOrEqual(25);
      }),
    );
  });
});

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
