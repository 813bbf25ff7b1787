import { WALLET_POLL_MS } from '../../../../lib/limits.ts';
import { isFinal, type FinalStatus, type StatusAnswer } from '../payment.ts';
import {
  isPaying,
  isPaymentShown,
  openIds,
  phaseOfCurrent,
  pressedAt,
  type TrackedPayment,
  type WaitEffect,
  type WaitEvent,
  type WaitPhase,
  type WaitState,
  type WaitStep,
} from './wait-state.ts';

const ENDED_PHASE = {
  CANCELLED: 'cancelled',
  ERROR_IN_PAY_PLATFORM: 'platformError',
} as const satisfies Partial<Record<FinalStatus, WaitPhase>>;

function stay(state: WaitState): WaitStep {
  return { state, effects: [] };
}

/** Schedules the next round if a payment is open. */
function lookLater(state: WaitState, effects: readonly WaitEffect[] = []): WaitStep {
  const isOpen = openIds(state).length > 0;
  const timer: WaitEffect[] = isOpen ? [{ kind: 'schedule', afterMs: WALLET_POLL_MS }] : [];
  return { state, effects: [...effects, ...timer] };
}

/** Polls the next payment of the round. After the last one, claims a checked intent or schedules the next round. */
function continueRound(state: WaitState): WaitStep {
  if (state.polling !== null) return stay(state);
  const open = new Set(openIds(state));
  const [next, ...round] = state.round.filter((id) => open.has(id));
  if (next !== undefined) {
    const polled = { ...state, polling: next, round };
    return { state: polled, effects: [{ kind: 'poll', paymentId: next }] };
  }
  if (state.phase !== 'checking' || !state.intent) return lookLater(state);
  return { state, effects: [{ kind: 'claim', intentKey: state.intent.intentKey }] };
}

/** Polls every open payment, newest first; skips one that is being polled. */
function startRound(state: WaitState): WaitStep {
  const round = openIds(state).filter((id) => id !== state.polling);
  return continueRound({ ...state, round });
}

/** The state after a press that sent nothing; the outcome of an earlier request stays open. */
function withoutPress(state: WaitState): WaitState {
  const rest = { ...state, intent: state.lost, lost: null };
  return { ...rest, phase: phaseOfCurrent(rest) };
}

function withPayment(state: WaitState, payment: TrackedPayment): WaitState {
  const others = state.payments.filter((each) => each.paymentId !== payment.paymentId);
  return { ...state, payments: [...others, payment] };
}

function withoutOpen(state: WaitState, paymentId: string): WaitState {
  const payments = state.payments.map((each) =>
    each.paymentId === paymentId ? { ...each, isOpen: false } : each,
  );
  return { ...state, payments };
}

/** Paid: sends nothing more. A request without an answer stays known, because it may still show in the wallet. */
function complete(state: WaitState, paymentId: string): WaitStep {
  return {
    state: {
      ...withoutOpen(state, paymentId),
      phase: 'completed',
      currentId: paymentId,
      intent: null,
      lost: state.phase === 'checking' ? state.lost : state.intent,
      polling: null,
    },
    effects: [{ kind: 'stop' }, { kind: 'succeed', paymentId }],
  };
}

/** Applies the status of a tracked payment. Only the end of the payment on the screen changes the phase. */
function applyStatus(state: WaitState, paymentId: string, status: StatusAnswer): WaitStep {
  if (status === 'COMPLETED') return complete(state, paymentId);
  if (!isFinal(status)) return stay(state);
  const isShown = paymentId === state.currentId && isPaymentShown(state);
  const phase = isShown ? ENDED_PHASE[status] : state.phase;
  return stay({ ...withoutOpen(state, paymentId), phase });
}

/** Adds the payment of an answer and shows it. */
function accept(state: WaitState, paymentId: string): WaitState {
  const { intent } = state;
  if (!intent) return state;
  const { channel, since: requestedAt } = intent;
  const payment = { paymentId, channel, requestedAt, isOpen: true };
  return withoutPress({ ...withPayment(state, payment), currentId: paymentId, lost: null });
}

