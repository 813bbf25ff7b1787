import { NO_PURCHASE } from '../../../submission/rules/purchase-state.ts';
import type { Attempt, PurchaseKind, SendOutcome } from '../../../submission/purchase-kind.ts';
import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { refusalAtom, reportError, stepNoticeAtom } from '../../../context/problems.ts';
import { credentialsAtom, servicesAtom, userAtom } from '../../../context/checkout-context.ts';
import { resource } from '../../../context/resource.ts';
import { reservationTypeAtom } from '../../offer/state/choice-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { emitOnce } from '../../../flow/state/emit-once.ts';
import { nextStepAction, visitStepAction } from '../../../flow/state/move-step.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import { REQUEST_TIMEOUT_MS } from '../../../lib/limits.ts';
import { currencyName } from '../../../lib/money/currency.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { updateSubmission } from '../../../submission/run-purchase.ts';
import { submit } from '../../../submission/submit.ts';
import type { AttemptGetter, AttemptTools } from '../../../submission/press-context.ts';
import { isSameAccount } from '../../account/state/freeze-press.ts';
import { getProfile } from '../../account/calls/profile.ts';
import { ACCOUNT_RULES } from '../../account/state/account-rules.ts';
import { reportUserError } from '../../account/state/session.ts';
import type { PremiumPlan } from '../rules/premium-offer.ts';
import { currencyAtom, needsMembershipAtom } from '../../offer/state/offer-atoms.ts';
import { entryOfPress, writeEntry } from '../../../submission/journal/journal.ts';
import type { JournalEntry } from '../../../submission/journal/journal-entry.ts';
import { dropBegunPurchase, planKeyOf, readBegunPurchase } from './begun-purchase.ts';

/** The submission of a plan, apart from `purchaseAtom`, so that a booking of unknown outcome stays so. */
const planPurchaseAtom = atom(NO_PURCHASE);

/** The id of the plan whose payment page is being opened; null without one. */
export const openingPlanAtom = atom((get) => {
  const { submission } = get(planPurchaseAtom);
  return submission.status === 'sending' ? submission.choice : null;
});

/** Whether a payment page was opened and the profile, which alone shows a payment, does not say premium yet. */
export const planIsBegunAtom = atom(false);

/** Makes the buy buttons work again. */
export function settlePlan(get: Getter, set: Setter): void {
  updateSubmission(get, set, { kind: 'settled' }, planPurchaseAtom);
}

/** The profile as the last check of the membership read it. */
export const CHECKED_PROFILE = resource<UserSession | null>({
  key: (get) => get(credentialsAtom)?.token ?? null,
  async read({ get, signal }) {
    const user = get(credentialsAtom);
    return user && get(servicesAtom).call(getProfile, [user], { signal });
  },
  onError: reportUserError,
});

/** Says beside the plans that a payment page cannot be opened. */
function refuse(get: AttemptGetter, set: Setter, error: unknown, reference?: string): void {
  reportError(get, error, reference);
  set(refusalAtom, { about: 'premium', key: 'premium.cannotPay' });
}

/** The journal's entry of a pressed plan. */
function entryOf({ press, content, intent }: Attempt<PremiumPlan>, now: number): JournalEntry {
  const { id: planId, totalPriceCents: shownCents } = content;
  const { intentKey: paymentId } = intent;
  const purchase = { kind: 'premium', campaignId: null, key: paymentId } as const;
  return entryOfPress(press, purchase, now, { shownCents, paymentId, planId });
}

