import { JOURNAL_PREFIX, JOURNAL_ENTRY_MS } from '../../../lib/limits.ts';
import { waitAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { userAtom, configAtom } from '../../../context/checkout-context.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import { paymentsAtom } from './payments.ts';
import { changePaymentAction, hasOpenPaymentAtom } from './payment-view.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  anAnswer,
  entriesOf,
  goToPayment,
  openOtherTab,
  openVoucherPage,
  payAgain,
  PAYMENT_NOW,
  pressIsAsked,
  reloadPayment,
  sentBy,
  startAtPayment,
  startOpen,
  untilAsked,
  untilAskedAgain,
} from '../../../../test/support/state/start-at-payment.ts';
import { setVoucherCountAction } from '../../vouchers/state/voucher-form-state.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { choosePaymentMethodAction } from './payment-form.ts';
import { goToFirstPaymentAction, payAgainAction } from './resumed-payments.ts';
import { payAction, resendAction } from './pay.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';

type Stored = (text: string) => string;

describe('an open payment outlives the state of its flow', () => {
  const LOSSES: readonly (readonly [string, Stored])[] = [
    ['a step that was renamed', (text) => text.replaceAll('"confirm"', '"pay-now"')],
    ['an unknown enum', (text) => text.replaceAll('"mode":"voucher"', '"mode":"gift"')],
    ['another version', (text) => text.replace('{"version":1', '{"version":9')],
    [
      'a record that was cut off',
      (text) => (text.startsWith('{"version"') ? text.slice(0, 90) : text),
    ],
  ];

  test.each(LOSSES)('%s: its status is asked, and it is on the screen again', async (_, stored) => {
    const after = await reloadPayment(await startOpen('wallet'), { stored });
    await untilAsked(after, 'p1');
    expect(after.store.get(waitAtom)).toMatchObject({ phase: 'waiting', currentId: 'p1' });
    expect(after.store.get(currentEntryAtom)?.step).toBe('confirm');
    await after.store.set(resendAction);
    expect(sentBy(after)).toBe(0);
  });

  test('a clock two days ahead at the reload: the server is asked first, and the next press asks', async () => {
    const after = await reloadPayment(await startOpen('wallet'), {
      later: 2 * 86_400_000 + 60_000,
    });
    await untilAsked(after, 'p1');
    expect(entriesOf(after)).toHaveLength(1);
    after.store.set(changePaymentAction);
    goToPayment(after);
    await pressIsAsked(after);
  });

  test('a bank reference is still known after 47 hours', async () => {
    const before = await startAtPayment();
    const reference = {
      entity: '21098',
      reference: '123456789',
      amountCents: 4500,
      expiresAt: PAYMENT_NOW + JOURNAL_ENTRY_MS,
    };
    before.platform.answerLink = async () => ({
      id: 'FT 2026/123',
      url: null,
      reference,
      chargedCents: null,
    });
    before.store.set(choosePaymentMethodAction, 'reference');
    before.store.set(payAction);
    await waitFor(() => expect(before.store.get(currentEntryAtom)?.step).toBe('success'));
    const after = await reloadPayment(before, { later: 47 * 3_600_000 });
    await untilAsked(after, 'FT 2026/123');
    expect(after.store.get(currentEntryAtom)?.step).toBe('success');
    expect(after.store.get(voucherResultAtom)).toMatchObject({ status: 'reserved', reference });
  });

  test('another campaign in between, with a purchase that was finished there', async () => {
    const { host, platform, server, store } = await startOpen('wallet');
    const { api } = server;
    const before = { ...api };
    api.getCampaign = async (...input) => {
      const info = await before.getCampaign(...input);
      const campaignId = store.get(configAtom).campaignId ?? '';
      return { ...info, campaignView: { ...info.campaignView, campaignId } };
    };
    store.set(configAtom, { ...store.get(configAtom), campaignId: '102' });
    await store.set(startCheckoutAction);
    expect(store.get(hasOpenPaymentAtom)).toBe(false);
    goToPayment({ store });
    platform.answerWallet = async () => anAnswer('p2', 'COMPLETED');
    store.set(payAction);
    await waitFor(() => expect(store.get(voucherResultAtom)?.paymentId).toBe('p2'));
    store.set(configAtom, { ...store.get(configAtom), campaignId: '101' });
    await store.set(startCheckoutAction);
    await waitFor(() => expect(store.get(waitAtom)).toMatchObject({ currentId: 'p1' }));
    expect(host.shared.keys(JOURNAL_PREFIX)).toHaveLength(1);
  });
});

