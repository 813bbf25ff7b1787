import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  alertAtom,
  reportError,
  sentenceFor,
  stepNoticeAtom,
  toApiError,
  type Message,
} from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import type { ErrorCode } from '../../../lib/error/error-code.ts';
import { PAYMENT_METHODS } from '../../../lib/payment/payment-method.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { submit, tellSubmission } from '../../../submission/submit.ts';
import type { WaitEffect, WaitEvent, WaitPhase, WaitState } from '../rules/wait/wait-state.ts';
import { walletWait } from '../rules/wait/wallet-wait.ts';
import { mayPay } from './claim-purchase.ts';
import { dropEntry } from './journal-store.ts';
import { entryOf, keepJournal, keepTracked } from './keep-journal.ts';
import { waitAtom } from './payment-atoms.ts';
import { chargeQuestionAtom, goToLink } from './payment-link.ts';
import { pollPayment } from './payment-poll.ts';
import type { PaymentRun } from './payment-run.ts';
import { paymentSubmission } from './payment-submission.ts';
import { succeed } from './payment-success.ts';
import {
  intentPurchasesAtom,
  lostIntentsAtom,
  markOfPurchase,
  paymentAnswersAtom,
} from './purchases.ts';
import { sendRequest } from './send-request.ts';

async function claim({ get, set, tell }: PaymentRun, intentKey: string): Promise<void> {
  const { intent } = get(waitAtom);
  const purchase = get(intentPurchasesAtom).get(intentKey);
  const isPayerHere = () => purchase?.userId === (get(credentialsAtom)?.userId ?? null);
  if (!purchase || !intent || !isPayerHere()) return tell({ kind: 'contested', intentKey });
  keepTracked(get, get(waitAtom));
  const { channel } = PAYMENT_METHODS[purchase.method];
  const mark = markOfPurchase(get, intentKey, purchase);
  const agreed = { intentKey, choice: mark ?? '', isSecond: false };
  const again = {
    ...paymentSubmission(
      () => purchase,
      async () => tell({ kind: 'pay', channel, intentKey }),
    ),
    choice: () => agreed.choice,
    keepsNotice: true,
  } as const;
  const send = () => void submit(get, set, again, agreed);
  const entry = entryOf(purchase, { since: intent.since, nonce: null, ownParams: [] });
  const isFree = await mayPay(get, set, { purchase: purchase.of, entry, mark, send });
  tell({ kind: isFree && isPayerHere() ? 'claimed' : 'contested', intentKey });
  const { phase, intent: sent } = get(waitAtom);
  const isSent = phase === 'requesting' && sent?.intentKey === intentKey;
  // The press was given up meanwhile, or an earlier payment was made.
  if (isFree && !isSent && !get(lostIntentsAtom).has(intentKey)) dropEntry(get, intentKey);
}

/**
 * Enters a press into the journal after polling the followed payments; then it may be sent. If an earlier payment of
 * the same purchase is undecided in any tab, asks the customer instead. Drops the press if its user is no longer
 * signed in, because the request holds their name and prize. A press that cannot be entered is not sent.
 */
async function enterPayment(run: PaymentRun, intentKey: string): Promise<void> {
  const { get, set, tell } = run;
  try {
    await claim(run, intentKey);
  } catch (error) {
    const failure = toApiError(error);
    tell({ kind: 'contested', intentKey });
    reportError(get(servicesAtom).host, failure, referenceOf(intentKey));
    set(alertAtom, sentenceFor(failure));
  }
}

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

/** Passes a phase of the wait on to the submission, which knows presses and lost answers already. */
function tellPhase(get: Getter, set: Setter, { phase, intent }: WaitState): void {
  if (phase === 'checking' || phase === 'requesting') return;
  if (phase === 'completed') return tellSubmission(get, set, { kind: 'accepted', intentKey: '' });
  tellSubmission(get, set, { kind: intent ? 'withdrawn' : 'settled' });
}

/** How a payment ended that is not made. */
interface BadEnd {
  /** The error code for the page. */
  code: ErrorCode;
  /** The text of the dialog. */
  sentence: Message;
}

/** How the server ended the payment shown; null for every other phase. Spec section 4. */
function badEndOf(get: Getter, { phase, currentId }: WaitState): BadEnd | null {
  const message = get(paymentAnswersAtom).get(currentId ?? '')?.message ?? null;
  const ours: Message = { key: 'payment.platformError' };
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
  // Questions and hints about a finished payment are obsolete.
  set(chargeQuestionAtom, null);
  set(stepNoticeAtom, null);
  set(alertAtom, sentence);
  reportError(get(servicesAtom).host, new ApiError(code, `Payment ${get(waitAtom).currentId}`));
}

/**
 * Dispatches an event of the wait: sets the next state and runs its effects. Every change of a payment passes here.
 * Spec section 4 "Mobile-wallet payment".
 */
export const dispatchPaymentEventAction = atom(null, (get, set, event: WaitEvent): void => {
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

/** The result of an effect is the next event; an atom cannot set itself. */
const playNextAction = atom(null, (_get, set, event: WaitEvent): void =>
  set(dispatchPaymentEventAction, event),
);
