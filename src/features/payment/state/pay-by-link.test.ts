import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { chargeQuestionAtom } from './payment-link.ts';
import { paymentMethodAtom, voucherResultAtom } from './payment-atoms.ts';
import { alertAtom, refusalAtom } from '../../../context/problems.ts';
import { modeAtom } from '../../offer/state/choice-atoms.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import {
  A_LINK,
  anAnswer,
  heardOf,
  payAgain,
  phaseOf,
  startAtPayment,
  startOpen,
  untilPhase,
  stepOf,
} from '../../../../test/support/state/start-at-payment.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import {
  acceptChargeAction,
  changePaymentAction,
  keepWaitingAction,
  openPaymentPageAction,
  payOtherwiseAction,
} from './payment-view.ts';
import { choosePaymentMethodAction } from './payment-form.ts';
import { payAction } from './pay.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';

describe('paying on a page of the provider', () => {
  async function startByCard() {
    const checkout = await startAtPayment();
    checkout.store.set(choosePaymentMethodAction, 'card');
    return checkout;
  }

  test('leads there once, with a way back that only this tab knows', async () => {
    const checkout = await startByCard();
    checkout.store.set(payAction);
    await waitFor(() => expect(checkout.host.redirects).toEqual([A_LINK.url]));
    const [request] = checkout.platform.linkRequests;
    expect(request?.payload.returnUrl).toMatch(/\?mc-return=payment&mc-nonce=id-\d+$/);
    expect(heardOf(checkout, 'redirect')).toHaveLength(1);
    expect(heardOf(checkout, 'pending')).toMatchObject([{ kind: 'voucher', paymentId: 'l1' }]);
    expect(checkout.store.get(submissionAtom).status).toBe('idle');
  });

  test('does not navigate while the amount differs, and continues when the customer agrees', async () => {
    const checkout = await startByCard();
    checkout.platform.answerLink = async () => ({ ...A_LINK, chargedCents: 4700 });
    checkout.store.set(payAction);
    await untilPhase(checkout, 'linked');
    expect(checkout.host.redirects).toEqual([]);
    checkout.store.set(acceptChargeAction);
    await waitFor(() => expect(checkout.host.redirects).toEqual([A_LINK.url]));
  });

  test('asks again about an amount that was not agreed to, whatever way leads back to it', async () => {
    const checkout = await startByCard();
    const { host, platform, store } = checkout;
    platform.answerLink = async () => ({ ...A_LINK, chargedCents: 4700 });
    store.set(payAction);
    await untilPhase(checkout, 'linked');
    store.set(changePaymentAction);
    expect(store.get(chargeQuestionAtom)).toBeNull();
    store.set(keepWaitingAction);
    expect(store.get(chargeQuestionAtom)).toMatchObject({ shownCents: 4500, chargedCents: 4700 });
    await store.set(openPaymentPageAction);
    expect(store.get(chargeQuestionAtom)).not.toBeNull();
    expect(host.redirects).toEqual([]);
    store.set(acceptChargeAction);
    await waitFor(() => expect(host.redirects).toEqual([A_LINK.url]));
  });

  test('a page that cannot be left says so, and reports the reason to the merchant’s page', async () => {
    const checkout = await startByCard();
    const { host, store } = checkout;
    const message = 'The browser refused to leave the page.';
    host.redirect = async () => ({ kind: 'failed', code: 'internal', message });
    store.set(payAction);
    await waitFor(() =>
      expect(store.get(refusalAtom)).toEqual({
        about: 'paymentPage',
        key: 'payment.platformError',
      }),
    );
    expect(heardOf(checkout, 'error')).toMatchObject([{ code: 'internal', message }]);
    expect(phaseOf(checkout)).toBe('linked');
  });

  test('a way there that the merchant’s page takes over itself is no failure', async () => {
    const checkout = await startByCard();
    const { host, store } = checkout;
    host.cancel.add('redirect');
    store.set(payAction);
    await waitFor(() => expect(heardOf(checkout, 'redirect')).toHaveLength(1));
    expect(heardOf(checkout, 'redirect')).toEqual([{ url: A_LINK.url, reason: 'voucher' }]);
    await Promise.resolve();
    expect(store.get(alertAtom)).toBeNull();
    expect(heardOf(checkout, 'error')).toEqual([]);
  });

  test('an address that may not be opened is the platform’s error; it can be tried again', async () => {
    const checkout = await startByCard();
    checkout.platform.answerLink = async () => {
      throw new ApiError('payment_platform', 'unsafe address');
    };
    checkout.store.set(payAction);
    await untilPhase(checkout, 'choosing');
    expect(checkout.store.get(alertAtom)).toEqual({
      about: 'voucher',
      key: 'payment.platformError',
    });
    expect(checkout.host.redirects).toEqual([]);
  });

  test('a bank reference is reserved, never paid, until the server says so', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    const reference = {
      entity: '21098',
      reference: '123456789',
      amountCents: 4500,
      expiresAt: null,
    };
    platform.answerLink = async () => ({ ...A_LINK, reference });
    store.set(choosePaymentMethodAction, 'reference');
    store.set(payAction);
    await waitFor(() => expect(stepOf(checkout)).toBe('success'));
    expect(store.get(voucherResultAtom)).toEqual({
      paymentId: 'l1',
      method: 'reference',
      status: 'reserved',
      amountCents: 4500,
      shownCents: null,
      count: 1,
      reference,
      activationCode: null,
      activationQrCode: null,
      owner: 'guest',
      otherOpen: false,
    });
    expect(store.get(modeAtom)).toBe('voucher');
    expect(host.redirects).toEqual([]);
    expect(heardOf(checkout, 'paid')).toEqual([]);
    store.set(goBackAction);
    expect(stepOf(checkout)).toBe('success');
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await waitFor(() => expect(store.get(voucherResultAtom)?.status).toBe('paid'));
    await waitFor(() => expect(heardOf(checkout, 'paid')).toHaveLength(1));
    expect(store.get(voucherResultAtom)).toMatchObject({ method: 'reference', reference: null });
  });

  test('a payment by another method than the one chosen since is shown as it was made', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    store.set(changePaymentAction);
    store.set(choosePaymentMethodAction, 'card');
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await untilPhase(checkout, 'completed');
    expect(store.get(voucherResultAtom)?.method).toBe('wallet');
    expect(store.get(paymentMethodAtom)).toBe('wallet');
  });

  test('a reserved voucher can be paid otherwise', async () => {
    const checkout = await startAtPayment();
    const { platform, store } = checkout;
    const reference = {
      entity: '21098',
      reference: '123456789',
      amountCents: null,
      expiresAt: null,
    };
    platform.answerLink = async () => ({ ...A_LINK, url: null, reference });
    store.set(choosePaymentMethodAction, 'reference');
    store.set(payAction);
    await waitFor(() => expect(stepOf(checkout)).toBe('success'));
    store.set(payOtherwiseAction);
    expect(stepOf(checkout)).toBe('confirm');
    store.set(choosePaymentMethodAction, 'wallet');
    store.set(payAction);
    await payAgain(checkout);
    await untilPhase(checkout, 'waiting');
    expect(new Set(platform.asked)).toEqual(new Set(['l1']));
  });
});
