import { describe, expect, it } from 'vitest';

import { userAtom } from '../../../context/checkout-context.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { aShop } from '../../../../test/support/state/fake-shop.ts';
import { NO_CART } from '../../../../test/support/order/switch-account.ts';
import { normalServer, NOW } from '../../../../test/support/state/start-flow.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import type { AllCalls } from '../../../../test/support/api/calls.ts';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';

const MASSAGE = {
  id: '7',
  serviceName: 'Massagem',
  serviceDescription: '',
  bookingConfig: aBookingConfig(),
  minimumTimeBeforeBooking: 0,
  priceCents: 4500,
  estimatedServiceDurationSeconds: 3600,
  subcategoryId: null,
};

/** The pages whose starts make every call of the area, and these calls. */
const STARTS: [name: string, config: Partial<CheckoutConfig>, calls: (keyof AllCalls)[]][] = [
  [
    'a booking',
    { hostName: 'loja.example' },
    ['getEntityConfig', 'getProfile', 'getCampaign', 'getCampaignSchedule', 'getCampaignSlots'],
  ],
  [
    'points',
    { campaignId: null, qr: true, offerCode: 'POINTS10' },
    ['getProfile', 'getCampaignByOfferCode'],
  ],
  [
    'a service',
    { campaignId: null, services: true, shopId: '1', serviceId: '7' },
    ['getProfile', 'getShop', 'getServiceSlots'],
  ],
  ['a list of services', { campaignId: null, services: true, shopId: '1' }, ['getCategories']],
  ['products', { campaignId: null, products: true, shopId: '1' }, ['getShoppingCart']],
];

/** Starts as Ana, by her cookies, on a server that refuses one call with 401 so many times. */
async function startRefused(config: Partial<CheckoutConfig>, call: keyof AllCalls, times: number) {
  const host = createFakeHost(NOW);
  host.cookies.write(USER_ID_COOKIE, A_USER.id, null);
  host.cookies.write(TOKEN_COOKIE, A_USER.token, null);
  const server = normalServer();
  server.user = A_USER;
  server.campaign = { ...server.campaign, obtainMethod: 'qrcode_scan' };
  const shop = { ...aShop(), services: [MASSAGE] };
  const api: AllCalls = {
    ...server.api,
    getShop: async () => shop,
    getServiceSlots: async () => [],
    getShoppingCart: async () => NO_CART,
  };
  const asked: string[] = [];
  const refuse = async () => {
    asked.push(call);
    if (asked.length > times) return Reflect.apply(api[call], api, []);
    throw new ApiError('auth', 'expired', { status: 401, endpoint: call });
  };
  server.api = { ...api, [call]: refuse };
  const store = await startTestCheckout(server, host, config);
  return { store, host, server, asked };
}

describe.each(STARTS)('a start of %s', (_, config, calls) => {
  it.each(calls)(
    'where %s is refused once asks once more, as a guest, and says so',
    async (call) => {
      const { store, host, server, asked } = await startRefused(config, call, 1);
      expect(store.get(flowStatusAtom)).toEqual({ status: 'ready' });
      expect([store.get(userAtom), host.cookies.read(TOKEN_COOKIE)]).toEqual([null, null]);
      expect(asked.length).toBeLessThanOrEqual(2);
      expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'errors.externalSignIn' });
      expect(host.receivedEvents.filter(({ name }) => name === 'error')).toHaveLength(1);
      expect(server.bookings).toEqual([]);
    },
  );

  it.each(calls.filter((call) => call !== 'getProfile'))(
    'where %s is always refused asks twice, and fails with one error',
    async (call) => {
      const { store, host, asked } = await startRefused(config, call, 99);
      expect(store.get(flowStatusAtom).status).toBe('failed');
      expect(asked).toHaveLength(2);
      expect(host.receivedEvents.filter(({ name }) => name === 'error')).toHaveLength(1);
    },
  );
});
