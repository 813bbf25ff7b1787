import type { Getter, Setter } from 'jotai/vanilla';

import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { sentenceFor, stepNoticeAtom } from '../../../context/problems.ts';
import { visitStepAction } from '../../../flow/state/move-step.ts';
import { endSessionAction } from './end-session.ts';

/**
 * The server refused what was sent for want of a sign-in (401). Whoever was signed in hears that the session has
 * ended; a guest, who had none, reads the server's own sentence where signing in is offered, and Back leads here again.
 */
export function askToSignIn(get: Getter, set: Setter, error: ApiError): void {
  if (get(userAtom) !== null) return void set(endSessionAction);
  const step = get(currentEntryAtom)?.step;
  if (step) set(visitStepAction, 'login', step);
  set(stepNoticeAtom, { tone: 'warning', sentence: sentenceFor(error) });
}
