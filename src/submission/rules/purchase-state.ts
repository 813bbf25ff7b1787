import { SECOND_TRY_AFTER_MS } from '../../lib/limits.ts';
import type { PaymentChannel } from '../../lib/payment/payment-method.ts';

/** The payment statuses of the server. Spec section 4 "Mobile-wallet payment". */
export const PAYMENT_STATUSES = [
  'IN_PROGRESS',
  'COMPLETED',
  'CANCELLED',
  'ERROR_IN_PAY_PLATFORM',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A status that ends a payment. */
export type FinalStatus = Exclude<PaymentStatus, 'IN_PROGRESS'>;

/** The status of an answer. `UNKNOWN` is any other word and never ends a payment. */
export type StatusAnswer = PaymentStatus | 'UNKNOWN';

/** Whether a status ends a payment. */
export function isFinal(status: StatusAnswer): status is FinalStatus {
  return status !== 'IN_PROGRESS' && status !== 'UNKNOWN';
}

/** `choice` was sent and its outcome is unknown since `since` (Unix ms): the server may have accepted it. */
interface UnknownAttempt {
  status: 'unknown';
  intentKey: string;
  since: number;
  choice: string;
  /** The server's message of an inconclusive answer, such as a 500; lost at a reload. */
  serverMessage?: string | null;
}

/** How far an attempt is. */
export type Stage =
  /** The page holds the press. */
  | 'asking'
  /** What the customer saw is compared with the server. */
  | 'verifying'
  /** Open payments are polled, and the attempt is entered into the journal. */
  | 'checking'
  /** The request is pending. */
  | 'sending';

/** An attempt from the press to the answer. */
interface PendingAttempt {
  status: 'sending';
  stage: Stage;
  intentKey: string;
  choice: string;
  /** An earlier attempt whose outcome is unknown: it may have arrived. */
  unknownAttempt: UnknownAttempt | null;
  /** How it is paid and when it was pressed first (Unix ms); null if the customer waits for no payment. */
  payment: { channel: PaymentChannel; since: number } | null;
}

/** The attempt to send. One intent makes one POST: only `idle` sends, and `unknown` if the customer decides to. */
export type Submission =
  | { status: 'idle' }
  | PendingAttempt
  | UnknownAttempt
  /** Accepted or paid. */
  | { status: 'done' };

/** An attempt that may reach the server, or may have. */
type SentAttempt = PendingAttempt | UnknownAttempt;

/** Nothing was sent yet. */
export const IDLE: Submission = { status: 'idle' };

/** A payment that was requested. */
export interface TrackedPayment {
  paymentId: string;
  /** The key of its entry in the journal. */
  intentKey: string;
  channel: PaymentChannel;
  /** When it was requested, Unix ms; the waiting screen counts from it. */
  requestedAt: number;
  /** The server has not ended it yet. */
  isOpen: boolean;
}

/** An attempt to pay that has no known outcome yet. */
export interface PaymentAttempt {
  channel: PaymentChannel;
  intentKey: string;
  /** Unix ms of the press. */
  since: number;
}

/** What the payment step shows apart from a pending attempt. */
type PaymentStage =
  /** Method and number are chosen; earlier payments may still be open. */
  | 'methods'
  /** The payment on the screen waits for the customer. */
  | 'payment'
  /** How the payment on the screen ended. */
  | 'cancelled'
  | 'platformError'
  /** Final. */
  | 'paid';

/** What a customer sends, and the payments that the flow waits for. */
export interface Purchase {
  submission: Submission;
  shows: PaymentStage;
  /** Oldest first. */
  payments: readonly TrackedPayment[];
  /** The payment on the screen; once paid, the one that was paid. */
  currentId: string | null;
  /** The last attempt to pay whose outcome is unknown, apart from a pending one. */
  unknownPayment: PaymentAttempt | null;
  /** The payment being polled; at most one. */
  polling: string | null;
  /** Payments still to be polled in this round. */
  round: readonly string[];
}

/** Nothing was sent, and no payment is waited for. */
export const NO_PURCHASE: Purchase = {
  submission: IDLE,
  shows: 'methods',
  payments: [],
  currentId: null,
  unknownPayment: null,
  polling: null,
  round: [],
};

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
  /** A request's outcome is unknown; it may have reached the server. */
  | 'unknown'
  /** Paid, according to the server. Final. */
  | 'completed';

/** The attempt whose outcome is unknown; null without one. */
export function unknownAttemptOf(submission: Submission): UnknownAttempt | null {
  if (submission.status === 'unknown') return submission;
  return submission.status === 'sending' ? submission.unknownAttempt : null;
}

/** The attempt that is pending or of unknown outcome and no payment, which the journal keeps; null without one. */
export function attemptToSave({ submission, unknownPayment }: Purchase): SentAttempt | null {
  const isPaying = submission.status === 'sending' && submission.payment !== null;
  const attempt = isPaying ? submission.unknownAttempt : submission;
  if (attempt?.status === 'sending') return attempt;
  if (attempt?.status !== 'unknown') return null;
  return attempt.intentKey === unknownPayment?.intentKey ? null : attempt;
}

/**
 * The key of the attempt of unknown outcome if the same choice is sent again; null for a new intent. Compares the choices, so that
 * another choice never reuses the key.
 */
export function reusableKeyFor(
  submission: Submission,
  choiceUnder: (intentKey: string) => string | null,
): string | null {
  const unknownAttempt = unknownAttemptOf(submission);
  return unknownAttempt && choiceUnder(unknownAttempt.intentKey) === unknownAttempt.choice
    ? unknownAttempt.intentKey
    : null;
}

/** Whether nothing may be sent at `now` (Unix ms): a submission is pending or done, or its outcome is unknown since a moment ago. */
export function isClosed(submission: Submission, now: number): boolean {
  const { status } = submission;
  if (status === 'sending' || status === 'done') return true;
  return submission.status === 'unknown' && isTooSoonForSecondTry(submission.since, now);
}

/**
 * Whether a press comes so soon after a lost answer that it was meant for the first attempt; both in Unix ms. If the clock
 * was set back, the time is unknown and the press counts.
 */
export function isTooSoonForSecondTry(unknownSince: number, now: number): boolean {
  const waitedMs = now - unknownSince;
  return waitedMs >= 0 && waitedMs < SECOND_TRY_AFTER_MS;
}

/** The pending attempt with this key; null if another one or none is pending. */
export function pendingAttempt({ submission }: Purchase, intentKey: string): PendingAttempt | null {
  const isPending = submission.status === 'sending' && submission.intentKey === intentKey;
  return isPending ? submission : null;
}

/** The payment request that is being checked or sent; null without one. */
export function paymentUnderWay({ submission }: Purchase): PaymentAttempt | null {
  if (submission.status !== 'sending') return null;
  const { stage } = submission;
  if (stage === 'asking' || stage === 'verifying') return null;
  return submission.payment && { ...submission.payment, intentKey: submission.intentKey };
}

/** Ids of the open payments, newest first. */
export function openIds({ payments }: Pick<Purchase, 'payments'>): readonly string[] {
  return payments
    .filter((payment) => payment.isOpen)
    .map((payment) => payment.paymentId)
    .toReversed();
}

/** The payment on the screen. */
export function currentPayment({
  payments,
  currentId,
}: Pick<Purchase, 'payments' | 'currentId'>): TrackedPayment | null {
  return payments.find((payment) => payment.paymentId === currentId) ?? null;
}

/** Whether the wallet may still show another request after one was paid; the customer should decline it. */
export function hasOtherOpenPayment(state: Purchase): boolean {
  return state.unknownPayment !== null || openIds(state).length > 0;
}

/** The moment of a press at `now`, Unix ms; a retry of a request of unknown outcome keeps that of the first press. */
export function pressedAt({ unknownPayment }: Purchase, intentKey: string, now: number): number {
  return unknownPayment?.intentKey === intentKey ? unknownPayment.since : now;
}

/** The phase of the payment step. */
export function waitPhase(state: Purchase): WaitPhase {
  const { submission, shows } = state;
  if (shows === 'paid') return 'completed';
  if (submission.status === 'sending' && paymentUnderWay(state))
    return submission.stage === 'checking' ? 'checking' : 'requesting';
  if (shows === 'payment') {
    return currentPayment(state)?.channel === 'wallet' ? 'waiting' : 'linked';
  }
  if (shows !== 'methods') return shows;
  return state.unknownPayment ? 'unknown' : 'choosing';
}

/** Whether a request is being prepared or pending. */
export function isPaying({ phase }: { phase: WaitPhase }): boolean {
  return phase === 'checking' || phase === 'requesting';
}

/** Whether an open payment is on the screen. */
export function isPaymentShown({ phase }: { phase: WaitPhase }): boolean {
  return phase === 'waiting' || phase === 'linked';
}
