import * as fc from 'fast-check';
import { aCampaign } from '../../test/support/state/fake-server.ts';
import { A_CONFIG } from '../../test/support/state/start-test-checkout.ts';
import { describe, expect, it } from 'vitest';
import { BLOCKED_NEGATIVE_BALANCE } from '../features/offer/rules/campaign.ts';
import { checkModes } from '../features/offer/rules/check-campaign.ts';
import { checkService } from '../features/services/rules/check-service.ts';
import { FLOW_TYPES } from '../../test/support/flow-types.ts';
import { needsOf } from './select-flow.ts';
import { missingParameter } from './flow-problem.ts';
import { attributesOfCall } from './state/explain-refusal.ts';
import { messageForProblem } from './state/flow-problems.ts';
import { aBookingConfig } from '../../test/support/offer/booking-config.ts';

const NOTHING = { ...A_CONFIG, campaignId: null };
const ITEMS = [{ id: '1', productId: '1', qty: 1 }];

describe('what a flow loads', () => {
  it.each(['transport_order', 'menu_and_transport_order'] as const)(
    '%s: the shop alone for cart items, the campaign too where one is named',
    (flow) => {
      expect(needsOf(flow, NOTHING)).toEqual(['shop']);
      const withCampaign = ['shop', 'campaign', 'schedule', 'slots'];
      expect(needsOf(flow, { ...NOTHING, campaignId: '7' })).toEqual(withCampaign);
      expect(needsOf(flow, { ...NOTHING, offerCode: 'A' })).toEqual(withCampaign);
    },
  );

  it('product-checkout: the cart, whatever else is named', () => {
    expect(needsOf('product-checkout', { ...NOTHING, campaignId: '7' })).toEqual(['cart']);
  });
});

describe('spec section 8 "campaignErrors.notProvided"', () => {
  it.each([
    ['booking_voucher', {}, 'campaign'],
    ['booking_voucher', { offerCode: 'A' }, null],
    ['campaign_offer_code', { campaignId: '7' }, 'offer-code'],
    ['menu_only', {}, 'shop'],
    ['transport_order', { cartItems: ITEMS }, 'shop'],
    ['transport_order', { cartItems: ITEMS, shopId: '1' }, null],
    ['menu_and_transport_order', { cartItems: ITEMS, shopId: '1' }, null],
    ['service_and_reservation', { shopId: '1' }, 'service'],
    ['service_and_reservation', { shopId: '1', serviceId: '2' }, null],
    ['product-checkout', {}, null],
  ] as const)('%s with %o lacks %s', (flow, given, attribute) => {
    const problem = missingParameter(flow, { ...NOTHING, ...given });
    if (attribute === null) expect(problem).toBeNull();
    else expect(problem?.detail).toContain(`"${attribute}"`);
  });

  it('names every attribute that would do', () => {
    const problem = missingParameter('booking_voucher', NOTHING);
    expect(problem?.detail).toContain('needs the attribute "campaign" or "offer-code"');
  });
});

const ONLINE = aBookingConfig();

describe("spec section 8: 'Service not found'", () => {
  const service = {
    id: '21',
    serviceName: 'Massagem',
    serviceDescription: '',
    bookingConfig: ONLINE,
    minimumTimeBeforeBooking: 0,
    priceCents: null,
    estimatedServiceDurationSeconds: 3600,
    subcategoryId: null,
  };
  const shop = { id: '2', services: [service] };

  it('names the shop and the service that it does not have', () => {
    const problem = checkService('service_and_reservation', shop, '99');
    expect(problem).toMatchObject({ kind: 'serviceNotFound', code: 'config' });
    expect(problem?.detail).toMatch(/^Service not found: .*shop="2".*service="99"/);
  });

  it('is no problem of a service that the shop has, nor of a flow without one', () => {
    expect(checkService('service_and_reservation', shop, '21')).toBeNull();
    expect(checkService('menu_only', shop, '99')).toBeNull();
  });

  it.each([
    ['is not online', { ...ONLINE, isOnline: false }],
    ['has no booking config', null],
  ])('a service that %s has no online booking', (_, bookingConfig) => {
    const offline = { id: '2', services: [{ ...service, bookingConfig }] };
    const problem = checkService('service_and_reservation', offline, '21');
    expect(problem).toMatchObject({ kind: 'noOnlineBooking', code: 'api' });
    expect(problem?.detail).toContain('service="21"');
    expect(problem && messageForProblem(problem)).toEqual({ key: 'menu.noServices' });
  });
});

