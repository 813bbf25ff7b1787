import type { Feature } from '../../flow/feature.ts';
import { modeAtom, voucherAtom } from '../../flow/state/booking-state-atoms.ts';
import { priceAtom } from '../offer/state/price-atoms.ts';
import { isVoucherComplete } from './rules/is-voucher-complete.ts';

/** Buying vouchers. */
export const vouchers: Feature = {
  isFinished: {
    choice(get) {
      const isPrizeTooHigh = get(priceAtom)?.isPrizeTooHigh ?? false;
      return get(modeAtom) === 'book' || isVoucherComplete(get(voucherAtom), { isPrizeTooHigh });
    },
  },
};
