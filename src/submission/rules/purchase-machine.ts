import { WALLET_POLL_MS } from '../../lib/limits.ts';
import type { PaymentChannel } from '../../lib/payment/payment-method.ts';
import type { ApiError } from '../../platform/api/http/api-error.ts';
import type { Outcome } from '../../platform/api/outcome/outcome.ts';
import {
  currentPayment,
  IDLE,
  isFinal,
  lostTryOf,
  openIds,
  paymentUnderWay,
  pendingTry,
  type FinalStatus,
  type Purchase,
  type Stage,
  type StatusAnswer,
  type Submission,
  type TrackedPayment,
} from './purchase-state.ts';

/** One attempt to send the customer's choice. */
export interface Intent {
  intentKey: string;
  /** The choice as a text to compare. */
  choice: string;
  /** An earlier attempt with the same key was lost. */
  isSecond: boolean;
}

/** An attempt that ended in an error, and its outcome. */
export interface Failure {
  intent: Intent;
  error: ApiError;
  outcome: Exclude<Outcome, 'accepted'>;
  /** When it failed, Unix ms; a second attempt is possible some time later. */
  at: number;
}

/** An event in the life of a purchase. */
export type PurchaseEvent =
  /** The customer pressed, and no check objected. `payment` is set if the customer then waits for a payment. */
  | {
      kind: 'pressed';
      intent: Intent;
      payment: { channel: PaymentChannel; since: number } | null;
      /** The page holds the press, with `waitUntil` of the event `submit`. */
      isHeld?: boolean;
    }
  /** The page lets the press go on. */
  | { kind: 'allowed'; intentKey: string }
  /** The server still says what the customer saw. */
  | { kind: 'verified'; intentKey: string }
  /** The intent may be sent; its entry, if it needs one, is in the journal. */
  | { kind: 'reserved'; intentKey: string }
  /** It may not be sent: an earlier payment is undecided, or another account is signed in. */
  | { kind: 'blocked'; intentKey: string }
  | { kind: 'accepted' }
  /** The server has taken a payment request. */
  | { kind: 'requested'; intentKey: string; paymentId: string; status: StatusAnswer }
  /** `isConflictHidden`: the cause of the conflict could not be shown. */
  | { kind: 'failed'; failure: Failure; isConflictHidden?: true }
  /** Nothing was accepted: the customer has to check something first. With a key, only for that intent. */
  | { kind: 'reset'; intentKey?: string }
  /** The server has answered, and no outcome is unknown any more. */
  | { kind: 'settled' }
  /** The customer chooses another number or method. */
  | { kind: 'change' }
  /** The customer returns to the payment that is still open. */
  | { kind: 'keepWaiting' }
  /** The timer fired, the page became visible, or the browser went online. */
  | { kind: 'poll' }
  | { kind: 'statusAnswered'; paymentId: string; status: StatusAnswer }
  /** The poll failed for any reason; the payment stays undecided. */
  | { kind: 'pollFailed'; paymentId: string };

/** An effect of an event; effects run in order. */
export type PurchaseEffect =
  /** Wait for the page, which holds the press; results in `allowed` or `reset`. */
  | { kind: 'awaitPage'; intentKey: string }
  /** Compare what the customer saw with the server; results in `verified` or `reset`. */
  | { kind: 'verify'; intentKey: string }
  /** Enter the intent into the journal; results in `reserved` or `blocked`. */
  | { kind: 'reserve'; intentKey: string }
  /** Send the intent, once. */
  | { kind: 'send'; intentKey: string }
  /** Show the cause of a conflict; if that is impossible, the attempt fails like any other. */
  | { kind: 'showConflict'; failure: Failure }
  /** Open the sign-in, with the reason. */
  | { kind: 'askToSignIn'; intentKey: string; error: ApiError }
  /** Move to where the customer can try again. */
  | { kind: 'goBackToRetry'; intentKey: string }
  /** Say beside the button that there is no connection. */
  | { kind: 'sayOffline'; intentKey: string }
  /** Say why it was refused. */
  | { kind: 'refuse'; intentKey: string; error: ApiError }
  /** Poll a payment. */
  | { kind: 'pollPayment'; paymentId: string }
  /** Dispatch `poll` after a delay; replaces the previous timer. */
  | { kind: 'schedule'; afterMs: number }
  /** Cancel the timer. */
  | { kind: 'stop' }
  /** Show the provider's page or reference. */
  | { kind: 'showLink'; paymentId: string }
  /** Paid: show the result. At most once. */
  | { kind: 'showPaid'; paymentId: string }
  /** Say that the payment on the screen was cancelled or failed. */
  | { kind: 'showEnded'; status: Exclude<FinalStatus, 'COMPLETED'>; paymentId: string };

