import { describe, expect, test, vi } from 'vitest';

import { currentEntryAtom } from '../../flow-atoms.ts';
import { waitAtom } from '../../payment/payment-atoms.ts';
import { startAtPayment } from '../../testing/start-at-payment.ts';
import { payAction } from './pay.ts';

describe('paying by wallet', () => {
  test('a hundred presses make one request', async () => {
    const { store, platform } = await startAtPayment();
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    for (let press = 0; press < 100; press += 1) store.set(payAction);
    await vi.waitFor(() => expect(store.get(waitAtom).phase).toBe('waiting'));
    expect(platform.walletRequests).toHaveLength(1);
  });
});
