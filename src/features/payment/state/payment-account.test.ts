import { JOURNAL_PREFIX, OWN_PREFIX, WALLET_POLL_MS } from '../../../lib/limits.ts';
import { waitAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test, vi } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { pollBlockerAtom } from './payment-wait.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import {
  anAnswer,
  type Checkout,
  entriesOf,
  goToPayment,
  heardOf,
  openVoucherPage,
  payAgain,
  PAYMENT_NOW,
  reloadPayment,
  startAtPayment,
  startOpen,
  untilAskedAgain,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { sessionAction } from '../../account/state/session.ts';
import { changePaymentAction } from './payment-view.ts';
import { choosePaymentMethodAction } from './payment-form.ts';
import {
  goToFirstPaymentAction,
  payAgainAction,
  pollAfterSignInAction,
  signInForPaymentAction,
} from './resumed-payments.ts';
import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { payAction } from './pay.ts';
import { allIsAnswered, waitFor } from '../../../../test/support/state/wait-for.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problems.ts';

const EXPIRED = new ApiError('auth', 'expired', { status: 401 });
const signedIn = ({ store }: Pick<Checkout, 'store'>) => store.set(userAtom, A_USER);

/** Ana, signed in, whose payment is open. */
async function anaPaysBy(method: 'wallet' | 'card') {
  const checkout = await startAtPayment();
  const { store } = checkout;
  store.set(userAtom, A_USER);
  store.set(choosePaymentMethodAction, method);
  store.set(payAction);
  await waitFor(() => expect(store.get(waitAtom).payments).toHaveLength(1));
  return checkout;
}

describe('the open payment of an account', () => {
  test('is not asked about as a guest once its owner has signed out', async () => {
    const { host, platform, store } = await anaPaysBy('card');
    void store.set(sessionAction, { kind: 'signOut' });
    host.showPage();
    await Promise.resolve();
    expect(platform.asked).toEqual([]);
    store.set(userAtom, A_USER);
    host.showPage();
    await waitFor(() => expect(platform.asked).toEqual(['l1']));
  });

  test('whose sign-in has ended says so and offers the sign-in; the customer stays where the payment is shown', async () => {
    const { host, platform, store } = await anaPaysBy('wallet');
    platform.answerStatus = async () => {
      throw EXPIRED;
    };
    host.showPage();
    await waitFor(() => expect(store.get(userAtom)).toBeNull());
    expect(store.get(waitAtom).phase).toBe('waiting');
    expect(store.get(pollBlockerAtom)).toBe('signedOut');
    host.showPage();
    await Promise.resolve();
    expect(platform.asked).toEqual(['p1']);
  });

  test('that cannot be looked at because the sign-in has ended keeps a second one from being sent', async () => {
    const { platform, store } = await anaPaysBy('wallet');
    platform.answerStatus = async () => {
      throw EXPIRED;
    };
    store.set(payAction);
    await waitFor(() => expect(store.get(userAtom)).toBeNull());
    expect(platform.walletRequests).toHaveLength(1);
  });

  test('whose sign-in has ended does not sign out a customer who has signed in meanwhile', async () => {
    const { host, platform, store } = await anaPaysBy('wallet');
    let refuse = () => {};
    const answer = new Promise<never>((_, reject) => {
      refuse = () => reject(EXPIRED);
    });
    platform.answerStatus = () => answer;
    host.showPage();
    await waitFor(() => expect(platform.asked).toEqual(['p1']));
    store.set(userAtom, RUI);
    refuse();
    await answer.catch(() => undefined);
    await vi.dynamicImportSettled();
    expect(store.get(userAtom)).toEqual(RUI);
    expect(host.receivedEvents.map(({ name }) => name)).not.toContain('logout');
  });

  test('counts when it is paid after its owner has signed in again', async () => {
    const { host, platform, store } = await anaPaysBy('card');
    void store.set(sessionAction, { kind: 'signOut' });
    store.set(userAtom, A_USER);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await waitFor(() => expect(store.get(waitAtom).phase).toBe('completed'));
  });
});

const untilAsked = ({ platform }: Pick<Checkout, 'platform'>) =>
  waitFor(() => expect(platform.asked).not.toEqual([]));