/** A state and the effects to run. */
export interface PurchaseStep {
  state: Purchase;
  effects: readonly PurchaseEffect[];
}

const step = (state: Purchase, effects: readonly PurchaseEffect[] = []): PurchaseStep => ({
  state,
  effects,
});

/** The open payment on the screen is shown again, else the methods. */
const showCurrent = (state: Purchase): Purchase => ({
  ...state,
  shows: currentPayment(state)?.isOpen ? 'payment' : 'methods',
});

/** The state after a press that sent nothing; the outcome of an earlier attempt stays unknown. */
function abandon(state: Purchase): Purchase {
  const { submission } = state;
  const rest = { ...state, submission: lostTryOf(submission) ?? IDLE };
  const wasPaying = submission.status === 'sending' && submission.payment !== null;
  return wasPaying ? showCurrent(rest) : rest;
}

/** Schedules the next round if a payment is open. */
function pollLater(state: Purchase, effects: readonly PurchaseEffect[] = []): PurchaseStep {
  const isOpen = openIds(state).length > 0;
  const timer: PurchaseEffect[] = isOpen ? [{ kind: 'schedule', afterMs: WALLET_POLL_MS }] : [];
  // The request may take long, so the timer starts before it.
  return step(state, [...timer, ...effects]);
}

/** The key of a payment whose earlier payments are being polled; null without one. */
function checkedKey(state: Purchase): string | null {
  const { submission } = state;
  const isChecked = submission.status === 'sending' && submission.stage === 'checking';
  return isChecked && submission.payment ? submission.intentKey : null;
}

/** Polls the next payment of the round. After the last one, reserves a checked intent or schedules the next round. */
function continueRound(state: Purchase): PurchaseStep {
  if (state.polling !== null) return step(state);
  const open = new Set(openIds(state));
  const [next, ...round] = state.round.filter((id) => open.has(id));
  if (next !== undefined) {
    return step({ ...state, polling: next, round }, [{ kind: 'pollPayment', paymentId: next }]);
  }
  const intentKey = checkedKey(state);
  return intentKey === null ? pollLater(state) : step(state, [{ kind: 'reserve', intentKey }]);
}

/** Polls every open payment, newest first; skips one that is being polled. */
function startRound(state: Purchase): PurchaseStep {
  const round = openIds(state).filter((id) => id !== state.polling);
  return continueRound({ ...state, round });
}

function withPayment(state: Purchase, payment: TrackedPayment): Purchase {
  const others = state.payments.filter((each) => each.paymentId !== payment.paymentId);
  return { ...state, payments: [...others, payment] };
}

function withoutOpen(state: Purchase, paymentId: string): Purchase {
  const payments = state.payments.map((each) =>
    each.paymentId === paymentId ? { ...each, isOpen: false } : each,
  );
  return { ...state, payments };
}

/** Paid: sends nothing more. A request without an answer stays known, because it may still show in the wallet. */
function complete(state: Purchase, paymentId: string): PurchaseStep {
  const isSending = checkedKey(state) === null;
  const pending = isSending ? paymentUnderWay(state) : null;
  const paid: Purchase = {
    ...withoutOpen(state, paymentId),
    submission: { status: 'done' },
    shows: 'paid',
    currentId: paymentId,
    unanswered: pending ?? state.unanswered,
    polling: null,
  };
  return step(paid, [{ kind: 'stop' }, { kind: 'showPaid', paymentId }]);
}

/** Applies the status of a tracked payment. Only the end of the payment on the screen changes what is shown. */
function applyStatus(state: Purchase, paymentId: string, status: StatusAnswer): PurchaseStep {
  if (status === 'COMPLETED') return complete(state, paymentId);
  if (!isFinal(status)) return step(state);
  const ended = withoutOpen(state, paymentId);
  if (paymentId !== state.currentId || state.shows !== 'payment') return step(ended);
  if (paymentUnderWay(state)) return step({ ...ended, shows: 'methods' });
  const shows = status === 'CANCELLED' ? 'cancelled' : 'platformError';
  return step({ ...ended, shows }, [{ kind: 'showEnded', status, paymentId }]);
}

