import { atom } from 'jotai/vanilla';

import { submissionAtom } from '../../../submission/submission-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { stepNoticeAtom } from '../../../context/problem-atoms.ts';
import { visitStepAction } from '../../../flow/state/move-step.ts';
import { playPaymentAction } from './play-payment.ts';

/** Whether the customer went to sign in so that a payment can be seen. */
const isAwayAtom = atom(false);

/** Leads to the sign-in, which leads back here: the payment belongs to an account. */
export const signInForPaymentAction = atom(null, (get, set): void => {
  const step = get(currentEntryAtom)?.step;
  if (!step || get(submissionAtom).status === 'sending') return;
  set(isAwayAtom, true);
  set(visitStepAction, 'login', step);
  set(stepNoticeAtom, { tone: 'info', sentence: { key: 'payment.rest.reason' } });
});

/** Looks at once at the payment that somebody has signed in for; nothing for who did not go there. */
export const lookAfterSignInAction = atom(null, (get, set): void => {
  if (!get(isAwayAtom)) return;
  set(isAwayAtom, false);
  set(playPaymentAction, { kind: 'look' });
});
