import { waitAtom } from '../../../submission/submission-atom.ts';
import { openIds } from '../../../submission/rules/purchase-state.ts';
import { describe, expect, test } from 'vitest';
import { savedStateAtom } from '../../../flow/state/saved-state.ts';

import {
  submitCountAtom,
  currentEntryAtom,
  flowStatusAtom,
} from '../../../flow/state/flow-atoms.ts';
import { otherPaymentIsOpenAtom, voucherResultAtom } from './payment-atoms.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { editContactAction, submitContactFormAction } from '../../contact/state/contact-form.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { paymentsAtom } from './payments.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { setVoucherCountAction } from '../../vouchers/state/voucher-form-state.ts';
import {
  A_LINK,
  anAnswer,
  type Checkout,
  goToPayment,
  openVoucherPage,
  payAgain,
  PAYMENT_NOW,
  reloadPayment,
  startAtPayment,
  startOpen,
} from '../../../../test/support/state/start-at-payment.ts';
import { choosePaymentMethodAction, walletPhoneAtom } from './payment-form.ts';
import { changePaymentAction, openPaymentPageAction } from './payment-view.ts';
import { payAction, resendAction } from './pay.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';

async function startByCard(pageUrl?: string) {
  const checkout = await startAtPayment();
  if (pageUrl) checkout.host.fakePage.url = pageUrl;
  checkout.store.set(choosePaymentMethodAction, 'card');
  checkout.store.set(payAction);
  await waitFor(() => expect(checkout.host.redirects).toHaveLength(1));
  const returnUrl = checkout.platform.linkRequests[0]?.payload.returnUrl ?? '';
  return { checkout, returnUrl };
}

const heardOf = ({ host }: Checkout, name: string) =>
  host.receivedEvents.filter((event) => event.name === name);
const untilPaid = ({ host, store }: Checkout) =>
  waitFor(() => {
    host.showPage();
    expect(store.get(voucherResultAtom)?.status).toBe('paid');
  });

