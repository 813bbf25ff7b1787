import { describe, expect, it } from 'vitest';

import { bookingDiscount, bookingUnitPrice } from './unit-price-rules.ts';

const VIEW = { offerPriceCents: 2500, priceBeforeCents: 3200, attributes: {}, currency: '€' };

describe('the price of a booking', () => {
  it('is the offer price for each person, with what the server says it was before', () => {
    expect(bookingUnitPrice(VIEW, 'normal')).toEqual({
      unitCents: 2500,
      beforeUnitCents: 3200,
    });
  });

  it.each([null, 2500, 2000])('names no price before when it was %s', (priceBeforeCents) => {
    const price = bookingUnitPrice({ ...VIEW, priceBeforeCents }, 'normal');
    expect(price?.beforeUnitCents).toBeNull();
  });

  it.each([
    ['SMART_PRICE', { SMART_PRICE: '19,90 €' }, 1990],
    ['SMART_DISCOUNT', { SMART_DISCOUNT: '20' }, 2000],
    ['a percentage with decimals and sign', { SMART_DISCOUNT: '-12,5 %' }, 2188],
    ['SMART_PRICE before SMART_DISCOUNT', { SMART_PRICE: '18', SMART_DISCOUNT: '50' }, 1800],
  ])('of a smart reservation follows %s', (_, attributes, unitCents) => {
    const view = { ...VIEW, attributes };
    expect(bookingUnitPrice(view, 'smart')).toEqual({
      unitCents,
      beforeUnitCents: 3200,
    });
    expect(bookingUnitPrice(view, 'normal')).toEqual({ unitCents: 2500, beforeUnitCents: 3200 });
  });

  it.each([null, 2000])('of a smart reservation was the offer price where it was %s', (before) => {
    const view = { ...VIEW, priceBeforeCents: before, attributes: { SMART_PRICE: '19,90 €' } };
    expect(bookingUnitPrice(view, 'smart')?.beforeUnitCents).toBe(2500);
  });

  it('of a smart reservation without smart price is the normal one', () => {
    const normal = bookingUnitPrice(VIEW, 'normal');
    expect(bookingUnitPrice(VIEW, 'smart')).toEqual(normal);
  });

  it('of a smart reservation is not made of a discount alone', () => {
    const view = { ...VIEW, offerPriceCents: null, attributes: { SMART_DISCOUNT: '20' } };
    expect(bookingUnitPrice(view, 'smart')).toBeNull();
  });

  it('is not shown where the campaign names none', () => {
    const view = { ...VIEW, offerPriceCents: null };
    expect(bookingUnitPrice(view, 'normal')).toBeNull();
  });
});

describe('the discount of a booking without a price', () => {
  const view = { ...VIEW, offerPriceCents: null, discount: -15 };
  const smart = { ...view, attributes: { SMART_DISCOUNT: '25 %' } };

  it('is the campaign’s, of either sign', () => {
    expect(bookingDiscount(smart, 'normal')).toBe(15);
  });

  it('of a smart reservation is the smart discount', () => {
    expect(bookingDiscount(smart, 'smart')).toBe(25);
  });

  it.each([{}, { SMART_DISCOUNT: 'muito' }, { SMART_DISCOUNT: '0' }])(
    'of a smart reservation is the campaign’s where %o states none',
    (attributes) => {
      expect(bookingDiscount({ ...view, attributes }, 'smart')).toBe(15);
    },
  );

  it.each([
    ['an offer price', { ...smart, offerPriceCents: 2500 }],
    ['a smart price', { ...view, attributes: { SMART_PRICE: '20', SMART_DISCOUNT: '25' } }],
  ])('is not shown beside %s', (_, priced) => {
    expect(bookingDiscount(priced, 'smart')).toBe(0);
  });
});