function pressed(
  state: Purchase,
  { intent, payment, isHeld = false }: Extract<PurchaseEvent, { kind: 'pressed' }>,
): PurchaseStep {
  const { submission } = state;
  if (submission.status === 'sending' || submission.status === 'done') return step(state);
  const { intentKey, choice } = intent;
  const pending: Submission = {
    status: 'sending',
    stage: isHeld ? 'asking' : 'verifying',
    intentKey,
    choice,
    lost: lostTryOf(submission),
    payment,
  };
  return step({ ...state, submission: pending }, [
    { kind: isHeld ? 'awaitPage' : 'verify', intentKey },
  ]);
}

/** Moves a pending attempt from one stage to the next; null if it was abandoned meanwhile. */
function advance(state: Purchase, intentKey: string, from: Stage, stage: Stage): Purchase | null {
  const pending = pendingTry(state, intentKey);
  return pending?.stage === from ? { ...state, submission: { ...pending, stage } } : null;
}

function allowed(state: Purchase, intentKey: string): PurchaseStep {
  const next = advance(state, intentKey, 'asking', 'verifying');
  return next ? step(next, [{ kind: 'verify', intentKey }]) : step(state);
}

function verified(state: Purchase, intentKey: string): PurchaseStep {
  const next = advance(state, intentKey, 'verifying', 'checking');
  if (!next) return step(state);
  if (checkedKey(next) === null) return step(next, [{ kind: 'reserve', intentKey }]);
  return startRound(showCurrent(next));
}

function reserved(state: Purchase, intentKey: string): PurchaseStep {
  const next = advance(state, intentKey, 'checking', 'sending');
  if (!next) return step(state);
  const send = [{ kind: 'send', intentKey }] as const;
  return paymentUnderWay(next) ? pollLater(next, send) : step(next, send);
}

function blocked(state: Purchase, intentKey: string): PurchaseStep {
  if (pendingTry(state, intentKey)?.stage !== 'checking') return step(state);
  const next = abandon(state);
  return checkedKey(state) === null ? step(next) : pollLater(next);
}

/** Adds the payment of an answer and shows it. Settles a lost attempt only if it was a payment's, not a booking's. */
function requested(
  state: Purchase,
  { intentKey, paymentId, status }: Extract<PurchaseEvent, { kind: 'requested' }>,
  now: number,
): PurchaseStep {
  if (state.shows === 'paid') {
    const isOpen = !isFinal(status) && paymentId !== state.currentId;
    const late = { paymentId, intentKey, channel: 'wallet', requestedAt: now, isOpen } as const;
    return step(withPayment({ ...state, unanswered: null }, late));
  }
  const pending = pendingTry(state, intentKey);
  if (pending?.stage !== 'sending' || !pending.payment) return step(state);
  const { channel, since: requestedAt } = pending.payment;
  const { lost } = pending;
  const isSettled = lost?.intentKey === state.unanswered?.intentKey;
  const payment = { paymentId, intentKey, channel, requestedAt, isOpen: true };
  const accepted: Purchase = {
    ...withPayment(state, payment),
    submission: (isSettled ? null : lost) ?? IDLE,
    shows: 'payment',
    currentId: paymentId,
    unanswered: null,
  };
  const { state: next, effects } = applyStatus(accepted, paymentId, status);
  if (next.shows === 'paid') return step(next, effects);
  const link: PurchaseEffect[] = channel === 'link' ? [{ kind: 'showLink', paymentId }] : [];
  return pollLater(next, [...effects, ...link]);
}

function failed(state: Purchase, failure: Failure, isConflictHidden?: true): PurchaseStep {
  const { intent, error, outcome, at } = failure;
  const { code, serverMessage } = error;
  const { intentKey, choice } = intent;
  const { submission } = state;
  const isOther = submission.status === 'sending' && submission.intentKey !== intentKey;
  // The server accepted it, and something else failed afterwards; or another attempt is pending by now.
  if (submission.status === 'done' || isOther) return step(state);
  if (code === 'conflict' && !isConflictHidden) {
    return step(state, [{ kind: 'showConflict', failure }]);
  }
  if (outcome === 'unknown') {
    const { payment, lost } = pendingTry(state, intentKey) ?? { payment: null, lost: null };
    // A payment that may have arrived keeps its time.
    const since = payment && lost?.intentKey === intentKey ? lost.since : at;
    const unknown = {
      ...state,
      submission: { status: 'unknown', intentKey, since, choice, serverMessage },
    } as const;
    return step(
      payment ? { ...unknown, shows: 'methods', unanswered: { ...payment, intentKey } } : unknown,
    );
  }
  if (code === 'auth') return step(abandon(state), [{ kind: 'askToSignIn', intentKey, error }]);
  return step(abandon(state), [
    { kind: 'goBackToRetry', intentKey },
    code === 'offline' ? { kind: 'sayOffline', intentKey } : { kind: 'refuse', intentKey, error },
  ]);
}

