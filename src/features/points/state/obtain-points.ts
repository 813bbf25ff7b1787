import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { obtainPoints } from '../calls/obtain-points.ts';
import type { Credentials } from '../../../platform/api/http/call-options.ts';
import type { Reservation } from '../../../flow/rules/booking-state.ts';
import type { Id } from '../../../lib/config/id.ts';
import { buildPointsPayload } from '../rules/build-points-payload.ts';
import { intentChoiceAtom } from '../../booking/state/intent-choice-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { languageAtom } from '../../../context/language-atom.ts';
import { stepNoticeAtom } from '../../../context/problem-atoms.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import {
  convertReservation,
  tellParentOfReservation,
} from '../../booking/state/report-reservation.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { isOutOfTurn, sendIntent } from '../../../submission/send-intent.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { credentialsAtom, userAtom } from '../../../context/user-atom.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';

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

/**
 * Asks for the campaign. Where nothing was obtained it leads back to the button, so that only the customer's own press
 * asks again; where an earlier try may have arrived, that is as open as it was. Gives false where it may not be sent.
 */
async function send(get: Getter, set: Setter, user: Credentials): Promise<boolean> {
  const { call, host } = get(servicesAtom);
  const campaignId = get(productAtom)?.campaignId ?? null;
  if (campaignId === null) return true;
  return sendIntent(get, set, {
    kind: 'points',
    choice: get(intentChoiceAtom),
    send: async ({ intentKey }) => {
      const payload = buildPointsPayload({
        campaignId,
        language: get(languageAtom),
        refererLink: host.pageAddress(),
        now: host.now(),
      });
      const reservation = await call(obtainPoints, [payload, user], { intentKey });
      accept(get, set, reservation, intentKey);
      await convertReservation(get, reservation);
    },
    onRefusal: () => {
      if (get(submissionAtom).status === 'idle') set(jumpToStepAction, 'points-confirm');
    },
  });
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
  if (!isAtResult(get) || get(submissionAtom).status !== 'idle') return;
  if (get(reservationAtom) !== null) return;
  const user = get(credentialsAtom);
  if (!user) return set(jumpToStepAction, 'login');
  if (!(await send(get, set, user))) leadToButton(get, set);
});

/** The customer's own second try after a broken connection: with the key of the first one, where the account is the same. */
export const retryPointsAction = atom(null, async (get, set): Promise<void> => {
  if (get(submissionAtom).status !== 'unknown' || isOutOfTurn(get, 'points-result')) return;
  const user = get(credentialsAtom);
  if (!user) return set(jumpToStepAction, 'login');
  await send(get, set, user);
});