describe('nothing is sent beside an undecided payment without the customer’s second yes', () => {
  test('the question names the first: how, how much, when, its reference', async () => {
    const checkout = await startOpen('wallet');
    const { platform, store } = checkout;
    store.set(changePaymentAction);
    store.set(choosePaymentMethodAction, 'card');
    store.set(payAction);
    const seen = await untilAskedAgain(checkout);
    expect(seen).toMatchObject({
      visibility: 'full',
      entry: { method: 'wallet', shownCents: 4500, since: PAYMENT_NOW, paymentId: 'p1' },
    });
    expect(seen?.entry.key).toBe(platform.walletRequests[0]?.intentKey);
    expect(sentBy(checkout)).toBe(1);
    await payAgain(checkout);
    await waitFor(() => expect(sentBy(checkout)).toBe(2));
  });

  test('a yes is for one request: the next one is asked about again', async () => {
    const checkout = await startOpen('wallet');
    await checkout.store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(sentBy(checkout)).toBe(2));
    await waitFor(() => expect(checkout.store.get(waitAtom).currentId).toBe('p2'));
    await checkout.store.set(resendAction);
    const seen = await untilAskedAgain(checkout);
    expect(seen?.entry.paymentId).toBe('p2');
    checkout.store.set(againQuestionAtom, null);
    expect(sentBy(checkout)).toBe(2);
    expect(checkout.store.get(waitAtom).phase).toBe('waiting');
  });

  test('a yes that was taken back before anything was sent is for no later request', async () => {
    const checkout = await startOpen('wallet');
    const { platform, store } = checkout;
    await store.set(resendAction);
    await untilAskedAgain(checkout);
    let answer = () => {};
    platform.answerStatus = (id) =>
      new Promise((resolve) => (answer = () => resolve(anAnswer(id, 'IN_PROGRESS'))));
    store.set(payAgainAction);
    store.set(changePaymentAction);
    answer();
    platform.answerStatus = async (id) => anAnswer(id, 'IN_PROGRESS');
    await waitFor(() =>
      expect(store.get(waitAtom)).toMatchObject({ polling: null, currentId: null }),
    );
    store.set(choosePaymentMethodAction, 'card');
    store.set(payAction);
    await untilAskedAgain(checkout);
    expect(sentBy(checkout)).toBe(1);
  });

  test.each([
    ['429', new ApiError('api', 'slow down', { status: 429, serverMessage: 'x' })],
    ['408', new ApiError('timeout', 'too slow', { status: 408 })],
    ['403', new ApiError('api', 'a firewall', { status: 403 })],
    ['404', new ApiError('api', 'not found', { status: 404, serverMessage: 'x' })],
    ['an unreadable 200', new ApiError('api', 'a captive portal', { status: 200 })],
    ['nothing', new ApiError('network', 'no answer')],
  ])('a status call that answers %s leaves it undecided', async (_, failure) => {
    const checkout = await startOpen('wallet');
    const { platform, store } = checkout;
    platform.answerStatus = async () => Promise.reject(failure);
    await store.set(resendAction);
    await untilAskedAgain(checkout);
    store.set(againQuestionAtom, null);
    store.set(changePaymentAction);
    store.set(choosePaymentMethodAction, 'card');
    store.set(payAction);
    await untilAskedAgain(checkout);
    expect(sentBy(checkout)).toBe(1);
    expect(store.get(waitAtom).payments).toMatchObject([{ isOpen: true }]);
  });

  test('an unknown status word decides nothing, is reported once, and a second request is asked about', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    platform.answerStatus = async (id) => ({
      ...anAnswer(id, 'UNKNOWN'),
      unknownWord: 'REFUNDED',
    });
    host.showPage();
    await waitFor(() =>
      expect(store.get(paymentsAtom).get('p1')?.answer?.unknownWord).toBe('REFUNDED'),
    );
    await store.set(resendAction);
    await untilAskedAgain(checkout);
    expect(store.get(waitAtom).phase).toBe('waiting');
    expect(host.receivedEvents.filter(({ name }) => name === 'error')).toHaveLength(1);
    expect(sentBy(checkout)).toBe(1);
  });

  test('other people and vouchers, another prize and another method are the same purchase', async () => {
    const before = await startOpen('wallet');
    const after = await openOtherTab(before);
    after.store.set(setVoucherCountAction, () => 4);
    goToPayment(after);
    after.store.set(choosePaymentMethodAction, 'card');
    await pressIsAsked(after);
  });

  test('a payment that the server calls ended is asked about no more', async () => {
    const checkout = await startOpen('wallet');
    const { platform, store } = checkout;
    platform.answerStatus = async (id) => anAnswer(id, 'CANCELLED');
    store.set(changePaymentAction);
    store.set(payAction);
    await waitFor(() => expect(sentBy(checkout)).toBe(2));
    expect(store.get(againQuestionAtom)).toBeNull();
    expect(entriesOf(checkout)).toHaveLength(1);
  });

  test('a session that ends while the wallet asks, then the card as a guest: the question comes first', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    store.set(userAtom, A_USER);
    store.set(payAction);
    await waitFor(() => expect(store.get(waitAtom).phase).toBe('waiting'));
    platform.answerStatus = async () => {
      throw new ApiError('auth', 'expired', { status: 401 });
    };
    host.showPage();
    await waitFor(() => expect(store.get(userAtom)).toBeNull());
    store.set(changePaymentAction);
    goToPayment(checkout);
    store.set(choosePaymentMethodAction, 'card');
    store.set(payAction);
    const seen = await untilAskedAgain(checkout);
    expect(seen).toMatchObject({ visibility: 'masked', entry: { paymentId: 'p1' } });
    expect(platform.linkRequests).toEqual([]);
    expect(entriesOf(checkout)).toHaveLength(1);
  });
});