describe('a reload while the wallet asks', () => {
  test('lands on the same screen with the clock of the first request, and stores no number', async () => {
    const before = await startOpen('wallet');
    const after = await reloadPayment(before);
    const { phase, payments } = after.store.get(waitAtom);
    expect(phase).toBe('waiting');
    expect(payments).toMatchObject([{ paymentId: 'p1', requestedAt: PAYMENT_NOW }]);
    expect(after.store.get(currentEntryAtom)?.step).toBe('confirm');
    const stored = JSON.stringify([...after.host.stored, ...after.host.sharedValues]);
    for (const personal of ['912345678', 'Rui', 'rui@example.com']) {
      expect(stored).not.toContain(personal);
    }
  });

  test('polls at once, emits nothing twice, and success counts', async () => {
    const after = await reloadPayment(await startOpen('wallet'));
    await waitFor(() => expect(after.platform.asked).toEqual(['p1']));
    after.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await untilPaid(after);
    expect(heardOf(after, 'pending')).toEqual([]);
    await waitFor(() => expect(heardOf(after, 'paid')).toHaveLength(1));
  });

  test('after success shows the confirmation again, with the code from the server', async () => {
    const before = await startOpen('wallet');
    before.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await untilPaid(before);
    await waitFor(() => expect(heardOf(before, 'paid')).toHaveLength(1));
    const saved = before.store.get(savedStateAtom);
    expect(saved && JSON.stringify(saved)).not.toContain('V-p1');
    const after = await reloadPayment(before);
    expect(after.store.get(currentEntryAtom)?.step).toBe('success');
    expect(after.store.get(voucherResultAtom)).toMatchObject({ paymentId: 'p1', status: 'paid' });
    expect(heardOf(after, 'paid')).toEqual([]);
  });

  test('after success still says that another request may show in the wallet', async () => {
    const before = await startOpen('wallet');
    void before.store.set(resendAction);
    await payAgain(before);
    await waitFor(() => expect(before.store.get(waitAtom).currentId).toBe('p2'));
    before.platform.answerStatus = async (id) =>
      anAnswer(id, id === 'p2' ? 'COMPLETED' : 'IN_PROGRESS');
    await untilPaid(before);
    expect(before.store.get(otherPaymentIsOpenAtom)).toBe(true);
    const once = await reloadPayment(before);
    expect(once.store.get(otherPaymentIsOpenAtom)).toBe(true);
    const twice = await reloadPayment(once, { later: 60_000 });
    expect(twice.store.get(otherPaymentIsOpenAtom)).toBe(true);
  });

  test('after success warns of a second request whose answer was lost, and does not call the paid one unknown', async () => {
    const before = await startOpen('wallet');
    before.platform.answerWallet = async () => {
      throw new ApiError('outcome_unknown', 'no answer');
    };
    void before.store.set(resendAction);
    await payAgain(before);
    await waitFor(() => expect(before.store.get(waitAtom).phase).toBe('unknown'));
    before.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await untilPaid(before);
    expect(before.store.get(otherPaymentIsOpenAtom)).toBe(true);
    const after = await reloadPayment(before);
    expect(after.store.get(voucherResultAtom)).toMatchObject({ paymentId: 'p1', status: 'paid' });
    expect(after.store.get(otherPaymentIsOpenAtom)).toBe(true);
    expect(after.store.get(stepNoticeAtom)).toMatchObject({
      message: { key: 'savedState.result' },
    });
  });

  test('after success says so too where the browser has lost the record of that request', async () => {
    const before = await startOpen('wallet');
    void before.store.set(resendAction);
    await payAgain(before);
    await waitFor(() => expect(before.store.get(waitAtom).currentId).toBe('p2'));
    before.platform.answerStatus = async (id) =>
      anAnswer(id, id === 'p2' ? 'COMPLETED' : 'IN_PROGRESS');
    await untilPaid(before);
    before.host.sharedValues.clear();
    const after = await reloadPayment(before);
    expect(openIds(after.store.get(waitAtom))).toEqual([]);
    expect(after.store.get(otherPaymentIsOpenAtom)).toBe(true);
  });

  test('after the only request was paid speaks of no other', async () => {
    const before = await startOpen('wallet');
    before.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await untilPaid(before);
    const after = await reloadPayment(before);
    expect(after.store.get(otherPaymentIsOpenAtom)).toBe(false);
  });

  test('counts what was bought then, whatever the form says since', async () => {
    const before = await startOpen('wallet');
    before.store.set(changePaymentAction);
    before.store.set(setVoucherCountAction, () => 3);
    const after = await reloadPayment(before);
    after.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await untilPaid(after);
    expect(after.store.get(voucherResultAtom)).toMatchObject({ count: 1, amountCents: 4500 });
  });
});

test.each([
  ['beside a payment that is open', async () => startOpen('wallet')],
  ['without one', async () => startAtPayment()],
])(
  'a reload while another way is chosen says that details are asked for again, %s',
  async (_, start) => {
    const before = await start();
    before.store.set(changePaymentAction);
    const { store } = await reloadPayment(before);
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
    expect(store.get(stepNoticeAtom)).toMatchObject({ message: { key: 'savedState.restored' } });
  },
);

test.each([
  ['gone with a reload are asked for again, with the reason', '', 'savedState.restored', 0],
  ['half typed again are marked where they are wrong', 'Rui', undefined, 1],
])(
  'contact details that are %s, when another number is to pay',
  async (_, name, key, submitCount) => {
    const { store, platform } = await reloadPayment(await startOpen('wallet'));
    store.set(stepNoticeAtom, null);
    store.set(editContactAction, { name });
    store.set(walletPhoneAtom, { prefix: '+351', phone: '910000001' });
    store.set(payAction);
    await waitFor(() => expect(store.get(currentEntryAtom)?.step).toBe('client-info'));
    expect(store.get(stepNoticeAtom)?.message).toEqual(key && { key });
    expect(store.get(submitCountAtom)).toBe(submitCount);
    expect(platform.walletRequests).toEqual([]);
  },
);