/** Abandons a press that is not sent yet, but not a pending request. Keeps a lost request. */
function change(state: Purchase): PurchaseStep {
  const { submission } = state;
  const pending = submission.status === 'sending' && submission.payment ? submission : null;
  if (pending?.stage === 'sending') return step(state);
  const changed = showCurrent({ ...(pending ? abandon(state) : state), currentId: null });
  // While the press was checked, no timer ran and nothing was polled.
  const wasChecked = checkedKey(state) !== null && state.polling === null;
  return wasChecked ? pollLater(changed) : step(changed);
}

function keepWaiting(state: Purchase): PurchaseStep {
  const currentId = openIds(state)[0];
  const isLeft = !paymentUnderWay(state) && state.shows !== 'payment';
  if (!isLeft || currentId === undefined) return step(state);
  return step(showCurrent({ ...state, currentId }));
}

/** What happens to the payments that were requested. Nothing more once one is paid. */
function wait(
  state: Purchase,
  event: Extract<
    PurchaseEvent,
    { kind: 'change' | 'keepWaiting' | 'poll' | 'statusAnswered' | 'pollFailed' }
  >,
): PurchaseStep {
  const { polling, shows } = state;
  if (shows === 'paid') return step(state);
  switch (event.kind) {
    case 'change':
      return change(state);
    case 'keepWaiting':
      return keepWaiting(state);
    case 'poll':
      return polling !== null || checkedKey(state) !== null ? step(state) : startRound(state);
    case 'statusAnswered': {
      const { paymentId, status } = event;
      if (!state.payments.some((payment) => payment.paymentId === paymentId)) return step(state);
      const isPolled = polling === paymentId;
      const polled = isPolled ? { ...state, polling: null } : state;
      const { state: next, effects } = applyStatus(polled, paymentId, status);
      if (next.shows === 'paid' || !isPolled) return step(next, effects);
      const { state: after, effects: others } = continueRound(next);
      return step(after, [...effects, ...others]);
    }
    case 'pollFailed':
      // Only the server's status ends a payment.
      return polling === event.paymentId ? continueRound({ ...state, polling: null }) : step(state);
  }
}

/**
 * Applies an event at a moment (Unix ms) to a purchase and returns the next state and its effects. Bookings, orders,
 * points, vouchers and plans all use it: an attempt is held while the page asks for time, verified, checked, sent, and then waits, is done, refused or of
 * unknown outcome. Only `pressed` begins an attempt, and never while one is pending or done. Every requested payment is
 * polled until the server ends it, also before another one is sent: one that completes stops a newer one. A timer, not
 * the clock, drives the polls. Spec section 4 "Mobile-wallet payment", section 8.
 */
export function movePurchase(state: Purchase, event: PurchaseEvent, now: number): PurchaseStep {
  switch (event.kind) {
    case 'pressed':
      return pressed(state, event);
    case 'allowed':
      return allowed(state, event.intentKey);
    case 'verified':
      return verified(state, event.intentKey);
    case 'reserved':
      return reserved(state, event.intentKey);
    case 'blocked':
      return blocked(state, event.intentKey);
    case 'accepted':
      return step({ ...state, submission: { status: 'done' } });
    case 'requested':
      return requested(state, event, now);
    case 'failed':
      return failed(state, event.failure, event.isConflictHidden);
    case 'reset': {
      const { intentKey } = event;
      const isOther = intentKey !== undefined && !pendingTry(state, intentKey);
      return step(isOther ? state : abandon(state));
    }
    case 'settled':
      return step({ ...state, submission: IDLE });
    case 'change':
    case 'keepWaiting':
    case 'poll':
    case 'statusAnswered':
    case 'pollFailed':
      return wait(state, event);
  }
}
