import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clampPeople, defaultPeople, peopleLimits } from './people.ts';

const campaign = (minNumberPeople: number, maxNumberPeople: number) => ({
  minNumberPeople,
  maxNumberPeople,
});
const service = (minPartySize: number | null, maxPartySize: number | null) => ({
  minPartySize,
  maxPartySize,
});

describe('spec section 5 "Default number of people"', () => {
  it.each([
    ['"for a shop service, the service\'s minimum party size"', null, service(3, 8), 3],
    ['a service that tells none', null, service(null, null), 1],
    ['"the lower of 2 and the maximum"', campaign(1, 10), null, 2],
    ['"but not below the minimum"', campaign(4, 10), null, 4],
    ['"Otherwise 1"', campaign(1, 1), null, 1],
    ['the campaign counts, not its booking config', campaign(1, 10), service(5, 6), 2],
    ['nothing is known', null, null, 1],
  ])('%s', (_, view, config, people) => expect(defaultPeople(view, config)).toBe(people));
});

it.each([
  [campaign(0, 0), { min: 1, max: 1 }],
  [campaign(4, 2), { min: 4, max: 4 }],
  [campaign(2, 6), { min: 2, max: 6 }],
])('makes sense of the limits %o', (view, limits) =>
  expect(peopleLimits(view, null)).toEqual(limits),
);

it.each([
  [0, 2],
  [7, 6],
  [3.4, 3],
  [Number.NaN, 2],
])('"The numeric stepper clamps to min and max": %d becomes %d', (typed, people) =>
  expect(clampPeople(typed, { min: 2, max: 6 })).toBe(people),
);

it('always defaults within the limits', () => {
  const size = fc.integer({ min: -3, max: 30 });
  const party = fc.option(size);
  fc.assert(
    fc.property(
      fc.option(fc.tuple(size, size)),
      fc.option(fc.tuple(party, party)),
      (view, config) => {
        const a = view && campaign(...view);
        const b = config && service(...config);
        const limits = peopleLimits(a, b);
        const people = defaultPeople(a, b);
        expect(clampPeople(people, limits)).toBe(people);
        expect(people).toBeGreaterThanOrEqual(1);
      },
    ),
  );
});
