import { atom, type Setter } from 'jotai/vanilla';

import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '../../../lib/payment/payment-method.ts';
import { NO_PAYMENT, type WaitState } from '../rules/wait/wait-state.ts';
import type { PhoneNumber } from '../../../lib/portugal/phone.ts';
import { EMPTY_VOUCHER } from '../../../flow/rules/voucher-state.ts';
import { voucherAtom } from '../../../flow/state/voucher-atom.ts';
import type { VoucherResult } from './voucher-result.ts';

/** How the customer pays; kept when going back. */
export const paymentMethodAtom = atom<PaymentMethod>(DEFAULT_PAYMENT_METHOD);

/** The wallet's number as typed; null until then, and the contact's stands in its place. Never saved. */
export const typedWalletPhoneAtom = atom<PhoneNumber | null>(null);

/** All that is known of the payments of this purchase. Moved on by `playPaymentAction` alone. */
export const waitAtom = atom<WaitState>(NO_PAYMENT);

/** What became of the vouchers; null until they are paid or reserved. */
export const voucherResultAtom = atom<VoucherResult | null>(null);

/** Voucher form and payments back at their start. */
export function resetPurchase(set: Setter): void {
  set(voucherAtom, EMPTY_VOUCHER);
  set(paymentMethodAtom, DEFAULT_PAYMENT_METHOD);
  set(typedWalletPhoneAtom, null);
  set(waitAtom, NO_PAYMENT);
  set(voucherResultAtom, null);
}
