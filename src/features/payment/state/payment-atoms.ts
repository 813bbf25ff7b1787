import { atom, type Setter } from 'jotai/vanilla';

import { EMPTY_VOUCHER } from '../../../flow/rules/booking-state.ts';
import { voucherAtom } from '../../../flow/state/booking-state-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { BankReference } from '../../../lib/payment/bank-reference.ts';
import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { PaymentOwner } from '../../../lib/payment/payment-owner.ts';
import type { PhoneNumber } from '../../../lib/portugal/phone.ts';
import { hasOtherOpenPayment, NO_PAYMENT, type WaitState } from '../rules/wait/wait-state.ts';

/** The result of a voucher purchase. After a reload it has no codes: they are requested again. */
export interface VoucherResult {
  paymentId: Id;
  method: PaymentMethod;
  /** Paid, or a reference that waits to be paid. */
  status: 'paid' | 'reserved';
  /** The server's charge, else the shown amount; cents. */
  amountCents: number;
  /** The shown amount if the server charges another one, else null; cents. */
  shownCents: number | null;
  count: number;
  /** The bank reference of a payment that is still due. */
  reference: BankReference | null;
  /** The code to show at the shop. */
  activationCode: string | null;
  activationQrCode: string | null;
  /** The status call to ask; null if unknown. */
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

/** The result of the voucher purchase; null until the vouchers are paid or reserved. */
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
