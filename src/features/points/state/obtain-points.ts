import { isSubmissionClosed, submissionAtom } from '../../../submission/submission-atom.ts';
import type { Attempt, PurchaseKind, SendOutcome } from '../../../submission/purchase-kind.ts';
import { atom } from 'jotai/vanilla';

import { buildPointsPayload, obtainPoints } from '../calls/points-calls.ts';
import { reportReservation } from '../../booking/state/booking-result.ts';
import { intentChoiceAtom } from '../../booking/state/intent-choice.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';
import { servicesAtom, credentialsAtom, userAtom } from '../../../context/checkout-context.ts';
import type { AttemptTools } from '../../../submission/press-context.ts';
import { submit } from '../../../submission/submit.ts';
import { ACCOUNT_RULES } from '../../account/state/account-rules.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';

/** Adds points to those of an account, if it is still the element's. */
const addPointsAction = atom(null, (get, set, userId: string, points: number): void => {
  const account = get(userAtom);
  if (account?.id === userId) set(userAtom, { ...account, points: account.points + points });
});

/** The campaign to obtain, and the choice as a text to compare. */
interface PointsContent {
  campaignId: string | null;
  choice: string;
}

async function send(
  { press, content: { campaignId }, intent: { intentKey } }: Attempt<PointsContent>,
  { get, set }: AttemptTools,
): Promise<SendOutcome> {
  const { call, credentials: user, language, refererLink } = press;
  if (campaignId === null || !user) return { kind: 'notSent' };
  const payload = buildPointsPayload({
    campaignId,
    language,
    refererLink,
    now: get(servicesAtom).host.now(),
  });
  const reservation = await call(obtainPoints, [payload, user], { intentKey });
  set(reservationAtom, reservation);
  return {
    kind: 'accepted',
    follow() {
      // The account shows its points at once as the server has counted them.
      set(addPointsAction, user.userId, reservation.points ?? 0);
      const reserved = { reservation, kind: 'points', campaignId, intentKey } as const;
      return reportReservation(get, set, press, reserved);
    },
  };
}

/**
 * The campaign of an offer code, obtained on its result step. `idle` obtains it without a press, so never after a try that
 * may have reached the server; `unknown` is the customer's second try.
 */
const pointsWhen = (status: 'idle' | 'unknown'): PurchaseKind<PointsContent> => ({
  kind: 'points',
  account: ACCOUNT_RULES,
  checks: {
    isBusy: (get) =>
      get(currentEntryAtom)?.step !== 'points-result' ||
      get(submissionAtom).status !== status ||
      get(reservationAtom) !== null ||
      isSubmissionClosed(get),
    signIn: (get, set) => get(credentialsAtom) === null && (() => set(jumpToStepAction, 'login')),
    offer: (get) => (get(bookableAtom)?.campaignId ?? null) === null,
  },
  content: (get) => ({
    campaignId: get(bookableAtom)?.campaignId ?? null,
    choice: get(intentChoiceAtom),
  }),
  choice: ({ choice }) => choice,
  send,
  // If nothing was obtained, only a press by the customer tries again. An unknown outcome stays on the result step.
  goBackToRetry: (get, set) => {
    if (get(submissionAtom).status === 'idle') set(jumpToStepAction, 'points-confirm');
  },
});

/**
 * Obtains the campaign when the result step is reached: once, regardless of repeated calls, and not after an earlier try
 * that may have reached the server. Spec section 4 "Campaign offer code", section 8 "Campaign booking failure".
 */
export const obtainPointsAction = atom(null, async (get, set): Promise<void> => {
  const objection = await submit(get, set, pointsWhen('idle'));
  if (objection !== 'account' && objection !== 'page') return;
  const reason = get(stepNoticeAtom);
  set(jumpToStepAction, 'points-confirm');
  set(stepNoticeAtom, reason);
});

/** The customer's second try after a lost answer, with the key of the first one if the account is the same. */
export const retryPointsAction = atom(null, async (get, set): Promise<void> => {
  await submit(get, set, pointsWhen('unknown'));
});
