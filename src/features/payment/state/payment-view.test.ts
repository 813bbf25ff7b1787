import { waitAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';

import { otherPaymentIsOpenAtom } from './payment-atoms.ts';
import {
  changePaymentAction,
  hasOpenPaymentAtom,
  isPayingAtom,
  paymentViewAtom,
} from './payment-view.ts';
import {
  anAnswer,
  payAgain,
  phaseOf,
  startAtPayment,
  startOpen,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';
import { choosePaymentMethodAction } from './payment-form.ts';
import { payAction, resendAction } from './pay.ts';

describe('the payment step', () => {
  test.each([
    ['wallet', 'wallet'],
    ['card', 'link'],
  ] as const)(
    'shows a payment by %s, then the methods beside it while another is chosen',
    async (method, view) => {
      const checkout = await startAtPayment();
      const { store } = checkout;
      expect(store.get(paymentViewAtom)).toBe('choose');
      expect(store.get(hasOpenPaymentAtom)).toBe(false);
      expect(store.get(otherPaymentIsOpenAtom)).toBe(false);
      store.set(choosePaymentMethodAction, method);
      store.set(payAction);
      expect(store.get(isPayingAtom)).toBe(true);
      await waitFor(() => expect(store.get(paymentViewAtom)).toBe(view));
      expect(store.get(isPayingAtom)).toBe(false);
      expect(store.get(hasOpenPaymentAtom)).toBe(false);
      store.set(changePaymentAction);
      expect(store.get(paymentViewAtom)).toBe('choose');
      expect(store.get(hasOpenPaymentAtom)).toBe(true);
    },
  );

  test('keeps the wallet on the screen while the same is asked for once more', async () => {
    const checkout = await startOpen('wallet');
    const { platform, store } = checkout;
    platform.answerWallet = () => new Promise(() => undefined);
    await store.set(resendAction);
    expect(phaseOf(checkout)).toBe('checking');
    expect(store.get(paymentViewAtom)).toBe('wallet');
    await payAgain(checkout);
    await untilPhase(checkout, 'requesting');
    expect([store.get(paymentViewAtom), store.get(isPayingAtom)]).toEqual(['wallet', true]);
    expect(store.get(hasOpenPaymentAtom)).toBe(false);
  });

  test('says nothing of an open payment while a second one is sent, nor once one is paid', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    store.set(changePaymentAction);
    let answer = (_answer: ReturnType<typeof anAnswer>) => {};
    platform.answerWallet = () => new Promise((resolve) => (answer = resolve));
    store.set(payAction);
    await payAgain(checkout);
    await untilPhase(checkout, 'requesting');
    expect(store.get(hasOpenPaymentAtom)).toBe(false);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await untilPhase(checkout, 'completed');
    answer(anAnswer('p2', 'IN_PROGRESS'));
    await waitFor(() => expect(store.get(waitAtom).payments).toHaveLength(2));
    expect(store.get(hasOpenPaymentAtom)).toBe(false);
  });
});
