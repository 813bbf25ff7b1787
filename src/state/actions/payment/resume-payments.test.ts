import { describe, expect, test, vi } from 'vitest';

import { serializeSavedState } from '../../../domain/saved/saved-state.ts';
import { currentEntryAtom } from '../../flow/flow-atoms.ts';
import { paymentInFlightAtom, voucherResultAtom, waitAtom } from '../../payment/payment-atoms.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { alertAtom, stepNoticeAtom } from '../../problem/problem-atoms.ts';
import { editContactAction, submitContactFormAction } from '../contact/edit-contact.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../saved/saved-state-atoms.ts';
import { createFakeHost } from '../../testing/fake-host.ts';
import {
  anAnswer,
  openVoucherPage,
  PAYMENT_NOW,
  startAtPayment,
} from '../../testing/start-at-payment.ts';
import { choosePaymentMethodAction } from './edit-payment.ts';
import { payAction } from './pay.ts';

type Checkout = Awaited<ReturnType<typeof startAtPayment>>;

/** A new page on what the old one has stored, a while later; `url` is its address. */
async function reload(before: Checkout, { later = 30_000, url = '' } = {}) {
  const host = createFakeHost(PAYMENT_NOW + later);
  for (const [key, value] of before.host.stored) host.storage.write(key, value);
  const state = before.store.get(savedStateAtom);
  if (state) host.storage.write(before.store.get(savedStateKeyAtom), serializeSavedState(state));
  if (url) host.fakePage.url = url;
  return openVoucherPage(host);
}

async function startWaiting() {
  const checkout = await startAtPayment();
  checkout.store.set(payAction);
  await vi.waitFor(() => expect(checkout.store.get(waitAtom).phase).toBe('waiting'));
  return checkout;
}

async function startByCard() {
  const checkout = await startAtPayment();
  checkout.store.set(choosePaymentMethodAction, 'card');
  checkout.store.set(payAction);
  await vi.waitFor(() => expect(checkout.host.redirects).toHaveLength(1));
  const returnUrl = checkout.platform.linkRequests[0]?.payload.returnUrl ?? '';
  return { checkout, returnUrl };
}

const heardOf = ({ host }: Checkout, name: string) =>
  host.heard.filter((event) => event.name === name);
const untilPaid = ({ host, store }: Checkout) =>
  vi.waitFor(() => {
    host.showPage();
    expect(store.get(voucherResultAtom)?.status).toBe('paid');
  });

describe('a reload while the wallet asks', () => {
  test('lands on the same screen with the clock of the first request, and stores nobody’s number', async () => {
    const before = await startWaiting();
    const after = await reload(before);
    const { phase, payments } = after.store.get(waitAtom);
    expect(phase).toBe('waiting');
    expect(payments).toMatchObject([{ paymentId: 'p1', requestedAt: PAYMENT_NOW }]);
    expect(after.store.get(currentEntryAtom)?.step).toBe('confirm');
    const stored = JSON.stringify([...after.host.stored]);
    for (const personal of ['912345678', 'Rui', 'rui@example.com']) {
      expect(stored).not.toContain(personal);
    }
  });

  test('asks the server at once, tells nothing twice, and success counts', async () => {
    const after = await reload(await startWaiting());
    await vi.waitFor(() => expect(after.platform.asked).toEqual(['p1']));
    after.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await untilPaid(after);
    expect(heardOf(after, 'pending')).toEqual([]);
    await vi.waitFor(() => expect(heardOf(after, 'paid')).toHaveLength(1));
  });

  test('after success shows the confirmation again, with the code from the server', async () => {
    const before = await startWaiting();
    before.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await untilPaid(before);
    await vi.waitFor(() => expect(heardOf(before, 'paid')).toHaveLength(1));
    expect(JSON.stringify(before.store.get(savedStateAtom))).not.toContain('V-p1');
    const after = await reload(before);
    expect(after.store.get(currentEntryAtom)?.step).toBe('success');
    expect(after.store.get(voucherResultAtom)).toMatchObject({ paymentId: 'p1', status: 'paid' });
    expect(heardOf(after, 'paid')).toEqual([]);
  });
});

test('a conflict after a reload may come of the request that was cut off: its outcome stays open', async () => {
  const before = await startAtPayment();
  before.platform.answerWallet = () => new Promise(() => undefined);
  before.store.set(payAction);
  await vi.waitFor(() => expect(before.store.get(waitAtom).phase).toBe('requesting'));
  const after = await reload(before);
  const { platform, store } = after;
  expect(store.get(waitAtom).phase).toBe('unknown');
  store.set(editContactAction, { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' });
  store.set(submitContactFormAction);
  platform.answerWallet = async () => {
    throw new ApiError('conflict', 'taken', { status: 409, serverMessage: 'Já existe.' });
  };
  store.set(payAction);
  await vi.waitFor(() => expect(platform.walletRequests).toHaveLength(1));
  await vi.waitFor(() => expect(store.get(waitAtom).phase).toBe('unknown'));
  expect(store.get(alertAtom)).toBeNull();
});

describe('a return from the provider', () => {
  test('waits for the server, and takes the provider’s parameters out of the address', async () => {
    const { checkout, returnUrl } = await startByCard();
    const url = `${returnUrl}&state=completed&orderid=7&lang=pt`;
    const after = await reload(checkout, { url });
    expect(after.host.pageUrl()).toBe('https://shop.example/book?lang=pt');
    expect(after.store.get(waitAtom).phase).toBe('linked');
    expect(after.store.get(voucherResultAtom)).toBeNull();
    after.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await untilPaid(after);
  });

  test('that is made up proves nothing, and is cleaned away', async () => {
    const url = 'https://shop.example/book?mc-return=payment&mc-nonce=made-up&state=completed';
    const host = createFakeHost(PAYMENT_NOW);
    host.fakePage.url = url;
    const after = await openVoucherPage(host);
    expect(after.store.get(currentEntryAtom)?.step).toBe('choice');
    expect(after.store.get(voucherResultAtom)).toBeNull();
    expect(after.store.get(paymentInFlightAtom)).toBeNull();
    expect(after.host.pageUrl()).toBe('https://shop.example/book');
    expect(after.store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'payment.returnUnknown' });
    expect(heardOf(after, 'paid')).toEqual([]);
  });

  test('of another element of the page is left to it', async () => {
    const host = createFakeHost(PAYMENT_NOW);
    host.storage.write('merchant-checkout:return:n-1', 'merchant-checkout:1:other');
    host.fakePage.url = 'https://shop.example/book?mc-return=payment&mc-nonce=n-1';
    const after = await openVoucherPage(host);
    expect(after.host.pageUrl()).toContain('mc-nonce=n-1');
    expect(after.store.get(stepNoticeAtom)).toBeNull();
  });

  test('to a page out of the history that was paid meanwhile tells the page once', async () => {
    const { checkout } = await startByCard();
    checkout.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    checkout.host.storage.write('merchant-checkout:told', JSON.stringify(['paid l1']));
    await untilPaid(checkout);
    await Promise.resolve();
    expect(heardOf(checkout, 'paid')).toEqual([]);
  });
});
