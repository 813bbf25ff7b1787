import { waitAtom, submissionAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { SECOND_TRY_AFTER_MS, WALLET_POLL_MS } from '../../../lib/limits.ts';
import { chargeQuestionAtom } from './payment-link.ts';
import { paymentMethodAtom, voucherResultAtom } from './payment-atoms.ts';
import { alertAtom } from '../../../context/problems.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { userPrizesAtom } from '../../account/state/prizes.ts';
import { givePrizes } from '../../../../test/support/state/give-prizes.ts';
import { modeAtom } from '../../offer/state/choice-atoms.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import {
  anAnswer,
  heardOf,
  payAgain,
  phaseOf,
  startAtPayment,
  startOpen,
  untilPhase,
  stepOf,
} from '../../../../test/support/state/start-at-payment.ts';
import { goBackAction, jumpToStepAction } from '../../../flow/state/move-step.ts';
import {
  editVoucherAction,
  setVoucherCountAction,
} from '../../vouchers/state/voucher-form-state.ts';
import { changePaymentAction } from './payment-view.ts';
import { choosePaymentMethodAction, walletPhoneAtom } from './payment-form.ts';
import { payAction, resendAction } from './pay.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';

const CUT_OFF = new ApiError('outcome_unknown', 'no answer');

describe('paying by wallet', () => {
  test('a hundred presses make one request, with every field', async () => {
    const checkout = await startAtPayment();
    const { store, platform } = checkout;
    for (let press = 0; press < 100; press += 1) store.set(payAction);
    await untilPhase(checkout, 'waiting');
    expect(platform.walletRequests.map(({ payload }) => payload)).toEqual([
      {
        expireDate: '2026-11-22T10:00:00Z',
        invoiceName: null,
        invoiceFiscalId: null,
        onBehalfOfName: 'Rui Costa',
        campaignId: 101,
        campaignTypeId: 1,
        quantityPurchased: 1,
        prizeTransactionId: null,
        paymentMethod: 'mbway',
        paymentReservationType: 'voucher',
        email: 'rui@example.com',
        paymentPhoneNumber: '+351912345678',
      },
    ]);
    const intent = platform.walletRequests[0]?.intentKey.slice(0, 8);
    expect(heardOf(checkout, 'submit')).toEqual([{ kind: 'voucher', intent }]);
    expect(heardOf(checkout, 'pending')).toEqual([{ kind: 'voucher', paymentId: 'p1', intent }]);
  });

  test('a wrong number sends nothing', async () => {
    const checkout = await startAtPayment();
    checkout.store.set(walletPhoneAtom, { phone: '21 000' });
    checkout.store.set(payAction);
    expect(checkout.platform.walletRequests).toHaveLength(0);
    expect(heardOf(checkout, 'submit')).toEqual([]);
  });

  test.each([
    ['a wrong tax number', { needVatInvoice: true, name: 'Rui Costa', vatId: '501442601' }],
    ['no tax number', { needVatInvoice: true, name: 'Rui Costa', vatId: '' }],
  ])('%s sends nothing and leads back to the form', async (_what, part) => {
    const checkout = await startAtPayment();
    const { platform, store } = checkout;
    store.set(editVoucherAction, part);
    store.set(payAction);
    expect(platform.walletRequests).toHaveLength(0);
    expect(stepOf(checkout)).toBe('choice');
    store.set(editVoucherAction, { needVatInvoice: false });
    store.set(jumpToStepAction, 'confirm');
    store.set(payAction);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(1));
  });

  test('a page that cancels the submit event keeps it from being sent', async () => {
    const checkout = await startAtPayment();
    checkout.host.cancel.add('submit');
    checkout.store.set(payAction);
    expect(checkout.platform.walletRequests).toHaveLength(0);
    expect(phaseOf(checkout)).toBe('choosing');
  });

  test('is asked about every 15 s, and success shows once the server says so', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    host.advance(WALLET_POLL_MS - 1);
    expect(platform.asked).toEqual([]);
    host.advance(1);
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    expect(platform.asked).toEqual(['p1']);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.advance(WALLET_POLL_MS);
    await untilPhase(checkout, 'completed');
    expect(stepOf(checkout)).toBe('success');
    expect(store.get(voucherResultAtom)).toMatchObject({
      status: 'paid',
      amountCents: 4500,
      activationCode: 'V-p1',
    });
    await waitFor(() =>
      expect(heardOf(checkout, 'paid')).toEqual([
        { kind: 'voucher', paymentId: 'p1', amount: 4500, currency: 'EUR' },
      ]),
    );
  });

  test('is looked at once when the page is seen again, and success at 4:10 counts', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform } = checkout;
    platform.answerStatus = async () => {
      throw new ApiError('network', 'no answer');
    };
    host.advance(250_000);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await waitFor(() => {
      host.showPage();
      expect(phaseOf(checkout)).toBe('completed');
    });
  });

  test('success shows all that was bought, and uses up the prize', async () => {
    const checkout = await startAtPayment();
    const { platform, store } = checkout;
    store.set(userAtom, A_USER);
    givePrizes(checkout, []);
    store.set(setVoucherCountAction, () => 2);
    platform.answerWallet = async () => ({
      ...anAnswer('p1', 'COMPLETED'),
      activationQrCode: 'QR-p1',
    });
    store.set(payAction);
    await untilPhase(checkout, 'completed');
    expect(store.get(voucherResultAtom)).toEqual({
      paymentId: 'p1',
      method: 'wallet',
      status: 'paid',
      amountCents: 9000,
      shownCents: null,
      count: 2,
      reference: null,
      activationCode: 'V-p1',
      activationQrCode: 'QR-p1',
      owner: 'account',
      otherOpen: false,
    });
    expect(store.get(modeAtom)).toBe('voucher');
    expect(store.get(userPrizesAtom)).toBeNull();
    expect(heardOf(checkout, 'pending')).toEqual([]);
  });

  test('cancelled in the wallet says so and leads back to the methods', async () => {
    const checkout = await startOpen('wallet');
    checkout.platform.answerStatus = async (id) => anAnswer(id, 'CANCELLED');
    checkout.host.showPage();
    await untilPhase(checkout, 'cancelled');
    expect(checkout.store.get(alertAtom)).toEqual({ about: 'voucher', key: 'payment.refused' });
    expect(stepOf(checkout)).toBe('confirm');
    expect(heardOf(checkout, 'paid')).toEqual([]);
  });

  test.each([
    [
      'in the platform’s words',
      'A plataforma não responde.',
      { text: 'A plataforma não responde.' },
    ],
    ['in ours where it has none', null, { key: 'payment.platformError' }],
  ] as const)(
    'an error of the platform is shown %s, and can be retried',
    async (_, serverMessage, message) => {
      const checkout = await startAtPayment();
      const { platform, store } = checkout;
      platform.answerWallet = async () => ({
        ...anAnswer('p1', 'ERROR_IN_PAY_PLATFORM'),
        message: serverMessage,
      });
      store.set(payAction);
      await untilPhase(checkout, 'platformError');
      expect(store.get(alertAtom)).toEqual({ about: 'voucher', ...message });
      store.set(payAction);
      await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
    },
  );

  test('a refusal shows the server’s words and can be tried again at once', async () => {
    const checkout = await startAtPayment();
    checkout.platform.answerWallet = async () => {
      throw new ApiError('api', 'refused', { status: 500, serverMessage: 'Sem saldo.' });
    };
    checkout.store.set(payAction);
    await untilPhase(checkout, 'choosing');
    expect(checkout.store.get(alertAtom)).toEqual({ about: 'voucher', text: 'Sem saldo.' });
    expect(checkout.store.get(submissionAtom).status).toBe('idle');
    checkout.store.set(payAction);
    await waitFor(() => expect(checkout.platform.walletRequests).toHaveLength(2));
  });

  test('a conflict at the first try is a refusal with the server’s message', async () => {
    const checkout = await startAtPayment();
    checkout.platform.answerWallet = async () => {
      throw new ApiError('conflict', 'used', {
        status: 409,
        serverMessage: 'O prémio já foi usado.',
      });
    };
    checkout.store.set(payAction);
    await untilPhase(checkout, 'choosing');
    expect(checkout.store.get(alertAtom)).toEqual({
      about: 'voucher',
      text: 'O prémio já foi usado.',
    });
    expect(checkout.store.get(submissionAtom).status).toBe('idle');
  });

  test('a conflict at the second try may come of the first, so that its outcome stays open', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    platform.answerWallet = async () => {
      throw CUT_OFF;
    };
    store.set(payAction);
    await untilPhase(checkout, 'unknown');
    host.advance(SECOND_TRY_AFTER_MS);
    platform.answerWallet = async () => {
      throw new ApiError('conflict', 'taken', { status: 409, serverMessage: 'Já existe.' });
    };
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
    await untilPhase(checkout, 'unknown');
    expect(store.get(alertAtom)).toBeNull();
  });

  test('a request that was cut off says so; only a later press sends again, with the same key', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    platform.answerWallet = async () => {
      throw CUT_OFF;
    };
    store.set(payAction);
    await untilPhase(checkout, 'unknown');
    store.set(payAction);
    expect(platform.walletRequests).toHaveLength(1);
    host.advance(SECOND_TRY_AFTER_MS);
    platform.answerWallet = async () => anAnswer('p1', 'IN_PROGRESS');
    store.set(payAction);
    await payAgain(checkout);
    await untilPhase(checkout, 'waiting');
    const [first, second] = platform.walletRequests;
    expect(second?.intentKey).toBe(first?.intentKey);
  });

  test('a clock that is set back after a lost request does not prevent a retry', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    platform.answerWallet = async () => {
      throw CUT_OFF;
    };
    store.set(payAction);
    await untilPhase(checkout, 'unknown');
    host.advance(-3_600_000);
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
  });

  test('another choice after a cut-off request is another intent', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    platform.answerWallet = async () => {
      throw CUT_OFF;
    };
    store.set(payAction);
    await untilPhase(checkout, 'unknown');
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(setVoucherCountAction, () => 2);
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
    const [first, second] = platform.walletRequests;
    expect(second?.intentKey).not.toBe(first?.intentKey);
  });

  test('a resent request is a new one, after the first was looked at once more', async () => {
    const checkout = await startOpen('wallet');
    const { platform, store } = checkout;
    void store.set(resendAction);
    void store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(store.get(waitAtom).currentId).toBe('p2'));
    expect(new Set(platform.asked)).toEqual(new Set(['p1']));
    expect(platform.walletRequests).toHaveLength(2);
  });

  test('an older payment that completes after the method was changed stops the second', async () => {
    const checkout = await startOpen('wallet');
    const { platform, store } = checkout;
    store.set(changePaymentAction);
    store.set(choosePaymentMethodAction, 'card');
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    store.set(payAction);
    await untilPhase(checkout, 'completed');
    expect(platform.linkRequests).toHaveLength(0);
    expect(store.get(voucherResultAtom)?.paymentId).toBe('p1');
  });

  test('Back keeps the method; the payment is followed all the same', async () => {
    const checkout = await startAtPayment();
    const { store } = checkout;
    store.set(choosePaymentMethodAction, 'reference');
    store.set(goBackAction);
    expect(stepOf(checkout)).toBe('client-info');
    expect(store.get(paymentMethodAtom)).toBe('reference');
  });

  test('an amount other than the one shown is asked about', async () => {
    const checkout = await startAtPayment();
    checkout.platform.answerWallet = async () => ({
      ...anAnswer('p1', 'IN_PROGRESS'),
      chargedCents: 4700,
    });
    checkout.store.set(payAction);
    await untilPhase(checkout, 'waiting');
    expect(checkout.store.get(chargeQuestionAtom)).toMatchObject({
      shownCents: 4500,
      chargedCents: 4700,
    });
  });
});
