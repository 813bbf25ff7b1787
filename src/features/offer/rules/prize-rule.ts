import type { Id } from '../../../lib/config/id.ts';
import { PRIZE_MIN_REMAINDER_CENTS } from '../../../lib/limits.ts';
import type { Prize } from '../../../lib/user-session.ts';

/** Whether a prize leaves at least 2 euros of an amount to pay; both in cents. Spec sections 5 and 9. */
function prizeFits(subtotalCents: number, prizeCents: number): boolean {
  return prizeCents >= 0 && subtotalCents - prizeCents >= PRIZE_MIN_REMAINDER_CENTS;
}

/** What a prize takes off an amount; nothing without one, and where it would leave less than 2 euros. In cents. */
export function takePrize(
  subtotalCents: number,
  prizeCents: number | null,
): { prizeCents: number; isPrizeTooHigh: boolean } {
  const isPrizeTooHigh = prizeCents !== null && !prizeFits(subtotalCents, prizeCents);
  return { prizeCents: isPrizeTooHigh ? 0 : (prizeCents ?? 0), isPrizeTooHigh };
}

/** A prize to choose, and whether the amount is high enough for it. */
export interface PrizeOption {
  prize: Prize;
  fits: boolean;
}

/** The user's prizes in the server's order; those that the amount is too low for can be seen, not used. */
export function prizeOptions(
  prizes: readonly Prize[],
  subtotalCents: number,
): readonly PrizeOption[] {
  return prizes.map((prize) => ({ prize, fits: prizeFits(subtotalCents, prize.prizeValueCents) }));
}

/** The chosen prize among the user's own; null when none is chosen or it is no longer theirs. */
export function chosenPrize(prizes: readonly Prize[], prizeId: Id | null): Prize | null {
  return prizes.find((prize) => prize.id === prizeId) ?? null;
}
