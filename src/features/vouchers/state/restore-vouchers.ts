import type { Restorer } from '../../../flow/persist.ts';
import { PRIZES } from '../../account/state/prizes.ts';
import { savedVoucherSchema } from '../rules/saved-voucher.ts';
import type { VoucherState } from '../../offer/rules/offer-choice.ts';
import { voucherAtom } from '../../offer/state/choice-atoms.ts';

/** Restores the voucher form. The form asks for the invoice's name and number again. */
export const RESTORER: Restorer<Omit<VoucherState, 'name' | 'vatId'>> = {
  schema: savedVoucherSchema,
  async prepare(_get, set, { prizeId }, { outcome }) {
    if (prizeId !== null && outcome !== 'done') await set(PRIZES.load);
    return true;
  },
  apply(_get, set, saved) {
    set(voucherAtom, (voucher) => ({ ...voucher, ...saved }));
  },
};