/** Opens the payment page of a plan: no request is sent. */
async function openPage(
  attempt: Attempt<PremiumPlan>,
  { get, set }: AttemptTools,
): Promise<SendOutcome> {
  const { host } = get(servicesAtom);
  const { intentKey: paymentId } = attempt.intent;
  // Before the navigation, because code after it may not run. Restarts the 48 hours of an earlier attempt for the same plan.
  writeEntry(get, paymentId, entryOf(attempt, host.now()));
  const result = await host.redirect(attempt.content.url, 'premium');
  if (result.kind === 'failed') {
    refuse(get, set, new ApiError(result.code, result.message), referenceOf(paymentId));
    return { kind: 'notSent' };
  }
  const payment = { kind: 'premium', paymentId, intent: referenceOf(paymentId) } as const;
  void emitOnce(get, set, 'pending', payment, paymentId);
  set(planIsBegunAtom, true);
  // If the customer stops the navigation, the buttons work again after this time.
  return { kind: 'opened', busyMs: result.kind === 'leaving' ? REQUEST_TIMEOUT_MS : 0 };
}

/** The purchase of a plan: the journal has an entry for its payment page, which belongs to the account that pressed. */
const planPurchase = (plan: PremiumPlan): PurchaseKind<PremiumPlan> => ({
  kind: 'premium',
  stateAtom: planPurchaseAtom,
  keepsNotice: true,
  account: ACCOUNT_RULES,
  checks: { isBusy: (get) => get(openingPlanAtom) !== null },
  content: () => plan,
  choice: ({ id }) => id,
  newKey: (get, press) => planKeyOf(get, plan, press),
  async verify({ press, intent }, { get, set }) {
    try {
      const earlier = await readBegunPurchase(get, press);
      if (!isSameAccount(get, press)) return true;
      set(planIsBegunAtom, earlier !== null);
      set(CHECKED_PROFILE.forget);
      return false;
    } catch (error) {
      refuse(get, set, error, referenceOf(intent.intentKey));
      return true;
    }
  },
  journalEntry: (attempt, { get }) => ({
    entry: entryOf(attempt, get(servicesAtom).host.now()),
  }),
  send: openPage,
  messageOf: () => ({ key: 'premium.cannotPay' }),
});

/**
 * Navigates to a plan's payment page, once, however often the button is pressed. The page may cancel the `submit` or the
 * `redirect` event. An unsafe address is not opened but reported. Spec section 4 "Premium", contract section 3.
 */
export const buyPlanAction = atom(null, async (get, set, plan: PremiumPlan): Promise<void> => {
  const isShown = get(currentEntryAtom)?.step === 'plans' && get(userAtom) !== null;
  if (!isShown) return;
  try {
    await submit(get, set, planPurchase(plan));
  } catch (error) {
    refuse(get, set, error);
  }
});

/** Continues with a normal reservation; other choices stay. Spec section 4 "Give-up sets the type back to normal". */
export const declineMembershipAction = atom(null, (_get, set) => {
  set(reservationTypeAtom, 'normal');
  set(nextStepAction, 'plans');
});

/**
 * Continues with the smart reservation once the customer is premium. Welcomes a membership that was just paid, also after a
 * reload.
 */
export const continueAsMemberAction = atom(null, async (get, set): Promise<void> => {
  if (get(needsMembershipAtom)) return;
  const begun = await readBegunPurchase(get);
  if (get(needsMembershipAtom) || get(currentEntryAtom)?.step !== 'plans') return;
  set(planIsBegunAtom, false);
  set(CHECKED_PROFILE.forget);
  set(nextStepAction, 'plans');
  if (!begun) return;
  dropBegunPurchase(get);
  const { paymentId, plan } = begun;
  if (plan) {
    // The account opened only this plan's payment page and is now premium, so this plan was paid. See decisions.md.
    const [amount, currency] = [plan.totalPriceCents, currencyName(get(currencyAtom))];
    void emitOnce(get, set, 'paid', { kind: 'premium', paymentId, amount, currency }, paymentId);
  }
  set(stepNoticeAtom, { tone: 'info', message: { key: 'premium.welcome' } });
});

/** Opens the sign-in for a guest and returns here, because plans belong to an account. */
export const signInForPlansAction = atom(null, (_get, set) => {
  set(visitStepAction, 'login', 'plans');
  set(stepNoticeAtom, { tone: 'info', message: { key: 'premium.signIn.reason' } });
});
