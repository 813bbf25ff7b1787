/** Cents as the wire wants them: a number of euros. */
export function centsToWire(cents: number): number {
  return cents / 100;
}

const WHOLE_SHARE = 10_000; // hundredths of a percent

/**
 * What is left of an amount in cents after a percentage (its sign ignored, at most 100) is taken off, to the cent, half
 * a cent up. Counted in whole hundredths of a percent: binary fractions would lose a cent now and then.
 */
export function percentOff(cents: number, percent: number): number {
  const taken = Math.round(Math.min(Math.abs(percent), 100) * 100);
  return Math.round((cents * (WHOLE_SHARE - taken)) / WHOLE_SHARE);
}