describe('after a reload', () => {
  test('the payment of an account is asked about as that account', async () => {
    const after = await reloadPayment(await anaPaysBy('card'), { user: A_USER });
    await untilAsked(after);
    expect(after.platform.askedAs).toEqual([A_USER.id]);
    expect(after.store.get(pollBlockerAtom)).toBeNull();
  });

  test('the payment of an account is not asked about as a guest; the customer is informed and may sign in', async () => {
    const { host, platform, store } = await reloadPayment(await anaPaysBy('card'));
    host.showPage();
    host.advance(10 * WALLET_POLL_MS);
    expect(platform.asked).toEqual([]);
    expect(store.get(waitAtom).phase).toBe('linked');
    expect(store.get(pollBlockerAtom)).toBe('signedOut');
    store.set(signInForPaymentAction);
    expect(store.get(currentEntryAtom)?.step).toBe('login');
    store.set(userAtom, A_USER);
    store.set(nextStepAction, 'login');
    store.set(pollAfterSignInAction);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    await waitFor(() => expect(platform.askedAs).toEqual([A_USER.id]));
  });

  test('a guest’s payment is polled as a guest, even after a sign-in', async () => {
    const before = await startAtPayment();
    before.store.set(payAction);
    await waitFor(() => expect(before.store.get(waitAtom).phase).toBe('waiting'));
    before.store.set(userAtom, A_USER);
    before.host.showPage();
    await untilAsked(before);
    expect(before.platform.askedAs).toEqual([null]);
    const after = await reloadPayment(before, { user: A_USER });
    await untilAsked(after);
    expect(after.platform.askedAs).toEqual([null]);
    expect(after.store.get(userAtom)).not.toBeNull();
  });

  test('the payment of another account is not polled until its owner signs in', async () => {
    const before = await anaPaysBy('card');
    const answerStatus = async () => {
      throw new ApiError('api', 'not found', { status: 404 });
    };
    const { host, platform, store } = await reloadPayment(before, { user: RUI, answerStatus });
    host.showPage();
    await waitFor(() => expect(store.get(pollBlockerAtom)).toBe('otherAccount'));
    host.advance(10 * WALLET_POLL_MS);
    expect(platform.askedAs).toEqual([]);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    store.set(userAtom, A_USER);
    host.showPage();
    await waitFor(() => expect(store.get(waitAtom).phase).toBe('completed'));
  });

  test('what is stored names neither the account nor its token', async () => {
    const { host } = await reloadPayment(await anaPaysBy('wallet'));
    const stored = JSON.stringify([...host.stored, ...host.sharedValues]);
    for (const secret of [A_USER.id, A_USER.token, A_USER.username, A_USER.mobile]) {
      expect(stored).not.toContain(secret);
    }
  });

  test.each([
    ['as a guest where a guest paid', null, A_USER, [null]],
    ['as the account where it paid', A_USER, A_USER, [A_USER.id]],
    ['not at all while the account that paid is not signed in', A_USER, null, []],
  ])('the code of a paid voucher is asked for %s', async (_, payer, later, askedAs) => {
    const before = await startAtPayment();
    before.store.set(userAtom, payer);
    before.platform.answerWallet = async (count) => anAnswer(`p${count}`, 'COMPLETED');
    before.store.set(payAction);
    await waitFor(() => expect(before.store.get(voucherResultAtom)?.status).toBe('paid'));
    const after = await reloadPayment(before, { user: later });
    await waitFor(() => expect(after.platform.askedAs).toEqual(askedAs));
    expect(after.store.get(voucherResultAtom)?.status).toBe('paid');
  });
});

test('a session that ends after the second yes sends nothing as a guest in the account’s name', async () => {
  const checkout = await anaPaysBy('wallet');
  const { platform, store } = checkout;
  store.set(changePaymentAction);
  store.set(payAction);
  await untilAskedAgain(checkout);
  platform.answerStatus = async () => {
    throw EXPIRED;
  };
  store.set(payAgainAction);
  await waitFor(() => expect(store.get(userAtom)).toBeNull());
  await waitFor(() => expect(store.get(waitAtom).phase).toBe('choosing'));
  expect(platform.walletRequests).toHaveLength(1);
});

test.each([
  ['signed out', null],
  ['given way to another', RUI],
])(
  'a press whose account has %s while an earlier payment is looked at comes to nothing',
  async (_, user) => {
    const checkout = await anaPaysBy('wallet');
    const { platform, store } = checkout;
    let answer = () => {};
    platform.answerStatus = (id) =>
      new Promise((resolve) => (answer = () => resolve(anAnswer(id, 'IN_PROGRESS'))));
    store.set(changePaymentAction);
    store.set(payAction);
    await waitFor(() => expect(platform.asked).toEqual(['p1']));
    store.set(userAtom, user);
    const kept = entriesOf(checkout);
    answer();
    await waitFor(() => expect(store.get(waitAtom).phase).toBe('choosing'));
    expect(store.get(againQuestionAtom)).toBeNull();
    expect(store.get(alertAtom)).toBeNull();
    expect(heardOf(checkout, 'error')).toEqual([]);
    expect(entriesOf(checkout)).toEqual(kept);
    expect(platform.walletRequests).toHaveLength(1);
  },
);

