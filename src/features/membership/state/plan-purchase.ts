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
import type { Intent } from '../../../submission/rules/submission-machine.ts';
import { IDLE, type Submission } from '../../../submission/rules/submission-state.ts';
import {
  submit,
  updateSubmission,
  type Pressed,
  type SubmissionKind,
} from '../../../submission/submit.ts';
import type { Tools } from '../../../submission/press.ts';
import { isPresserHere } from '../../account/state/freeze-press.ts';
import { getProfile } from '../../account/calls/profile.ts';
import { ACCOUNT_RULES, reportUserError } from '../../account/state/session.ts';
import type { PremiumPlan } from '../rules/premium-offer.ts';
import { currencyAtom, smartIsRefusedAtom } from '../../offer/state/offer-atoms.ts';
import { mayPay } from '../../payment/state/claim-purchase.ts';
import { dropEntry, entryOfPress, writeEntry } from '../../payment/state/payment-journal.ts';
import { dropBegunPurchase, planKeyOf, readBegunPurchase } from './begun-purchase.ts';

/** The submission of a plan, apart from `submissionAtom`, so that a lost booking stays unknown. */
const planSubmissionAtom = atom<Submission>(IDLE);

/** The id of the plan whose payment page is being opened; null without one. */
export const openingPlanAtom = atom((get) => {
  const submission = get(planSubmissionAtom);
  return submission.status === 'sending' ? submission.choice : null;
});

/** Whether a payment page was opened and the profile, which alone shows a payment, does not say premium yet. */
export const planIsBegunAtom = atom(false);

/** Makes the buy buttons work again. */
export function settlePlan(get: Getter, set: Setter): void {
  updateSubmission(get, set, { kind: 'settled' }, planSubmissionAtom);
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

/**
 * Opens a plan's payment page for the account that pressed. Returns whether the window is leaving; false also if an earlier
 * payment is undecided and the customer has not agreed.
 */
async function open(
  { press, content: plan, intent }: Pressed<PremiumPlan>,
  tools: Tools,
): Promise<boolean> {
  const { get, set } = tools;
  const { host } = get(servicesAtom);
  const { intentKey: paymentId } = intent;
  const earlier = await readBegunPurchase(get, press);
  // The plan, its payment page and the entry belong to the account that pressed.
  if (!isPresserHere(get, press)) return false;
  set(planIsBegunAtom, earlier !== null);
  set(CHECKED_PROFILE.forget);
  const { id: planId, totalPriceCents: shownCents } = plan;
  const purchase = { kind: 'premium', campaignId: null, key: paymentId } as const;
  const known = { shownCents, paymentId, planId };
  const entry = entryOfPress(press, purchase, host.now(), known);
  const send = () => void openPlan(get, set, plan, intent);
  // Before the navigation, because code after it may not run.
  if (!(await mayPay({ press, entry, send }, tools))) return false;
  if (!isPresserHere(get, press)) {
    if (earlier?.paymentId !== paymentId) dropEntry(get, paymentId);
    return false;
  }
  // Restarts the 48 hours of an earlier attempt for the same plan.
  writeEntry(get, paymentId, entry);
  const result = await host.redirect(plan.url, 'premium');
  if (result.kind === 'failed') {
    // An earlier purchase is still open.
    if (earlier?.paymentId !== paymentId) dropEntry(get, paymentId);
    throw new ApiError(result.code, result.message);
  }
  const payment = { kind: 'premium', paymentId, intent: referenceOf(paymentId) } as const;
  void emitOnce(get, set, 'pending', payment, paymentId);
  set(planIsBegunAtom, true);
  return result.kind === 'leaving';
}

/** Opens a plan's payment page after a press, or after the customer agreed to pay again (`agreed`). */
async function openPlan(
  get: Getter,
  set: Setter,
  plan: PremiumPlan,
  agreed?: Intent,
): Promise<void> {
  const refuse = (error: unknown, reference?: string) => {
    reportError(get, error, reference);
    set(refusalAtom, { about: 'premium', key: 'premium.cannotPay' });
  };
  const kind: SubmissionKind<PremiumPlan> = {
    kind: 'premium',
    stateAtom: planSubmissionAtom,
    keepsNotice: true,
    account: ACCOUNT_RULES,
    checks: { turn: () => get(openingPlanAtom) !== null },
    content: () => plan,
    choice: ({ id }) => id,
    newKey: (_get, press) => planKeyOf(get, plan, press),
    // No request: sending means navigating to the payment page.
    async send(pressed, tools) {
      const opening = get(planSubmissionAtom);
      const settle = () => get(planSubmissionAtom) === opening && settlePlan(get, set);
      try {
        const isLeaving = await open(pressed, tools);
        // If the customer stopped the navigation, the buttons work again after this time.
        if (isLeaving) return void get(servicesAtom).host.after(REQUEST_TIMEOUT_MS, settle);
      } catch (error) {
        refuse(error, referenceOf(pressed.intent.intentKey));
      }
      settle();
    },
  };
  try {
    await submit(get, set, kind, agreed);
  } catch (error) {
    refuse(error);
  }
}

/**
 * Navigates to a plan's payment page, once, however often the button is pressed. The page may cancel the `submit` or the
 * `redirect` event. An unsafe address is not opened but reported. Spec section 4 "Premium", contract section 3.
 */
export const buyPlanAction = atom(null, async (get, set, plan: PremiumPlan): Promise<void> => {
  const isShown = get(currentEntryAtom)?.step === 'plans' && get(userAtom) !== null;
  if (isShown) await openPlan(get, set, plan);
});

/** Continues with a normal reservation; other choices stay. Spec section 4 "Give-up sets the type back to normal". */
export const giveUpSmartAction = atom(null, (_get, set) => {
  set(reservationTypeAtom, 'normal');
  set(nextStepAction, 'plans');
});

/**
 * Continues with the smart reservation once the customer is premium. Welcomes a membership that was just paid, also after a
 * reload.
 */
export const goOnAsMemberAction = atom(null, async (get, set): Promise<void> => {
  if (get(smartIsRefusedAtom)) return;
  const begun = await readBegunPurchase(get);
  if (get(smartIsRefusedAtom) || get(currentEntryAtom)?.step !== 'plans') return;
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
