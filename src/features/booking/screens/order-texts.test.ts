import { describe, expect, it } from 'vitest';

import { menuOrderSubmitText, orderPaymentText, orderSubmitText } from './order-texts.ts';

describe('the button that orders', () => {
  it.each([
    { totalCents: 3295, payment: 'online', isRetry: false, key: 'order.submitPay' },
    { totalCents: 3295, payment: 'online', isRetry: true, key: 'order.retryPay' },
    { totalCents: 3295, payment: 'offline', isRetry: false, key: 'confirm.submitObligation' },
    { totalCents: 3295, payment: 'offline', isRetry: true, key: 'confirm.retryObligation' },
    { totalCents: 0, payment: 'online', isRetry: false, key: 'order.submitFree' },
    { totalCents: 0, payment: 'offline', isRetry: true, key: 'confirm.retry' },
  ] as const)('says $key for $totalCents cents paid $payment (retry: $isRetry)', (row) => {
    expect(orderSubmitText(row)).toBe(row.key);
  });
});

describe('the button that orders from a menu', () => {
  it.each([
    { totalCents: 0, isRetry: false, key: 'order.submitFree' },
    { totalCents: 0, isRetry: true, key: 'confirm.retry' },
    { totalCents: 1800, isRetry: false, key: 'confirm.submitObligation' },
  ])('never calls it a booking: $key for $totalCents cents (retry: $isRetry)', (row) => {
    expect(menuOrderSubmitText(row)).toBe(row.key);
  });
});

describe('when an order is paid', () => {
  it.each([
    { totalCents: 1, payment: 'online', key: 'order.payOnline' },
    { totalCents: 1, payment: 'offline', key: 'order.payLater' },
    { totalCents: 0, payment: 'online', key: 'confirm.free' },
  ] as const)('is told with $key for $totalCents cents $payment', (row) => {
    expect(orderPaymentText(row)).toBe(row.key);
  });
});
