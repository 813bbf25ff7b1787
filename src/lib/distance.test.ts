import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { distanceMetres, formatDistance, roundDistance } from './distance.ts';

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
