import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PRIZE_MIN_REMAINDER_CENTS } from '../../../lib/limits.ts';
import { prizeFits, purchasePrice, type PurchaseFacts } from './purchase-price.ts';

const VIEW = {
  offerPriceCents: 4500,
  priceBeforeCents: 6000,
  chargeValueCents: 4000,
  attributes: { SMART_PRICE: '39.00' },
  currency: 'EUR',
} as const;

const FACTS: PurchaseFacts = {
  info: {
    campaignView: VIEW,
    giftVoucherExtraDiscount: { valueCents: 300 },
    premiumVoucherExtraDiscount: { valueCents: 600 },
  },
  kind: 'voucher',
  count: 2,
  reservationType: 'normal',
  isPremium: false,
  prizeCents: null,
};

const price = (changes: Partial<PurchaseFacts> = {}) => purchasePrice({ ...FACTS, ...changes });
const pricedView = (changes: object) => ({
  info: { ...FACTS.info, campaignView: { ...VIEW, ...changes } },
});

describe('the price of a voucher', () => {
  it('is the offer price less the gift discount, times the vouchers', () => {
    expect(price()).toEqual({
      unitCents: 4200,
      beforeUnitCents: 6000,
      discountPercent: 7,
      count: 2,
      subtotalCents: 8400,
      prizeCents: 0,
      isPrizeTooHigh: false,
      totalCents: 8400,
    });
  });

  it('spec section 6: premium users "get the premium voucher discount"', () => {
    expect(price({ isPremium: true })).toMatchObject({
      unitCents: 3900,
      discountPercent: 13,
    });
  });

  it('gives premium users the gift discount without a premium one', () => {
    const info = { ...FACTS.info, premiumVoucherExtraDiscount: null };
    expect(price({ info, isPremium: true })?.unitCents).toBe(4200);
  });

  it('costs premium users no more than others with a premium discount of 0', () => {
    const info = { ...FACTS.info, premiumVoucherExtraDiscount: { valueCents: 0 } };
    expect(price({ info, isPremium: true })?.unitCents).toBe(4200);
  });

  it.each([0, -100])('is the offer price with an extra discount of %i cents', (valueCents) => {
    const info = { ...FACTS.info, giftVoucherExtraDiscount: { valueCents } };
    expect(price({ info })).toMatchObject({ unitCents: 4500, discountPercent: null });
  });

  it('does not compare the charge of a premium reservation with the offer price', () => {
    const facts = { ...pricedView({ chargeValueCents: 1000 }), kind: 'premiumVoucher' } as const;
    expect(price(facts)).toMatchObject({ unitCents: 700, beforeUnitCents: 1000 });
    const info = { ...facts.info, giftVoucherExtraDiscount: null };
    expect(price({ ...facts, info })).toMatchObject({ unitCents: 1000, beforeUnitCents: null });
  });

  it.each([
    [500, 2500, 20],
    [333, 1000, 33],
    [500, null, null],
    [500, 0, null],
  ])('extra discount %s of %s cents is %s percent', (valueCents, offerPriceCents, percentage) => {
    const { info } = pricedView({ offerPriceCents });
    const facts = { info: { ...info, giftVoucherExtraDiscount: { valueCents } } };
    const found = price({ ...facts, kind: 'premiumVoucher' });
    expect(found?.discountPercent).toBe(percentage);
  });

  it('spec section 4: a premium reservation charges chargeValue', () => {
    expect(price({ kind: 'premiumVoucher' })).toMatchObject({ unitCents: 3700, totalCents: 7400 });
  });

  it('has no smart price', () => {
    expect(price({ reservationType: 'smart' })?.unitCents).toBe(4200);
  });

  it('never falls below 0, however high the extra discount', () => {
    const giftVoucherExtraDiscount = { valueCents: 9900 };
    expect(price({ info: { ...FACTS.info, giftVoucherExtraDiscount } })).toMatchObject({
      unitCents: 0,
      totalCents: 0,
    });
  });

  it('is null for a campaign without a price', () => {
    expect(price(pricedView({ offerPriceCents: null }))).toBeNull();
  });
});