test('a conflict after a reload may come of the request that was cut off: its outcome stays open', async () => {
  const before = await startAtPayment();
  before.platform.answerWallet = () => new Promise(() => undefined);
  before.store.set(payAction);
  await waitFor(() => expect(before.store.get(waitAtom).phase).toBe('requesting'));
  const after = await reloadPayment(before);
  const { platform, store } = after;
  expect(store.get(waitAtom).phase).toBe('unknown');
  store.set(editContactAction, { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' });
  store.set(submitContactFormAction);
  platform.answerWallet = async () => {
    throw new ApiError('conflict', 'taken', { status: 409, serverMessage: 'Já existe.' });
  };
  store.set(payAction);
  await payAgain(after);
  await waitFor(() => expect(platform.walletRequests).toHaveLength(1));
  await waitFor(() => expect(store.get(waitAtom).phase).toBe('unknown'));
  expect(store.get(alertAtom)).toBeNull();
});

describe('a return from the provider', () => {
  test('gives the page the parameters that were kept from the provider, once', async () => {
    const page = 'https://shop.example/book?token=t-1&lang=pt#/comprar?userId=9';
    const { checkout, returnUrl } = await startByCard(page);
    expect(returnUrl).toMatch(/^https:\/\/shop.example\/book\?lang=pt&mc-return=[^#]*#\/comprar$/);
    const url = returnUrl.replace('#', '&state=completed#');
    const after = await reloadPayment(checkout, { url });
    expect(after.host.pageUrl()).toBe(
      'https://shop.example/book?lang=pt&token=t-1#/comprar?userId=9',
    );
    expect([...after.host.stored].join()).not.toContain('t-1');
    const again = await reloadPayment(after, { url });
    expect(again.host.pageUrl()).toBe('https://shop.example/book?lang=pt#/comprar');
  });

  test('waits for the server, and takes the provider’s parameters out of the address', async () => {
    const { checkout, returnUrl } = await startByCard();
    const url = `${returnUrl}&state=completed&orderid=7&lang=pt`;
    const after = await reloadPayment(checkout, { url });
    expect(after.host.pageUrl()).toBe('https://shop.example/book?lang=pt');
    expect(after.store.get(waitAtom).phase).toBe('linked');
    expect(after.store.get(voucherResultAtom)).toBeNull();
    await after.store.set(openPaymentPageAction);
    expect(after.host.redirects).toEqual([A_LINK.url]);
    after.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await untilPaid(after);
  });

  test('that is not yet confirmed offers the page again, and checks its address again', async () => {
    const { checkout } = await startByCard();
    const stored = (text: string) => text.replace(A_LINK.url ?? '', 'http://pay.example/l1');
    const after = await reloadPayment(checkout, { stored });
    expect(after.store.get(waitAtom).phase).toBe('linked');
    expect(after.store.get(paymentsAtom).get('l1')?.entry.url).toBeNull();
    await after.store.set(openPaymentPageAction);
    expect(after.host.redirects).toEqual([]);
  });

  test('leaves no address of the provider in storage once it is paid', async () => {
    const { checkout } = await startByCard();
    expect(JSON.stringify([...checkout.host.sharedValues])).toContain(A_LINK.url);
    checkout.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await untilPaid(checkout);
    const kept = [...checkout.host.sharedValues, checkout.store.get(savedStateAtom)];
    expect(JSON.stringify(kept)).not.toContain(A_LINK.url);
  });

  test.each([
    ['refused', 'declined', { key: 'payment.returnUnpaid' }],
    ['given up', 'cancelled', { key: 'payment.returnUnpaid' }],
    ['paid', 'completed', undefined],
    ['anything else', 'nonsense', undefined],
  ])('by an address that says %s is taken for a hint only', async (_, state, message) => {
    const { checkout, returnUrl } = await startByCard();
    const after = await reloadPayment(checkout, { url: `${returnUrl}&state=${state}` });
    expect(after.store.get(waitAtom).phase).toBe('linked');
    expect(after.store.get(stepNoticeAtom)?.message).toEqual(message);
    after.platform.answerStatus = async (id) => anAnswer(id, 'CANCELLED');
    await waitFor(() => {
      after.host.showPage();
      expect(after.store.get(alertAtom)).toEqual({ about: 'voucher', key: 'payment.refused' });
    });
    expect(after.store.get(stepNoticeAtom)).toBeNull();
  });

  test('with a hint that comes after the server has spoken says nothing more', async () => {
    const { checkout, returnUrl } = await startByCard();
    const url = `${returnUrl}&state=declined`;
    const answerStatus = async (id: string) => anAnswer(id, 'COMPLETED');
    const after = await reloadPayment(checkout, { url, answerStatus });
    await untilPaid(after);
    expect(after.store.get(stepNoticeAtom)).toBeNull();
  });

  test('that is made up proves nothing, and is cleaned away', async () => {
    const url = 'https://shop.example/book?mc-return=payment&mc-nonce=made-up&state=completed';
    const host = createFakeHost(PAYMENT_NOW);
    host.fakePage.url = url;
    const after = await openVoucherPage(host);
    expect(after.store.get(currentEntryAtom)?.step).toBe('choice');
    expect(after.store.get(voucherResultAtom)).toBeNull();
    expect(after.store.get(waitAtom).payments).toEqual([]);
    expect(after.host.pageUrl()).toBe('https://shop.example/book');
    expect(after.store.get(stepNoticeAtom)?.message).toEqual({ key: 'payment.returnUnknown' });
    expect(heardOf(after, 'paid')).toEqual([]);
  });

  test('that is made up says nothing of a payment that is open here', async () => {
    const { checkout } = await startByCard();
    const url = 'https://shop.example/book?mc-return=payment&mc-nonce=made-up&state=declined';
    const after = await reloadPayment(checkout, { url });
    expect(after.store.get(waitAtom).phase).toBe('linked');
    expect(after.store.get(stepNoticeAtom)?.message).toEqual({ key: 'payment.returnUnknown' });
  });

  test('of another element of the page is left to it', async () => {
    const host = createFakeHost(PAYMENT_NOW);
    host.storage.write('merchant-checkout:return:n-1', 'merchant-checkout:1:other');
    host.fakePage.url = 'https://shop.example/book?mc-return=payment&mc-nonce=n-1';
    const after = await openVoucherPage(host);
    expect(after.host.pageUrl()).toContain('mc-nonce=n-1');
    expect(after.store.get(stepNoticeAtom)).toBeNull();
  });

  test('to a page from the history after a payment notifies the page once', async () => {
    const { checkout } = await startByCard();
    checkout.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    const [key = ''] = [...checkout.host.sharedValues.keys()].filter((each) =>
      each.includes(':payment:1:'),
    );
    const intentKey = key.split(':').at(-1) ?? '';
    checkout.host.shared.write(
      `merchant-checkout:emitted:1:paid l1 ${intentKey}`,
      `${PAYMENT_NOW}`,
    );
    await untilPaid(checkout);
    await Promise.resolve();
    expect(heardOf(checkout, 'paid')).toEqual([]);
  });
});

test.each(['wallet', 'card'] as const)(
  'a payment by %s in a flow that the page opened is resumed by a page that starts another',
  async (method) => {
    const before = await openVoucherPage(createFakeHost(PAYMENT_NOW), { reservationType: null });
    await before.store.set(startCheckoutAction, 'booking_voucher');
    goToPayment(before);
    before.store.set(choosePaymentMethodAction, method);
    before.store.set(payAction);
    await waitFor(() => expect(before.store.get(waitAtom).payments).toHaveLength(1));
    const { store } = await reloadPayment(before);
    expect(store.get(currentEntryAtom)).toEqual({ flow: 'booking_voucher', step: 'confirm' });
    expect(store.get(flowStatusAtom).status).toBe('ready');
    expect(store.get(waitAtom).payments).toHaveLength(1);
  },
);
