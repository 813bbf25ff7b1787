import { describe, expect, test } from 'vitest';

import { ApiError } from '../../platform/api/http/api-error.ts';
import { BLOCKED_NEGATIVE_BALANCE } from '../../features/offer/rules/campaign.ts';
import { contactAtom } from '../../features/contact/state/contact-atom.ts';
import { currentEntryAtom, flowStatusAtom, stepChangesAtom } from './flow-atoms.ts';
import type { Shop } from '../../features/offer/rules/shop-services.ts';
import { campaignInfoAtom, slotsAtom, shopAtom } from '../../features/offer/state/offer-atoms.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../platform/host/account/middleware-cookies.ts';
import { aCampaign, A_USER } from '../../../test/support/state/fake-server.ts';
import { createFakeHost, type FakeHost } from '../../../test/support/state/fake-host.ts';
import { startTestCheckout } from '../../../test/support/state/start-test-checkout.ts';
import { stepNoticeAtom } from '../../context/problems.ts';
import { userAtom, configAtom } from '../../context/checkout-context.ts';
import { refreshAction, startCheckoutAction } from './start-checkout.ts';
import { NOW, normalServer, start } from '../../../test/support/state/start-flow.ts';

const A_SHOP: Shop = {
  id: '2',
  name: 'Termas da Vila',
  phone: null,
  addressView: null,
  priceListView: null,
  services: [],
};

describe('what keeps a flow from being shown', () => {
  const unavailable = { ...aCampaign(), isAvailable: false };
  const blocked = aCampaign({
    offer: true,
    isFreeOffer: true,
    canBuyVoucher: false,
    merchantStatus: BLOCKED_NEGATIVE_BALANCE,
  });
  const notFound = async () => {
    throw new ApiError('api', 'no such campaign', { status: 404, endpoint: 'getCampaign' });
  };

  test.each([
    ['a booking flow without a campaign', { campaignId: null }, {}, 'notProvided', 'config'],
    ['an offer-code flow without a code', { qr: true }, {}, 'notProvided', 'config'],
    ['a menu flow without a shop', { menu: true, campaignId: null }, {}, 'notProvided', 'config'],
    ['a campaign that is not available', {}, { campaign: unavailable }, 'unavailable', 'api'],
    ['a campaign whose merchant is blocked', {}, { campaign: blocked }, 'unavailable', 'api'],
    [
      'an offer that the page alone keeps from being booked',
      { canBookDate: false },
      {},
      'unavailable',
      'config',
    ],
  ] as const)(
    '%s: one clear problem, one event, one warning',
    async (_, config, answers, kind, code) => {
      const server = Object.assign(normalServer(), answers);
      const { store, host } = await start(config, server);
      expect(store.get(flowStatusAtom)).toMatchObject({
        status: 'failed',
        problem: { kind, code },
      });
      expect(host.receivedEvents.filter((event) => event.name === 'error')).toHaveLength(1);
      expect(host.warnings).toHaveLength(1);
    },
  );

  test('services of a page that lets nothing be booked are closed by the page', async () => {
    const server = normalServer();
    server.api.getShop = async () => A_SHOP;
    const config = { services: true, shopId: '2', campaignId: null, canBookDate: false };
    const { store, host } = await start(config, server);
    expect(store.get(flowStatusAtom)).toMatchObject({
      problem: { kind: 'unavailable', code: 'config' },
    });
    expect(host.warnings).toEqual([expect.stringContaining('can-book-date="false"')]);
  });

  test('a campaign that does not exist is invalid, and its attributes are named to the page', async () => {
    const server = normalServer();
    server.api.getCampaign = notFound;
    const { store, host } = await start({ campaignId: '999', entityId: 'zzz' }, server);
    expect(store.get(flowStatusAtom)).toMatchObject({ problem: { kind: 'invalid', status: 404 } });
    expect(host.warnings).toEqual([expect.stringContaining('campaign="999", entity="zzz"')]);
  });

  test('ids that the server refuses are named to the page', async () => {
    const server = normalServer();
    server.api.getCampaign = async () => {
      const detail = { status: 400, endpoint: 'getCampaign' };
      throw new ApiError('validation', 'getCampaign: HTTP status 400', detail);
    };
    const { host } = await start({ entityId: 'zzz' }, server);
    expect(host.warnings).toEqual([expect.stringContaining('entity="zzz"')]);
  });

  const service = { services: true, serviceId: '99', shopId: '2', campaignId: null };

  test.each([
    ['is not among the shop’s', async () => []],
    [
      'has no calendar',
      async () => {
        throw new ApiError('api', 'no', { status: 404, endpoint: 'getServiceSlots' });
      },
    ],
  ])('a service that %s is not found', async (_, getServiceSlots) => {
    const server = normalServer();
    Object.assign(server.api, { getServiceSlots, getShop: async () => A_SHOP });
    const { store } = await start(service, server);
    expect(store.get(flowStatusAtom)).toMatchObject({ problem: { kind: 'serviceNotFound' } });
  });

  test('any other failure has the server’s message', async () => {
    const server = normalServer();
    server.api.getCampaignSchedule = async () => {
      throw new ApiError('api', 'boom', { status: 500, serverMessage: 'Volte mais tarde.' });
    };
    const { store } = await start({}, server);
    expect(store.get(flowStatusAtom)).toMatchObject({
      problem: { kind: 'failed', serverMessage: 'Volte mais tarde.' },
    });
  });
});

