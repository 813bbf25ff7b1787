import type { Feature } from '../../flow/feature-interface.ts';
import { persist } from '../../flow/persist.ts';
import { modeAtom, voucherAtom } from '../offer/state/choice-atoms.ts';
import { priceAtom } from './state/price-atoms.ts';

/** Buying vouchers. A reload loses the tax number of an invoice, so the step that asks for it is shown again. */
export const vouchers: Feature = {
  persist: persist({
    room: 'vouchers',
    save(get) {
      const { name: _name, vatId: _vatId, ...saved } = get(voucherAtom);
      return saved;
    },
    load: async () => (await import('./state/restore-vouchers.ts')).RESTORER,
  }),
  isFinished: {
    choice(get) {
      if (get(modeAtom) === 'book') return true;
      const { needVatInvoice, vatId } = get(voucherAtom);
      return !(needVatInvoice && vatId === '') && !get(priceAtom)?.isPrizeTooHigh;
    },
  },
};
