import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ApiContext } from '../platform/api/api-context.ts';
import { createTestApi, TEST_CALLS, TEST_USER } from '../../test/support/api/calls.ts';
import { A_CONFIG, startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { createClient } from '../platform/api/http/http-client.ts';
import type { FlowType } from '../flow/flow-table.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { currentSlotPeriod } from '../platform/api/slot-period.ts';
import { startFirstCalls } from './first-calls.ts';
import { createTestContext, jsonAnswer, TEST_NOW } from '../../test/support/api/test-context.ts';

const CONFIG: CheckoutConfig = {
  ...A_CONFIG,
  shopId: '2',
  serviceId: 'svc-1',
  sessionId: 'session-9',
  ...TEST_USER,
};
const GUEST = { userId: null, token: null } as const;

beforeEach(() => {
  vi.stubGlobal('window', { location: { hostname: 'shop.example.pt' } });
  vi.setSystemTime(TEST_NOW);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers each call by its path with a valid body. */
function answerByPath(request: Request): Response {
  const { pathname } = new URL(request.url);
  const named: [string, unknown][] = [
    ['entity/config', TEST_CALLS.getEntityConfig.body],
    ['client/profile', TEST_CALLS.getProfile.body],
    ['available-slots', TEST_CALLS.getCampaignSlots.body],
    ['resources', TEST_CALLS.getServiceResources.body],
    ['campaigns/', TEST_CALLS.getCampaign.body],
    ['schedule', TEST_CALLS.getCampaignSchedule.body],
    ['rest/shop/', TEST_CALLS.getShop.body],
    ['category', TEST_CALLS.getCategories.body],
    ['shopping-cart', TEST_CALLS.getShoppingCart.body],
  ];
  return jsonAnswer(named.find(([part]) => pathname.includes(part))?.[1]);
}

/** The first calls of a flow, and the app that makes the same calls afterwards. */
function start(
  flow: FlowType,
  changes: Partial<CheckoutConfig> = {},
  answer: (request: Request) => Response | Promise<Response> = answerByPath,
) {
  const config = { ...CONFIG, ...changes };
  const asked: Request[] = [];
  const controller = new AbortController();
  const fetch = startFirstCalls(
    flow,
    config,
    async (request) => {
      asked.push(request);
      return answer(request);
    },
    controller.signal,
  );
  const early = asked.splice(0);
  const contextOf = (own: Partial<ApiContext> = {}) => {
    const { middleware, entityId, providerId, clientApplication, channel, channelManager } = config;
    const { context } = createTestContext([], {
      middleware,
      entityId,
      providerId,
      clientApplication,
      channel,
      channelManager,
      sessionId: () => config.sessionId,
      fetch,
      ...own,
    });
    return context;
  };
  const apiOf = (own: Partial<ApiContext> = {}) => createTestApi(contextOf(own));
  return { early, late: asked, controller, config, contextOf, apiOf, api: apiOf() };
}

const pathsOf = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname);

describe('the first calls', () => {
  const period = () => currentSlotPeriod(TEST_NOW + 20_000);

  it.each<[FlowType, (api: ReturnType<typeof createTestApi>) => Promise<unknown>[]]>([
    [
      'booking_voucher',
      (api) => [
        api.getCampaign('101'),
        api.getCampaignSchedule('101'),
        api.getCampaignSlots('101', period()),
      ],
    ],
    [
      'service_and_reservation',
      (api) => [
        api.getShop('2'),
        api.getServiceSlots('svc-1', period()),
        api.getServiceResources('svc-1'),
      ],
    ],
    ['service_listing_and_reservation', (api) => [api.getShop('2'), api.getCategories()]],
    ['product-checkout', (api) => [api.getShoppingCart('2', TEST_USER.token)]],
  ])(
    'are the very calls that the app makes afterwards, each answered once: %s',
    async (flow, own) => {
      const { early, late, api } = start(flow);
      const calls = [
        ...own(api),
        api.getEntityConfig('shop.example.pt'),
        api.getProfile(TEST_USER),
      ];
      await Promise.all(calls);
      expect(early).toHaveLength(calls.length);
      expect(late).toEqual([]);

      await api.getProfile(TEST_USER);
      expect(pathsOf(late)).toEqual(['/rest/client/profile/77']);
    },
  );

  it.each<[FlowType, Partial<CheckoutConfig>]>([
    ['booking_voucher', {}],
    ['service_and_reservation', { campaignId: null, services: true }],
    ['service_listing_and_reservation', { campaignId: null, services: true, serviceId: null }],
    ['product-checkout', { campaignId: null, products: true, serviceId: null }],
    ['campaign_offer_code', { campaignId: null, qr: true, offerCode: 'POINTS10' }],
  ])(
    'are each used once by the start of the flow %s, which asks for nothing twice',
    async (flow, target) => {
      const { early, late, config, contextOf } = start(flow, target);
      const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
      server.call = createClient(() => contextOf());
      const host = { ...createFakeHost(TEST_NOW), hostname: () => 'shop.example.pt' };
      const store = await startTestCheckout(server, host, config);
      expect(store.get(flowStatusAtom).status).not.toBe('loading');
      expect(late.filter(({ url }) => early.some((call) => call.url === url))).toEqual([]);
      const needed = pathsOf(early);
      expect(new Set(needed).size).toBe(needed.length);
      expect(pathsOf(late).filter((path) => needed.includes(path))).toEqual([]);
    },
  );

  it('answer the app for the calendar though the minute has turned', async () => {
    const next = currentSlotPeriod(TEST_NOW + 60_000);
    const booking = start('booking_voucher');
    await booking.api.getCampaignSlots('101', next);
    const service = start('service_and_reservation');
    await service.api.getServiceSlots('svc-1', next);
    expect([...booking.late, ...service.late]).toEqual([]);
  });

  it('ask nothing that the flow does not need', () => {
    vi.stubGlobal('window', { location: { hostname: 'localhost' } });
    const { early } = start('menu_only', GUEST);
    expect(pathsOf(early)).toEqual(['/rest/shop/2']);
  });

  it('find a campaign by its offer code when the page names no id', () => {
    vi.stubGlobal('window', { location: { hostname: 'localhost' } });
    const { early } = start('booking_voucher', {
      ...GUEST,
      campaignId: null,
      offerCode: 'POINTS10',
    });
    expect(pathsOf(early)).toEqual(['/rest/v1/web/campaigns/by-offer-code/POINTS10']);
  });

  it.each(['..', '../x', 'x'.repeat(65), ''])('are not made with the id %j', (id) => {
    vi.stubGlobal('window', { location: { hostname: 'localhost' } });
    const bad = { ...GUEST, campaignId: id, shopId: id, serviceId: id };
    expect(start('booking_voucher', bad).early).toEqual([]);
    expect(start('service_and_reservation', bad).early).toEqual([]);
  });

  it('are not mixed up between two users or two languages', async () => {
    const { late, api, apiOf } = start('booking_voucher');
    await apiOf({ language: () => 'es_ES' }).getCampaign('101');
    await api.getProfile({ ...TEST_USER, token: 'other' });
    expect(late).toHaveLength(2);
  });

  it('that fail are no unhandled rejection, and the read is tried again', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    let isUp = false;
    const { late, api } = start('booking_voucher', {}, (request) => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return answerByPath(request);
    });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();

    isUp = true;
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await expect(api.getCampaign('101')).resolves.toMatchObject({ shopName: 'Tasca da Rita' });
    expect(late).toHaveLength(1);
  });

  it('end with the element', () => {
    const { early, controller } = start('booking_voucher');
    controller.abort();
    expect(early.map((request) => request.signal.aborted)).toEqual(Array(5).fill(true));
  });

  it('cannot outlive the abort of the call that takes their answer', async () => {
    const { api } = start('booking_voucher', {}, () => new Promise(() => undefined));
    const controller = new AbortController();
    const call = api.getCampaign('101', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toBe(controller.signal.reason);
  });

  const CART = '/rest/v1/web/shopping-cart';

  it('ask for the cart of the session that the page names', () => {
    expect(pathsOf(start('product-checkout').early)).toContain(CART);
  });

  it('leave a cart that only a cookie may know to the app', () => {
    expect(pathsOf(start('product-checkout', { sessionId: null }).early)).not.toContain(CART);
  });

  it('leave the cart of an account from a link to the app, which names the account first', () => {
    expect(pathsOf(start('product-checkout', { linked: ['token'] }).early)).not.toContain(CART);
  });
});

describe('the first slot period', () => {
  it('is the current minute in ISO 8601 without ms, for 30 days', () => {
    expect(currentSlotPeriod(TEST_NOW)).toEqual({
      startPeriod: '2027-01-15T12:00:00Z',
      untilMinutes: 43_200,
    });
  });

  it('never lies in the future and never a whole minute back', () => {
    const moments = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const { startPeriod } = currentSlotPeriod(moment.getTime());
        expect(startPeriod).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/);
        const back = moment.getTime() - Date.parse(startPeriod);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThan(60_000);
      }),
    );
  });
});
