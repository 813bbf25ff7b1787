import { describe, expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../features/offer/rules/booking-type.ts';
import { DEFAULT_ENTITY_CONFIG } from '../../platform/api/schema/entity-config.ts';
import { createFakeHost } from '../../../test/support/state/fake-host.ts';
import { aCampaign, createFakeServer } from '../../../test/support/state/fake-server.ts';
import { aShop } from '../../../test/support/state/fake-shop.ts';
import { configAtom } from '../../context/checkout-context.ts';
import type { CampaignInfo } from '../../features/offer/rules/campaign.ts';
import { campaignInfoAtom, shopAtom, slotsAtom } from '../../features/offer/state/offer-atoms.ts';
import { ApiError } from '../../platform/api/http/api-error.ts';
import { refreshAction, startCheckoutAction } from './start-checkout.ts';
import { startTestCheckout } from '../../../test/support/state/start-test-checkout.ts';

describe('spec section 4: "Entity config fetch is skipped on localhost"', () => {
  it.each([
    ['localhost', null, []],
    ['127.0.0.1', null, []],
    ['shop.example.pt', null, ['shop.example.pt']],
    ['localhost', 'www.example.pt', ['www.example.pt']],
    ['shop.example.pt', 'www.example.pt', ['www.example.pt']],
  ])('on %s with host-name %s it is asked for %o', async (hostname, hostName, asked) => {
    const names: string[] = [];
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    server.api.getEntityConfig = async (name) => {
      names.push(name);
      return DEFAULT_ENTITY_CONFIG;
    };
    const host = { ...createFakeHost(0), hostname: () => hostname };
    await startTestCheckout(server, host, { hostName });
    expect(names).toEqual(asked);
  });
});

describe('data that are loaded again', () => {
  const SLOT = { startTime: '2026-11-21T20:00:00+00:00', durationSec: 7200, capacity: 9 };
  const NOW = Date.parse('2026-11-20T10:00:00Z');

  it('are the newest ones for everybody who waits, where two ask for them at the same time', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    const store = await startTestCheckout(server, createFakeHost(NOW));
    const answers: ((info: CampaignInfo) => void)[] = [];
    server.api.getCampaign = () => new Promise((resolve) => answers.push(resolve));
    const first = store.set(refreshAction);
    const second = store.set(refreshAction);
    answers[1]?.(aCampaign({ campaignTitle: 'Newest' }));
    answers[0]?.(aCampaign({ campaignTitle: 'Older' }));
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(store.get(campaignInfoAtom)?.campaignView.campaignTitle).toBe('Newest');
  });

  it('stay as they are where one of them cannot be read, and come with the next try', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, [SLOT]);
    const store = await startTestCheckout(server, createFakeHost(NOW));
    const { getCampaignSlots } = server.api;
    server.api.getCampaignSlots = async () => {
      throw new ApiError('api', 'down', { status: 500 });
    };
    expect(await store.set(refreshAction)).toMatchObject({ kind: 'failed' });
    expect(store.get(slotsAtom)).toEqual([SLOT]);
    server.api.getCampaignSlots = getCampaignSlots;
    server.slots = [{ ...SLOT, capacity: 2 }];
    expect(await store.set(refreshAction)).toBeNull();
    expect(store.get(slotsAtom)).toEqual(server.slots);
  });

  it('of an earlier flow are gone in one that does not need them', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, [SLOT]);
    server.api.getShop = async () => aShop();
    const store = await startTestCheckout(server, createFakeHost(NOW), { shopId: '1' });
    expect(store.get(campaignInfoAtom)).not.toBeNull();
    store.set(configAtom, { ...store.get(configAtom), campaignId: null, menu: true });
    await store.set(startCheckoutAction);
    expect(store.get(shopAtom)?.id).toBe('1');
    expect([store.get(campaignInfoAtom), store.get(slotsAtom)]).toEqual([null, []]);
  });
});
