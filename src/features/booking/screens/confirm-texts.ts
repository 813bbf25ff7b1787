import type { MessageKey } from '../../../platform/i18n/message-key.ts';

/** What decides about the words of the last button. */
export interface ConfirmFacts {
  /** What the customer will owe, in cents; null when the campaign names no price. */
  totalCents: number | null;
  /** What is sent is only a request until the merchant confirms it. */
  awaitsMerchant: boolean;
  /** An earlier try may have reached the server. */
  isRetry: boolean;
}

/** Whether confirming makes the customer owe money, now or on the spot. Contract section 3. */
export function owesMoney({ totalCents }: Pick<ConfirmFacts, 'totalCents'>): boolean {
  return totalCents !== null && totalCents > 0;
}

/**
 * The button's words. One that makes the customer owe money says so, also for a second try and for payment
 * on the spot; "confirm" alone is for what costs nothing. Contract section 3.
 */
export function submitText(facts: ConfirmFacts): MessageKey {
  if (owesMoney(facts))
    return facts.isRetry ? 'confirm.retryObligation' : 'confirm.submitObligation';
  if (facts.isRetry) return 'confirm.retry';
  return facts.awaitsMerchant ? 'confirm.submitRequest' : 'confirm.submit';
}

/** Who is paid, and when. */
export function paymentText(totalCents: number | null): MessageKey {
  if (totalCents === null) return 'confirm.freeBooking';
  return totalCents > 0 ? 'confirm.payAtPlace' : 'confirm.free';
}
