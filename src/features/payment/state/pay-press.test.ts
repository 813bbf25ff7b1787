import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import { modeAtom } from '../../offer/state/choice-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { alertAtom, refusalAtom } from '../../../context/problems.ts';
import {
  anAnswer,
  heardOf,
  phaseOf,
  sentBy,
  startAtPayment,
  startOpen,
  untilAskedAgain,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';
import { editContactAction } from '../../contact/state/contact-form.ts';
import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import { payAction } from './pay.ts';

describe('a press on pay', () => {
  test('where nothing is bought sends nothing', async () => {
    const checkout = await startAtPayment();
    checkout.store.set(modeAtom, 'book');
    checkout.store.set(payAction);
    expect(phaseOf(checkout)).toBe('choosing');
    expect(checkout.store.get(currentEntryAtom)?.step).toBe('confirm');
  });

  test('that cannot be kept in the journal is not sent, and says so', async () => {
    const checkout = await startAtPayment();
    const { host, store } = checkout;
    host.shared.write = () => {
      throw new Error('full');
    };
    store.set(payAction);
    await waitFor(() =>
      expect(store.get(refusalAtom)).toEqual({ about: 'voucher', key: 'errorGeneric' }),
    );
    expect(phaseOf(checkout)).toBe('choosing');
    expect(heardOf(checkout, 'error')).toMatchObject([{ code: 'internal', message: 'full' }]);
    expect(sentBy(checkout)).toBe(0);
  });

  test('for nothing sends nothing', async () => {
    const checkout = await startAtPayment({}, { offerPriceCents: 0 });
    checkout.store.set(payAction);
    expect(phaseOf(checkout)).toBe('choosing');
  });

  test('leads to what is missing, and sends nothing', async () => {
    const checkout = await startAtPayment();
    checkout.store.set(editContactAction, { email: '' });
    checkout.store.set(payAction);
    expect(checkout.store.get(currentEntryAtom)?.step).toBe('client-info');
    expect(heardOf(checkout, 'submit')).toEqual([]);
  });

  test('is measured, and the purchase once it is paid', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform } = checkout;
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await untilPhase(checkout, 'completed');
    await waitFor(() =>
      expect(heardOf(checkout, 'track')).toMatchObject([
        { name: 'add_payment_info', params: { payment_type: 'mbway' } },
        { name: 'purchase', params: { transaction_id: 'p1', value: 45 } },
      ]),
    );
  });

  test.each([
    ['a smart reservation', 'premium'],
    ['a voucher', 'voucher'],
  ] as const)('for %s asks for that', async (_, defaultView) => {
    const view = { chargeValueCents: 1500 };
    const { platform, store } = await startAtPayment({ defaultView }, view);
    store.set(payAction);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(1));
    const { paymentReservationType } = platform.walletRequests[0]?.payload ?? {};
    expect(paymentReservationType).toBe(defaultView);
  });

  test('that was answered with no is no try: the next one is heard at once', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    platform.answerWallet = async () => Promise.reject(new ApiError('outcome_unknown', 'lost'));
    store.set(payAction);
    await untilPhase(checkout, 'unknown');
    host.advance(SECOND_TRY_AFTER_MS);
    for (const _ of [1, 2]) {
      store.set(payAction);
      await untilAskedAgain(checkout);
      store.set(againQuestionAtom, null);
    }
    expect(sentBy(checkout)).toBe(1);
  });

  test.each([
    ['api', null, { key: 'errorGeneric' }],
    ['payment_platform', 'Sem ligação ao banco.', { text: 'Sem ligação ao banco.' }],
  ] as const)(
    'that is refused as %s shows that reason: %s',
    async (code, serverMessage, message) => {
      const checkout = await startAtPayment();
      const { platform, store } = checkout;
      platform.answerWallet = async () =>
        Promise.reject(new ApiError(code, 'no', { serverMessage }));
      store.set(payAction);
      await waitFor(() => expect(store.get(alertAtom)).toEqual({ about: 'voucher', ...message }));
      expect(heardOf(checkout, 'error')).toMatchObject([{ code }]);
    },
  );
});
