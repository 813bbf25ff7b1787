import type { Getter } from 'jotai/vanilla';

import { load } from '../../context/checkout-context.ts';
import type { Begin, Feature } from '../../flow/feature-interface.ts';
import type { StepId } from '../../flow/flow-table.ts';
import { persist } from '../../flow/persist.ts';
import { orderAtom } from '../cart/state/order-atom.ts';
import { hasJournal } from '../payment/feature.ts';
import { isProductCheckoutAtom } from '../../flow/state/flow-atoms.ts';
import { savedStateKeyAtom } from '../../flow/state/saved-state.ts';
import { orderResultAtom } from '../payment/state/order-result-atom.ts';
import { submits } from '../../flow/flow-rows.ts';

async function loadBegin(get: Getter, code: () => Promise<{ beginOrder: Begin }>): Promise<Begin> {
  return (await load(get, code)).beginOrder;
}

/** Whether a step of the running order is complete. */
const isFinished = (step: StepId) => (get: Getter) =>
  get(orderAtom)?.isFinished[step]?.(get) ?? true;

/** Sending an order, of a menu or of the cart that the server keeps. */
export const ordering: Feature = {
  begin(get, flow) {
    if (submits(flow, 'menuOrder'))
      return loadBegin(get, () => import('./state/menu-order-start.ts'));
    if (!submits(flow, 'productOrder')) return null;
    return loadBegin(get, () => import('./state/product-order-start.ts'));
  },
  persist: persist({
    room: 'ordering',
    save: (get) => get(orderResultAtom),
    load: async () => (await import('./state/restore-order.ts')).RESTORER,
    mayResume: (get) => get(isProductCheckoutAtom) && hasJournal(get),
  }),
  reset: (_get, set) => set(orderResultAtom, null),
  hasResult: (get) => get(orderResultAtom) !== null,
  skipFacts: (get) => get(orderAtom)?.skipFacts?.(get) ?? {},
  isFinished: {
    'cart-review': isFinished('cart-review'),
    delivery: isFinished('delivery'),
    'payment-method': isFinished('payment-method'),
  },
  savedKeys: (get) => [
    `${get(savedStateKeyAtom)}:receipt`,
    ...(get(orderAtom)?.savedKeys?.(get) ?? []),
  ],
};