describe('who is signed in', () => {
  test('the page names the user: the profile is read and fills the form', async () => {
    const server = normalServer();
    server.user = A_USER;
    const { store } = await start({ userId: '1001', token: 'token-ana' }, server);
    expect(store.get(userAtom)?.username).toBe('ana@example.com');
    expect(store.get(contactAtom)).toMatchObject({ name: 'Ana Sousa', phone: '912345678' });
  });

  test('the page hears of who signed in by what it names, once, and of their going', async () => {
    const server = normalServer();
    server.user = A_USER;
    const named = { userId: '1001', token: 'token-ana' };
    const { store, host } = await start(named, server);
    const receivedEvents = () =>
      host.receivedEvents.filter(({ name }) => /^log(in|out)$/.test(name));
    expect(receivedEvents()).toEqual([{ name: 'login', detail: { userId: '1001' } }]);
    await store.set(startCheckoutAction);
    await store.set(refreshAction);
    expect(receivedEvents()).toHaveLength(1);
    store.set(configAtom, { ...store.get(configAtom), userId: null, token: null });
    await store.set(startCheckoutAction, null);
    expect(receivedEvents().slice(1)).toEqual([{ name: 'logout', detail: {} }]);
    store.set(configAtom, { ...store.get(configAtom), ...named });
    await store.set(startCheckoutAction, null);
    expect(receivedEvents().slice(2)).toEqual([{ name: 'login', detail: { userId: '1001' } }]);
  });

  test('a token that the server refuses is dropped with its cookies, and the flow starts as a guest', async () => {
    const server = normalServer();
    const host = createFakeHost(NOW);
    host.cookies.write(USER_ID_COOKIE, '1001', null);
    host.cookies.write(TOKEN_COOKIE, 'stale', null);
    const store = await startTestCheckout(server, host);
    expect(server.calls.filter((call) => call === 'getProfile')).toHaveLength(1);
    expect(host.cookies.read(TOKEN_COOKIE)).toBeNull();
    expect(store.get(flowStatusAtom).status).toBe('ready');
    expect(store.get(userAtom)).toBeNull();
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'errors.externalSignIn' });
  });

  const refuse = async () => {
    throw new ApiError('auth', 'refused', { status: 401, endpoint: 'getCampaign' });
  };
  const errorsOf = ({ receivedEvents }: FakeHost) =>
    receivedEvents.filter(({ name }) => name === 'error');

  test.each([
    ['of a signed-in customer', { userId: '1001', token: 'stale' }],
    ['of a guest', {}],
  ])('a 401 that lasts, %s, is one event and one warning', async (_, config) => {
    const server = normalServer();
    server.api.getCampaign = refuse;
    const { store, host } = await start(config, server);
    expect(store.get(flowStatusAtom).status).toBe('failed');
    expect(errorsOf(host)).toMatchObject([{ detail: { code: 'auth', status: 401 } }]);
    expect(host.warnings).toHaveLength(1);
  });

  test('a 401 without any sign-in that the second try does not meet is no event and no remark', async () => {
    const server = normalServer();
    const { api } = server;
    let tries = 0;
    server.api = {
      ...api,
      getCampaign: async (...call) => {
        tries += 1;
        return tries === 1 ? refuse() : api.getCampaign(...call);
      },
    };
    const { store, host } = await start({}, server);
    expect(store.get(flowStatusAtom).status).toBe('ready');
    expect(errorsOf(host)).toEqual([]);
    expect(host.warnings).toEqual([]);
    expect(store.get(stepNoticeAtom)).toBeNull();
  });

  test('a sign-in that the server refuses is one event where the flow starts without it', async () => {
    const { store, host } = await start({ userId: '1001', token: 'stale' });
    expect(store.get(flowStatusAtom).status).toBe('ready');
    expect(errorsOf(host)).toMatchObject([{ detail: { code: 'auth' } }]);
  });

  test.each([403, 404])(
    'a token of another merchant (%i) is no dead end either',
    async (status) => {
      const server = normalServer();
      server.api.getProfile = async () => {
        throw new ApiError('api', 'not of this merchant', { status });
      };
      const { store, host } = await start({ userId: '1001', token: 'other' }, server);
      expect(store.get(flowStatusAtom).status).toBe('ready');
      expect(store.get(userAtom)).toBeNull();
      expect(host.account.isRefused('other')).toBe(true);
      expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'errors.externalSignIn' });
    },
  );
});

