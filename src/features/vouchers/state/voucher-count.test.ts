import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';

import { voucherAtom } from '../../offer/state/choice-atoms.ts';
import { setVoucherCountAction } from './voucher-form-state.ts';

it.each([
  [0, 1],
  [1, 1],
  [10, 10],
  [11, 10],
])('of %d wanted vouchers, %d are bought', (wanted, bought) => {
  const store = createStore();
  store.set(setVoucherCountAction, () => wanted);
  expect(store.get(voucherAtom).numberOfPeople).toBe(bought);
});
