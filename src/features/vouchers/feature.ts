import type { Feature } from '../../flow/feature.ts';
import { modeAtom, voucherAtom } from '../offer/state/choice-atoms.ts';
import { priceAtom } from './state/price-atoms.ts';

/** Buying vouchers. A reload loses the tax number of an invoice, so the step that asks for it is shown again. */
export const vouchers: Feature = {
  isFinished: {
    choice(get) {
      if (get(modeAtom) === 'book') return true;
      const { needVatInvoice, vatId } = get(voucherAtom);
      return !(needVatInvoice && vatId === '') && !get(priceAtom)?.isPrizeTooHigh;
    },
  },
};
