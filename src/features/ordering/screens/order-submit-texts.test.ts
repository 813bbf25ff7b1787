import { describe, expect, it } from 'vitest';

import { orderPaymentText, orderSubmitTexts } from './order-submit-texts.ts';

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
