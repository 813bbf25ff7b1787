import type { Getter, Setter } from 'jotai/vanilla';

import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { signInWorkAtom, type SignInWork } from './sign-in-work-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { alertAtom, type Sentence } from '../../../context/problem-atoms.ts';
import { isAbort, reportError, sentenceFor, toApiError } from '../../../context/report-problem.ts';
import { runSignalAtom } from '../../../context/run-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { stepInsideAtom } from '../../../flow/state/step-inside-atom.ts';
import { showSignInViewAction } from './show-sign-in-view.ts';

/** What our own sentence is where the server refused without one. */
export type SentenceOfRefusal = (error: ApiError) => Sentence | null;

const noOwnSentence: SentenceOfRefusal = () => null;

/** The sentence of the OK modal: the server's own words, as text; else ours. Spec section 8 "Flow reactions". */
function sentenceOf(error: ApiError, own: SentenceOfRefusal): Sentence {
  return error.serverMessage ? { text: error.serverMessage } : (own(error) ?? sentenceFor(error));
}

/**
 * Does one thing of the sign-in step at a time: a second press while one is under way does nothing. It ends with
 * the view, the step and the run; an answer that comes after that changes nothing. A failure is told to the page
 * and shown in the OK modal; what was typed stays.
 */
export async function runSignInWork(
  get: Getter,
  set: Setter,
  kind: SignInWork,
  work: (signal: AbortSignal) => Promise<void>,
  own: SentenceOfRefusal = noOwnSentence,
): Promise<void> {
  if (get(signInWorkAtom) || get(currentEntryAtom)?.step !== 'login') return;
  // From here on there is something to give up when the step is left.
  if (!get(stepInsideAtom)) set(showSignInViewAction, 'emailSocial');
  const controller = new AbortController();
  const signal = AbortSignal.any([get(runSignalAtom), controller.signal]);
  const isCurrent = () => get(signInWorkAtom)?.controller === controller;
  set(signInWorkAtom, { kind, controller });
  try {
    await work(signal);
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    const failure = toApiError(error);
    reportError(get(servicesAtom).host, failure);
    set(alertAtom, sentenceOf(failure, own));
  } finally {
    if (isCurrent()) set(signInWorkAtom, null);
  }
}
