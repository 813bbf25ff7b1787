import { describe, expect, it } from 'vitest';

import { servicePrice } from './purchase-price.ts';

describe("the price of a shop's service", () => {
  it('is its price for each person', () => {
    expect(servicePrice(2500, 3)).toEqual({
      unitCents: 2500,
      beforeUnitCents: null,
      discountPercent: null,
      count: 3,
      subtotalCents: 7500,
      prizeCents: 0,
      isPrizeTooHigh: false,
      totalCents: 7500,
    });
  });

  it('deducts a prize that leaves 2 euros', () => {
    const fits = { prizeCents: 4800, isPrizeTooHigh: false, totalCents: 200 };
    expect(servicePrice(2500, 2, 4800)).toMatchObject(fits);
    const tooHigh = { prizeCents: 0, isPrizeTooHigh: true, totalCents: 5000 };
    expect(servicePrice(2500, 2, 4801)).toMatchObject(tooHigh);
  });

  it('is null for a service without a price', () => {
    expect(servicePrice(null, 2)).toBeNull();
  });
});
