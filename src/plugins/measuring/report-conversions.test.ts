import { describe, expect, it } from 'vitest';

import type { MapsConversion } from './maps-conversion.ts';
import { BOOKING_TYPE } from '../../features/offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { configAtom } from '../../context/checkout-context.ts';
import { DEFAULT_ENTITY_CONFIG } from '../../platform/api/schema/entity-config.ts';
import { voucherResultAtom } from '../../features/payment/state/payment-atoms.ts';
import { reservationAtom } from '../../features/booking/state/reservation-atom.ts';
import { createFakeHost, type FakeHost } from '../../../test/support/state/fake-host.ts';
import { A_RESERVATION, createFakeServer } from '../../../test/support/state/fake-server.ts';
import { DINNER, NOW } from '../../../test/support/state/start-at-login.ts';
import { startTestCheckout } from '../../../test/support/state/start-test-checkout.ts';
import { measure } from '../../../test/support/state/measure.ts';

const REFERRED = { shopId: '1', rwgToken: 'token-1', mapsPartnerId: '4711' };

/** One visit of a page; the cookies and the storage of `host` outlive it. */
async function visit(config: Partial<CheckoutConfig>, host: FakeHost = createFakeHost(NOW)) {
  const sent: MapsConversion[] = [];
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
  server.fetch = async (request) => {
    sent.push(await request.json());
    return new Response();
  };
  const store = await startTestCheckout(server, host, config);
  measure(store);
  const complete = async (transactionId: string) => {
    store.set(reservationAtom, { ...A_RESERVATION, transactionId });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { server, store, host, sent, complete };
}

describe('contract section 3 "Maps conversion"', () => {
  it('gets a transaction at the merchant that was referred', async () => {
    const { sent, complete } = await visit(REFERRED);
    await complete('9001');
    expect(sent).toEqual([
      { conversion_partner_id: 4711, rwg_token: 'token-1', merchant_changed: 2 },
    ]);
  });

  it('gets one at another merchant, in a later visit without a token', async () => {
    const { host } = await visit(REFERRED);
    const later = await visit({ ...REFERRED, rwgToken: null, shopId: '2' }, host);
    await later.complete('9002');
    expect(later.sent).toMatchObject([{ rwg_token: 'token-1', merchant_changed: 1 }]);
  });

  it('is notified once per transaction, also when a reload shows it again', async () => {
    const { host, sent, complete } = await visit(REFERRED);
    await complete('9001');
    await complete('9001');
    const reloaded = await visit(REFERRED, host);
    await reloaded.complete('9001');
    expect(sent).toHaveLength(1);
    expect(reloaded.sent).toEqual([]);
    await reloaded.complete('9002');
    expect(reloaded.sent).toHaveLength(1);
  });

  it('knows the partner from the brand where the page names none', async () => {
    const host = createFakeHost(NOW);
    const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
    const sent: MapsConversion[] = [];
    server.fetch = async (request) => {
      sent.push(await request.json());
      return new Response();
    };
    server.api.getEntityConfig = async () => ({
      ...DEFAULT_ENTITY_CONFIG,
      env: { ...DEFAULT_ENTITY_CONFIG.env, mapsPartnerId: '815' },
    });
    const config = { ...REFERRED, mapsPartnerId: null, hostName: 'brand.example' };
    const store = await startTestCheckout(server, host, config);
    measure(store);
    store.set(reservationAtom, A_RESERVATION);
    await expect.poll(() => sent).toMatchObject([{ conversion_partner_id: 815 }]);
  });

  it.each([
    ['paid', 1],
    ['reserved', 0],
  ] as const)('gets vouchers only once the server reports them paid: %s', async (status, times) => {
    const { store, sent } = await visit(REFERRED);
    store.set(voucherResultAtom, {
      paymentId: '31',
      method: 'card',
      status,
      amountCents: 4500,
      shownCents: null,
      count: 1,
      reference: null,
      activationCode: null,
      activationQrCode: null,
      owner: 'guest',
      otherOpen: false,
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(times);
  });

  it('takes a token that the page names later', async () => {
    const { store, sent, complete } = await visit({ ...REFERRED, rwgToken: null });
    store.set(configAtom, { ...store.get(configAtom), rwgToken: 'token-2' });
    await complete('9001');
    expect(sent).toMatchObject([{ rwg_token: 'token-2', merchant_changed: 2 }]);
  });

  it('stores and sends nothing with consent="necessary", and forgets a token of an earlier visit', async () => {
    const { host } = await visit(REFERRED);
    expect(host.cookies.read('mc_rwg')).toContain('token-1');
    const later = await visit({ ...REFERRED, consent: 'necessary' }, host);
    await later.complete('9001');
    expect([later.sent, host.cookies.read('mc_rwg')]).toEqual([[], null]);
  });

  it('follows consent that is given later from the next transaction on, also after a reload', async () => {
    const { store, host, sent, complete } = await visit({ ...REFERRED, consent: 'necessary' });
    await complete('9001');
    store.set(configAtom, { ...store.get(configAtom), consent: 'all' });
    await complete('9001');
    expect(sent).toEqual([]);
    const reloaded = await visit(REFERRED, host);
    await reloaded.complete('9001');
    expect(reloaded.sent).toEqual([]);
    await complete('9002');
    expect(sent).toMatchObject([{ rwg_token: 'token-1' }]);
  });

  it('stops at once when consent is withdrawn', async () => {
    const { store, host, sent, complete } = await visit(REFERRED);
    store.set(configAtom, { ...store.get(configAtom), consent: 'necessary' });
    expect(host.cookies.read('mc_rwg')).toBeNull();
    await complete('9001');
    expect(sent).toEqual([]);
  });

  it.each([
    ['without a partner', { ...REFERRED, mapsPartnerId: null }],
    ['without a token', { ...REFERRED, rwgToken: null }],
  ])('is never notified %s', async (_, config) => {
    const { sent, complete } = await visit(config);
    await complete('9001');
    expect(sent).toEqual([]);
  });
});
