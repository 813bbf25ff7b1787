import type { PaymentChannel } from '../../lib/payment/payment-method.ts';
import type { ApiError } from '../../platform/api/http/api-error.ts';
import type { Outcome } from '../../platform/api/outcome/outcome.ts';
import {
  IDLE,
  unknownAttemptOf,
  paymentUnderWay,
  pendingAttempt,
  type Purchase,
  type Stage,
  type Submission,
} from './purchase-state.ts';
import {
  abandon,
  addRequested,
  checkedKey,
  moveWait,
  pollLater,
  showCurrent,
  startRound,
  type RequestedEvent,
  type ReserveEffect,
  type WaitEffect,
  type WaitEvent,
} from './purchase-wait.ts';

// The purchase machine: what each event of an attempt leads to, from the press to its outcome. `purchase-wait.ts` is its part
// for the payments that a purchase then waits for; `run-purchase.ts` runs the effects.

/** One attempt to send the customer's choice. */
export interface Intent {
  intentKey: string;
  /** The choice as a text to compare. */
  choice: string;
  /** An earlier attempt with the same key has an unknown outcome. */
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

/** An event in the life of an attempt. */
type AttemptEvent =
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
  /** `isConflictHidden`: the cause of the conflict could not be shown. */
  | { kind: 'failed'; failure: Failure; isConflictHidden?: true }
  /** Nothing was accepted: the customer has to check something first. With a key, only for that intent. */
  | { kind: 'reset'; intentKey?: string }
  /** The server has answered, and no outcome is unknown any more. */
  | { kind: 'settled' };

/** An event in the life of a purchase. */
export type PurchaseEvent = AttemptEvent | RequestedEvent | WaitEvent;

/** An effect of an attempt. */
export type AttemptEffect =
  /** Wait for the page, which holds the press; results in `allowed` or `reset`. */
  | { kind: 'awaitPage'; intentKey: string }
  /** Compare what the customer saw with the server; results in `verified` or `reset`. */
  | { kind: 'verify'; intentKey: string }
  /** Enter the intent into the journal; results in `reserved` or `blocked`. */
  | ReserveEffect
  /** Send the intent, once. */
  | { kind: 'send'; intentKey: string }
  /** Show the cause of a conflict; if that is impossible, the attempt fails like any other. */
  | { kind: 'showConflict'; failure: Failure }
  /** Open the sign-in, with the reason. */
  | { kind: 'askToSignIn'; intentKey: string; error: ApiError }
  /** Move to where the customer can try again. */
  | { kind: 'goBackToRetry'; intentKey: string }
  /** Say beside the button that there is no connection. */
  | { kind: 'showOffline'; intentKey: string }
  /** Say why it was refused. */
  | { kind: 'refuse'; intentKey: string; error: ApiError };

/** An effect of an event; effects run in order. */
export type PurchaseEffect = AttemptEffect | WaitEffect;

/** A state and the effects to run. */
export interface PurchaseStep {
  state: Purchase;
  effects: readonly PurchaseEffect[];
}

const step = (state: Purchase, effects: readonly PurchaseEffect[] = []): PurchaseStep => ({
  state,
  effects,
});

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
    unknownAttempt: unknownAttemptOf(submission),
    payment,
  };
  return step({ ...state, submission: pending }, [
    { kind: isHeld ? 'awaitPage' : 'verify', intentKey },
  ]);
}

/** Moves a pending attempt from one stage to the next; null if it was abandoned meanwhile. */
function advance(state: Purchase, intentKey: string, from: Stage, stage: Stage): Purchase | null {
  const pending = pendingAttempt(state, intentKey);
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
  const timer = paymentUnderWay(next) ? pollLater(next).effects : [];
  return step(next, [...timer, { kind: 'send', intentKey }]);
}

function blocked(state: Purchase, intentKey: string): PurchaseStep {
  if (pendingAttempt(state, intentKey)?.stage !== 'checking') return step(state);
  const next = abandon(state);
  return checkedKey(state) === null ? step(next) : pollLater(next);
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
    const { payment, unknownAttempt } = pendingAttempt(state, intentKey) ?? {
      payment: null,
      unknownAttempt: null,
    };
    // A payment that may have arrived keeps its time.
    const since = payment && unknownAttempt?.intentKey === intentKey ? unknownAttempt.since : at;
    const unknown = {
      ...state,
      submission: { status: 'unknown', intentKey, since, choice, serverMessage },
    } as const;
    return step(
      payment
        ? { ...unknown, shows: 'methods', unknownPayment: { ...payment, intentKey } }
        : unknown,
    );
  }
  if (code === 'auth') return step(abandon(state), [{ kind: 'askToSignIn', intentKey, error }]);
  return step(abandon(state), [
    { kind: 'goBackToRetry', intentKey },
    code === 'offline' ? { kind: 'showOffline', intentKey } : { kind: 'refuse', intentKey, error },
  ]);
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
      return addRequested(state, event, now);
    case 'failed':
      return failed(state, event.failure, event.isConflictHidden);
    case 'reset': {
      const { intentKey } = event;
      const isOther = intentKey !== undefined && !pendingAttempt(state, intentKey);
      return step(isOther ? state : abandon(state));
    }
    case 'settled':
      return step({ ...state, submission: IDLE });
    case 'change':
    case 'keepWaiting':
    case 'poll':
    case 'statusAnswered':
    case 'pollFailed':
      return moveWait(state, event);
  }
}
