import { atom } from 'jotai/vanilla';

import { voucherResultAtom, waitAtom } from './payment-atoms.ts';
import { agreeToAmounts, askOfDifference, chargeQuestionAtom } from './charge-question.ts';
import { followLink, openPaymentPage } from './go-to-link.ts';
import { keepPayment } from './keep-journal.ts';
import { paymentLinksAtom, purchasesAtom, withEntry } from './purchases.ts';
import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { playPaymentAction } from './play-payment.ts';

/** To another number or another method; the payment that is open is followed all the same. */
export const changePaymentAction = atom(null, (_get, set): void => {
  set(chargeQuestionAtom, null);
  set(attemptsAtom, 0);
  set(playPaymentAction, { kind: 'change' });
});

/**
 * Back to the payment that is still open, also to a reserved reference; an amount that was not agreed to is asked about
 * again.
 */
export const keepWaitingAction = atom(null, (get, set): void => {
  set(playPaymentAction, { kind: 'keepWaiting' });
  const { currentId } = get(waitAtom);
  if (currentId === null || askOfDifference(get, set, currentId)) return;
  if (get(paymentLinksAtom).get(currentId)?.reference) followLink(get, set, currentId);
});

/** From a reference that waits to be paid to another way of paying; whichever is paid first counts. */
export const payOtherwiseAction = atom(null, (get, set): void => {
  if (get(voucherResultAtom)?.status !== 'reserved') return;
  set(voucherResultAtom, null);
  set(jumpToStepAction, 'confirm');
  set(changePaymentAction);
});

/** Opens the provider's page of the payment shown once more. */
export const openPaymentPageAction = atom(null, async (get, set): Promise<void> => {
  const { currentId } = get(waitAtom);
  if (currentId === null || askOfDifference(get, set, currentId)) return;
  await openPaymentPage(get, set, currentId);
});

/** The customer agrees to what the server charges: it goes on, and that is the amount from now on. */
export const acceptChargeAction = atom(null, (get, set): void => {
  const question = get(chargeQuestionAtom);
  if (!question) return;
  const { paymentId, channel, chargedCents } = question;
  const purchase = get(purchasesAtom).get(paymentId);
  set(chargeQuestionAtom, null);
  if (!purchase) return;
  agreeToAmounts(get, set, paymentId);
  set(purchasesAtom, (all) => withEntry(all, paymentId, { ...purchase, shownCents: chargedCents }));
  keepPayment(get, paymentId);
  if (channel === 'link') followLink(get, set, paymentId);
});
