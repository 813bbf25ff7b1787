import type { Id } from '../../../../lib/config/id.ts';
import { WALLET_POLL_MS } from '../../../../lib/limits.ts';
import { openIds, type WaitEffect, type WaitState, type WaitStep } from './wait-state.ts';

/** Leaves everything as it is. */
export function stay(state: WaitState): WaitStep<WaitState> {
  return { state, effects: [] };
}

/** A state after which the timer looks again, where anything is open. */
export function lookLater(
  state: WaitState,
  effects: readonly WaitEffect[] = [],
): WaitStep<WaitState> {
  const isOpen = openIds(state).length > 0;
  const timer: WaitEffect[] = isOpen ? [{ kind: 'schedule', afterMs: WALLET_POLL_MS }] : [];
  return { state, effects: [...effects, ...timer] };
}

/** Sends the request of the intent. */
export function sendIntent(state: WaitState): WaitStep<WaitState> {
  const { intent } = state;
  if (!intent) return stay(state);
  const { channel, intentKey } = intent;
  return lookLater({ ...state, phase: 'requesting' }, [{ kind: 'send', channel, intentKey }]);
}

/** Asks about the next payment of the round; a round that is over has a checked intent claimed, or sets the timer. */
export function goOn(state: WaitState): WaitStep<WaitState> {
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

/** Asks about every open payment, newest first; the one that is being asked about counts as asked. */
export function startRound(state: WaitState): WaitStep<WaitState> {
  const round = openIds(state).filter((id) => id !== state.polling);
  return goOn({ ...state, round });
}

/** The state once the question about a payment has been answered or was lost. */
export function withoutPoll(state: WaitState, paymentId: Id): WaitState {
  return state.polling === paymentId ? { ...state, polling: null } : state;
}
