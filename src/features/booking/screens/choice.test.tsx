// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { CampaignView } from '../../offer/rules/campaign.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { modeAtom } from '../../offer/state/choice-atoms.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { aCampaign, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import Choice from './choice.tsx';

async function show(view: Partial<CampaignView>, config: Partial<CheckoutConfig> = {}) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = aCampaign({ offer: true, isFreeOffer: true, ...view });
  const store = await startTestCheckout(server, createFakeHost(0), config);
  // The view of the voucher tab never loads: this test is about the tabs.
  store.set(servicesAtom, { ...store.get(servicesAtom), loadCatalog: () => new Promise(() => {}) });
  const shown = renderInCheckout(store, <Choice />);
  return { ...shown, store, tabs: shown.all('[role="tab"]').map((tab) => tab.textContent) };
}

it('spec section 2: two tabs, "book a date" and "buy voucher"; a press changes what is bought', async () => {
  const { tabs, all, click, store } = await show({});
  expect(tabs).toEqual(['choice.tabs.book', 'choice.tabs.voucher']);
  all('[role="tab"]').slice(1).forEach(click);
  expect(store.get(modeAtom)).toBe('voucher');
});

it('spec section 2: "the premium variant has its own titles"', async () => {
  const { tabs } = await show({ chargeValueCents: 500 }, { defaultView: 'premium' });
  expect(tabs).toEqual(['reservationType.normal', 'reservationType.smart']);
});

it('is no choice where the offer allows one of the two alone', async () => {
  expect((await show({ canBuyVoucher: false })).tabs).toEqual([]);
});
