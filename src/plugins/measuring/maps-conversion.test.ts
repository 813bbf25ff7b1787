import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildMapsConversion, merchantOf, readReferral, writeReferral } from './maps-conversion.ts';

const NOTHING = { shopId: null, campaignId: null, offerCode: null };
const SPA = { ...NOTHING, shopId: '2' };

type Target = Parameters<typeof merchantOf>[0];

/** The report to the maps service about a transaction at `at`, of a customer referred to `to`. */
function changed(to: Target, at: Target): number {
  const referral = { token: 't', merchant: merchantOf(to) };
  return buildMapsConversion('4711', referral, merchantOf(at)).merchant_changed;
}

describe('contract section 3 "Maps conversion"', () => {
  it.each([
    ['4711', 4711],
    ['partner-7', 'partner-7'],
    ['0815', '0815'],
  ])('has the partner %s as ids are sent, and the token', (partnerId, sent) => {
    const referral = { token: 't', merchant: merchantOf(SPA) };
    expect(buildMapsConversion(partnerId, referral, merchantOf(SPA))).toEqual({
      conversion_partner_id: sent,
      rwg_token: 't',
      merchant_changed: 2,
    });
  });

  it.each([
    [
      'the shop that was referred, whatever is offered there',
      SPA,
      { ...SPA, campaignId: '103' },
      2,
    ],
    [
      'a page that names only a code, whose shop is unknown',
      SPA,
      { ...NOTHING, offerCode: 'A' },
      2,
    ],
    [
      'a page that names only a campaign, whose shop is unknown',
      SPA,
      { ...NOTHING, campaignId: '2' },
      2,
    ],
    ['another shop', SPA, { ...SPA, shopId: '1' }, 1],
    [
      'another shop that offers the same',
      { ...SPA, campaignId: '7' },
      { ...NOTHING, shopId: '1', campaignId: '7' },
      1,
    ],
    [
      'another campaign, where no shop is known',
      { ...NOTHING, campaignId: '7' },
      { ...NOTHING, campaignId: '8' },
      1,
    ],
    [
      'the same campaign of a page that names its shop too',
      { ...NOTHING, campaignId: '7' },
      { ...SPA, campaignId: '7' },
      2,
    ],
    [
      'another code, where nothing else is known',
      { ...NOTHING, offerCode: 'A' },
      { ...NOTHING, offerCode: 'B' },
      1,
    ],
  ])('a transaction at %s', (_, to, at, expected) => {
    expect(changed(to, at)).toBe(expected);
  });

  it('keeps the token of a page that names nothing of its merchant', () => {
    const referral = { token: 't', merchant: merchantOf(NOTHING) };
    expect(readReferral(writeReferral(referral))).toEqual(referral);
    expect(changed(NOTHING, SPA)).toBe(2);
  });

  it('reads what an earlier version has kept of a referral', () => {
    const told = (merchant: string) =>
      buildMapsConversion('4711', { token: 't', merchant }, merchantOf(SPA)).merchant_changed;
    expect([told('shop:2'), told('shop:1'), told('offer-code:A')]).toEqual([2, 1, 2]);
  });
});

describe('a referral that is kept', () => {
  const anyText = fc.string({ minLength: 1, unit: 'binary' });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyText, anyText, (token, merchant) => {
        fc.pre(isWellFormed(token) && isWellFormed(merchant));
        expect(readReferral(writeReferral({ token, merchant }))).toEqual({ token, merchant });
      }),
    );
  });

  it.each([null, '', '|', 'token', '%E0%A4%A|x', '|shop'])('is none in %j', (text) => {
    expect(readReferral(text)).toBeNull();
  });
});

function isWellFormed(text: string): boolean {
  return !/[\uD800-\uDFFF]/u.test(text);
}
