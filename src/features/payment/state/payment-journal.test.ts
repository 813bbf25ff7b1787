import {
  JOURNAL_PREFIX,
  OWN_PREFIX,
  JOURNAL_ENTRY_MS,
  JOURNAL_KEPT_AFTER_END_MS,
} from '../../../lib/limits.ts';
import { waitAtom, submissionAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import { changePaymentAction } from './payment-view.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  A_LINK,
  anAnswer,
  entriesOf,
  goToPayment,
  openOtherTab,
  openVoucherPage,
  payAgain,
  PAYMENT_NOW,
  pressIsAsked,
  sentBy,
  startAtPayment,
  startOpen,
  untilAskedAgain,
} from '../../../../test/support/state/start-at-payment.ts';
import { setVoucherCountAction } from '../../vouchers/state/voucher-form-state.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { choosePaymentMethodAction } from './payment-form.ts';
import {
  firstIsReachableAtom,
  goToFirstPaymentAction,
  payAgainAction,
} from './resumed-payments.ts';
import { payAction, resendAction } from './pay.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';

describe('two versions of the script on one site', () => {
  test('keep each other’s entries, and what they know more of one', async () => {
    const checkout = await startOpen('wallet');
    const { host, store } = checkout;
    const [own = ''] = host.shared.keys(JOURNAL_PREFIX);
    const stored = JSON.parse(host.shared.read(own) ?? '') as object;
    host.shared.write(own, JSON.stringify({ ...stored, later: 'kept' }));
    const foreign = JSON.stringify({
      entityId: '1',
      kind: 'gift-card',
      target: '101',
      since: 1e15,
    });
    host.shared.write(`${JOURNAL_PREFIX}other`, foreign);
    host.shared.write(`${JOURNAL_PREFIX}broken`, '{"entityId":');
    await store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(sentBy(checkout)).toBe(2));
    expect(host.shared.read(own)).toContain('"later":"kept"');
    expect(host.shared.read(`${JOURNAL_PREFIX}other`)).toBe(foreign);
    expect(host.shared.read(`${JOURNAL_PREFIX}broken`)).toBe('{"entityId":');
  });
});

describe('the journal', () => {
  test('has all of a payment that its other tabs may need', async () => {
    const checkout = await startAtPayment();
    const { platform, store } = checkout;
    store.set(setVoucherCountAction, () => 2);
    store.set(choosePaymentMethodAction, 'card');
    platform.answerLink = async () => ({ ...A_LINK, chargedCents: 9100 });
    store.set(payAction);
    await waitFor(() => expect(store.get(waitAtom).phase).toBe('linked'));
    expect(entriesOf(checkout)).toEqual([
      {
        origin: 'https://platform.example',
        entityId: '1',
        kind: 'voucher',
        target: '101',
        since: PAYMENT_NOW,
        until: null,
        owner: 'guest',
        mark: null,
        method: 'card',
        channel: 'link',
        paymentId: 'l1',
        count: 2,
        shownCents: 9000,
        chargedCents: 9100,
        url: 'https://pay.example/l1',
        reference: null,
        nonce: expect.stringMatching(/^id-\d+$/),
        ownParams: [],
        hint: null,
        firstKey: null,
        planId: null,
      },
    ]);
  });

  test('that was emptied meanwhile has the payment again at the next press, with its own clock', async () => {
    const checkout = await startOpen('wallet');
    const { host, store } = checkout;
    const [before] = entriesOf(checkout);
    host.sharedValues.clear();
    host.advance(1_000);
    await store.set(resendAction);
    const seen = await untilAskedAgain(checkout);
    expect(seen?.entry).toMatchObject({ paymentId: 'p1', since: PAYMENT_NOW });
    expect(entriesOf(checkout)).toEqual([before]);
    expect(sentBy(checkout)).toBe(1);
  });

  test('keeps what another tab has learnt of a payment when this one presses again', async () => {
    const checkout = await startOpen('wallet');
    const { host, store } = checkout;
    const [key = ''] = host.shared.keys(JOURNAL_PREFIX);
    const record = JSON.parse(host.shared.read(key) ?? '') as object;
    host.shared.write(key, JSON.stringify({ ...record, shownCents: 1 }));
    await store.set(resendAction);
    await untilAskedAgain(checkout);
    expect(entriesOf(checkout)).toEqual([{ ...record, shownCents: 1 }]);
  });

  test('has nothing of a request that was refused, or of a payment that was made at once', async () => {
    const checkout = await startAtPayment();
    const { platform, store } = checkout;
    platform.answerWallet = async () => Promise.reject(new ApiError('api', 'refused'));
    store.set(payAction);
    await waitFor(() => expect(store.get(waitAtom).phase).toBe('choosing'));
    expect(entriesOf(checkout)).toEqual([]);
    platform.answerWallet = async () => anAnswer('p2', 'COMPLETED');
    store.set(payAction);
    await waitFor(() => expect(store.get(voucherResultAtom)?.paymentId).toBe('p2'));
    expect(entriesOf(checkout)).toEqual([]);
    expect([...checkout.host.stored.keys()].join()).not.toContain('-payment:');
  });

  test('loses an entry that ended long ago', async () => {
    const host = createFakeHost(PAYMENT_NOW);
    const since = PAYMENT_NOW - JOURNAL_ENTRY_MS - JOURNAL_KEPT_AFTER_END_MS - 1;
    const entry = {
      origin: 'https://platform.example',
      entityId: '1',
      kind: 'voucher',
      target: '101',
      paymentId: 'p0',
    };
    host.shared.write(`${JOURNAL_PREFIX}old`, JSON.stringify({ ...entry, since }));
    host.shared.write(`${JOURNAL_PREFIX}kept`, JSON.stringify({ ...entry, since: since + 1 }));
    await openVoucherPage(host);
    expect(host.shared.keys(JOURNAL_PREFIX)).toEqual([`${JOURNAL_PREFIX}kept`]);
  });

  test('keeps nothing of a press that is given up while another tab holds the lock', async () => {
    const checkout = await startAtPayment();
    const { host, store } = checkout;
    let kept: unknown[] = [];
    let free = () => {};
    const isFree = new Promise<void>((resolve) => (free = resolve));
    const request = async (_name: string, _options: unknown, run: () => unknown) => {
      await isFree;
      const result = await run();
      kept = entriesOf(checkout);
      return result;
    };
    host.locks = { request, query: async () => ({}) } as unknown as LockManager;
    store.set(payAction);
    expect(store.get(waitAtom).phase).toBe('checking');
    store.set(changePaymentAction);
    free();
    await waitFor(() => expect(kept).toHaveLength(1));
    await waitFor(() => expect(entriesOf(checkout)).toEqual([]));
    expect(sentBy(checkout)).toBe(0);
    expect(store.get(submissionAtom).status).toBe('idle');
  });

  test('asks nothing once the checkout has restarted, and reports nothing', async () => {
    const checkout = await startOpen('wallet');
    const { store } = checkout;
    await store.set(resendAction);
    await untilAskedAgain(checkout);
    await store.set(startCheckoutAction);
    expect(store.get(againQuestionAtom)).toBeNull();
    store.set(payAgainAction);
    expect(sentBy(checkout)).toBe(1);
  });
});

