import { describe, expect, test, vi } from 'vitest';

import { ApiError } from '../../../api/http/api-error.ts';
import { stepNoticeAtom } from '../../problem/problem-atoms.ts';
import { waitAtom } from '../../payment/payment-atoms.ts';
import { A_USER } from '../../testing/fake-server.ts';
import { anAnswer, startAtPayment } from '../../testing/start-at-payment.ts';
import { userAtom } from '../../account/user-atom.ts';
import { signOutAction } from '../account/sign-out.ts';
import { choosePaymentMethodAction } from './edit-payment.ts';
import { payAction } from './pay.ts';

const EXPIRED = new ApiError('auth', 'expired', { status: 401 });

/** Ana, signed in, whose payment is open. */
async function anaPaysBy(method: 'wallet' | 'card') {
  const checkout = await startAtPayment();
  const { store } = checkout;
  store.set(userAtom, A_USER);
  store.set(choosePaymentMethodAction, method);
  store.set(payAction);
  await vi.waitFor(() => expect(store.get(waitAtom).payments).toHaveLength(1));
  return checkout;
}

describe('the open payment of an account', () => {
  test('is not asked about as a guest once its owner has signed out', async () => {
    const { host, platform, store } = await anaPaysBy('card');
    store.set(signOutAction);
    host.showPage();
    await Promise.resolve();
    expect(platform.asked).toEqual([]);
    store.set(userAtom, A_USER);
    host.showPage();
    await vi.waitFor(() => expect(platform.asked).toEqual(['l1']));
  });

  test('whose sign-in has ended tells the customer, who stays where the payment is shown', async () => {
    const { host, platform, store } = await anaPaysBy('wallet');
    platform.answerStatus = async () => {
      throw EXPIRED;
    };
    host.showPage();
    await vi.waitFor(() => expect(store.get(userAtom)).toBeNull());
    expect(store.get(waitAtom).phase).toBe('waiting');
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'payment.sessionEnded' });
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
    await vi.waitFor(() => expect(store.get(userAtom)).toBeNull());
    expect(platform.walletRequests).toHaveLength(1);
  });

  test('counts when it is paid after its owner has signed in again', async () => {
    const { host, platform, store } = await anaPaysBy('card');
    store.set(signOutAction);
    store.set(userAtom, A_USER);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await vi.waitFor(() => expect(store.get(waitAtom).phase).toBe('completed'));
  });
});
