import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { currencyCode } from '../../../lib/money/money.ts';
import { currencyAtom } from '../../offer/state/money-atom.ts';
import { tellOnce } from '../../payment/state/tell-once.ts';
import { reservationTypeAtom } from '../../../flow/state/booking-state-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { dropBegunPurchase, readBegunPurchase, type BegunPurchase } from './begun-purchase.ts';
import { membershipCheckAtom, planPurchaseAtom } from './plan-purchase-atoms.ts';
import { stepNoticeAtom } from '../../../context/problem-atoms.ts';
import { smartIsRefusedAtom } from '../../offer/state/smart-atoms.ts';
import { nextStepAction, visitStepAction } from '../../../flow/state/move-step.ts';

/** Goes on with a normal reservation; what was chosen besides stays. Spec section 4 "Give-up sets the type back to normal". */
export const giveUpSmartAction = atom(null, (_get, set) => {
  set(reservationTypeAtom, 'normal');
  set(nextStepAction, 'plans');
});

/**
 * Tells the page that a membership is paid: its account opened this plan's payment page and no other when the server
 * did not call it premium, and now the server does. See decisions.md.
 */
function tellPaid(get: Getter, set: Setter, { paymentId, plan }: BegunPurchase): void {
  if (!plan) return;
  const currency = currencyCode(get(currencyAtom));
  const amount = plan.totalPriceCents;
  void tellOnce(get, set, 'paid', { kind: 'premium', paymentId, amount, currency });
}

/** Goes on with the smart reservation as soon as the customer is premium; who has just paid is told so, also after a reload. */
export const goOnAsMemberAction = atom(null, async (get, set): Promise<void> => {
  if (get(smartIsRefusedAtom)) return;
  const begun = await readBegunPurchase(get);
  if (get(smartIsRefusedAtom) || get(currentEntryAtom)?.step !== 'plans') return;
  set(planPurchaseAtom, { status: 'none' });
  set(membershipCheckAtom, 'idle');
  set(nextStepAction, 'plans');
  if (!begun) return;
  dropBegunPurchase(get);
  tellPaid(get, set, begun);
  set(stepNoticeAtom, { tone: 'info', sentence: { key: 'premium.welcome' } });
});

/** Leads a guest to the sign-in, which leads back here: plans belong to an account. */
export const signInForPlansAction = atom(null, (_get, set) => {
  set(visitStepAction, 'login', 'plans');
  set(stepNoticeAtom, { tone: 'info', sentence: { key: 'premium.signIn.reason' } });
});