test.each([
  ['whose status can be asked', { paymentId: 'p1' }, true],
  ['that got no answer', { paymentId: null }, false],
])('there is a way to the first payment %s: %o', async (_, { paymentId }, isReachable) => {
  const before = await startAtPayment();
  if (paymentId === null) before.platform.answerWallet = () => new Promise(() => undefined);
  before.store.set(payAction);
  await waitFor(() => expect(sentBy(before)).toBe(1));
  await waitFor(() => expect(entriesOf(before)).toMatchObject([{ paymentId }]));
  const after = await openOtherTab(before);
  expect(after.store.get(firstIsReachableAtom)).toBe(false);
  goToPayment(after);
  await pressIsAsked(after);
  expect(after.store.get(firstIsReachableAtom)).toBe(isReachable);
  after.store.set(againQuestionAtom, null);
  await after.store.set(goToFirstPaymentAction);
  expect(after.store.get(waitAtom).payments).toEqual([]);
});

test('the first payment of an account is reached by its sign-in', async () => {
  const checkout = await startAtPayment();
  const { store } = checkout;
  store.set(userAtom, A_USER);
  store.set(payAction);
  await waitFor(() => expect(store.get(waitAtom).phase).toBe('waiting'));
  store.set(userAtom, null);
  store.set(changePaymentAction);
  store.set(payAction);
  expect((await untilAskedAgain(checkout))?.visibility).toBe('masked');
  await store.set(goToFirstPaymentAction);
  expect(store.get(currentEntryAtom)?.step).toBe('login');
  expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'payment.rest.reason' });
  expect(store.get(againQuestionAtom)).toBeNull();
});

test('the stored payment contains nothing personal', async () => {
  const checkout = await startAtPayment();
  checkout.store.set(userAtom, A_USER);
  checkout.store.set(payAction);
  await waitFor(() => expect(checkout.store.get(waitAtom).phase).toBe('waiting'));
  const kept = JSON.stringify([...checkout.host.sharedValues]);
  for (const personal of [A_USER.id, A_USER.token, A_USER.username, '912345678', 'Rui']) {
    expect(kept).not.toContain(personal);
  }
});

test.each([
  ['link', 'card'],
  ['wallet', 'wallet'],
] as const)(
  'an open payment by a method that this version does not know, through a %s, counts as %s',
  async (channel, method) => {
    const host = createFakeHost(PAYMENT_NOW);
    const entry = {
      origin: 'https://platform.example',
      entityId: '1',
      kind: 'voucher',
      target: '101',
      since: PAYMENT_NOW,
    };
    const kept = { ...entry, owner: 'guest', method: 'coins', channel, paymentId: 'p7' };
    host.shared.write(`${JOURNAL_PREFIX}k7`, JSON.stringify(kept));
    host.storage.write(`${OWN_PREFIX}k7`, '');
    const answerStatus = async (id: string) => anAnswer(id, 'COMPLETED');
    const { store } = await openVoucherPage(host, {}, { answerStatus });
    await waitFor(() =>
      expect(store.get(voucherResultAtom)).toMatchObject({ method, status: 'paid' }),
    );
  },
);
