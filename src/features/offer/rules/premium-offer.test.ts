import { expect, it } from 'vitest';

import { needsPremium, premiumOffer, type PremiumPlan } from './premium-offer.ts';

const plan = (id: string, priceCents: number): PremiumPlan => ({
  id,
  description: `Plano ${id}`,
  period: '',
  useLimit: null,
  months: 1,
  priceCents,
  totalPriceCents: priceCents,
  url: 'https://pay.example.pt/',
});
const [monthly, yearly, half] = [plan('1', 499), plan('2', 299), plan('3', 399)];

it('the header shows the plan that the platform recommends', () => {
  const offer = premiumOffer({ products: [monthly, yearly, half], bestSubscription: half });
  expect(offer.best).toBe(half);
  expect(offer.plans.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

it('without a recommendation it shows the lowest price a month', () => {
  const offer = premiumOffer({ products: [monthly, yearly, half], bestSubscription: null });
  expect(offer.best).toBe(yearly);
});

it('a recommended plan that the list lacks can be bought too, and none stands twice', () => {
  const offer = premiumOffer({ products: [monthly, monthly], bestSubscription: half });
  expect(offer.plans.map(({ id }) => id)).toEqual(['3', '1']);
});

it('there may be no plans', () => {
  expect(premiumOffer({ products: [], bestSubscription: null })).toEqual({ best: null, plans: [] });
});

it.each([
  ['smart', false, true],
  ['smart', true, false],
  ['normal', false, false],
] as const)('a %s reservation, premium %s: plans %s', (type, isPremium, expected) =>
  expect(needsPremium(type, isPremium)).toBe(expected),
);
