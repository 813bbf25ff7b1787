import { atom } from 'jotai/vanilla';

import { EMPTY_VOUCHER, type VoucherState } from '../rules/voucher-state.ts';

/** The voucher form: how many, with which prize, and the invoice. Spec section 3 "Booking step state: voucher". */
export const voucherAtom = atom<VoucherState>(EMPTY_VOUCHER);
