import { describe, expect, it } from 'vitest';

import { extraDiscountPercentage, pointsEarned } from './points.ts';
import { bookingPrice } from './price.ts';

const VIEW = { offerPriceCents: 2500, priceBeforeCents: 3200, attributes: {} };

describe('the price of a booking', () => {
  it('is the offer price for each person, with what the server says it was before', () => {
    expect(bookingPrice(VIEW, { people: 3, reservationType: 'normal' })).toEqual({
      unitCents: 2500,
      beforeUnitCents: 3200,
      totalCents: 7500,
    });
  });

  it.each([null, 2500, 2000])('names no price before when it was %s', (priceBeforeCents) => {
    const price = bookingPrice(
      { ...VIEW, priceBeforeCents },
      { people: 1, reservationType: 'normal' },
    );
    expect(price?.beforeUnitCents).toBeNull();
  });

  it.each([
    ['SMART_PRICE', { SMART_PRICE: '19,90 €' }, 1990],
    ['SMART_DISCOUNT', { SMART_DISCOUNT: '20' }, 2000],
    ['a percentage with decimals and sign', { SMART_DISCOUNT: '-12,5 %' }, 2188],
    ['SMART_PRICE before SMART_DISCOUNT', { SMART_PRICE: '18', SMART_DISCOUNT: '50' }, 1800],
  ])('of a smart reservation follows %s', (_, attributes, unitCents) => {
    const view = { ...VIEW, attributes };
    expect(bookingPrice(view, { people: 2, reservationType: 'smart' })).toEqual({
      unitCents,
      beforeUnitCents: 2500,
      totalCents: unitCents * 2,
    });
    expect(bookingPrice(view, { people: 2, reservationType: 'normal' })?.unitCents).toBe(2500);
  });

  it('of a smart reservation without smart price is the normal one', () => {
    const normal = bookingPrice(VIEW, { people: 1, reservationType: 'normal' });
    expect(bookingPrice(VIEW, { people: 1, reservationType: 'smart' })).toEqual(normal);
  });

  it('of a smart reservation is not made of a discount alone', () => {
    const view = { ...VIEW, offerPriceCents: null, attributes: { SMART_DISCOUNT: '20' } };
    expect(bookingPrice(view, { people: 1, reservationType: 'smart' })).toBeNull();
  });

  it('is not shown where the campaign names none', () => {
    const view = { ...VIEW, offerPriceCents: null };
    expect(bookingPrice(view, { people: 1, reservationType: 'normal' })).toBeNull();
  });
});

describe('spec section 9: "Points = (points or premium points for premium users) times people"', () => {
  const FACTS = {
    points: 10,
    premiumPoints: 15,
    isPremium: false,
    people: 2,
    offerType: 1,
    isVoucher: false,
  } as const;

  it.each([
    ['normal', {}, 20],
    ['premium', { isPremium: true }, 30],
    ['"the floored value is at least 1"', { points: 0.5, people: 1 }, null],
    ['floored', { points: 0.75 }, 1],
    ['a product that binary writes short', { points: 0.29, people: 100 }, 29],
    ['"the offer type is at most 6"', { offerType: 6 }, 20],
    ['type 7', { offerType: 7 }, null],
    ['"it is not a voucher"', { isVoucher: true }, null],
  ] as const)('%s', (_, facts, points) =>
    expect(pointsEarned({ ...FACTS, ...facts })).toBe(points),
  );
});

it.each([
  [{ valueCents: 500 }, 2500, 20],
  [{ valueCents: 333 }, 1000, 33],
  [null, 2500, null],
  [{ valueCents: 500 }, null, null],
  [{ valueCents: 500 }, 0, null],
])('extra discount %o of %s cents is %s percent', (discount, price, percent) =>
  expect(extraDiscountPercentage(discount, price)).toBe(percent),
);
