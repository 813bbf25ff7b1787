import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { ApiError } from '../../../api/http/api-error.ts';
import type { Credentials } from '../../../api/http/call-options.ts';
import type { Reservation } from '../../../domain/booking/booking-state.ts';
import type { Id } from '../../../domain/config/id.ts';
import { isTooSoonForSecondTry } from '../../../domain/intent/second-try.ts';
import { buildPointsPayload } from '../../../domain/points/build-points-payload.ts';
import { maySubmit } from '../../account/may-submit.ts';
import { intentChoiceAtom } from '../../booking/intent-choice-atom.ts';
import { currentEntryAtom } from '../../flow/flow-atoms.ts';
import { languageAtom } from '../../config/language-atom.ts';
import { alertAtom, stepNoticeAtom } from '../../problem/problem-atoms.ts';
import { productAtom } from '../../campaign/product-atom.ts';
import { isAbort, reportError, sentenceFor, toApiError } from '../../problem/report-problem.ts';
import { convertReservation, tellParentOfReservation } from '../../result/report-reservation.ts';
import { reservationAtom } from '../../result/reservation-atom.ts';
import { servicesAtom } from '../../services.ts';
import {
  afterRefusal,
  lostKeyFor,
  lostTryOf,
  submissionAtom,
} from '../../booking/submission-atom.ts';
import { credentialsAtom, userAtom } from '../../account/user-atom.ts';
import { endSessionAction } from '../account/end-session.ts';
import { jumpToStepAction } from '../flow/move-step.ts';
import { startIfDueAction } from '../flow/start-checkout.ts';

/** The account shows its points at once as the server has counted them. */
function addPoints(get: Getter, set: Setter, { points }: Reservation): void {
  const user = get(userAtom);
  if (user && points !== null) set(userAtom, { ...user, points: user.points + points });
}

function accept(get: Getter, set: Setter, reservation: Reservation, intentKey: Id): void {
  set(reservationAtom, reservation);
  set(submissionAtom, { status: 'done', intentKey });
  addPoints(get, set, reservation);
  get(servicesAtom).host.emit('reserved', {
    transactionId: reservation.transactionId,
    kind: 'points',
    valueCharged: reservation.valueChargedCents,
  });
  tellParentOfReservation(get, reservation);
}

/** A try to obtain the campaign. */
interface Try {
  user: Credentials;
  intentKey: Id;
  /** An earlier one with the same key was lost. */
  isSecond: boolean;
}

/**
 * Nothing was obtained: back to the button, so that only the customer's own press asks again; where an earlier try may
 * have arrived, that is as open as it was.
 */
async function refuse(
  get: Getter,
  set: Setter,
  error: ApiError,
  { intentKey, isSecond }: Try,
): Promise<void> {
  const { host } = get(servicesAtom);
  reportError(host, error);
  // A second try that meets a conflict says nothing of the first one, which may have made it.
  if (error.code === 'outcome_unknown' || (isSecond && error.code === 'conflict')) {
    const choice = get(intentChoiceAtom);
    return set(submissionAtom, { status: 'unknown', intentKey, since: host.now(), choice });
  }
  const submission = afterRefusal(get(submissionAtom));
  set(submissionAtom, submission);
  if (error.code === 'auth') return set(endSessionAction);
  if (submission.status === 'idle') set(jumpToStepAction, 'points-confirm');
  if (error.code !== 'offline') return set(alertAtom, sentenceFor(error));
  set(stepNoticeAtom, { tone: 'danger', sentence: { key: 'errors.offline' } });
}

async function send(get: Getter, set: Setter, attempt: Try): Promise<void> {
  const { user, intentKey } = attempt;
  const { api, host } = get(servicesAtom);
  const campaignId = get(productAtom)?.campaignId ?? null;
  if (campaignId === null) return;
  const lost = lostTryOf(get(submissionAtom));
  set(submissionAtom, { status: 'sending', intentKey, choice: get(intentChoiceAtom), lost });
  try {
    const payload = buildPointsPayload({
      campaignId,
      language: get(languageAtom),
      refererLink: host.pageAddress(),
      now: host.now(),
    });
    const reservation = await api.obtainPoints(payload, user, { intentKey });
    accept(get, set, reservation, intentKey);
    await convertReservation(get, reservation);
  } catch (error) {
    if (!isAbort(error)) await refuse(get, set, toApiError(error), attempt);
  }
  await set(startIfDueAction);
}

/** Back to the button that obtains, with the reason where there is one. */
function leadToButton(get: Getter, set: Setter): void {
  const reason = get(stepNoticeAtom);
  set(jumpToStepAction, 'points-confirm');
  set(stepNoticeAtom, reason);
}

const isAtResult = (get: Getter) => get(currentEntryAtom)?.step === 'points-result';

/**
 * Obtains the campaign when the result step is reached: once, however often it is asked to, and never by itself
 * where an earlier try may have arrived. Spec section 4 "Campaign offer code", section 8 "Campaign booking failure".
 */
export const obtainPointsAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  if (!isAtResult(get) || get(submissionAtom).status !== 'idle') return;
  if (get(reservationAtom) !== null) return;
  const user = get(credentialsAtom);
  if (!user) return set(jumpToStepAction, 'login');
  if (!maySubmit(get, set, 'points')) return leadToButton(get, set);
  await send(get, set, { user, intentKey: host.randomId(), isSecond: false });
});

/** The customer's own second try after a broken connection: with the key of the first one, where the account is the same. */
export const retryPointsAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const submission = get(submissionAtom);
  if (!isAtResult(get) || submission.status !== 'unknown') return;
  if (isTooSoonForSecondTry(submission.since, host.now())) return;
  const user = get(credentialsAtom);
  if (!user) return set(jumpToStepAction, 'login');
  if (!maySubmit(get, set, 'points')) return;
  const key = lostKeyFor(submission, get(intentChoiceAtom));
  const isSecond = key !== null;
  await send(get, set, { user, intentKey: key ?? host.randomId(), isSecond });
});
