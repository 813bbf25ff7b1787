import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import { alertAtom } from '../../../context/problems.ts';
import {
  anAnswer,
  type Checkout,
  entriesOf,
  goToPayment,
  heardOf,
  openOtherTab,
  reloadPayment,
  startAtPayment,
  startOpen,
  stepOf,
  untilAskedAgain,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { allIsAnswered, waitFor } from '../../../../test/support/state/wait-for.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { payAction } from './pay.ts';
import { goToFirstPaymentAction, refreshResultAction } from './resumed-payments.ts';

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
    await after.store.set(refreshResultAction);
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
    await checkout.store.set(refreshResultAction);
    const reserved = await startOpen('reference');
    await reserved.store.set(refreshResultAction);
    expect([...checkout.platform.asked, ...reserved.platform.asked]).toEqual([]);
  });
});

describe('a bank reference that another tab saw the end of, after a reload', () => {
  /** A reloaded confirmation; the other tab got this answer, and so does this one. */
  async function reloadEnded(answerStatus: (id: string) => Promise<ReturnType<typeof anAnswer>>) {
    const before = await startOpen('reference');
    const other = await openOtherTab(before, { answerStatus });
    goToPayment(other);
    other.store.set(payAction);
    await untilAskedAgain(other);
    await other.store.set(goToFirstPaymentAction);
    await waitFor(() => expect(entriesOf(other)).toEqual([]));
    const after = await reloadPayment(before, { answerStatus });
    await waitFor(() => expect(after.platform.asked).toEqual(['l1']));
    return after;
  }

  test('is no longer shown as payable once it was cancelled: the methods are there, and why', async () => {
    const after = await reloadEnded(async (id) => anAnswer(id, 'CANCELLED'));
    await waitFor(() => expect(after.store.get(voucherResultAtom)).toBeNull());
    expect(stepOf(after)).toBe('confirm');
    expect(after.store.get(alertAtom)).toMatchObject({ key: 'payment.refused' });
  });

  test('is shown as paid, with its code, once it was paid', async () => {
    const after = await reloadEnded(async (id) => ({
      ...anAnswer(id, 'COMPLETED'),
      chargedCents: 4700,
    }));
    await waitFor(() =>
      expect(after.store.get(voucherResultAtom)).toMatchObject({
        status: 'paid',
        activationCode: 'V-l1',
        reference: null,
        amountCents: 4700,
        shownCents: 4500,
      }),
    );
    expect(stepOf(after)).toBe('success');
  });
});

test('a bank reference whose record the browser has cleared stays payable while the server waits for it', async () => {
  const before = await startOpen('reference');
  before.host.sharedValues.clear();
  const after = await reloadPayment(before);
  await waitFor(() => expect(after.platform.asked).toEqual(['l1']));
  await allIsAnswered();
  expect(after.store.get(voucherResultAtom)).toMatchObject({ status: 'reserved' });
  expect(stepOf(after)).toBe('success');
});