describe('the payment of an account', () => {
  test('rests while another account is here, and is not asked about as that one', async () => {
    const { host, platform, store } = await startOpen('wallet', signedIn);
    expect(store.get(pollBlockerAtom)).toBeNull();
    store.set(userAtom, RUI);
    expect(store.get(pollBlockerAtom)).toBe('otherAccount');
    host.showPage();
    await Promise.resolve();
    expect(platform.asked).toEqual([]);
  });

  test('that is suspended is mentioned beside the methods, and not beside an active one', async () => {
    const checkout = await startOpen('wallet', signedIn);
    const { store } = checkout;
    store.set(userAtom, null);
    store.set(changePaymentAction);
    expect(store.get(pollBlockerAtom)).toBe('signedOut');
    goToPayment(checkout);
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(store.get(waitAtom).currentId).toBe('p2'));
    expect(store.get(pollBlockerAtom)).toBeNull();
  });

  test('that is suspended is mentioned beside the methods, also behind a newer active one of a guest', async () => {
    const checkout = await startOpen('wallet', signedIn);
    const { store } = checkout;
    store.set(userAtom, null);
    store.set(changePaymentAction);
    goToPayment(checkout);
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(store.get(waitAtom).currentId).toBe('p2'));
    store.set(changePaymentAction);
    expect(store.get(pollBlockerAtom)).toBe('signedOut');
  });

  test('keeps a sign-in that a question refuses after the checkout has started again', async () => {
    const checkout = await openVoucherPage(createFakeHost(PAYMENT_NOW), {}, { user: A_USER });
    const { host, platform, store } = checkout;
    goToPayment(checkout);
    store.set(payAction);
    await untilPhase(checkout, 'waiting');
    let refuse = () => {};
    const answer = new Promise<never>((_, reject) => (refuse = () => reject(EXPIRED)));
    platform.answerStatus = () => answer;
    host.showPage();
    await waitFor(() => expect(platform.asked).toEqual(['p1']));
    platform.answerStatus = async (id) => anAnswer(id, 'IN_PROGRESS');
    await store.set(startCheckoutAction);
    refuse();
    await answer.catch(() => undefined);
    await vi.dynamicImportSettled();
    expect(store.get(userAtom)).toEqual(A_USER);
  });

  test('is not decided by an answer from before the checkout has started again', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    let answer = () => {};
    platform.answerStatus = (id) =>
      new Promise((resolve) => (answer = () => resolve(anAnswer(id, 'CANCELLED'))));
    host.showPage();
    await waitFor(() => expect(platform.asked).toEqual(['p1']));
    platform.answerStatus = async (id) => anAnswer(id, 'IN_PROGRESS');
    await store.set(startCheckoutAction);
    await waitFor(() => expect(platform.asked).toEqual(['p1', 'p1']));
    answer();
    await allIsAnswered();
    expect(store.get(waitAtom)).toMatchObject({ phase: 'waiting', payments: [{ isOpen: true }] });
  });

  test('keeps its sign-in where the question about it fails for another reason', async () => {
    const checkout = await startOpen('wallet', signedIn);
    const { host, platform, store } = checkout;
    platform.answerStatus = async () => Promise.reject(new ApiError('network', 'no answer'));
    host.showPage();
    await waitFor(() => expect(platform.asked).toEqual(['p1']));
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    expect(store.get(userAtom)).toEqual(A_USER);
  });

  test('that was kept without a mark of its account is asked about as who is here', async () => {
    const purchase = {
      origin: 'https://platform.example',
      entityId: '1',
      kind: 'voucher',
      target: '101',
      since: PAYMENT_NOW,
    };
    const open = { owner: 'account', method: 'wallet', channel: 'wallet', paymentId: 'p7' };
    const host = createFakeHost(PAYMENT_NOW);
    host.shared.write(`${JOURNAL_PREFIX}k7`, JSON.stringify({ ...purchase, ...open }));
    host.storage.write(`${OWN_PREFIX}k7`, '');
    const { platform, store } = await openVoucherPage(host, {}, { user: A_USER });
    await waitFor(() => expect(platform.askedAs).toEqual([A_USER.id]));
    expect(store.get(pollBlockerAtom)).toBeNull();
  });

  test('that is asked about before it is paid again leads to it, as it is theirs', async () => {
    const checkout = await startOpen('wallet', signedIn);
    const { store } = checkout;
    store.set(changePaymentAction);
    store.set(payAction);
    await untilAskedAgain(checkout);
    await store.set(goToFirstPaymentAction);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    expect(store.get(waitAtom)).toMatchObject({ phase: 'waiting', currentId: 'p1' });
  });

  test('is not left for the sign-in while something is sent', async () => {
    const checkout = await startAtPayment();
    const { platform, store } = checkout;
    platform.answerWallet = () => new Promise(() => undefined);
    store.set(payAction);
    await untilPhase(checkout, 'requesting');
    store.set(signInForPaymentAction);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  });

  test('is looked at once after the sign-in that it was left for, and after no other', async () => {
    const { platform, store } = await startOpen('wallet');
    store.set(pollAfterSignInAction);
    expect(platform.asked).toEqual([]);
    store.set(signInForPaymentAction);
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'info',
      message: { key: 'payment.rest.reason' },
    });
    store.set(pollAfterSignInAction);
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    store.set(pollAfterSignInAction);
    expect(platform.asked).toEqual(['p1']);
  });
});
