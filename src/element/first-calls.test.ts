import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import type { ApiContext } from '../platform/api/api-context.ts';
import { createTestApi, TEST_CALLS, TEST_USER } from '../../test/support/api/calls.ts';
import type { FlowNeed } from '../flow/flow-table.ts';
import { currentSlotPeriod } from '../platform/api/slot-period.ts';
import { startFirstCalls, takeOrFetch } from './first-calls.ts';
import { createTestContext, jsonAnswer, TEST_NOW } from '../../test/support/api/test-context.ts';

const TARGET = {
  campaignId: '101',
  offerCode: null,
  shopId: '2',
  serviceId: 'svc-1',
  hostname: 'shop.example.pt',
  ...TEST_USER,
};
const ALL: readonly FlowNeed[] = [
  'campaign',
  'schedule',
  'slots',
  'shop',
  'serviceSlots',
  'categories',
  'cart',
];

/** Answers each call by its path with a valid body. */
function answerByPath(request: Request): Response {
  const { pathname } = new URL(request.url);
  const named: [string, unknown][] = [
    ['entity/config', TEST_CALLS.getEntityConfig.body],
    ['client/profile', TEST_CALLS.getProfile.body],
    ['available-slots', TEST_CALLS.getCampaignSlots.body],
    ['campaigns/', TEST_CALLS.getCampaign.body],
    ['schedule', TEST_CALLS.getCampaignSchedule.body],
    ['rest/shop/', TEST_CALLS.getShop.body],
    ['category', TEST_CALLS.getCategories.body],
    ['shopping-cart', TEST_CALLS.getShoppingCart.body],
  ];
  return jsonAnswer(named.find(([part]) => pathname.includes(part))?.[1]);
}

function setUp(changes: Partial<ApiContext> = {}) {
  const early: Request[] = [];
  const { context } = createTestContext([], {
    fetch: async (request) => {
      early.push(request);
      return answerByPath(request);
    },
    ...changes,
  });
  return { context, early };
}

function withEarly(context: ApiContext, calls: Map<string, Promise<Response>>) {
  const late: Request[] = [];
  const fetch = takeOrFetch(calls, async (request) => {
    late.push(request);
    return answerByPath(request);
  });
  return { api: createTestApi({ ...context, fetch }), late };
}

describe('the first calls', () => {
  it('are the very calls that the app makes afterwards, each answered once', async () => {
    const { context, early } = setUp();
    const calls = startFirstCalls(ALL, TARGET, context);
    expect(early).toHaveLength(9);

    const later = { ...context, now: () => TEST_NOW + 20_000 };
    const { api, late } = withEarly(later, calls);
    const period = currentSlotPeriod(later.now());
    await Promise.all([
      api.getEntityConfig('shop.example.pt'),
      api.getProfile(TEST_USER),
      api.getCampaign('101'),
      api.getCampaignSchedule('101'),
      api.getCampaignSlots('101', period),
      api.getShop('2'),
      api.getServiceSlots('svc-1', period),
      api.getCategories(),
      api.getShoppingCart('2', TEST_USER.token),
    ]);
    expect(late).toHaveLength(0);

    await api.getCampaign('101');
    expect(late.map((request) => request.url)).toEqual([early[0]?.url]);
  });

  it('answer the app for the calendar though the minute has turned', async () => {
    const { context } = setUp();
    const calls = startFirstCalls(['slots', 'serviceSlots'], TARGET, context);

    const { api, late } = withEarly(context, calls);
    const period = currentSlotPeriod(TEST_NOW + 60_000);
    await api.getCampaignSlots('101', period);
    await api.getServiceSlots('svc-1', period);
    expect(late).toHaveLength(0);
  });

  it('ask nothing that the flow does not need', () => {
    const { context, early } = setUp();
    startFirstCalls(['shop'], { ...TARGET, hostname: null, token: null }, context);
    expect(early.map((request) => new URL(request.url).pathname)).toEqual(['/base/rest/shop/2']);
  });

  it('find a campaign by its offer code when the page names no id', () => {
    const { context, early } = setUp();
    const target = {
      ...TARGET,
      campaignId: null,
      offerCode: 'POINTS10',
      hostname: null,
      token: null,
    };
    startFirstCalls(['campaign', 'schedule', 'slots'], target, context);
    expect(early.map((request) => new URL(request.url).pathname)).toEqual([
      '/base/rest/v1/web/campaigns/by-offer-code/POINTS10',
    ]);
  });

  it.each(['..', '../x', 'x'.repeat(65), ''])('are not made with the id %j', (id) => {
    const { context, early } = setUp();
    const target = {
      ...TARGET,
      campaignId: id,
      shopId: id,
      serviceId: id,
      hostname: null,
      token: null,
    };
    startFirstCalls(['campaign', 'schedule', 'slots', 'shop', 'serviceSlots'], target, context);
    expect(early).toHaveLength(0);
  });

  it('are not mixed up between two users or two languages', async () => {
    const { context, early } = setUp();
    const calls = startFirstCalls(['campaign'], TARGET, context);
    const started = early.length;
    const { api, late } = withEarly({ ...context, language: () => 'es_ES' }, calls);
    await api.getCampaign('101');
    await api.getProfile({ ...TEST_USER, token: 'other' });
    expect(early).toHaveLength(started);
    expect(late).toHaveLength(2);
  });

  it('that fail are no unhandled rejection, and the read is tried again', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { context } = setUp({
      fetch: async () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const calls = startFirstCalls(['campaign', 'schedule'], TARGET, context);
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();

    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { api, late } = withEarly(context, calls);
    await expect(api.getCampaign('101')).resolves.toMatchObject({ shopName: 'Tasca da Rita' });
    expect(late).toHaveLength(1);
  });

  it('end with the element', () => {
    const { context, early } = setUp();
    const controller = new AbortController();
    startFirstCalls(['campaign'], TARGET, context, { signal: controller.signal });
    controller.abort();
    expect(early.map((request) => request.signal.aborted)).toEqual([true, true, true]);
  });

  it('cannot outlive the abort of the call that takes their answer', async () => {
    const { context } = setUp({ fetch: () => new Promise(() => undefined) });
    const { api } = withEarly(context, startFirstCalls(['campaign'], TARGET, context));
    const controller = new AbortController();
    const call = api.getCampaign('101', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toBe(controller.signal.reason);
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
