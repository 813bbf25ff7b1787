import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';

/**
 * The page's preselection as a text to compare: state saved under another one is dropped. Contains nothing personal.
 * Contract section 1 "Precedence".
 */
export function preselectionOf(config: CheckoutConfig): string {
  const { reservationMode, reservationType, defaultView } = config;
  const { people, date, time, lock } = config.prefill;
  const wanted = [reservationMode, reservationType, defaultView, people, date, time];
  return JSON.stringify(lock ? [...wanted, lock] : wanted);
}