describe('spec section 5: "A prize may not push the amount payable below 2"', () => {
  it.each([
    [500, 7900, false],
    [8200, 200, false],
    [8201, 8400, true],
    [10_000, 8400, true],
  ])('a prize of %d cents leaves %d (too high: %s)', (prizeCents, totalCents, isPrizeTooHigh) => {
    expect(price({ prizeCents })).toMatchObject({ totalCents, isPrizeTooHigh });
  });

  it('allows a price below 2 euros without a prize', () => {
    const cheap = pricedView({ offerPriceCents: 400 });
    expect(price({ ...cheap, count: 1 })).toMatchObject({ totalCents: 100, isPrizeTooHigh: false });
  });

  it('allows a prize without a value', () => {
    expect(prizeFits(4500, 0)).toBe(true);
  });

  it('allows prizes up to the amount less 2 euros', () => {
    expect([500, 6000].map((cents) => prizeFits(4500, cents))).toEqual([true, false]);
  });
});

describe('the price of a booking', () => {
  it('is the offer price for each person', () => {
    expect(price({ kind: 'booking' })).toMatchObject({
      unitCents: 4500,
      discountPercent: null,
      totalCents: 9000,
    });
  });

  it('of a smart reservation is the smart price', () => {
    expect(price({ kind: 'booking', reservationType: 'smart' })?.totalCents).toBe(7800);
  });
});

describe('for any input', () => {
  const cents = fc.integer({ min: -10_000, max: 1_000_000 });
  const discount = fc.option(fc.record({ valueCents: cents }));
  const facts: fc.Arbitrary<PurchaseFacts> = fc.record({
    info: fc.record({
      campaignView: fc.record({
        offerPriceCents: fc.option(cents),
        priceBeforeCents: fc.option(cents),
        chargeValueCents: cents,
        currency: fc.constant('EUR'),
        attributes: fc.constantFrom<Readonly<Record<string, string>>>(
          {},
          { SMART_PRICE: '19,90 €' },
          { SMART_PRICE: '-3' },
          { SMART_DISCOUNT: '33.3' },
          { SMART_DISCOUNT: '250' },
        ),
      }),
      giftVoucherExtraDiscount: discount,
      premiumVoucherExtraDiscount: discount,
    }),
    kind: fc.constantFrom('booking', 'voucher', 'premiumVoucher'),
    count: fc.integer({ min: 1, max: 10 }),
    reservationType: fc.constantFrom('normal', 'smart'),
    isPremium: fc.boolean(),
    prizeCents: fc.option(cents),
  });

  it('totals are whole cents, add up and are never negative', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const found = purchasePrice(each);
        if (!found) return;
        const { unitCents, count, subtotalCents, prizeCents, totalCents } = found;
        for (const amount of [unitCents, subtotalCents, prizeCents, totalCents]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(subtotalCents).toBe(unitCents * count);
        expect(totalCents).toBe(subtotalCents - prizeCents);
        expect(found.beforeUnitCents ?? unitCents + 1).toBeGreaterThan(unitCents);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a prize is deducted in full, leaving 2 euros, or not at all', () => {
    fc.assert(
      fc.property(facts, cents, (each, prize) => {
        const found = purchasePrice({ ...each, prizeCents: prize });
        if (!found) return;
        if (found.isPrizeTooHigh) {
          expect(found.prizeCents).toBe(0);
        } else {
          expect(found.prizeCents).toBe(prize);
          expect(found.totalCents).toBeGreaterThanOrEqual(PRIZE_MIN_REMAINDER_CENTS);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('one more voucher never lowers the total', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 9 }), (each, count) => {
        const few = purchasePrice({ ...each, count, prizeCents: null });
        const many = purchasePrice({ ...each, count: count + 1, prizeCents: null });
        expect(many?.totalCents ?? 0).toBeGreaterThanOrEqual(few?.totalCents ?? 0);
      }),
    );
  });
});
