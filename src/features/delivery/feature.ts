import type { Feature } from '../../flow/feature-interface.ts';
import { persist } from '../../flow/persist.ts';
import { chosenDeliveryAtom, chosenPaymentAtom } from './state/chosen-atoms.ts';

/** How an order is delivered. Its atoms last for one run, so they need no reset. */
export const delivery: Feature = {
  persist: persist({
    room: 'delivery',
    save(get) {
      const saved = { delivery: get(chosenDeliveryAtom), payment: get(chosenPaymentAtom) };
      return saved.delivery || saved.payment ? saved : null;
    },
    load: async () => (await import('./state/restore-delivery.ts')).RESTORER,
  }),
};
