import { expect, it } from 'vitest';

import { couponAtom } from './coupon-atoms.ts';
import { startProductCheckout } from './testing/start-product-checkout.ts';

it('a coupon that the page passes in stands in its field, and only the customer applies it', async () => {
  const applied: string[] = [];
  const { store, server } = await startProductCheckout({}, { prefill: { coupon: 'SAVE10' } });
  server.api.applyCoupon = async ({ couponCode }) => {
    applied.push(couponCode);
    throw new Error('not asked for');
  };
  expect(store.get(couponAtom)).toEqual({ text: 'SAVE10', status: 'open', problem: null });
  expect(applied).toEqual([]);
});
