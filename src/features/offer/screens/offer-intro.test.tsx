// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { BOOKING_TYPE } from '../rules/booking-type.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { aCampaign, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { watchNearWindow } from '../../../../test/support/ui/near-window.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { OfferIntro } from './offer-intro.tsx';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';

const URL = 'https://cdn.example.pt/jantar.jpg';

async function show(imageLoader: string | null) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = { ...server.campaign, campaignImages: [{ url: URL, alt: 'Jantar' }] };
  const store = await startTestCheckout(server, createFakeHost(0), { imageLoader });
  const near = watchNearWindow();
  return { ...renderInCheckout(store, <OfferIntro />), ...near };
}

describe('the picture of an offer', () => {
  it('is asked for when it comes within 200 px of the window, and not before', async () => {
    const { all, come, margin } = await show(null);
    expect(all('img')).toHaveLength(0);
    expect(margin()).toBe('200px');
    come();
    expect(all('img')).toHaveLength(1);
  });

  it('is the merchant’s own where the page names no loader', async () => {
    const { find, come } = await show(null);
    come();
    expect(find('img').getAttribute('src')).toBe(URL);
    expect(find('img').getAttribute('srcset')).toBeNull();
  });

  it('that does not come leaves its place as it is', async () => {
    const { all, come, find } = await show(null);
    come();
    act(() => void find('img').dispatchEvent(new Event('error')));
    expect(all('img')).toHaveLength(0);
    expect(all('.mc-offer__picture')).toHaveLength(1);
  });

  it('is made by the page’s loader for screens of one and two device pixels, in a place that is kept', async () => {
    const { find, all, come } = await show('https://img.example.pt/{width}/{quality}?url={src}');
    come();
    expect(find('.mc-offer__picture').tagName).toBe('SPAN');
    await act(() => vi.dynamicImportSettled());
    expect(all('img')).toHaveLength(1);
    const made = (width: number) =>
      `https://img.example.pt/${width}/75?url=${encodeURIComponent(URL)}`;
    expect(find('img').getAttribute('srcset')).toBe(`${made(256)} 1x, ${made(384)} 2x`);
  });
});

describe('an offer’s discount', () => {
  const CAMPAIGN = { campaignType: BOOKING_TYPE.NORMAL, discount: -20, priceBeforeCents: null };

  it.each([
    ['is shown where the offer names no price to take it off', null, '20% off'],
    ['is in the price where there is one', 2500, '25,00\u00A0€ per person'],
  ])('%s', async (_, offerPriceCents, text) => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    server.campaign = aCampaign({ ...CAMPAIGN, offerPriceCents });
    const store = await startTestCheckout(server, createFakeHost(0));
    const { root } = renderInCheckout(store, <OfferIntro />, {
      'price.discount': [['percent'], '% off'],
      'price.perPerson': 'per person',
    });
    expect(root.textContent).toBe(text);
  });
});

describe('the merchant’s start note', () => {
  it.each([
    ['stands open when it is short', 'No dogs.', false],
    ['is folded when it would push the form out of view', 'No dogs. '.repeat(20), true],
  ])('%s', async (_, bookingStartNote, isFolded) => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    const bookingConfig = aBookingConfig({ bookingStartNote });
    server.campaign = { ...server.campaign, bookingConfig };
    const store = await startTestCheckout(server, createFakeHost(0));
    const { root } = renderInCheckout(store, <OfferIntro />);
    expect(root.textContent).toContain('No dogs.');
    expect(root.querySelector('details') !== null).toBe(isFolded);
  });
});