describe('an offer that is closed', () => {
  const bookable = aCampaign().campaignView;
  const sold = aCampaign({ offer: true }).campaignView;
  const both = aCampaign({ offer: true, isFreeOffer: true }).campaignView;
  const none = aCampaign({ offer: true, canBuyVoucher: false }).campaignView;
  const open = { canBookDate: true, canBuyVoucher: true };
  const noDate = { ...open, canBookDate: false };
  const noVoucher = { ...open, canBuyVoucher: false };
  const neither = { canBookDate: false, canBuyVoucher: false };

  it.each([
    ['can only be booked', bookable, noDate, ['can-book-date']],
    ['can only be bought', sold, noVoucher, ['can-buy-voucher']],
    ['can be booked and bought', both, neither, ['can-book-date', 'can-buy-voucher']],
  ])('by the page, where it %s: a config problem that names %4$s', (_, view, flags, names) => {
    const problem = checkModes('booking_voucher', view, flags);
    expect(problem).toMatchObject({ kind: 'unavailable', code: 'config' });
    for (const name of names) expect(problem?.detail).toContain(`${name}="false"`);
  });

  it('by the platform is the platform’s problem, whatever the page allows', () => {
    for (const flags of [open, noDate, noVoucher, neither]) {
      expect(checkModes('booking_voucher', none, flags)?.code).toBe('api');
    }
  });

  it.each([
    ['service_and_reservation', null],
    ['service_listing_and_reservation', null],
    ['service_menu_and_transport_order', null],
    ['transport_order', null],
    ['transport_order', bookable],
    ['menu_and_transport_order', bookable],
  ] as const)('%s is closed by can-book-date="false" too', (flow, view) => {
    expect(checkModes(flow, view, open)).toBeNull();
    const problem = checkModes(flow, view, noDate);
    expect(problem).toMatchObject({ kind: 'unavailable', code: 'config' });
    expect(problem?.detail).toContain('can-book-date="false"');
  });

  it.each(['transport_order', 'menu_and_transport_order'] as const)(
    '%s of an offer that is paid, or whose merchant is blocked, is closed by the platform',
    (flow) => {
      const blocked = { ...both, merchantStatus: BLOCKED_NEGATIVE_BALANCE };
      expect(checkModes(flow, sold, open)?.code).toBe('api');
      expect(checkModes(flow, blocked, open)?.code).toBe('api');
      expect(checkModes(flow, both, open)).toBeNull();
    },
  );

  it.each(['menu_only', 'product-checkout', 'campaign_offer_code'] as const)(
    '%s books no date, so no attribute closes it',
    (flow) => expect(checkModes(flow, null, neither)).toBeNull(),
  );

  it('never names an attribute that would not open it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(bookable, sold, both, none, null),
        fc.record({ canBookDate: fc.boolean(), canBuyVoucher: fc.boolean() }),
        fc.constantFrom(...FLOW_TYPES),
        (view, flags, flow) => {
          const detail = checkModes(flow, view, flags)?.detail ?? '';
          if (detail.includes('can-book-date')) {
            expect(checkModes(flow, view, { ...flags, canBookDate: true })).toBeNull();
          }
          if (detail.includes('can-buy-voucher')) {
            expect(checkModes(flow, view, { ...flags, canBuyVoucher: true })).toBeNull();
          }
        },
      ),
    );
  });
});

describe('the attributes behind a refused call', () => {
  const config = { ...NOTHING, campaignId: '999', entityId: 'zzz', shopId: '1', serviceId: '5' };

  it.each([
    ['getCampaign', 404, 'campaign="999", entity="zzz"'],
    ['getCampaign', 400, 'campaign="999", entity="zzz"'],
    ['getCampaignSlots', 404, 'campaign="999"'],
    ['getShop', 404, 'shop="1"'],
    ['getServiceSlots', 400, 'service="5"'],
    ['getCampaign', 500, ''],
    ['getCampaign', null, ''],
    ['getProfile', 404, ''],
  ])('%s with status %s: %s', (endpoint, status, attributes) => {
    expect(attributesOfCall({ endpoint, status }, config)).toBe(attributes);
  });

  it('never show who is signed in', () => {
    const signedIn = { ...config, userId: '1001', token: 'secret', sessionId: 'session' };
    const calls = ['getProfile', 'getShoppingCart', 'getCampaign'];
    const text = calls.map((endpoint) => attributesOfCall({ endpoint, status: 404 }, signedIn));
    expect(text.join()).not.toMatch(/1001|secret|session/);
  });
});
