import type { Id } from '../../../../lib/config/id.ts';
import type { PaymentChannel } from '../../../../lib/payment/payment-method.ts';
import type { StatusAnswer } from '../payment.ts';

/** A payment that was requested. */
export interface TrackedPayment {
  paymentId: Id;
  channel: PaymentChannel;
  /** When it was requested, Unix ms; the clock of the waiting screen. */
  requestedAt: number;
  /** The server has not said yet how it ended. */
  isOpen: boolean;
}

/** One attempt of the customer to pay, from the press to the answer. */
export interface PaymentIntent {
  channel: PaymentChannel;
  intentKey: string;
  /** Unix ms of the press. */
  since: number;
}

/**
 * Where the payment step stands.
 *
 * - `choosing`: method and number are chosen; earlier payments may still be open.
 * - `checking`: the button was pressed; earlier payments are looked at once more before anything is sent.
 * - `requesting`: a request is under way.
 * - `waiting`: the wallet app asks the customer.
 * - `linked`: a page or a reference of the provider waits to be paid.
 * - `cancelled`, `platformError`: what the server said of the payment shown.
 * - `unknown`: a request was cut off; it may have reached the server.
 * - `completed`: the server said so. Nothing leads out of it.
 */
export type WaitPhase =
  | 'choosing'
  | 'checking'
  | 'requesting'
  | 'waiting'
  | 'linked'
  | 'cancelled'
  | 'platformError'
  | 'unknown'
  | 'completed';

/** All that is known of the payments of one purchase. */
export interface WaitState {
  phase: WaitPhase;
  /** Oldest first. */
  payments: readonly TrackedPayment[];
  /** The payment that the screen is about; null while none is. */
  currentId: Id | null;
  /** Set in `checking`, `requesting` and `unknown`; elsewhere where the outcome of a request is still open. */
  intent: PaymentIntent | null;
  /** While another press is being checked or sent: an earlier request whose outcome is still open. */
  lost: PaymentIntent | null;
  /** The one question to the server that is under way. */
  polling: Id | null;
  /** Payments still to be asked about in this round. */
  round: readonly Id[];
  /** The payment that the server called completed. */
  completedId: Id | null;
}

/** Before anything was paid. */
export const NO_PAYMENT: WaitState = {
  phase: 'choosing',
  payments: [],
  currentId: null,
  intent: null,
  lost: null,
  polling: null,
  round: [],
  completedId: null,
};

/** The request that may have reached the server without an answer; what is still being checked has not been sent. */
export function pendingIntentOf({ phase, intent, lost }: WaitState): PaymentIntent | null {
  return phase === 'checking' ? lost : intent;
}

/** Ids of the payments whose end is not known, newest first. */
export function openIds({ payments }: Pick<WaitState, 'payments'>): readonly Id[] {
  return payments
    .filter((payment) => payment.isOpen)
    .map((payment) => payment.paymentId)
    .toReversed();
}

/** The payment that the screen is about. */
export function currentPayment({ payments, currentId }: WaitState): TrackedPayment | null {
  return payments.find((payment) => payment.paymentId === currentId) ?? null;
}

/** Whether a further request may still show in the wallet after one was paid: it should be refused there. */
export function hasOtherOpenPayment(state: WaitState): boolean {
  return openIds(state).some((id) => id !== state.completedId);
}

/** An event while a customer pays. */
export type WaitEvent =
  /** The customer presses pay, resend or try again. A new attempt has a new key. */
  | { kind: 'pay'; channel: PaymentChannel; intentKey: string }
  | { kind: 'requestAnswered'; intentKey: string; paymentId: Id; status: StatusAnswer }
  | { kind: 'linkAnswered'; intentKey: string; paymentId: Id }
  /** `refused`: nothing was done. `unknown`: the request may have reached the server. */
  | { kind: 'requestFailed'; intentKey: string; outcome: 'refused' | 'unknown' }
  /** The customer chooses another number or method. */
  | { kind: 'change' }
  /** The customer returns to the payment that is still open. */
  | { kind: 'keepWaiting' }
  /** The timer rang, the page is shown again, or the browser is online again. */
  | { kind: 'look' }
  | { kind: 'statusAnswered'; paymentId: Id; status: StatusAnswer }
  /** The status could not be read, for any reason: the payment stays undecided. */
  | { kind: 'pollFailed'; paymentId: Id }
  /** Nothing stands in the way of the intent: its entry is in the journal. */
  | { kind: 'claimed'; intentKey: string }
  /** An earlier payment of the same purchase is undecided, and the customer has not said that it is paid again. */
  | { kind: 'contested'; intentKey: string };

/** An effect of an event; effects run in order. */
export type WaitEffect =
  /** Send the request of an intent, once. */
  | { kind: 'send'; channel: PaymentChannel; intentKey: string }
  /** Ask the server how a payment stands. */
  | { kind: 'poll'; paymentId: Id }
  /** Send `look` after so many ms; replaces the timer before. */
  | { kind: 'schedule'; afterMs: number }
  /** Show the provider's page or reference. */
  | { kind: 'goToLink'; paymentId: Id }
  /** Ask the journal whether the intent may be sent; `claimed` or `contested` comes of it. */
  | { kind: 'claim'; intentKey: string }
  /** Paid: go on. Comes once. */
  | { kind: 'succeed'; paymentId: Id }
  /** Drop the timer and the question under way. */
  | { kind: 'stop' };

/** A state and what is to be done. */
export interface WaitStep<State> {
  state: State;
  effects: readonly WaitEffect[];
}
