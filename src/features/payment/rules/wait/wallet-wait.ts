import type { Id } from '../../../../lib/config/id.ts';
import { isFinal, type FinalStatus, type StatusAnswer } from '../payment.ts';
import { goOn, lookLater, sendIntent, startRound, stay, withoutPoll } from './poll-round.ts';
import {
  currentPayment,
  openIds,
  type TrackedPayment,
  type WaitEvent,
  type WaitPhase,
  type WaitState,
  type WaitStep,
} from './wait-state.ts';

type Step = WaitStep<WaitState>;
type EventOf<Kind extends WaitEvent['kind']> = Extract<WaitEvent, { kind: Kind }>;

const ENDED_PHASE = {
  CANCELLED: 'cancelled',
  ERROR_IN_PAY_PLATFORM: 'platformError',
} as const satisfies Partial<Record<FinalStatus, WaitPhase>>;

const SENDING: ReadonlySet<WaitPhase> = new Set(['checking', 'requesting']);

/** The phase of the payment that the screen is about; where none is open, the choice of one. */
function phaseOfCurrent(state: WaitState): WaitPhase {
  const current = currentPayment(state);
  if (!current?.isOpen) return state.intent ? 'unknown' : 'choosing';
  return current.channel === 'wallet' ? 'waiting' : 'linked';
}

/** The state once a press has come to nothing: whether an earlier request arrived is as open as it was. */
function withoutPress(state: WaitState): WaitState {
  const rest = { ...state, intent: state.lost, lost: null };
  return { ...rest, phase: phaseOfCurrent(rest) };
}

function withPayment(state: WaitState, payment: TrackedPayment): WaitState {
  const others = state.payments.filter((each) => each.paymentId !== payment.paymentId);
  return { ...state, payments: [...others, payment] };
}

/** Paid. Whatever is under way is dropped, and nothing is sent any more. */
function complete(state: WaitState, paymentId: Id): Step {
  const payments = state.payments.map((each) =>
    each.paymentId === paymentId ? { ...each, isOpen: false } : each,
  );
  return {
    state: {
      ...state,
      phase: 'completed',
      payments,
      currentId: paymentId,
      completedId: paymentId,
      intent: null,
      lost: null,
      polling: null,
    },
    effects: [{ kind: 'stop' }, { kind: 'succeed', paymentId }],
  };
}

/** Applies the status of a followed payment; the end of another payment does not change the screen. */
function applyStatus(state: WaitState, paymentId: Id, status: StatusAnswer): Step {
  if (status === 'COMPLETED') return complete(state, paymentId);
  if (!isFinal(status)) return stay(state);
  const payments = state.payments.map((each) =>
    each.paymentId === paymentId ? { ...each, isOpen: false } : each,
  );
  const isShown =
    paymentId === state.currentId && (state.phase === 'waiting' || state.phase === 'linked');
  return stay({ ...state, payments, phase: isShown ? ENDED_PHASE[status] : state.phase });
}

function pay(state: WaitState, event: EventOf<'pay'>, now: number): Step {
  if (SENDING.has(state.phase)) return stay(state);
  const { channel, intentKey } = event;
  // A second try of a request that was cut off keeps the clock of the first.
  const since = state.intent?.intentKey === intentKey ? state.intent.since : now;
  const intent = { channel, intentKey, since };
  return startRound({ ...state, phase: 'checking', intent, lost: state.intent });
}

/** The state with the payment that the answer to the intent names, now the one on the screen. */
function accept(state: WaitState, event: EventOf<'requestAnswered' | 'linkAnswered'>): WaitState {
  const { intent } = state;
  if (!intent) return state;
  const { channel, since: requestedAt } = intent;
  const { paymentId } = event;
  const payment = { paymentId, channel, requestedAt, isOpen: true };
  const accepted = { ...withPayment(state, payment), currentId: paymentId, lost: null };
  return withoutPress(accepted);
}

/** Whether an answer is the one to the request under way. */
function isAwaited({ phase, intent }: WaitState, intentKey: string): boolean {
  return phase === 'requesting' && intent?.intentKey === intentKey;
}

function requestAnswered(state: WaitState, event: EventOf<'requestAnswered'>): Step {
  if (!isAwaited(state, event.intentKey)) return stay(state);
  const step = applyStatus(accept(state, event), event.paymentId, event.status);
  return step.state.phase === 'completed' ? step : lookLater(step.state);
}

function linkAnswered(state: WaitState, event: EventOf<'linkAnswered'>): Step {
  if (!isAwaited(state, event.intentKey)) return stay(state);
  const { paymentId } = event;
  return lookLater(accept(state, event), [{ kind: 'goToLink', paymentId }]);
}

