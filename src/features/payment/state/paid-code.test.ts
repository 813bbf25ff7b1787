import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import { alertAtom } from '../../../context/problems.ts';
import {
  anAnswer,
  type Checkout,
  heardOf,
  reloadPayment,
  startAtPayment,
  startOpen,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { allIsAnswered, waitFor } from '../../../../test/support/state/wait-for.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { payAction } from './pay.ts';
import { askPaidCodeAction } from './resumed-payments.ts';

describe('the code of a voucher that is paid', () => {
  async function reloadPaid(answerStatus: (id: string) => Promise<ReturnType<typeof anAnswer>>) {
    const before = await startAtPayment();
    before.platform.answerWallet = async () => anAnswer('p1', 'COMPLETED');
    before.store.set(payAction);
    await untilPhase(before, 'completed');
    const after = await reloadPayment(before, { answerStatus });
    await waitFor(() => expect(after.platform.asked).toEqual(['p1']));
    return after;
  }
  const codeOf = ({ store }: Pick<Checkout, 'store'>) =>
    store.get(voucherResultAtom)?.activationCode;

  test('is there again after a reload', async () => {
    const after = await reloadPaid(async (id) => anAnswer(id, 'COMPLETED'));
    await waitFor(() => expect(codeOf(after)).toBe('V-p1'));
  });

  test('is not taken from an answer about another one', async () => {
    const after = await reloadPaid(async () => anAnswer('p9', 'COMPLETED'));
    await after.store.set(askPaidCodeAction);
    expect(codeOf(after)).toBeNull();
  });

  test('that cannot be read is no loss; the page’s developer hears of it', async () => {
    const after = await reloadPaid(async () => Promise.reject(new ApiError('network', 'down')));
    await waitFor(() => expect(heardOf(after, 'error')).toMatchObject([{ code: 'network' }]));
    expect(after.store.get(voucherResultAtom)?.status).toBe('paid');
    expect(after.store.get(alertAtom)).toBeNull();
  });

  test('no longer matters once the checkout has restarted: a late failure is not reported', async () => {
    const fails: ((error: ApiError) => void)[] = [];
    const after = await reloadPaid(() => new Promise((_, reject) => fails.push(reject)));
    await after.store.set(startCheckoutAction);
    fails[0]?.(new ApiError('network', 'down'));
    await allIsAnswered();
    expect(heardOf(after, 'error')).toEqual([]);
  });

  test('is asked for once it is paid and not before', async () => {
    const checkout = await startAtPayment();
    await checkout.store.set(askPaidCodeAction);
    const reserved = await startOpen('reference');
    await reserved.store.set(askPaidCodeAction);
    expect([...checkout.platform.asked, ...reserved.platform.asked]).toEqual([]);
  });
});
