import { WALLET_POLL_MS } from '../../lib/limits.ts';
import {
  currentPayment,
  IDLE,
  isFinal,
  unknownAttemptOf,
  openIds,
  paymentUnderWay,
  pendingAttempt,
  type FinalStatus,
  type Purchase,
  type StatusAnswer,
  type TrackedPayment,
} from './purchase-state.ts';

// The wait of the purchase machine: what becomes of the payments that were requested, and when each of them is polled.

/** An event in the life of the payments that a purchase waits for. */
export type WaitEvent =
  /** The customer chooses another number or method. */
  | { kind: 'change' }
  /** The customer returns to the payment that is still open. */
  | { kind: 'keepWaiting' }
  /** The timer fired, the page became visible, or the browser went online. */
  | { kind: 'poll' }
  | { kind: 'statusAnswered'; paymentId: string; status: StatusAnswer }
  /** The poll failed for any reason; the payment stays undecided. */
  | { kind: 'pollFailed'; paymentId: string };

/** The server has taken a payment request. */
export interface RequestedEvent {
  kind: 'requested';
  intentKey: string;
  paymentId: string;
  status: StatusAnswer;
}

/** An effect of the wait; effects run in order. */
export type WaitEffect =
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

/** Enter an attempt into the journal: its earlier payments are polled. */
export interface ReserveEffect {
  kind: 'reserve';
  intentKey: string;
}

/** A state and the effects to run. */
interface WaitStep {
  state: Purchase;
  effects: readonly (WaitEffect | ReserveEffect)[];
}

const step = (state: Purchase, effects: WaitStep['effects'] = []): WaitStep => ({
  state,
  effects,
});

/** The open payment on the screen is shown again, else the methods. */
export const showCurrent = (state: Purchase): Purchase => ({
  ...state,
  shows: currentPayment(state)?.isOpen ? 'payment' : 'methods',
});

/** The state after a press that sent nothing; the outcome of an earlier attempt stays unknown. */
export function abandon(state: Purchase): Purchase {
  const { submission } = state;
  const rest = { ...state, submission: unknownAttemptOf(submission) ?? IDLE };
  const wasPaying = submission.status === 'sending' && submission.payment !== null;
  return wasPaying ? showCurrent(rest) : rest;
}

/** Schedules the next round if a payment is open. */
export function pollLater(state: Purchase, effects: WaitStep['effects'] = []): WaitStep {
  const isOpen = openIds(state).length > 0;
  const timer: WaitEffect[] = isOpen ? [{ kind: 'schedule', afterMs: WALLET_POLL_MS }] : [];
  // The request may take long, so the timer starts before it.
  return step(state, [...timer, ...effects]);
}

/** The key of a payment whose earlier payments are being polled; null without one. */
export function checkedKey(state: Purchase): string | null {
  const { submission } = state;
  const isChecked = submission.status === 'sending' && submission.stage === 'checking';
  return isChecked && submission.payment ? submission.intentKey : null;
}

/** Polls the next payment of the round. After the last one, reserves a checked intent or schedules the next round. */
function continueRound(state: Purchase): WaitStep {
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
export function startRound(state: Purchase): WaitStep {
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

/** Paid: sends nothing more. A request of unknown outcome is kept, because it may still show in the wallet. */
function complete(state: Purchase, paymentId: string): WaitStep {
  const isSending = checkedKey(state) === null;
  const pending = isSending ? paymentUnderWay(state) : null;
  const paid: Purchase = {
    ...withoutOpen(state, paymentId),
    submission: { status: 'done' },
    shows: 'paid',
    currentId: paymentId,
    unknownPayment: pending ?? state.unknownPayment,
    polling: null,
  };
  return step(paid, [{ kind: 'stop' }, { kind: 'showPaid', paymentId }]);
}

/** Applies the status of a tracked payment. Only the end of the payment on the screen changes what is shown. */
function applyStatus(state: Purchase, paymentId: string, status: StatusAnswer): WaitStep {
  if (status === 'COMPLETED') return complete(state, paymentId);
  if (!isFinal(status)) return step(state);
  const ended = withoutOpen(state, paymentId);
  if (paymentId !== state.currentId || state.shows !== 'payment') return step(ended);
  if (paymentUnderWay(state)) return step({ ...ended, shows: 'methods' });
  const shows = status === 'CANCELLED' ? 'cancelled' : 'platformError';
  return step({ ...ended, shows }, [{ kind: 'showEnded', status, paymentId }]);
}

/** Adds the payment of an answer and shows it. Settles an attempt of unknown outcome only if it was a payment's, not a booking's. */
export function addRequested(
  state: Purchase,
  { intentKey, paymentId, status }: RequestedEvent,
  now: number,
): WaitStep {
  if (state.shows === 'paid') {
    const isOpen = !isFinal(status) && paymentId !== state.currentId;
    const late = { paymentId, intentKey, channel: 'wallet', requestedAt: now, isOpen } as const;
    return step(withPayment({ ...state, unknownPayment: null }, late));
  }
  const pending = pendingAttempt(state, intentKey);
  if (pending?.stage !== 'sending' || !pending.payment) return step(state);
  const { channel, since: requestedAt } = pending.payment;
  const { unknownAttempt } = pending;
  const isSettled = unknownAttempt?.intentKey === state.unknownPayment?.intentKey;
  const payment = { paymentId, intentKey, channel, requestedAt, isOpen: true };
  const accepted: Purchase = {
    ...withPayment(state, payment),
    submission: (isSettled ? null : unknownAttempt) ?? IDLE,
    shows: 'payment',
    currentId: paymentId,
    unknownPayment: null,
  };
  const { state: next, effects } = applyStatus(accepted, paymentId, status);
  if (next.shows === 'paid') return step(next, effects);
  const link: WaitEffect[] = channel === 'link' ? [{ kind: 'showLink', paymentId }] : [];
  return pollLater(next, [...effects, ...link]);
}

/** Abandons a press that is not sent yet, but not a pending request. Keeps a request of unknown outcome. */
function change(state: Purchase): WaitStep {
  const { submission } = state;
  const pending = submission.status === 'sending' && submission.payment ? submission : null;
  if (pending?.stage === 'sending') return step(state);
  const changed = showCurrent({ ...(pending ? abandon(state) : state), currentId: null });
  // While the press was checked, no timer ran and nothing was polled.
  const wasChecked = checkedKey(state) !== null && state.polling === null;
  return wasChecked ? pollLater(changed) : step(changed);
}

function keepWaiting(state: Purchase): WaitStep {
  const currentId = openIds(state)[0];
  const isLeft = !paymentUnderWay(state) && state.shows !== 'payment';
  if (!isLeft || currentId === undefined) return step(state);
  return step(showCurrent({ ...state, currentId }));
}

/** What happens to the payments that were requested. Nothing more once one is paid. */
export function moveWait(state: Purchase, event: WaitEvent): WaitStep {
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
