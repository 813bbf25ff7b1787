import { describe, expect, it } from 'vitest';

import {
  allowedModes,
  canBookDate,
  canBuyVoucher,
  defaultCheckInMode,
  hasSmartBenefit,
  isPremiumReservation,
  skipsChoice,
} from './availability.ts';
import { BLOCKED_NEGATIVE_BALANCE } from './campaign.ts';

describe('spec section 4: "A date can be booked unless the campaign is an offer that is either not free or has merchantStatus BLOCKED_NEGATIVE_BALANCE"', () => {
  it.each([
    [false, false, null, true],
    [false, false, BLOCKED_NEGATIVE_BALANCE, true],
    [true, true, null, true],
    [true, true, 'ACTIVE', true],
    [true, false, null, false],
    [true, true, BLOCKED_NEGATIVE_BALANCE, false],
  ])('offer %s, free %s, status %s: %s', (offer, isFreeOffer, merchantStatus, expected) => {
    const view = { offer, isFreeOffer, merchantStatus };
    expect(canBookDate(view, { canBookDate: true })).toBe(expected);
    expect(canBookDate(view, { canBookDate: false })).toBe(false);
  });
});

describe('spec section 4: "Vouchers can be bought only when the campaign is an offer, and need both the context flag canBuyVoucher and the campaign flag"', () => {
  it.each([
    [true, true, true, true],
    [false, true, true, false],
    [true, false, true, false],
    [true, true, false, false],
  ])('offer %s, campaign flag %s, context flag %s: %s', (offer, campaign, context, expected) => {
    const view = { offer, canBuyVoucher: campaign };
    expect(canBuyVoucher(view, { canBuyVoucher: context })).toBe(expected);
  });
});

describe('spec section 4 "Check-in mode"', () => {
  it.each([
    [
      '"if defaultView is premium, voucher when purchase is allowed"',
      true,
      true,
      'premium',
      'voucher',
    ],
    ['"else book"', true, false, 'premium', 'book'],
    ['"Otherwise book if allowed and the view is not voucher"', true, true, null, 'book'],
    ['the view is book', true, true, 'book', 'book'],
    ['"else voucher": the view is voucher', true, true, 'voucher', 'voucher'],
    ['"else voucher": booking is not allowed', false, true, 'book', 'voucher'],
    ['a voucher view whose purchase is closed opens booking', true, false, 'voucher', 'book'],
    ['neither is allowed', false, false, null, 'voucher'],
  ] as const)('%s', (_, canBook, canBuy, defaultView, mode) => {
    const modes = [...(canBook ? ['book' as const] : []), ...(canBuy ? ['voucher' as const] : [])];
    expect(defaultCheckInMode(modes, { defaultView, reservationMode: null })).toBe(mode);
  });

  it('lets the page choose among what is allowed', () => {
    const page = { defaultView: 'premium', reservationMode: 'book' } as const;
    expect(defaultCheckInMode(['book', 'voucher'], page)).toBe('book');
    expect(defaultCheckInMode(['voucher'], page)).toBe('voucher');
  });

  it('offers the tabs that are allowed, booking first', () => {
    const view = { offer: true, isFreeOffer: true, merchantStatus: null, canBuyVoucher: true };
    const page = { canBookDate: true, canBuyVoucher: true };
    expect(allowedModes(view, page)).toEqual(['book', 'voucher']);
    expect(allowedModes(null, page)).toEqual(['book']);
    expect(allowedModes(view, { canBookDate: false, canBuyVoucher: false })).toEqual([]);
  });
});

describe('spec section 2: the choice step "is skipped automatically when the offer type is 5, min and max people are both 1, and there is no voucher or premium default view"', () => {
  it.each([
    [5, 1, 1, null, true],
    [5, 1, 1, 'book', true],
    [5, 1, 1, 'voucher', false],
    [5, 1, 1, 'premium', false],
    [5, 1, 2, null, false],
    [5, 2, 2, null, false],
    [1, 1, 1, null, false],
  ] as const)('type %i, %i to %i people, view %s: %s', (type, min, max, view, expected) => {
    const campaign = { campaignType: type, minNumberPeople: min, maxNumberPeople: max };
    expect(skipsChoice(campaign, view)).toBe(expected);
  });
});

it.each([
  [100, 'premium', true],
  [0, 'premium', false],
  [100, 'voucher', false],
  [100, null, false],
] as const)(
  '"Premium reservation applies when chargeValue is above 0 and defaultView is premium": %i, %s: %s',
  (chargeValueCents, view, expected) =>
    expect(isPremiumReservation({ chargeValueCents }, view)).toBe(expected),
);

describe('a smart reservation', () => {
  const plain = { attributes: {}, points: 10, premiumPoints: 10 };

  it.each([
    ['nothing more', false, plain, false],
    ['a price that the server announces', true, plain, true],
    ['a smart price', false, { ...plain, attributes: { SMART_PRICE: '15' } }, true],
    ['a smart discount', false, { ...plain, attributes: { SMART_DISCOUNT: '20' } }, true],
    ['more points', false, { ...plain, premiumPoints: 11 }, true],
    ['fewer points', false, { ...plain, premiumPoints: 0 }, false],
  ])('gives %s: worth asking for %#', (_, hasSmartPrice, campaignView, benefit) =>
    expect(hasSmartBenefit({ hasSmartPrice, campaignView })).toBe(benefit),
  );
});
