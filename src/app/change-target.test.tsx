// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';

import { renderInCheckout } from '../../test/support/screens/render-in-checkout.tsx';
import {
  phaseOf,
  startOpen,
  untilPhase,
  type Checkout,
} from '../../test/support/state/start-at-payment.ts';
import { waitFor } from '../../test/support/state/wait-for.ts';
import { configAtom } from '../context/checkout-context.ts';
import { savedStateAtom, savedStateKeyAtom } from '../flow/state/saved-state.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import {
  changeTargetAction,
  hasPaymentElsewhereAtom,
  returnToPaymentAction,
} from './change-target.ts';
import PaymentElsewhereNotice from './payment-elsewhere-notice.tsx';

/** The page changes its attributes, as the element applies them. */
async function configure({ host, server, store }: Checkout, change: Partial<CheckoutConfig>) {
  const before = store.get(configAtom);
  const state = store.get(savedStateAtom);
  if (state) host.storage.write(store.get(savedStateKeyAtom), JSON.stringify(state));
  const read = server.api.getCampaign;
  server.api.getCampaign = async (...call) => {
    const info = await read(...call);
    const campaignId = store.get(configAtom).campaignId ?? '';
    return { ...info, campaignView: { ...info.campaignView, campaignId } };
  };
  store.set(configAtom, { ...before, ...change });
  await store.set(changeTargetAction, before);
}

describe('a wallet payment that is open when the page changes the campaign', () => {
  it('is named on the new screen, with a way back to the screen where it waits', async () => {
    const checkout = await startOpen('wallet');
    const { platform, store } = checkout;
    await configure(checkout, { campaignId: '102' });
    expect(store.get(hasPaymentElsewhereAtom)).toBe(true);
    const view = renderInCheckout(store, <PaymentElsewhereNotice />);
    expect(view.root.textContent).toContain('payment.open.title');
    await act(async () => {
      view.click(view.find('button'));
      await untilPhase(checkout, 'waiting');
    });
    expect(store.get(configAtom).campaignId).toBe('101');
    expect(store.get(hasPaymentElsewhereAtom)).toBe(false);
    expect(platform.walletRequests).toHaveLength(1);
  });

  it('is named also after a second change, and returns to the consent and account of the page now', async () => {
    const checkout = await startOpen('wallet');
    const { store } = checkout;
    await configure(checkout, { campaignId: '102' });
    await configure(checkout, { campaignId: '103', consent: 'necessary' });
    expect(store.get(hasPaymentElsewhereAtom)).toBe(true);
    await store.set(returnToPaymentAction);
    await waitFor(() => expect(phaseOf(checkout)).toBe('waiting'));
    expect(store.get(configAtom)).toMatchObject({ campaignId: '101', consent: 'necessary' });
  });

  it('is no longer named when the page returns to the first campaign', async () => {
    const checkout = await startOpen('wallet');
    await configure(checkout, { campaignId: '102' });
    await configure(checkout, { campaignId: '101' });
    expect(checkout.store.get(hasPaymentElsewhereAtom)).toBe(false);
    expect(phaseOf(checkout)).toBe('waiting');
  });
});

it('without an open payment, a change names none', async () => {
  const checkout = await startOpen('wallet');
  const { host, platform, store } = checkout;
  platform.answerStatus = async (id) => ({
    id,
    status: 'CANCELLED',
    message: null,
    chargedCents: null,
    activationCode: null,
    activationQrCode: null,
  });
  host.showPage();
  await waitFor(() => expect(phaseOf(checkout)).toBe('cancelled'));
  await configure(checkout, { campaignId: '102' });
  expect(store.get(hasPaymentElsewhereAtom)).toBe(false);
});
