import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { ErrorCode } from '../../../lib/error/error-code.ts';
import type { WaitEffect, WaitEvent } from '../rules/wait/wait-event.ts';
import type { WaitPhase, WaitState } from '../rules/wait/wait-state.ts';
import { walletWait } from '../rules/wait/wallet-wait.ts';
import { chargeQuestionAtom } from './charge-question.ts';
import { goToLink } from './go-to-link.ts';
import { enterPayment } from './enter-payment.ts';
import { keepJournal } from './keep-journal.ts';
import { waitAtom } from './payment-atoms.ts';
import type { PaymentRun } from './payment-run.ts';
import { pollPayment } from './poll-payment.ts';
import { paymentAnswersAtom } from './purchases.ts';
import { sendRequest } from './send-request.ts';
import { succeed } from './succeed.ts';
import { alertAtom, stepNoticeAtom, type Sentence } from '../../../context/problem-atoms.ts';
import { reportError } from '../../../context/report-problem.ts';
import { runSignalAtom } from '../../../context/run-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { tellSubmission } from '../../../submission/submit.ts';

const cancelTimerAtom = atom<(() => void) | null>(null);

function stopTimer(get: Getter, set: Setter): void {
  get(cancelTimerAtom)?.();
  set(cancelTimerAtom, null);
}

/** Looks again after a while; a timer of an earlier run, or one that was replaced, does nothing. */
function startTimer({ get, set, tell }: PaymentRun, afterMs: number): void {
  stopTimer(get, set);
  const run = get(runSignalAtom);
  const cancel = get(servicesAtom).host.after(afterMs, () => {
    if (!run.aborted) tell({ kind: 'look' });
  });
  set(cancelTimerAtom, () => cancel);
}

function doEffect(run: PaymentRun, effect: WaitEffect): void {
  const { get, set } = run;
  switch (effect.kind) {
    case 'send':
      void sendRequest(run, effect.channel, effect.intentKey);
      return;
    case 'poll':
      void pollPayment(run, effect.paymentId);
      return;
    case 'schedule':
      startTimer(run, effect.afterMs);
      return;
    case 'goToLink':
      goToLink(get, set, effect.paymentId);
      return;
    case 'claim':
      void enterPayment(run, effect.intentKey);
      return;
    case 'succeed':
      succeed(get, set, effect.paymentId);
      return;
    case 'stop':
      stopTimer(get, set);
  }
}

/** What the rest of the element hears of a phase: it knows of a press already, and of what is lost. */
function tellPhase(get: Getter, set: Setter, { phase, intent }: WaitState): void {
  if (phase === 'checking' || phase === 'requesting') return;
  if (phase === 'completed') return tellSubmission(get, set, { kind: 'accepted', intentKey: '' });
  tellSubmission(get, set, { kind: intent ? 'withdrawn' : 'settled' });
}

/** How a payment ended that is not made. */
interface BadEnd {
  /** What the page hears. */
  code: ErrorCode;
  /** What the modal says. */
  sentence: Sentence;
}

/** How the server ended the payment shown; null for every other phase. Spec section 4. */
function badEndOf(get: Getter, { phase, currentId }: WaitState): BadEnd | null {
  const message = get(paymentAnswersAtom).get(currentId ?? '')?.message ?? null;
  const ours: Sentence = { key: 'payment.platformError' };
  const ends: Partial<Record<WaitPhase, BadEnd>> = {
    cancelled: { code: 'payment_refused', sentence: { key: 'payment.refused' } },
    platformError: {
      code: 'payment_platform',
      sentence: message === null ? ours : { text: message },
    },
  };
  return ends[phase] ?? null;
}

/** The payment shown is not made: the customer reads so, and the page hears it. */
function showBadEnd(get: Getter, set: Setter, { code, sentence }: BadEnd): void {
  // What was asked or guessed about a payment that has ended does not matter any more.
  set(chargeQuestionAtom, null);
  set(stepNoticeAtom, null);
  set(alertAtom, sentence);
  reportError(get(servicesAtom).host, new ApiError(code, `Payment ${get(waitAtom).currentId}`));
}

/**
 * One step of paying: what happened leads to a state and to what is to be done. Everything that moves a payment goes
 * through here. Spec section 4 "Mobile-wallet payment".
 */
export const playPaymentAction = atom(null, (get, set, event: WaitEvent): void => {
  const before = get(waitAtom);
  const { state, effects } = walletWait(before, event, get(servicesAtom).host.now());
  set(waitAtom, state);
  keepJournal(get, before, state);
  if (state.phase !== before.phase) {
    tellPhase(get, set, state);
    const end = badEndOf(get, state);
    if (end) showBadEnd(get, set, end);
  }
  const tell = (next: WaitEvent) => set(playNextAction, next);
  for (const effect of effects) doEffect({ get, set, tell }, effect);
});

/** What came of a step leads to the next one; an atom cannot be set by itself. */
const playNextAction = atom(null, (_get, set, event: WaitEvent): void =>
  set(playPaymentAction, event),
);
