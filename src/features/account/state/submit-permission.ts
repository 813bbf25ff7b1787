import type { Getter, Setter } from 'jotai/vanilla';

import { sentenceFor, stepNoticeAtom } from '../../../context/problems.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { visitStepAction } from '../../../flow/state/move-step.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Check } from '../../../submission/submit.ts';
import { endSessionAction } from './end-session.ts';
import { hasToBeSeen } from './linked-account.ts';

/**
 * What every kind of submission has to do with the account. One that a link brought has to be seen, with "not you?",
 * before it is used: its code may be late or lost, and the step then says so.
 */
export const ACCOUNT_CHECK: Check = (get, set) => {
  const token = get(userAtom)?.token;
  const isUnseen = token !== undefined && hasToBeSeen(get, token);
  return (
    isUnseen &&
    (() => set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'errors.linkedAccount' } }))
  );
};

/**
 * The server refused what was sent for want of a sign-in (401). Whoever was signed in hears that the session has
 * ended; a guest, who had none, reads the server's own sentence where signing in is offered, and Back leads here again.
 */
export function askToSignIn(get: Getter, set: Setter, error: ApiError): void {
  const user = get(userAtom);
  if (user) return void set(endSessionAction, user.token);
  const step = get(currentEntryAtom)?.step;
  if (step) set(visitStepAction, 'login', step);
  set(stepNoticeAtom, { tone: 'warning', sentence: sentenceFor(error) });
}
