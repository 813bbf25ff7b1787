import { describe, expect, it } from 'vitest';

import { nifMessage } from '../../../lib/portugal/nif.ts';
import { voucherExpiryDate, voucherFormIssues } from './voucher-form-rules.ts';
import { EMPTY_VOUCHER, type VoucherState } from '../../offer/rules/offer-choice.ts';

const issues = (state: Partial<VoucherState>, isPrizeTooHigh = false) =>
  voucherFormIssues({ ...EMPTY_VOUCHER, ...state }, isPrizeTooHigh);

const INVOICE = { needVatInvoice: true, name: 'Ana', vatId: '123456789' };

describe('spec section 5 "Voucher"', () => {
  it('judges nothing of an invoice that is not wanted', () => {
    expect(issues({ name: '', vatId: 'x' })).toEqual([]);
  });

  it.each([
    ['', 'forms.errors.vatIdLength'],
    ['12345678', 'forms.errors.vatIdLength'],
    ['12345678a', 'forms.errors.vatIdLength'],
    ['400000000', 'forms.errors.vatIdStart'],
    ['123456780', 'forms.errors.vatIdCheckDigit'],
  ])('says which part of the tax number "%s" is wrong', (vatId, message) => {
    expect(issues({ ...INVOICE, vatId })).toEqual([{ field: 'vatId', message }]);
  });

  it('takes a tax number as people write it', () => {
    expect(issues({ ...INVOICE, vatId: 'PT 501 442 600' })).toEqual([]);
  });

  it('names prize, name and tax number once each, in the order of the form', () => {
    const wrong = { needVatInvoice: true, name: ' ', vatId: '1' };
    expect(issues(wrong, true).map(({ field }) => field)).toEqual(['prizeId', 'name', 'vatId']);
  });

  it('"A prize may not push the amount payable below 2"', () => {
    expect(issues({}, true)).toEqual([
      { field: 'prizeId', message: 'forms.errors.prizeValueTooHighforVoucher' },
    ]);
  });
});

describe('what is wrong with a tax number', () => {
  it.each([
    ['220005245', 'forms.errors.vatIdCheckDigit'],
    ['111111111', 'forms.errors.vatIdCheckDigit'],
    ['999999999', 'forms.errors.vatIdCheckDigit'],
    ['400000000', 'forms.errors.vatIdStart'],
    ['730000000', 'forms.errors.vatIdStart'],
    ['1234567890', 'forms.errors.vatIdLength'],
    ['999999990', null],
  ])('%s: %s', (nif, problem) => expect(nifMessage(nif)).toBe(problem));
});

describe('"Voucher valid one year"', () => {
  it.each([
    ['2026-11-20T10:00:00Z', 'Europe/Lisbon', '2027-11-20'],
    ['2028-02-29T10:00:00Z', 'Europe/Lisbon', '2029-02-28'],
    ['2027-02-28T10:00:00Z', 'Europe/Lisbon', '2028-02-28'],
    ['2027-06-30T23:30:00Z', 'Europe/Lisbon', '2028-07-01'],
    ['2027-06-30T23:30:00Z', 'Atlantic/Azores', '2028-06-30'],
  ])('bought at %s in %s, until %s', (boughtAt, zone, date) => {
    expect(voucherExpiryDate(Date.parse(boughtAt), zone)).toBe(date);
  });
});