describe('an order of cart items', () => {
  const order = { campaignId: null, shopId: '2', cartItems: [{ id: '1', productId: '1', qty: 1 }] };

  test('starts with its shop alone', async () => {
    const server = normalServer();
    server.api.getShop = async () => A_SHOP;
    const { store } = await start(order, server);
    expect(store.get(flowStatusAtom).status).toBe('ready');
    expect(store.get(shopAtom)).toEqual(A_SHOP);
    expect(server.calls).toEqual([]);
  });

  test('knows nothing of the campaign that the page named before', async () => {
    const server = normalServer();
    server.campaign = { ...aCampaign(), isAvailable: true };
    server.api.getShop = async () => A_SHOP;
    const { store } = await start({}, server);
    expect(store.get(campaignInfoAtom)).not.toBeNull();
    store.set(configAtom, { ...store.get(configAtom), ...order });
    await store.set(startCheckoutAction, null);
    expect(store.get(currentEntryAtom)?.flow).toBe('transport_order');
    expect(store.get(campaignInfoAtom)).toBeNull();
    expect(store.get(slotsAtom)).toEqual([]);
  });
});

test('a heading takes the focus only of what a later start takes away', async () => {
  const host = createFakeHost(NOW);
  host.holdsFocus = () => true;
  const store = await startTestCheckout(normalServer(), host, {});
  expect(store.get(stepChangesAtom)).toBe(0);
  await store.set(startCheckoutAction);
  expect(store.get(stepChangesAtom)).toBe(1);
  const givenUp = store.set(startCheckoutAction);
  host.holdsFocus = () => false;
  await Promise.all([givenUp, store.set(startCheckoutAction)]);
  expect(store.get(stepChangesAtom)).toBe(1);
  await store.set(startCheckoutAction);
  expect(store.get(stepChangesAtom)).toBe(0);
});