test('a question is gone with the account that it was asked of: its yes sends nothing', async () => {
  const checkout = await startAtPayment();
  const { store } = checkout;
  store.set(userAtom, A_USER);
  store.set(payAction);
  await waitFor(() => expect(store.get(waitAtom).phase).toBe('waiting'));
  store.set(changePaymentAction);
  store.set(payAction);
  await untilAskedAgain(checkout);
  store.set(userAtom, null);
  expect(store.get(againQuestionAtom)).toBeNull();
  store.set(payAgainAction);
  expect(store.get(waitAtom).phase).toBe('choosing');
  expect(sentBy(checkout)).toBe(1);
});

describe('another tab, or a new one after the first was closed', () => {
  test('asks before it sends, and shows neither amount nor reference of a guest’s', async () => {
    const after = await openOtherTab(await startOpen('wallet'));
    expect(after.store.get(hasOpenPaymentAtom)).toBe(false);
    goToPayment(after);
    const seen = await pressIsAsked(after);
    expect(seen?.visibility).toBe('masked');
  });

  test('shows it once the customer says that it is theirs, and its success counts', async () => {
    const after = await openOtherTab(await startOpen('wallet'));
    goToPayment(after);
    await pressIsAsked(after);
    await after.store.set(goToFirstPaymentAction);
    expect(after.store.get(waitAtom)).toMatchObject({ phase: 'waiting', currentId: 'p1' });
    after.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await waitFor(() => {
      after.host.showPage();
      expect(after.store.get(voucherResultAtom)).toMatchObject({ paymentId: 'p1', count: 1 });
    });
    expect(entriesOf(after)).toEqual([]);
  });

  test('follows the payment of the account that is signed in, and asks beside it', async () => {
    const before = await startAtPayment();
    before.store.set(userAtom, A_USER);
    before.store.set(payAction);
    await waitFor(() => expect(before.store.get(waitAtom).phase).toBe('waiting'));
    const hers = await openOtherTab(before, { user: A_USER });
    await untilAsked(hers, 'p1');
    goToPayment(hers);
    expect((await pressIsAsked(hers))?.visibility).toBe('full');
  });

  test('shows another account nothing of it', async () => {
    const before = await startAtPayment();
    before.store.set(userAtom, A_USER);
    before.store.set(payAction);
    await waitFor(() => expect(before.store.get(waitAtom).phase).toBe('waiting'));
    const his = await openOtherTab(before, { user: RUI });
    goToPayment(his);
    his.store.set(payAction);
    await waitFor(() => expect(sentBy(his)).toBe(1));
    expect(his.platform.asked).toEqual([]);
    expect(his.store.get(againQuestionAtom)).toBeNull();
  });

  test('knows of a request whose answer is still awaited or was lost', async () => {
    const before = await startAtPayment();
    before.platform.answerWallet = () => new Promise(() => undefined);
    before.store.set(payAction);
    await waitFor(() => expect(sentBy(before)).toBe(1));
    const after = await openOtherTab(before);
    goToPayment(after);
    expect((await pressIsAsked(after))?.entry.paymentId).toBeNull();
  });

  test('that presses at the same moment: one of the two sends, the other asks', async () => {
    const first = await startAtPayment();
    const second = await openOtherTab(first);
    goToPayment(second);
    first.store.set(payAction);
    second.store.set(payAction);
    await waitFor(() => {
      const questions = [first, second].map(({ store }) => store.get(againQuestionAtom));
      expect(sentBy(first) + sentBy(second)).toBe(1);
      expect(questions.filter(Boolean)).toHaveLength(1);
    });
  });

  test('that the provider’s page returns to resumes the payment', async () => {
    const before = await startAtPayment();
    before.store.set(choosePaymentMethodAction, 'card');
    before.store.set(payAction);
    await waitFor(() => expect(before.host.redirects).toHaveLength(1));
    const host = createFakeHost(PAYMENT_NOW + 60_000, undefined, before.host.sharedValues);
    host.fakePage.url = `${before.platform.linkRequests[0]?.payload.returnUrl}&state=completed`;
    const { platform, store } = await openVoucherPage(host);
    await waitFor(() => expect(platform.asked).toEqual(['l1']));
    expect(store.get(waitAtom)).toMatchObject({ phase: 'linked', currentId: 'l1' });
    expect(store.get(stepNoticeAtom)).toBeNull();
    expect(host.pageUrl()).not.toContain('mc-nonce');
  });
});
