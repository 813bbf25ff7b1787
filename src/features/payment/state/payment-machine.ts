import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  alertAtom,
  refusalAtom,
  reportError,
  messageForError,
  stepNoticeAtom,
  toApiError,
} from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { WALLET_POLL_MS } from '../../../lib/limits.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { lostTryOf } from '../../../submission/rules/submission-state.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { submit, updateSubmission, type SubmissionKind } from '../../../submission/submit.ts';
import {
  openIds,
  type WaitEffect,
  type WaitEvent,
  type WaitState,
  isPaying,
} from '../rules/wait/wait-state.ts';
import { walletWait } from '../rules/wait/wallet-wait.ts';
import { mayPay } from './claim-purchase.ts';
import { dropEntry, isPayerHere } from './payment-journal.ts';
import { waitAtom, type PaymentRun } from './payment-atoms.ts';
import { goToLink } from './payment-link.ts';
import { followOthers, pollPayment } from './payment-poll.ts';
import {
  keepJournal,
  keepPressed,
  keepTracked,
  lostTryUnder,
  markOf,
  paymentSubmission,
  pressedPaymentAtom,
  shownPaymentAtom,
  type Payment,
} from './payments.ts';
import { succeed } from './payment-success.ts';
import { guardUnkeptPayment } from './unkept-payment.ts';
import { sendRequest } from './send-request.ts';

async function claim({ get, set, dispatch }: PaymentRun, intentKey: string): Promise<void> {
  const payment = get(pressedPaymentAtom);
  if (payment?.entry.key !== intentKey || !payment.sentBy || !isPayerHere(get, payment.entry)) {
    return dispatch({ kind: 'contested', intentKey });
  }
  const { entry, sentBy: press } = payment;
  keepTracked(get, get(waitAtom));
  const isFirst = lostTryUnder(get, intentKey) === null;
  const mark = markOf(intentKey, payment, press);
  const agreed = { intentKey, choice: mark ?? '', isSecond: false };
  const pay: SubmissionKind<Payment>['send'] = async (again, tools) => {
    keepPressed(tools, again.press, payment, intentKey);
    dispatch({ kind: 'pay', channel: entry.channel, intentKey });
  };
  const again = {
    ...paymentSubmission(() => payment, pay),
    choice: () => agreed.choice,
    keepsNotice: true,
  } as const;
  const send = () => void submit(get, set, again, agreed);
  const isFree = await mayPay({ press, entry, mark, send }, { get, set });
  dispatch({ kind: isFree && isPayerHere(get, entry) ? 'claimed' : 'contested', intentKey });
  const isSent = get(waitAtom).phase === 'requesting';
  // The press was abandoned in the meantime, or an earlier payment was completed.
  if (isFree && !isSent && isFirst) dropEntry(get, intentKey);
}

/**
 * Enters a press into the journal; then it may be sent. If an earlier payment of the same purchase is undecided in any
 * tab, asks the customer instead. Drops the press if its user is no longer signed in, because the request contains
 * their name and prize. A press that cannot be entered is not sent.
 */
async function enterPayment(run: PaymentRun, intentKey: string): Promise<void> {
  const { get, set, dispatch } = run;
  try {
    await claim(run, intentKey);
  } catch (error) {
    const failure = toApiError(error);
    dispatch({ kind: 'contested', intentKey });
    reportError(get, failure, referenceOf(intentKey));
    set(refusalAtom, { about: 'voucher', ...messageForError(failure) });
  }
}

const cancelTimerAtom = atom<(() => void) | null>(null);

function stopTimer(get: Getter, set: Setter): void {
  get(cancelTimerAtom)?.();
  set(cancelTimerAtom, null);
}

/** Dispatches `look` after a delay, unless the run has ended or the timer was replaced. */
function startTimer({ get, set, dispatch }: PaymentRun, afterMs: number): void {
  stopTimer(get, set);
  const run = get(runSignalAtom);
  const cancel = get(servicesAtom).host.after(afterMs, () => {
    if (!run.aborted) dispatch({ kind: 'look' });
  });
  set(cancelTimerAtom, () => cancel);
}

function runEffect(run: PaymentRun, effect: WaitEffect): void {
  const { get, set } = run;
  switch (effect.kind) {
    case 'send':
      return void sendRequest(run, effect.intentKey);
    case 'poll':
      return void pollPayment(run, effect.paymentId);
    case 'schedule':
      return startTimer(run, effect.afterMs);
    case 'goToLink':
      return goToLink(get, set, effect.paymentId);
    case 'claim':
      return void enterPayment(run, effect.intentKey);
    case 'succeed':
      return succeed(get, set, effect.paymentId);
    case 'stop':
      return stopTimer(get, set);
  }
}

/** Reports a phase to the submission, which handles presses and lost answers itself. */
function reportPhase(get: Getter, set: Setter, { lost }: WaitState, state: WaitState): void {
  if (isPaying(state)) return;
  if (state.phase === 'completed') {
    return updateSubmission(get, set, { kind: 'accepted' });
  }
  // A payment settles only its own lost attempt, not a booking's.
  const isOwn = lost !== null && lost.intentKey === lostTryOf(get(submissionAtom))?.intentKey;
  const isSettled = isOwn && state.intent === null;
  updateSubmission(get, set, { kind: isSettled ? 'settled' : 'withdrawn' });
}

/** Shows and reports that the payment on the screen was cancelled or failed. Spec section 4. */
function showFailure(get: Getter, set: Setter, { phase, currentId }: WaitState): void {
  if (phase !== 'cancelled' && phase !== 'platformError') return;
  const isCancelled = phase === 'cancelled';
  const message = isCancelled ? null : get(shownPaymentAtom)?.answer?.message;
  const key = isCancelled ? 'payment.refused' : 'payment.platformError';
  // Hints about a finished payment are obsolete.
  set(stepNoticeAtom, null);
  set(alertAtom, { about: 'voucher', ...(message == null ? { key } : { text: message }) });
  const code = isCancelled ? 'payment_refused' : 'payment_platform';
  reportError(get, new ApiError(code, `Payment ${currentId}`));
}

/** Dispatches an event of the wait: sets the next state and runs its effects. Spec section 4 "Mobile-wallet payment". */
export const dispatchPaymentEventAction = atom(null, (get, set, event: WaitEvent): void => {
  const before = get(waitAtom);
  const { state, effects } = walletWait(before, event, get(servicesAtom).host.now());
  set(waitAtom, state);
  keepJournal(get, before, state);
  guardUnkeptPayment(get, set);
  if (state.phase !== before.phase) {
    reportPhase(get, set, before, state);
    showFailure(get, set, state);
  }
  const dispatch = (next: WaitEvent) => set(dispatchNextAction, next);
  for (const effect of effects) runEffect({ get, set, dispatch }, effect);
});

/**
 * Follows payments that other elements of the page ask about too, until `run` aborts: one call for each payment and
 * interval is enough.
 */
export const shareStatusAction = atom(null, (get, set, run: AbortSignal): void => {
  const paymentRun = { get, set, dispatch: (next: WaitEvent) => set(dispatchNextAction, next) };
  const stop = followOthers(paymentRun, (paymentId) => {
    const [only, ...others] = openIds(get(waitAtom));
    if (only === paymentId && others.length === 0) startTimer(paymentRun, WALLET_POLL_MS);
  });
  run.addEventListener('abort', stop);
});

/** Dispatches the event that an effect results in; an atom cannot set itself. */
const dispatchNextAction = atom(null, (_get, set, event: WaitEvent): void =>
  set(dispatchPaymentEventAction, event),
);
