import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { DEFAULT_PREFIX } from '../../../lib/limits.ts';
import { userPrizesAtom } from '../../offer/state/user-prizes-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { isPremiumReservationAtom } from '../../offer/state/premium-reservation-atom.ts';
import { priceAtom } from '../../offer/state/price-atoms.ts';
import { paymentMethodAtom, typedWalletPhoneAtom, waitAtom } from './payment-atoms.ts';
import { purchasesAtom, type Purchase } from './purchases.ts';
import { stepNoticeAtom } from '../../../context/problem-atoms.ts';
import { prizeIsLostAtom } from '../../vouchers/state/voucher-form-atoms.ts';
import { loadPrizesAction } from '../../account/state/load-prizes.ts';
import { STEPS_CHECK } from '../../contact/state/unfinished-step.ts';
import { submit } from '../../../submission/submit.ts';
import { changePaymentAction } from './change-payment.ts';
import { isPaymentOutOfTurn, pressedPayment } from './pay.ts';

/** Whether who is here is who paid; after a reload it is only known whether that was an account. */
function isSamePayer(get: Getter, { owner, userId }: Purchase): boolean {
  const here = get(userAtom)?.id ?? null;
  if ((owner === 'account') !== (here !== null)) return false;
  return userId === null || userId === here;
}

/** Whether the server would be asked for the same again: the payer, the kind of price and the prize are at hand. */
function canRepeat(get: Getter, purchase: Purchase): boolean {
  const { request } = purchase;
  if (!request || !isSamePayer(get, purchase)) return false;
  if ((request.variant === 'premium') !== get(isPremiumReservationAtom)) return false;
  const { prizeId } = request;
  return prizeId === null || (get(userPrizesAtom) ?? []).some(({ id }) => id === prizeId);
}

/** To the methods, with the total that holds now: the customer presses pay there, and sees for what and to which number. */
function askAnew(get: Getter, set: Setter, purchase: Purchase): void {
  const isOther =
    purchase.request !== null ||
    !isSamePayer(get, purchase) ||
    get(priceAtom)?.dueNowCents !== purchase.shownCents;
  // After a reload the number is not known any more; another one, such as the contact's, is not put in its place.
  const phone = purchase.request?.phone ?? { prefix: DEFAULT_PREFIX, phone: '' };
  set(changePaymentAction);
  set(paymentMethodAtom, 'wallet');
  set(typedWalletPhoneAtom, phone);
  const key = isOther ? 'payment.resend.changed' : 'payment.resend.number';
  set(stepNoticeAtom, { tone: isOther ? 'warning' : 'info', sentence: { key } });
}

/** The purchase that the wallet is asked for; null while it is not. */
function waitingPurchase(get: Getter): Purchase | null {
  const { phase, currentId } = get(waitAtom);
  if (phase !== 'waiting' || isPaymentOutOfTurn(get)) return null;
  return get(purchasesAtom).get(currentId ?? '') ?? null;
}

/**
 * Sends the request that waits once more, to the same number and for the same: the wallet showed nothing, or it was
 * let pass. Where that is not possible any more, nothing is sent: the customer reads so beside the methods. Spec section 4.
 */
export const resendAction = atom(null, async (get, set): Promise<void> => {
  if (!waitingPurchase(get)) return;
  // After a reload a chosen prize may not be read yet, and it is part of the total.
  if (get(prizeIsLostAtom)) await set(loadPrizesAction);
  const purchase = waitingPurchase(get);
  if (!purchase) return;
  const payment = pressedPayment(() => purchase);
  await submit(get, set, {
    ...payment,
    checks: {
      ...payment.checks,
      choice: () => !canRepeat(get, purchase) && (() => askAnew(get, set, purchase)),
      steps: STEPS_CHECK,
    },
  });
});
