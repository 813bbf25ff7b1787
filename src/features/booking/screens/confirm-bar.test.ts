import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { paymentText, submitText } from './confirm-bar.tsx';

describe('submitText', () => {
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
    [null, 'confirm.freeBooking'],
    [0, 'confirm.free'],
    [2240, 'confirm.payAtPlace'],
  ])('tells of %s cents with %s', (totalCents, key) => {
    expect(paymentText(totalCents)).toBe(key);
  });
});
