import { atom, type Setter, type Getter } from 'jotai/vanilla';

import { EMPTY_VOUCHER } from '../../../flow/rules/booking-state.ts';
import { voucherAtom } from '../../../flow/state/flow-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { BankReference } from '../../../lib/payment/bank-reference.ts';
import {
  DEFAULT_PAYMENT_METHOD,
  type PaymentMethod,
  type PaymentOwner,
} from '../../../lib/payment/payment-method.ts';
import type { PhoneNumber } from '../../../lib/portugal/phone.ts';
import {
  hasOtherOpenPayment,
  NO_PAYMENT,
  type WaitState,
  type WaitEvent,
} from '../rules/wait/wait-state.ts';

/** The result of a voucher purchase. After a reload the codes are requested again. */
export interface VoucherResult {
  paymentId: Id;
  method: PaymentMethod;
  /** Paid, or a bank reference that awaits payment. */
  status: 'paid' | 'reserved';
  /** The server's charge, else the amount shown; cents. */
  amountCents: number;
  /** The amount shown if the server charges another one; cents. */
  shownCents: number | null;
  count: number;
  /** The bank reference of a payment still due. */
  reference: BankReference | null;
  /** The code to show at the shop. */
  activationCode: string | null;
  activationQrCode: string | null;
  /** Whether the status call is that of accounts or guests; null if unknown. */
  owner: PaymentOwner | null;
  /** Another request from before a reload may still show in the wallet. */
  otherOpen: boolean;
}

/** The payment method; kept when going back. */
export const paymentMethodAtom = atom<PaymentMethod>(DEFAULT_PAYMENT_METHOD);

/** The typed wallet number; null until then, when the contact's applies. Never saved. */
export const typedWalletPhoneAtom = atom<PhoneNumber | null>(null);

/** The payments of this purchase. Only `dispatchPaymentEventAction` and a resume change it. */
export const waitAtom = atom<WaitState>(NO_PAYMENT);

/** The result of the voucher purchase; null until the vouchers are paid or reserved. */
export const voucherResultAtom = atom<VoucherResult | null>(null);

/** Resets voucher form and payments. */
export function resetPurchase(set: Setter): void {
  set(voucherAtom, EMPTY_VOUCHER);
  set(paymentMethodAtom, DEFAULT_PAYMENT_METHOD);
  set(typedWalletPhoneAtom, null);
  set(waitAtom, NO_PAYMENT);
  set(voucherResultAtom, null);
}

/** Whether another request may still show in the wallet after one was paid, even after a reload. */
export const otherPaymentIsOpenAtom = atom((get): boolean => {
  const result = get(voucherResultAtom);
  if (result?.status !== 'paid') return false;
  return result.otherOpen || hasOtherOpenPayment(get(waitAtom));
});

/** The dependencies of the effects of a payment. */
export interface PaymentRun {
  get: Getter;
  set: Setter;
  /** Dispatches the result of an effect. */
  dispatch: (event: WaitEvent) => void;
}
