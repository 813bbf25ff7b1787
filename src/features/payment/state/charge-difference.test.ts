import { waitAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';

import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import { WALLET_POLL_MS } from '../../../lib/limits.ts';
import { chargeQuestionAtom } from './payment-link.ts';
import {
  acceptChargeAction,
  changePaymentAction,
  hasOpenPaymentAtom,
  keepWaitingAction,
  openPaymentPageAction,
} from './payment-view.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import { configAtom } from '../../../context/checkout-context.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { alertAtom } from '../../../context/problems.ts';
import {
  A_LINK,
  A_REFERENCE,
  anAnswer,
  type Checkout,
  reloadPayment,
  startAtPayment,
} from '../../../../test/support/state/start-at-payment.ts';
import { choosePaymentMethodAction } from './payment-form.ts';
import { payAction } from './pay.ts';
import { allIsAnswered, waitFor } from '../../../../test/support/state/wait-for.ts';

/** The purchase, the amount shown and the server's different amount; cents. */
const OFFERS = {
  voucher: { config: {}, view: {}, shown: 4500, charged: 4700 },
  'cheaper voucher': { config: {}, view: {}, shown: 4500, charged: 4000 },
  'smart reservation': {
    config: { defaultView: 'premium' },
    view: { chargeValueCents: 1500 },
    shown: 1500,
    charged: 1900,
  },
} as const;
type Offer = keyof typeof OFFERS;

const CASES = (['voucher', 'cheaper voucher', 'smart reservation'] as const).flatMap((offer) =>
  (['wallet', 'card', 'reference'] as const).map((method) => [offer, method] as const),
);

/** The server takes the payment, for another amount than the one shown. */
async function payFor(offer: Offer, method: PaymentMethod) {
  const { config, view, shown, charged } = OFFERS[offer];
  const checkout = await startAtPayment(config, view);
  const { platform, store } = checkout;
  const reference = method === 'reference' ? A_REFERENCE : null;
  platform.answerWallet = async (count) => ({
    ...anAnswer(`p${count}`, 'IN_PROGRESS'),
    chargedCents: charged,
  });
  platform.answerLink = async () => ({ ...A_LINK, reference, chargedCents: charged });
  store.set(choosePaymentMethodAction, method);
  store.set(payAction);
  await waitFor(() => expect(store.get(waitAtom).currentId).not.toBeNull());
  return { ...checkout, shown, charged };
}

const questionOf = ({ store }: Pick<Checkout, 'store'>) => store.get(chargeQuestionAtom);

test('a wallet that is charged otherwise is asked about again after a reload, though the server does not answer', async () => {
  const answerStatus = () => new Promise<never>(() => undefined);
  const after = await reloadPayment(await payFor('voucher', 'wallet'), { answerStatus });
  expect(questionOf(after)).toMatchObject({ shownCents: 4500, chargedCents: 4700 });
});

test('a reference that names another amount than its answer is asked about by its own: that is what is paid', async () => {
  const checkout = await startAtPayment();
  const { platform, store } = checkout;
  const reference = { ...A_REFERENCE, amountCents: 4800 };
  platform.answerLink = async () => ({ ...A_LINK, reference, chargedCents: 4700 });
  store.set(choosePaymentMethodAction, 'reference');
  store.set(payAction);
  await waitFor(() => expect(questionOf(checkout)).not.toBeNull());
  expect(questionOf(checkout)).toMatchObject({ shownCents: 4500, chargedCents: 4800 });
});

describe.each(CASES)('a %s by %s that is charged otherwise than shown', (offer, method) => {
  test('stops and asks with both amounts; nothing continues by itself', async () => {
    const checkout = await payFor(offer, method);
    const { host, platform, shown, charged, store } = checkout;
    expect(questionOf(checkout)).toMatchObject({ shownCents: shown, chargedCents: charged });
    expect(host.redirects).toEqual([]);
    expect(store.get(voucherResultAtom)).toBeNull();
    expect(platform.walletRequests.length + platform.linkRequests.length).toBe(1);
  });

  test('continues when the customer agrees, and does not ask again', async () => {
    const checkout = await payFor(offer, method);
    const { charged, host, platform, store } = checkout;
    store.set(acceptChargeAction);
    expect(questionOf(checkout)).toBeNull();
    if (method === 'card') await waitFor(() => expect(host.redirects).toEqual([A_LINK.url]));
    if (method === 'reference') {
      expect(store.get(voucherResultAtom)).toMatchObject({
        status: 'reserved',
        amountCents: charged,
      });
    }
    const after = await reloadPayment(checkout);
    expect(questionOf(after)).toBeNull();
    const complete = async (id: string) => anAnswer(id, 'COMPLETED');
    platform.answerStatus = complete;
    await waitFor(() => {
      host.showPage();
      expect(store.get(voucherResultAtom)).toMatchObject({
        status: 'paid',
        amountCents: charged,
        shownCents: null,
      });
    });
  });

  test('leads back to the methods when the customer does not agree; what is open is still followed', async () => {
    const checkout = await payFor(offer, method);
    const { host, platform, store } = checkout;
    store.set(changePaymentAction);
    expect(questionOf(checkout)).toBeNull();
    expect(store.get(waitAtom).phase).toBe('choosing');
    expect(store.get(hasOpenPaymentAtom)).toBe(true);
    expect(host.redirects).toEqual([]);
    host.advance(WALLET_POLL_MS);
    await waitFor(() => expect(platform.asked).toHaveLength(1));
    expect(questionOf(checkout)).toBeNull();
  });

  test('asks again a customer who returns without having agreed, also after a reload', async () => {
    const checkout = await payFor(offer, method);
    const { host, store } = checkout;
    store.set(changePaymentAction);
    store.set(keepWaitingAction);
    const { shown, charged } = checkout;
    expect(questionOf(checkout)).toMatchObject({ shownCents: shown, chargedCents: charged });
    const after = await reloadPayment(checkout);
    expect(questionOf(after)).toMatchObject({ shownCents: shown, chargedCents: charged });
    await after.store.set(openPaymentPageAction);
    expect([...host.redirects, ...after.host.redirects]).toEqual([]);
    after.store.set(acceptChargeAction);
    if (method === 'card') {
      await waitFor(() => expect(after.host.redirects).toEqual([A_LINK.url]));
    }
    if (method === 'reference') {
      expect(after.store.get(voucherResultAtom)).toMatchObject({ reference: A_REFERENCE });
    }
  });

  test('that is paid without an answer says on the success screen what was shown and what was charged', async () => {
    const { charged, host, platform, shown, store } = await payFor(offer, method);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await waitFor(() => {
      host.showPage();
      expect(store.get(voucherResultAtom)).toMatchObject({
        amountCents: charged,
        shownCents: shown,
      });
    });
    expect(store.get(chargeQuestionAtom)).toBeNull();
  });
});

describe('a charge that the server names later', () => {
  async function askedByWallet() {
    const checkout = await startAtPayment();
    checkout.store.set(payAction);
    await waitFor(() => expect(checkout.store.get(waitAtom).phase).toBe('waiting'));
    return checkout;
  }

  test('while the wallet asks is asked about as well, once agreed to not again', async () => {
    const checkout = await askedByWallet();
    const { host, platform, store } = checkout;
    platform.answerStatus = async (id) => ({
      ...anAnswer(id, 'IN_PROGRESS'),
      chargedCents: 4700,
    });
    host.showPage();
    await waitFor(() => expect(questionOf(checkout)).toMatchObject({ chargedCents: 4700 }));
    store.set(acceptChargeAction);
    host.showPage();
    await waitFor(() => expect(platform.asked.length).toBeGreaterThan(1));
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    expect(questionOf(checkout)).toBeNull();
  });

  test('with the success is shown on its screen', async () => {
    const { host, platform, store } = await askedByWallet();
    platform.answerStatus = async (id) => ({ ...anAnswer(id, 'COMPLETED'), chargedCents: 4700 });
    host.showPage();
    await waitFor(() =>
      expect(store.get(voucherResultAtom)).toMatchObject({ amountCents: 4700, shownCents: 4500 }),
    );
  });

  test('with the success counts more than what the payment page was opened for', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    platform.answerLink = async () => ({ ...A_LINK, chargedCents: 4500 });
    platform.answerStatus = async (id) => ({ ...anAnswer(id, 'COMPLETED'), chargedCents: 4700 });
    store.set(choosePaymentMethodAction, 'card');
    store.set(payAction);
    await waitFor(() => expect(host.redirects).toEqual([A_LINK.url]));
    await waitFor(() => {
      host.showPage();
      expect(store.get(voucherResultAtom)).toMatchObject({ amountCents: 4700, shownCents: 4500 });
    });
  });

  test('is no question any more once the payment is refused', async () => {
    const checkout = await payFor('voucher', 'wallet');
    const { host, platform, store } = checkout;
    platform.answerStatus = async (id) => anAnswer(id, 'CANCELLED');
    host.showPage();
    await waitFor(() =>
      expect(store.get(alertAtom)).toEqual({ about: 'voucher', key: 'payment.refused' }),
    );
    expect(questionOf(checkout)).toBeNull();
  });

  test('is no question any more once the checkout shows another offer', async () => {
    const checkout = await payFor('voucher', 'wallet');
    const { server, store } = checkout;
    const getCampaign = server.api.getCampaign.bind(server.api);
    server.api.getCampaign = async (...input) => {
      const info = await getCampaign(...input);
      return { ...info, campaignView: { ...info.campaignView, campaignId: '102' } };
    };
    store.set(configAtom, { ...store.get(configAtom), campaignId: '102' });
    await store.set(startCheckoutAction);
    expect(questionOf(checkout)).toBeNull();
  });
});

test('an open payment by link keeps the amount of its page, whatever the status call names', async () => {
  const checkout = await payFor('voucher', 'card');
  const { platform, host, store } = checkout;
  store.set(acceptChargeAction);
  platform.answerStatus = async (id) => ({ ...anAnswer(id, 'IN_PROGRESS'), chargedCents: 9900 });
  host.advance(WALLET_POLL_MS);
  await waitFor(() => expect(platform.asked).not.toEqual([]));
  await allIsAnswered();
  expect(questionOf(checkout)).toBeNull();
});
