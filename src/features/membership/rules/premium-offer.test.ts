import { expect, it } from 'vitest';

import { premiumOffer, type PremiumPlan } from './premium-offer.ts';

const plan = (id: string, priceCents: number): PremiumPlan => ({
  id,
  description: `Plano ${id}`,
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
  expect(offer.others.map(({ id }) => id)).toEqual(['1', '2']);
});

it('without a recommendation the header shows the lowest monthly price', () => {
  const offer = premiumOffer({ products: [monthly, yearly, half], bestSubscription: null });
  expect(offer.best).toBe(yearly);
});

it('a recommended plan need not be in the list, and no plan is shown twice', () => {
  const offer = premiumOffer({ products: [monthly, monthly], bestSubscription: half });
  expect(offer.best).toBe(half);
  expect(offer.others.map(({ id }) => id)).toEqual(['1']);
});

it('gives nothing without plans', () => {
  expect(premiumOffer({ products: [], bestSubscription: null })).toEqual({
    best: null,
    others: [],
  });
});
