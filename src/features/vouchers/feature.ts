import type { Feature } from '../../flow/feature.ts';
import { modeAtom, voucherAtom } from '../../flow/state/flow-atoms.ts';
import { priceAtom } from '../offer/state/offer-atoms.ts';

/** Buying vouchers. A reload forgets the tax number of an invoice, which leads back to where it is asked for. */
export const vouchers: Feature = {
  isFinished: {
    choice(get) {
      if (get(modeAtom) === 'book') return true;
      const { needVatInvoice, vatId } = get(voucherAtom);
      return !(needVatInvoice && vatId === '') && !get(priceAtom)?.isPrizeTooHigh;
    },
  },
};
