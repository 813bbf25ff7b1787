import type { PaymentChannel } from '../../../../lib/payment/payment-method.ts';
import type { StatusAnswer } from '../payment.ts';

/** A payment that was requested. */
export interface TrackedPayment {
  paymentId: string;
  channel: PaymentChannel;
  /** When it was requested, Unix ms; the waiting screen counts from it. */
  requestedAt: number;
  /** The server has not ended it yet. */
  isOpen: boolean;
}

/** An attempt to pay, from the press to the answer. */
interface PaymentIntent {
  channel: PaymentChannel;
  intentKey: string;
  /** Unix ms of the press. */
  since: number;
}

/** The phase of the payment step. */
export type WaitPhase =
  /** The customer chooses method and number; earlier payments may still be open. */
  | 'choosing'
  /** The button was pressed; earlier payments are polled before anything is sent. */
  | 'checking'
  | 'requesting'
  /** The wallet app asks the customer. */
  | 'waiting'
  /** A page or bank reference of the provider awaits payment. */
  | 'linked'
  /** The server's status of the payment shown. */
  | 'cancelled'
  | 'platformError'
  /** A request was lost; it may have reached the server. */
  | 'unknown'
  /** Paid, according to the server. Final. */
  | 'completed';

/** The payments of one purchase. */
export interface WaitState {
  phase: WaitPhase;
  /** Oldest first. */
  payments: readonly TrackedPayment[];
  /** The payment on the screen; once completed, the one that was paid. */
  currentId: string | null;
  /** Set in `checking`, `requesting` and `unknown`, and while the outcome of a request is open. */
  intent: PaymentIntent | null;
  /** A request with an open outcome, while another press is checked or sent, or after another payment was completed. */
  lost: PaymentIntent | null;
  /** The payment being polled; at most one. */
  polling: string | null;
  /** Payments still to be polled in this round. */
  round: readonly string[];
}

export const NO_PAYMENT: WaitState = {
  phase: 'choosing',
  payments: [],
  currentId: null,
  intent: null,
  lost: null,
  polling: null,
  round: [],
};

/** Ids of the open payments, newest first. */
export function openIds({ payments }: Pick<WaitState, 'payments'>): readonly string[] {
  return payments
    .filter((payment) => payment.isOpen)
    .map((payment) => payment.paymentId)
    .toReversed();
}

/** The payment on the screen. */
export function currentPayment({ payments, currentId }: WaitState): TrackedPayment | null {
  return payments.find((payment) => payment.paymentId === currentId) ?? null;
}

/** Whether the wallet may still show another request after one was paid; the customer should decline it. */
export function hasOtherOpenPayment(state: WaitState): boolean {
  return state.lost !== null || openIds(state).length > 0;
}

/** The moment of a press at `now`, Unix ms; a retry of a lost request keeps that of the first press. */
export function pressedAt({ intent }: WaitState, intentKey: string, now: number): number {
  return intent?.intentKey === intentKey ? intent.since : now;
}

/** The phase of the payment on the screen, or of choosing if it is not open. */
export function phaseOfCurrent(state: WaitState): WaitPhase {
  const current = currentPayment(state);
  if (!current?.isOpen) return state.intent ? 'unknown' : 'choosing';
  return current.channel === 'wallet' ? 'waiting' : 'linked';
}

/** Whether a request is being prepared or pending. */
export function isPaying({ phase }: WaitState): boolean {
  return phase === 'checking' || phase === 'requesting';
}

/** Whether an open payment is on the screen. */
export function isPaymentShown({ phase }: WaitState): boolean {
  return phase === 'waiting' || phase === 'linked';
}

/** An event while a customer pays. */
export type WaitEvent =
  /** The customer pays, resends or retries. A new attempt has a new key. */
  | { kind: 'pay'; channel: PaymentChannel; intentKey: string }
  | { kind: 'requestAnswered'; intentKey: string; paymentId: string; status: StatusAnswer }
  | { kind: 'linkAnswered'; intentKey: string; paymentId: string }
  /** `refused`: nothing was charged. `unknown`: the request may have reached the server. */
  | { kind: 'requestFailed'; intentKey: string; outcome: 'refused' | 'unknown' }
  /** The customer chooses another number or method. */
  | { kind: 'change' }
  /** The customer returns to the payment that is still open. */
  | { kind: 'keepWaiting' }
  /** The timer fired, the page became visible, or the browser went online. */
  | { kind: 'look' }
  | { kind: 'statusAnswered'; paymentId: string; status: StatusAnswer }
  /** The poll failed for any reason; the payment stays undecided. */
  | { kind: 'pollFailed'; paymentId: string }
  /** The intent may be sent; its entry is in the journal. */
  | { kind: 'claimed'; intentKey: string }
  /** An earlier payment of the same purchase is undecided, and the customer has not agreed to pay again. */
  | { kind: 'contested'; intentKey: string };

/** An effect of an event; effects run in order. */
export type WaitEffect =
  /** Send the request of an intent, once. */
  | { kind: 'send'; intentKey: string }
  /** Poll a payment. */
  | { kind: 'poll'; paymentId: string }
  /** Dispatch `look` after a delay; replaces the previous timer. */
  | { kind: 'schedule'; afterMs: number }
  /** Show the provider's page or reference. */
  | { kind: 'goToLink'; paymentId: string }
  /** Enter the intent into the journal; results in `claimed` or `contested`. */
  | { kind: 'claim'; intentKey: string }
  /** Paid: show the result. At most once. */
  | { kind: 'succeed'; paymentId: string }
  /** Cancel the timer. */
  | { kind: 'stop' };

/** A state and the effects to run. */
export interface WaitStep {
  state: WaitState;
  effects: readonly WaitEffect[];
}
