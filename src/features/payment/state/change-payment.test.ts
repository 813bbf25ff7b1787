import { describe, expect, test } from 'vitest';

import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { otherPaymentIsOpenAtom, voucherResultAtom } from './payment-atoms.ts';
import {
  acceptChargeAction,
  changePaymentAction,
  keepWaitingAction,
  paymentViewAtom,
  payOtherwiseAction,
} from './payment-view.ts';
import {
  A_LINK,
  A_REFERENCE,
  anAnswer,
  entriesOf,
  payAgain,
  phaseOf,
  reloadPayment,
  startAtPayment,
  startOpen,
  stepOf,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';
import { choosePaymentMethodAction } from './payment-form.ts';
import { payAction } from './pay.ts';
import { alertAtom } from '../../../context/problems.ts';

describe('going back to what is open', () => {
  test('by card leads to no page by itself', async () => {
    const { host, store } = await startOpen('card');
    store.set(changePaymentAction);
    store.set(keepWaitingAction);
    expect(store.get(paymentViewAtom)).toBe('link');
    expect(host.redirects).toHaveLength(1);
    expect([...host.stored.keys()].join()).not.toContain('merchant-checkout:page:');
  });

  test('changes nothing where nothing is', async () => {
    const checkout = await startAtPayment();
    const { store } = checkout;
    for (const action of [keepWaitingAction, acceptChargeAction, payOtherwiseAction]) {
      store.set(action);
    }
    expect(phaseOf(checkout)).toBe('choosing');
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  });

  test('is no way from vouchers that are paid', async () => {
    const checkout = await startOpen('wallet');
    checkout.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    checkout.host.showPage();
    await untilPhase(checkout, 'completed');
    checkout.store.set(payOtherwiseAction);
    expect(checkout.store.get(voucherResultAtom)?.status).toBe('paid');
    expect(checkout.store.get(currentEntryAtom)?.step).toBe('success');
  });

  test('an older payment that is made beside a reference is shown as it was made', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    store.set(changePaymentAction);
    store.set(choosePaymentMethodAction, 'reference');
    platform.answerLink = async () => ({ ...A_LINK, reference: A_REFERENCE });
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(store.get(voucherResultAtom)?.status).toBe('reserved'));
    expect(store.get(otherPaymentIsOpenAtom)).toBe(false);
    platform.answerStatus = async (id) => anAnswer(id, id === 'p1' ? 'COMPLETED' : 'IN_PROGRESS');
    await waitFor(() => {
      host.showPage();
      expect(store.get(voucherResultAtom)).toMatchObject({ paymentId: 'p1', method: 'wallet' });
    });
    expect(store.get(otherPaymentIsOpenAtom)).toBe(true);
  });
});

describe('a bank reference that the server ends', () => {
  test.each([
    ['CANCELLED', 'cancelled', 'payment.refused'],
    ['ERROR_IN_PAY_PLATFORM', 'platformError', 'payment.platformError'],
  ] as const)('%s: the customer reads it over the methods, and can pay again', async (...row) => {
    const [status, phase, key] = row;
    const checkout = await startOpen('reference');
    const { host, platform, store } = checkout;
    expect(stepOf(checkout)).toBe('success');
    platform.answerStatus = async (id) => anAnswer(id, status);
    host.showPage();
    await untilPhase(checkout, phase);
    expect(store.get(alertAtom)).toEqual({ about: 'voucher', key });
    expect(stepOf(checkout)).toBe('confirm');
    expect(store.get(voucherResultAtom)).toBeNull();
    expect(store.get(paymentViewAtom)).toBe('choose');
    store.set(payAction);
    await waitFor(() => expect(platform.linkRequests).toHaveLength(2));
  });

  test('is not shown as payable after a reload', async () => {
    const checkout = await startOpen('reference');
    checkout.platform.answerStatus = async (id) => anAnswer(id, 'CANCELLED');
    checkout.host.showPage();
    await untilPhase(checkout, 'cancelled');
    expect(entriesOf(checkout)).toEqual([]);
    const after = await reloadPayment(checkout);
    expect(stepOf(after)).not.toBe('success');
    expect(after.store.get(voucherResultAtom)).toBeNull();
  });

  test('while the page was closed, is shown as payable no longer than until the server answers', async () => {
    const before = await startOpen('reference');
    const after = await reloadPayment(before, {
      answerStatus: async (id) => anAnswer(id, 'CANCELLED'),
    });
    await untilPhase(after, 'cancelled');
    expect(stepOf(after)).toBe('confirm');
    expect(after.store.get(voucherResultAtom)).toBeNull();
    expect(after.store.get(alertAtom)).toEqual({ about: 'voucher', key: 'payment.refused' });
  });
});