function requestFailed(state: WaitState, event: EventOf<'requestFailed'>): Step {
  if (!isAwaited(state, event.intentKey)) return stay(state);
  if (event.outcome === 'unknown') return stay({ ...state, phase: 'unknown', lost: null });
  return stay(withoutPress(state));
}

/** A request under way cannot be called back; a press that is still being checked can. A lost one is not forgotten. */
function change(state: WaitState): Step {
  if (state.phase === 'requesting') return stay(state);
  const isChecking = state.phase === 'checking';
  const rest = { ...(isChecking ? withoutPress(state) : state), currentId: null };
  const changed = { ...rest, phase: phaseOfCurrent(rest) };
  // No timer ran and no poll was sent while the press was being claimed.
  return isChecking && state.polling === null ? lookLater(changed) : stay(changed);
}

/** Phases in which a payment that is open is on the screen, or nothing but an answer may change it. */
const NOT_LEFT: ReadonlySet<WaitPhase> = new Set([...SENDING, 'waiting', 'linked']);

function keepWaiting(state: WaitState): Step {
  const currentId = openIds(state)[0];
  if (NOT_LEFT.has(state.phase) || currentId === undefined) return stay(state);
  const shown = { ...state, currentId };
  return stay({ ...shown, phase: phaseOfCurrent(shown) });
}

/** Starts a round of polls, but not while one runs or a press is being entered into the journal. */
function look(state: WaitState): Step {
  const isBusy = state.polling !== null || state.phase === 'checking';
  return isBusy ? stay(state) : startRound(state);
}

function statusAnswered(state: WaitState, event: EventOf<'statusAnswered'>): Step {
  const { paymentId, status } = event;
  const isFollowed = state.payments.some((payment) => payment.paymentId === paymentId);
  if (!isFollowed) return stay(state);
  const step = applyStatus(withoutPoll(state, paymentId), paymentId, status);
  const isAsked = state.polling === paymentId;
  return step.state.phase === 'completed' || !isAsked ? step : goOn(step.state);
}

/** Only the server's status ends a payment: what else is answered, or not, keeps it undecided. */
function pollFailed(state: WaitState, { paymentId }: EventOf<'pollFailed'>): Step {
  return state.polling === paymentId ? goOn(withoutPoll(state, paymentId)) : stay(state);
}

/** Whether a claim is of the press that is being checked; one that was given up meanwhile means nothing. */
function isClaimed({ phase, intent }: WaitState, intentKey: string): boolean {
  return phase === 'checking' && intent?.intentKey === intentKey;
}

function claimed(state: WaitState, { intentKey }: EventOf<'claimed'>): Step {
  return isClaimed(state, intentKey) ? sendIntent(state) : stay(state);
}

function contested(state: WaitState, { intentKey }: EventOf<'contested'>): Step {
  return isClaimed(state, intentKey) ? lookLater(withoutPress(state)) : stay(state);
}

function addLatePayment(state: WaitState, event: EventOf<'requestAnswered'>, now: number): Step {
  const { paymentId, status } = event;
  const isOpen = !isFinal(status);
  const payment = { paymentId, channel: 'wallet' as const, requestedAt: now, isOpen };
  return stay(withPayment(state, payment));
}

/**
 * One step of paying: what happened, at which moment (Unix ms), leads to a state and to what is to be done.
 * Polls are driven by the timer that `schedule` asks for and never by the clock, so a clock that jumps changes
 * only the text of the time left. Every payment that was ever requested is followed until the server says how it
 * ended: an older one that completes stops a newer one. Spec section 4 "Mobile-wallet payment".
 */
export function walletWait(state: WaitState, event: WaitEvent, now: number): Step {
  if (state.phase === 'completed') {
    return event.kind === 'requestAnswered' ? addLatePayment(state, event, now) : stay(state);
  }
  switch (event.kind) {
    case 'pay':
      return pay(state, event, now);
    case 'requestAnswered':
      return requestAnswered(state, event);
    case 'linkAnswered':
      return linkAnswered(state, event);
    case 'requestFailed':
      return requestFailed(state, event);
    case 'change':
      return change(state);
    case 'keepWaiting':
      return keepWaiting(state);
    case 'look':
      return look(state);
    case 'statusAnswered':
      return statusAnswered(state, event);
    case 'pollFailed':
      return pollFailed(state, event);
    case 'claimed':
      return claimed(state, event);
    case 'contested':
      return contested(state, event);
  }
}