/** Abandons a press that is being checked, but not a pending request. Keeps a lost request. */
function change(state: WaitState): WaitStep {
  if (state.phase === 'requesting') return stay(state);
  const isChecking = state.phase === 'checking';
  const rest = { ...(isChecking ? withoutPress(state) : state), currentId: null };
  const changed = { ...rest, phase: phaseOfCurrent(rest) };
  // While the press was claimed, no timer ran and nothing was polled.
  return isChecking && state.polling === null ? lookLater(changed) : stay(changed);
}

function keepWaiting(state: WaitState): WaitStep {
  const currentId = openIds(state)[0];
  const isLeft = !isPaying(state) && !isPaymentShown(state);
  if (!isLeft || currentId === undefined) return stay(state);
  const shown = { ...state, currentId };
  return stay({ ...shown, phase: phaseOfCurrent(shown) });
}

/** Whether an event is about an abandoned press: its intent is not the current one, or not in the phase of the answer. */
function isStale({ phase, intent }: WaitState, event: WaitEvent): boolean {
  if (event.kind === 'pay' || !('intentKey' in event)) return false;
  const isClaim = event.kind === 'claimed' || event.kind === 'contested';
  return phase !== (isClaim ? 'checking' : 'requesting') || intent?.intentKey !== event.intentKey;
}

/**
 * Applies an event at a moment (Unix ms) to the wait and returns the next state and its effects. A timer, not the clock,
 * drives the polls, so a clock that jumps changes only the text of the time left. Every requested payment is polled
 * until the server ends it: an older one that completes stops a newer one. Spec section 4 "Mobile-wallet payment".
 */
export function walletWait(state: WaitState, event: WaitEvent, now: number): WaitStep {
  const { phase, intent, polling } = state;
  if (phase === 'completed') {
    if (event.kind !== 'requestAnswered') return stay(state);
    const { paymentId, status } = event;
    const isOpen = !isFinal(status) && paymentId !== state.currentId;
    const payment = { paymentId, channel: 'wallet', requestedAt: now, isOpen } as const;
    return stay(withPayment({ ...state, lost: null }, payment));
  }
  if (isStale(state, event)) return stay(state);
  switch (event.kind) {
    case 'pay': {
      if (isPaying(state)) return stay(state);
      const { channel, intentKey } = event;
      const pressed = { channel, intentKey, since: pressedAt(state, intentKey, now) };
      return startRound({ ...state, phase: 'checking', intent: pressed, lost: intent });
    }
    case 'claimed': {
      const { intentKey } = event;
      return lookLater({ ...state, phase: 'requesting' }, [{ kind: 'send', intentKey }]);
    }
    case 'contested':
      return lookLater(withoutPress(state));
    case 'requestAnswered': {
      const { paymentId, status } = event;
      const step = applyStatus(accept(state, paymentId), paymentId, status);
      return step.state.phase === 'completed' ? step : lookLater(step.state);
    }
    case 'linkAnswered': {
      const { paymentId } = event;
      return lookLater(accept(state, paymentId), [{ kind: 'goToLink', paymentId }]);
    }
    case 'requestFailed':
      return event.outcome === 'unknown'
        ? stay({ ...state, phase: 'unknown', lost: null })
        : stay(withoutPress(state));
    case 'change':
      return change(state);
    case 'keepWaiting':
      return keepWaiting(state);
    case 'look':
      return polling !== null || phase === 'checking' ? stay(state) : startRound(state);
    case 'statusAnswered': {
      const { paymentId, status } = event;
      if (!state.payments.some((payment) => payment.paymentId === paymentId)) return stay(state);
      const isPolled = polling === paymentId;
      const step = applyStatus(isPolled ? { ...state, polling: null } : state, paymentId, status);
      return step.state.phase === 'completed' || !isPolled ? step : continueRound(step.state);
    }
    case 'pollFailed':
      // Only the server's status ends a payment.
      return polling === event.paymentId ? continueRound({ ...state, polling: null }) : stay(state);
  }
}
