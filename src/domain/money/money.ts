/** Cents as the wire wants them: a number of euros. */
export function centsToWire(cents: number): number {
  return cents / 100;
}

/** What is left of an amount in cents after a percentage (its sign ignored, at most 100) is taken off. */
export function percentOff(cents: number, percent: number): number {
  const share = Math.min(Math.abs(percent), 100);
  return Math.round(cents - (cents * share) / 100);
}
