import { openIds } from '../../../submission/rules/purchase-state.ts';
import { waitAtom, submissionAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { chargeQuestionAtom } from './payment-link.ts';
import type { PaymentAnswer } from '../rules/payment-answers.ts';
import { otherPaymentIsOpenAtom, voucherResultAtom } from './payment-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problems.ts';
import {
  A_LINK,
  A_REFERENCE,
  anAnswer,
  heardOf,
  payAgain,
  reloadPayment,
  startAtPayment,
  startOpen,
} from '../../../../test/support/state/start-at-payment.ts';
import {
  acceptChargeAction,
  keepWaitingAction,
  openPaymentPageAction,
  payOtherwiseAction,
} from './payment-view.ts';
import { choosePaymentMethodAction } from './payment-form.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { payAction, resendAction } from './pay.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';

describe('what the server says of a payment', () => {
  test.each([
    ['CANCELLED', 'cancelled', 'payment_refused'],
    ['ERROR_IN_PAY_PLATFORM', 'platformError', 'payment_platform'],
  ] as const)('%s is reported to the page once', async (status, phase, code) => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    platform.answerStatus = async (id) => anAnswer(id, status);
    host.showPage();
    await waitFor(() => expect(store.get(waitAtom).phase).toBe(phase));
    host.showPage();
    await Promise.resolve();
    expect(heardOf(checkout, 'error')).toMatchObject([
      { code, message: expect.stringContaining('p1') },
    ]);
  });

  test('about another payment is ignored: the wait continues', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    platform.answerStatus = async () => anAnswer('777', 'COMPLETED');
    host.showPage();
    await waitFor(() => expect(platform.asked).toEqual(['p1']));
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    expect(store.get(waitAtom).phase).toBe('waiting');
    expect(heardOf(checkout, 'error')).toEqual([]);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await waitFor(() => expect(store.get(waitAtom).phase).toBe('completed'));
  });
});

describe('a request sent once more that is answered after the first payment is made', () => {
  test.each(['api', 'auth', 'outcome_unknown'] as const)(
    'leaves the success as it is: %s',
    async (code) => {
      const checkout = await startOpen('wallet');
      const { host, platform, store } = checkout;
      let refuse = (_error: ApiError) => {};
      platform.answerWallet = () => new Promise((_, reject) => (refuse = reject));
      await store.set(resendAction);
      await payAgain(checkout);
      await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
      // It waits for the answer, and falls away when that was accepted.
      await store.set(startCheckoutAction);
      platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
      host.showPage();
      await waitFor(() => expect(store.get(waitAtom).phase).toBe('completed'));
      refuse(new ApiError(code, 'late'));
      await waitFor(() => expect(host.receivedEvents.at(-1)?.name).toBe('error'));
      await Promise.resolve();
      expect(store.get(submissionAtom).status).toBe('done');
      expect(store.get(currentEntryAtom)?.step).toBe('success');
      expect(store.get(alertAtom) ?? store.get(stepNoticeAtom)).toBeNull();
    },
  );

  test('by a payment of its own: the success says that it may still show in the wallet', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    let answer = (_answer: PaymentAnswer) => {};
    platform.answerWallet = () => new Promise((resolve) => (answer = resolve));
    await store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await waitFor(() => expect(store.get(waitAtom).phase).toBe('completed'));
    expect(store.get(otherPaymentIsOpenAtom)).toBe(true);
    answer(anAnswer('p2', 'IN_PROGRESS'));
    await waitFor(() => expect(openIds(store.get(waitAtom))).toEqual(['p2']));
    expect(store.get(otherPaymentIsOpenAtom)).toBe(true);
    expect(store.get(voucherResultAtom)).toMatchObject({ paymentId: 'p1', status: 'paid' });
  });
});

describe('a bank reference', () => {
  const CASES = [
    ['the reference', 4700, 4500],
    ['the charge', 4500, 4700],
  ] as const;

  test.each(CASES)(
    'is asked about where %s alone differs, and not again once agreed to',
    async (...amounts) => {
      const [, inReference, chargedCents] = amounts;
      const { platform, store } = await startAtPayment();
      const reference = {
        entity: '21098',
        reference: '123456789',
        amountCents: inReference,
        expiresAt: null,
      };
      platform.answerLink = async () => ({ ...A_LINK, reference, chargedCents });
      store.set(choosePaymentMethodAction, 'reference');
      store.set(payAction);
      await waitFor(() => expect(store.get(waitAtom).phase).toBe('linked'));
      expect(store.get(chargeQuestionAtom)).toMatchObject({ shownCents: 4500, chargedCents: 4700 });
      expect(store.get(currentEntryAtom)?.step).toBe('confirm');
      store.set(acceptChargeAction);
      expect(store.get(currentEntryAtom)?.step).toBe('success');
      expect(store.get(voucherResultAtom)?.amountCents).toBe(inReference);
      await store.set(openPaymentPageAction);
      expect(store.get(chargeQuestionAtom)).toBeNull();
    },
  );

  test('that is charged otherwise than it says: the success names both amounts, though the charge was agreed to', async () => {
    const { host, platform, store } = await startAtPayment();
    const reference = { ...A_REFERENCE, amountCents: 4500 };
    platform.answerLink = async () => ({ ...A_LINK, reference, chargedCents: 4700 });
    store.set(choosePaymentMethodAction, 'reference');
    store.set(payAction);
    await waitFor(() => expect(store.get(chargeQuestionAtom)).not.toBeNull());
    store.set(acceptChargeAction);
    expect(store.get(voucherResultAtom)).toMatchObject({ status: 'reserved', amountCents: 4500 });
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await waitFor(() =>
      expect(store.get(voucherResultAtom)).toMatchObject({
        status: 'paid',
        amountCents: 4700,
        shownCents: 4500,
      }),
    );
  });
});

test('a reserved reference shows again when the customer returns to it', async () => {
  const { platform, store } = await startAtPayment();
  const reference = { entity: '21098', reference: '123456789', amountCents: 4500, expiresAt: null };
  platform.answerLink = async () => ({ ...A_LINK, url: null, reference });
  store.set(choosePaymentMethodAction, 'reference');
  store.set(payAction);
  await waitFor(() => expect(store.get(currentEntryAtom)?.step).toBe('success'));
  store.set(payOtherwiseAction);
  expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  store.set(keepWaitingAction);
  expect(store.get(currentEntryAtom)?.step).toBe('success');
  expect(store.get(voucherResultAtom)).toMatchObject({ status: 'reserved', reference });
});

test('a clock that is put back does not make an open payment forgotten', async () => {
  const after = await reloadPayment(await startOpen('wallet'), { later: -3 * 86_400_000 });
  expect(after.store.get(waitAtom).phase).toBe('waiting');
});
