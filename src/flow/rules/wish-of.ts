import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';

/** The part of a config by which a page says how its customer shall begin. */
export type Wish = Pick<
  CheckoutConfig,
  'reservationMode' | 'reservationType' | 'defaultView' | 'prefill'
>;

/**
 * What a page asks for, as a text to compare: what was saved under another wish gives way to it. Nothing personal is
 * in it. Contract section 1 "Precedence".
 */
export function wishOf({ reservationMode, reservationType, defaultView, prefill }: Wish): string {
  const { people, date, time } = prefill;
  return JSON.stringify([reservationMode, reservationType, defaultView, people, date, time]);
}
