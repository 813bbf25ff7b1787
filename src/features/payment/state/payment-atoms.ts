import { hasOtherOpenPayment, NO_PURCHASE } from '../../../submission/rules/purchase-state.ts';
import { atom, type Setter } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { EMPTY_VOUCHER } from '../../offer/rules/offer-choice.ts';
import type { SavedVouchers } from '../rules/saved-purchase.ts';
import { voucherAtom } from '../../offer/state/choice-atoms.ts';
import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { PhoneNumber } from '../../../lib/portugal/phone.ts';
import { purchaseAtom } from '../../../submission/submission-atom.ts';

/**
 * The result of a voucher purchase: the saved part, and the codes to show at the shop, which are requested again after a
 * reload. `amountCents` is the server's charge, else the amount shown; `shownCents` is null unless they differ.
 */
export interface VoucherResult extends SavedVouchers {
  activationCode: string | null;
  activationQrCode: string | null;
}

/** The methods that the page offers, in its order; never empty. Contract section 1 `payment-methods`. */
export const offeredMethodsAtom = atom((get) => get(configAtom).paymentMethods);

const chosenMethodAtom = atom<PaymentMethod | null>(null);

/** The payment method: the chosen one if the page offers it, else the first that it offers. Kept when going back. */
export const paymentMethodAtom = atom(
  (get): PaymentMethod => {
    const offered = get(offeredMethodsAtom);
    const chosen = get(chosenMethodAtom);
    return chosen && offered.includes(chosen) ? chosen : (offered[0] ?? DEFAULT_PAYMENT_METHOD);
  },
  (_get, set, method: PaymentMethod | null) => set(chosenMethodAtom, method),
);

/** The typed wallet number; null until then, when the contact's applies. Never saved. */
export const typedWalletPhoneAtom = atom<PhoneNumber | null>(null);

/** The result of the voucher purchase; null until the vouchers are paid or reserved. */
export const voucherResultAtom = atom<VoucherResult | null>(null);

/** Resets voucher form and payments. */
export function resetPurchase(set: Setter): void {
  set(voucherAtom, EMPTY_VOUCHER);
  set(paymentMethodAtom, null);
  set(typedWalletPhoneAtom, null);
  set(purchaseAtom, ({ submission }) => ({ ...NO_PURCHASE, submission }));
  set(voucherResultAtom, null);
}

/** Whether another request may still show in the wallet after one was paid, even after a reload. */
export const otherPaymentIsOpenAtom = atom((get): boolean => {
  const result = get(voucherResultAtom);
  if (result?.status !== 'paid') return false;
  return result.otherOpen || hasOtherOpenPayment(get(purchaseAtom));
});
