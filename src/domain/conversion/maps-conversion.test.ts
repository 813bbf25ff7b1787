import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildMapsConversion, merchantOf, readReferral, writeReferral } from './maps-conversion.ts';

const NOTHING = { shopId: null, campaignId: null, offerCode: null };
const SPA = merchantOf({ ...NOTHING, shopId: '2' });

describe('contract section 3 "Maps conversion"', () => {
  it.each([
    ['the merchant that was referred', SPA, 2],
    ['another merchant', merchantOf({ ...NOTHING, shopId: '1' }), 1],
  ])('a transaction at %s', (_, merchant, merchant_changed) => {
    expect(buildMapsConversion('4711', { token: 't', merchant: SPA }, merchant)).toEqual({
      conversion_partner_id: '4711',
      rwg_token: 't',
      merchant_changed,
    });
  });

  it('knows a merchant by its shop, whatever is offered there', () => {
    expect(merchantOf({ shopId: '2', campaignId: '103', offerCode: null })).toBe(SPA);
    expect(merchantOf({ ...NOTHING, campaignId: '2' })).not.toBe(SPA);
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
