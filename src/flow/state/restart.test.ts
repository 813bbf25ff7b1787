import { waitAtom } from '../../submission/submission-atom.ts';
import { expect, test } from 'vitest';

import type { PaymentMethod } from '../../lib/payment/payment-method.ts';
import { ApiError } from '../../platform/api/http/api-error.ts';
import { currentEntryAtom, flowStatusAtom } from './flow-atoms.ts';
import { voucherResultAtom } from '../../features/payment/state/payment-atoms.ts';
import { hasOpenPaymentAtom } from '../../features/payment/state/payment-view.ts';
import {
  A_LINK,
  anAnswer,
  entriesOf,
  startAtPayment,
} from '../../../test/support/state/start-at-payment.ts';
import { choosePaymentMethodAction } from '../../features/payment/state/payment-form.ts';
import { payAction } from '../../features/payment/state/pay.ts';
import { restartAction } from './restart.ts';
import { startCheckoutAction } from './start-checkout.ts';
import { waitFor } from '../../../test/support/state/wait-for.ts';

const REFERENCE = { entity: '21098', reference: '123456789', amountCents: 4500, expiresAt: null };

async function startPaying(method: PaymentMethod) {
  const checkout = await startAtPayment();
  const { platform, store } = checkout;
  const reference = method === 'reference' ? REFERENCE : null;
  platform.answerLink = async () => ({ ...A_LINK, reference });
  store.set(choosePaymentMethodAction, method);
  store.set(payAction);
  await waitFor(() => expect(store.get(waitAtom).payments).toHaveLength(1));
  return checkout;
}

test.each(['wallet', 'card', 'reference'] as const)(
  'after starting over while a payment by %s is open, the customer reads that it is paid',
  async (method) => {
    const { host, platform, store } = await startPaying(method);
    await store.set(restartAction);
    expect(store.get(currentEntryAtom)?.step).not.toBe('success');
    expect(store.get(voucherResultAtom)).toBeNull();
    expect(store.get(hasOpenPaymentAtom)).toBe(true);
    expect(entriesOf({ host })).toHaveLength(1);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await waitFor(() => {
      host.showPage();
      expect(store.get(voucherResultAtom)).toMatchObject({ status: 'paid', method });
    });
    expect(store.get(currentEntryAtom)?.step).toBe('success');
  },
);

test('after a payment, starting over begins without one', async () => {
  const { host, platform, store } = await startPaying('wallet');
  platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
  host.showPage();
  await waitFor(() => expect(store.get(voucherResultAtom)?.status).toBe('paid'));
  await store.set(restartAction);
  expect(store.get(hasOpenPaymentAtom)).toBe(false);
  expect(store.get(voucherResultAtom)).toBeNull();
});

test('starting over while nothing can be read continues with the open payment once it can', async () => {
  const { host, platform, server, store } = await startPaying('wallet');
  const reachable = { ...server.api };
  server.api.getCampaign = async () => {
    throw new ApiError('network', 'x');
  };
  await store.set(restartAction);
  await store.set(restartAction);
  expect(store.get(flowStatusAtom).status).toBe('failed');
  Object.assign(server.api, reachable);
  await store.set(startCheckoutAction);
  expect(store.get(flowStatusAtom).status).toBe('ready');
  platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
  await waitFor(() => {
    host.showPage();
    expect(store.get(voucherResultAtom)).toMatchObject({ status: 'paid', method: 'wallet' });
  });
});
