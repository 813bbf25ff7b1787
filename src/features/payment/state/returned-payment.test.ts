import { describe, expect, test } from 'vitest';

import { returnOwnerKey } from '../../../submission/journal/payment-return.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import {
  anAnswer,
  reloadPayment,
  startOpen,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';

describe('a return from the provider', () => {
  test('leaves the page its own parameter that is called as one of the provider’s', async () => {
    const checkout = await startOpen('card', ({ host }) => {
      host.fakePage.url = 'https://shop.example/book?status=open';
    });
    const url = `${checkout.platform.linkRequests[0]?.payload.returnUrl}&state=declined`;
    const { host } = await reloadPayment(checkout, { url });
    expect(host.pageUrl()).toBe('https://shop.example/book?status=open');
  });

  test('of another element that sells the same is left to that one', async () => {
    const checkout = await startOpen('card');
    const url = checkout.platform.linkRequests[0]?.payload.returnUrl ?? '';
    const nonce = new URL(url).searchParams.get('mc-nonce') ?? '';
    checkout.host.storage.write(returnOwnerKey(nonce), 'merchant-checkout:1:other');
    const { host } = await reloadPayment(checkout, { url });
    expect(host.pageUrl()).toBe(url);
  });

  test('to a payment that has ended meanwhile says that nothing is known of it', async () => {
    const checkout = await startOpen('card');
    const { host, platform } = checkout;
    const url = `${platform.linkRequests[0]?.payload.returnUrl}&state=declined`;
    platform.answerStatus = async (id) => anAnswer(id, 'CANCELLED');
    host.showPage();
    await untilPhase(checkout, 'cancelled');
    const { store } = await reloadPayment(checkout, { url });
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'info',
      message: { key: 'payment.returnUnknown' },
    });
  });

  test('without the random text of a payment has no owner, though one is open', async () => {
    const checkout = await startOpen('card');
    const url = 'https://shop.example/book?mc-return=payment&state=declined';
    const { host, store } = await reloadPayment(checkout, { url });
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'payment.returnUnknown' });
    expect(host.pageUrl()).toBe('https://shop.example/book');
  });

  test('that says it was refused shows a notice', async () => {
    const checkout = await startOpen('card');
    const url = `${checkout.platform.linkRequests[0]?.payload.returnUrl}&state=declined`;
    const { store } = await reloadPayment(checkout, { url });
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'info',
      message: { key: 'payment.returnUnpaid' },
    });
  });
});
