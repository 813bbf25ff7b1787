import { atom, type Setter } from 'jotai/vanilla';

import { EMPTY_VOUCHER } from '../../../flow/rules/booking-state.ts';
import { voucherAtom } from '../../../flow/state/booking-state-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { BankReference } from '../../../lib/payment/bank-reference.ts';
import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { PaymentOwner } from '../../../lib/payment/payment-owner.ts';
import type { PhoneNumber } from '../../../lib/portugal/phone.ts';
import { hasOtherOpenPayment, NO_PAYMENT, type WaitState } from '../rules/wait/wait-state.ts';

/** What became of the vouchers that were bought. What outlives a reload holds no code: the server is asked for it again. */
export interface VoucherResult {
  paymentId: Id;
  method: PaymentMethod;
  /** Paid, or a reference that waits to be paid. */
  status: 'paid' | 'reserved';
  /** What the server charges, else what was shown; cents. */
  amountCents: number;
  /** What the customer was shown, where the server charges something else; else null. */
  shownCents: number | null;
  count: number;
  /** What a bank is told, while it waits to be paid. */
  reference: BankReference | null;
  /** What the voucher is shown with at the shop. */
  activationCode: string | null;
  activationQrCode: string | null;
  /** Which status call tells of it; null where that is not known. */
  owner: PaymentOwner | null;
  /** A further request from before a reload may still show in the wallet. */
  otherOpen: boolean;
}

/** How the customer pays; kept when going back. */
export const paymentMethodAtom = atom<PaymentMethod>(DEFAULT_PAYMENT_METHOD);

/** The wallet's number as typed; null until then, and the contact's stands in its place. Never saved. */
export const typedWalletPhoneAtom = atom<PhoneNumber | null>(null);

/** All that is known of the payments of this purchase. Moved on by `dispatchPaymentEventAction` alone. */
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

/** Whether a further request may still show in the wallet after one was paid, also after a reload. */
export const otherPaymentIsOpenAtom = atom((get): boolean => {
  const result = get(voucherResultAtom);
  if (result?.status !== 'paid') return false;
  return result.otherOpen || hasOtherOpenPayment(get(waitAtom));
});
