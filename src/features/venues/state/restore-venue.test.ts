import { describe, expect, it } from 'vitest';

import { createFakeHost, type FakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { NOW, SLOTS } from '../../../../test/support/state/booking-at-confirm.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { chosenVenueAtom, configAtom, pageConfigAtom } from '../../../context/checkout-context.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import type { Venue } from '../../../lib/config/venues.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { chooseAgainAction, chooseVenueAction } from './venues-state.ts';

const venueOf = (name: string, campaign: string): Venue => ({
  name,
  shop: null,
  campaign,
  service: null,
  area: null,
  latitude: null,
  longitude: null,
});
const ALFAMA = venueOf('Alfama', '101');
const FADO = venueOf('Fado', '102');

/** A page that lists two venues, and how it and the customer use it. */
async function openList(host: FakeHost, named: Partial<CheckoutConfig> = {}) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
  const config = { campaignId: null, venues: [ALFAMA, FADO], ...named };
  const store = await startTestCheckout(server, host, config);
  return {
    shown: () => store.get(chosenVenueAtom)?.venue.name ?? store.get(currentEntryAtom)?.step,
    back: () => store.set(chooseAgainAction),
    choose: (venue: Venue) => store.set(chooseVenueAction, venue),
    async change(part: Partial<CheckoutConfig>) {
      const page = store.get(pageConfigAtom) ?? store.get(configAtom);
      store.set(configAtom, { ...page, ...part });
      await store.set(startCheckoutAction, null);
    },
  };
}

describe('a campaign that the page sets beside venues, as a map does', () => {
  /** The second pin is pressed, another venue chosen from the list, and the first pin pressed. */
  async function pressPins(host: FakeHost) {
    const page = await openList(host);
    await page.change({ campaignId: '102' });
    expect(page.shown()).toBe('Fado');
    await page.back();
    await page.choose(ALFAMA);
    await page.change({ campaignId: '101' });
    expect(page.shown()).toBe('Alfama');
    return page;
  }

  it('opens its venue, although the customer once left that one for another', async () => {
    const host = createFakeHost(NOW);
    const page = await pressPins(host);
    await page.change({ campaignId: '102' });
    expect(page.shown()).toBe('Fado');
    const again = await openList(host, { campaignId: '102' });
    expect(again.shown()).toBe('Fado');
  });

  it('leads to the list once it names none, although a venue was chosen there before', async () => {
    const page = await openList(createFakeHost(NOW));
    await page.choose(ALFAMA);
    await page.change({ campaignId: '102' });
    await page.change({ campaignId: null });
    expect(page.shown()).toBe('venues');
  });

  it('leaves the customer on the list where another attribute changes', async () => {
    const page = await openList(createFakeHost(NOW), { campaignId: '102' });
    await page.back();
    await page.change({ reservationType: null });
    expect(page.shown()).toBe('venues');
  });

  it('leaves the customer on the list also where it changed while its venue was shown', async () => {
    const page = await openList(createFakeHost(NOW));
    await page.change({ campaignId: '102' });
    await page.change({ reservationType: null });
    await page.back();
    await page.change({ reservationType: 'normal' });
    expect(page.shown()).toBe('venues');
  });

  it('gives way to the venue that the customer chose before a reload', async () => {
    const host = createFakeHost(NOW);
    const page = await openList(host, { campaignId: '102' });
    await page.back();
    await page.choose(ALFAMA);
    const again = await openList(host, { campaignId: '102' });
    expect(again.shown()).toBe('Alfama');
  });
});
