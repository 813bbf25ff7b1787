import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { orderPaymentText, orderSubmitTexts, paymentText, submitTexts } from './confirm-bar.tsx';

interface Row {
  totalCents: number | null;
  awaitsMerchant: boolean;
  isRetry: boolean;
}

const submitText = ({ totalCents, awaitsMerchant, isRetry }: Row) =>
  submitTexts(totalCents, awaitsMerchant)[isRetry ? 'again' : 'first'];

describe('submitTexts', () => {
  it.each([
    { totalCents: null, awaitsMerchant: false, isRetry: false, key: 'confirm.submit' },
    { totalCents: 0, awaitsMerchant: false, isRetry: false, key: 'confirm.submit' },
    { totalCents: null, awaitsMerchant: true, isRetry: false, key: 'confirm.submitRequest' },
    { totalCents: 0, awaitsMerchant: true, isRetry: true, key: 'confirm.retry' },
    { totalCents: 1, awaitsMerchant: false, isRetry: false, key: 'confirm.submitObligation' },
    { totalCents: 4480, awaitsMerchant: true, isRetry: false, key: 'confirm.submitObligation' },
    { totalCents: 4480, awaitsMerchant: false, isRetry: true, key: 'confirm.retryObligation' },
  ])('says $key for $totalCents cents (request: $awaitsMerchant, retry: $isRetry)', (row) => {
    expect(submitText(row)).toBe(row.key);
  });

  it('names the obligation to pay exactly when something is owed', () => {
    const facts = fc.record({
      totalCents: fc.option(fc.nat(1_000_000)),
      awaitsMerchant: fc.boolean(),
      isRetry: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (each) => {
        expect(submitText(each).endsWith('Obligation')).toBe((each.totalCents ?? 0) > 0);
      }),
    );
  });
});

describe('paymentText', () => {
  it.each([
    [0, 'confirm.free'],
    [2240, 'confirm.payAtPlace'],
  ])('shows %s cents with %s', (totalCents, key) => {
    expect(paymentText(totalCents)).toBe(key);
  });
});

describe('the button that orders', () => {
  it.each([
    { totalCents: 3295, payment: 'online', isRetry: false, key: 'order.submitPay' },
    { totalCents: 3295, payment: 'online', isRetry: true, key: 'order.retryPay' },
    { totalCents: 3295, payment: 'offline', isRetry: false, key: 'order.submitObligation' },
    { totalCents: 3295, payment: 'offline', isRetry: true, key: 'order.retryObligation' },
    { totalCents: 0, payment: 'online', isRetry: false, key: 'order.submitFree' },
    { totalCents: 0, payment: 'offline', isRetry: true, key: 'confirm.retry' },
  ] as const)('says $key for $totalCents cents paid $payment (retry: $isRetry)', (row) => {
    const { first, again } = orderSubmitTexts(row.totalCents, row.payment, false);
    expect(row.isRetry ? again : first).toBe(row.key);
  });
});

describe('the button that orders from a menu', () => {
  it.each([
    { totalCents: 0, isRetry: false, key: 'order.submitFree' },
    { totalCents: 0, isRetry: true, key: 'confirm.retry' },
    { totalCents: 1800, isRetry: false, key: 'order.submitObligation' },
    { totalCents: 1800, isRetry: false, isCollected: true, key: 'order.submitAtPlace' },
    { totalCents: 1800, isRetry: true, isCollected: true, key: 'order.retryObligation' },
  ])('never calls it a booking: $key for $totalCents cents (retry: $isRetry)', (row) => {
    const { isCollected = false } = row;
    const { first, again } = orderSubmitTexts(row.totalCents, 'offline', isCollected);
    expect(row.isRetry ? again : first).toBe(row.key);
  });
});

describe('when an order is paid', () => {
  it.each([
    { totalCents: 1, payment: 'online', key: 'order.payOnline' },
    { totalCents: 1, payment: 'offline', key: 'order.payLater' },
    { totalCents: 0, payment: 'online', key: 'confirm.free' },
  ] as const)('is shown with $key for $totalCents cents $payment', (row) => {
    expect(orderPaymentText(row.totalCents, row.payment)).toBe(row.key);
  });
});
