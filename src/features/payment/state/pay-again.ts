import { atom } from 'jotai/vanilla';

import { hasStatusCall } from '../rules/journal/journal-rules.ts';
import { againQuestionAtom, yesAtom } from './claim-purchase.ts';
import { ownEntry, viewerOf } from './journal-store.ts';
import { restoreOrder } from './order-payment.ts';
import { openPaymentsOf } from './open-payments.ts';
import { resumePaymentsAction, signInForPaymentAction } from './resumed-payments.ts';

/** The customer's second yes: what was asked about is paid again. */
export const payAgainAction = atom(null, (get, set): void => {
  const question = get(againQuestionAtom);
  if (!question) return;
  set(yesAtom, question.yes);
  set(againQuestionAtom, null);
  question.send();
});

/** The customer pays nothing again. */
export const dropAgainQuestionAction = atom(null, (_get, set): void =>
  set(againQuestionAtom, null),
);

/**
 * To the first payment. A guest's of another tab is the customer's from here on, since they said so; an account's
 * needs its sign-in.
 */
export const goToFirstPaymentAction = atom(null, async (get, set): Promise<void> => {
  const question = get(againQuestionAtom);
  if (!question) return;
  const { entry, sight } = question.seen;
  set(againQuestionAtom, null);
  if (entry.owner === 'account' && sight === 'masked') return set(signInForPaymentAction);
  if (!viewerOf(get).isOwn(entry.key)) ownEntry(get, entry.key);
  if (entry.kind === 'order') return restoreOrder(get, set, entry);
  const { entityId, target, paymentId } = entry;
  const open = openPaymentsOf(get, { entityId, kind: 'voucher', target });
  if (open) await set(resumePaymentsAction, { ...open, lost: null, currentId: paymentId });
});

/** Whether there is a way to the payment that the question names. */
export const firstIsReachableAtom = atom((get): boolean => {
  const seen = get(againQuestionAtom)?.seen;
  if (!seen) return false;
  return hasStatusCall(seen.entry) || (seen.entry.kind === 'order' && seen.entry.url !== null);
});
