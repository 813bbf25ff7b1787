import type { Id } from '../../../../lib/config/id.ts';
import type { PaymentChannel } from '../../../../lib/payment/payment-method.ts';
import type { StatusAnswer } from '../payment-status.ts';

/** What may happen while somebody pays. */
export type WaitEvent =
  /** The customer presses pay, resend or try again. A new wish has a new key. */
  | { kind: 'pay'; channel: PaymentChannel; intentKey: string }
  | { kind: 'requestAnswered'; intentKey: string; paymentId: Id; status: StatusAnswer }
  | { kind: 'linkAnswered'; intentKey: string; paymentId: Id }
  /** `refused`: nothing was done. `unknown`: the request may have reached the server. */
  | { kind: 'requestFailed'; intentKey: string; outcome: 'refused' | 'unknown' }
  /** The customer goes to another number or another method. */
  | { kind: 'change' }
  /** The customer goes back to the payment that is still open. */
  | { kind: 'keepWaiting' }
  /** The timer rang, the page is shown again, or the browser is online again. */
  | { kind: 'look' }
  | { kind: 'statusAnswered'; paymentId: Id; status: StatusAnswer }
  /** The server did not say how the payment stands, for whatever reason: it is as undecided as before. */
  | { kind: 'pollFailed'; paymentId: Id }
  /** Nothing stands in the way of the intent: its entry is in the journal. */
  | { kind: 'claimed'; intentKey: string }
  /** An earlier payment of the same purchase is undecided, and the customer has not said that it is paid again. */
  | { kind: 'contested'; intentKey: string };

/** What is to be done then, in order. */
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
