import { describe, expect, it } from 'vitest';

import { pointsEarned } from './points-rules.ts';

describe('spec section 9: "Points = (points or premium points for premium users) times people"', () => {
  const FACTS = {
    points: 10,
    premiumPoints: 15,
    isPremium: false,
    people: 2,
    campaignType: 1,
    isVoucher: false,
  } as const;

  it.each([
    ['normal', {}, 20],
    ['premium', { isPremium: true }, 30],
    ['"the floored value is at least 1"', { points: 0.5, people: 1 }, null],
    ['floored', { points: 0.75 }, 1],
    ['a product that binary writes short', { points: 0.29, people: 100 }, 29],
    ['"the offer type is at most 6"', { campaignType: 6 }, 20],
    ['type 7', { campaignType: 7 }, null],
    ['"it is not a voucher"', { isVoucher: true }, null],
  ] as const)('%s', (_, changed, points) => {
    const facts = { ...FACTS, ...changed };
    expect(pointsEarned(facts, facts)).toBe(points);
  });
});
