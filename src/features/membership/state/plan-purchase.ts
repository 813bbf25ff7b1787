import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { refusalAtom, reportError, stepNoticeAtom } from '../../../context/problems.ts';
import { credentialsAtom, servicesAtom, userAtom } from '../../../context/checkout-context.ts';
import { serverData } from '../../../context/server-data.ts';
import { reservationTypeAtom, currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { nextStepAction, visitStepAction } from '../../../flow/state/move-step.ts';
import { REQUEST_TIMEOUT_MS } from '../../../lib/limits.ts';
import { currencyCode } from '../../../lib/money/money.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import type { Intent } from '../../../submission/rules/submission-machine.ts';
import { IDLE, type Submission } from '../../../submission/rules/submission-state.ts';
import { submit, updateSubmission } from '../../../submission/submit.ts';
import { getProfile } from '../../account/calls/profile.ts';
import { ACCOUNT_RULES, reportUserError } from '../../account/state/session.ts';
import type { PremiumPlan } from '../rules/premium-offer.ts';
import { currencyAtom, smartIsRefusedAtom } from '../../offer/state/offer-atoms.ts';
import { dropEntry } from '../../payment/state/payment-journal.ts';
import { emitOnce } from '../../payment/state/payment-success.ts';
import { dropBegunPurchase, enterPlan, planKeyOf, readBegunPurchase } from './begun-purchase.ts';

/** The state of a plan's purchase in this tab. Only the profile shows whether it was paid. */
type PlanPurchase =
  | { status: 'none' }
  /** The window is navigating to the payment page. */
  | { status: 'leaving'; planId: string }
  /** The payment page was opened, and the server does not call the customer premium yet. */
  | { status: 'begun' };

export const planPurchaseAtom = atom<PlanPurchase>({ status: 'none' });

/** The profile as the last check of the membership read it. */
export const CHECKED_PROFILE = serverData({
  key: (get) => get(credentialsAtom)?.token ?? null,
  async read(get, signal) {
    const user = get(credentialsAtom);
    return user && get(servicesAtom).call(getProfile, [user], { signal });
  },
  onError: reportUserError,
});

/** Opens a plan's payment page; false if an earlier payment is undecided and the customer has not agreed. */
async function open(
  get: Getter,
  set: Setter,
  plan: PremiumPlan,
  intent: Intent,
  earlier: string | undefined,
): Promise<boolean> {
  const { host } = get(servicesAtom);
  const { intentKey: paymentId } = intent;
  set(CHECKED_PROFILE.forget);
  const send = () => void openPlan(get, set, plan, intent);
  // Before the navigation, because code after it may not run.
  if (!(await enterPlan(get, set, plan, paymentId, send))) return false;
  const result = await host.redirect(plan.url, 'premium');
  if (result.kind === 'failed') {
    // An earlier purchase is still open.
    if (earlier !== paymentId) dropEntry(get, paymentId);
    throw new ApiError(result.code, result.message);
  }
  const payment = { kind: 'premium', paymentId, intent: referenceOf(paymentId) } as const;
  void emitOnce(get, set, 'pending', payment);
  const leaving = get(planPurchaseAtom);
  const begin = () => set(planPurchaseAtom, { status: 'begun' });
  if (result.kind !== 'leaving') begin();
  // If the customer stopped the navigation, the buttons work again after this time.
  else host.after(REQUEST_TIMEOUT_MS, () => get(planPurchaseAtom) === leaving && begin());
  return true;
}

/** The submission of a plan, apart from `submissionAtom`, so that a lost booking stays unknown. */
const planSubmissionAtom = atom<Submission>(IDLE);

/** Opens a plan's payment page after a press, or after the customer agreed to pay again (`agreed`). */
async function openPlan(
  get: Getter,
  set: Setter,
  plan: PremiumPlan,
  agreed?: Intent,
): Promise<void> {
  let back = get(planPurchaseAtom);
  const userId = get(userAtom)?.id;
  const refuse = (error: unknown, reference?: string) => {
    set(planPurchaseAtom, back);
    reportError(get, error, reference);
    set(refusalAtom, { about: 'premium', key: 'premium.cannotPay' });
  };
  set(planPurchaseAtom, { status: 'leaving', planId: plan.id });
  try {
    const earlier = await readBegunPurchase(get);
    back = { status: earlier ? 'begun' : 'none' };
    // No request: sending means navigating to the payment page.
    const objection = await submit(
      get,
      set,
      {
        kind: 'premium',
        stateAtom: planSubmissionAtom,
        keepsNotice: true,
        account: ACCOUNT_RULES,
        checks: {},
        choice: () => plan.id,
        newKey: () => planKeyOf(get, plan),
        async send(_get, _set, intent) {
          try {
            // The plan, its payment page and the entry belong to the account that pressed.
            const isSame = get(userAtom)?.id === userId;
            if (!isSame || !(await open(get, set, plan, intent, earlier?.paymentId)))
              set(planPurchaseAtom, back);
          } catch (error) {
            refuse(error, referenceOf(intent.intentKey));
          }
          updateSubmission(get, set, { kind: 'settled' }, planSubmissionAtom);
        },
      },
      agreed,
    );
    if (objection) set(planPurchaseAtom, back);
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
  if (isShown && get(planPurchaseAtom).status !== 'leaving') await openPlan(get, set, plan);
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
  set(planPurchaseAtom, { status: 'none' });
  set(CHECKED_PROFILE.forget);
  set(nextStepAction, 'plans');
  if (!begun) return;
  dropBegunPurchase(get);
  const { paymentId, plan } = begun;
  if (plan) {
    // The account opened only this plan's payment page and is now premium, so this plan was paid. See decisions.md.
    const [amount, currency] = [plan.totalPriceCents, currencyCode(get(currencyAtom))];
    void emitOnce(get, set, 'paid', { kind: 'premium', paymentId, amount, currency });
  }
  set(stepNoticeAtom, { tone: 'info', message: { key: 'premium.welcome' } });
});

/** Opens the sign-in for a guest and returns here, because plans belong to an account. */
export const signInForPlansAction = atom(null, (_get, set) => {
  set(visitStepAction, 'login', 'plans');
  set(stepNoticeAtom, { tone: 'info', message: { key: 'premium.signIn.reason' } });
});
