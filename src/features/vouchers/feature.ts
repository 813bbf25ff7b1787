import type { Feature } from '../../flow/feature.ts';
import { modeAtom } from '../../flow/state/booking-state-atoms.ts';
import { voucherAtom } from '../../flow/state/voucher-atom.ts';
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
