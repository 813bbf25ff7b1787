import { parsePriceCents } from '../../../src/lib/money/money.ts';
import type { PrizeRow, UserRow } from '../authentication/users-data.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { SandboxError } from '../support/sandbox-error.ts';

/** A prize leaves so much to pay. Spec section 9. */
const PRIZE_LEAVES_CENTS = 200;

/** The price, and the prize to deduct from it. */
interface PrizeUse {
  /** As the body names it; null for none. */
  prizeTransactionId: number | string | null;
  subtotalCents: number;
  /** Null for a guest, who owns no prize. */
  user: UserRow | null;
}

/**
 * The prize that a body names; refuses with 409 one that is not the user's or was spent, and with 400 one that would
 * leave less than 2 euros. Null where none is named.
 */
export function findPrize({ prizeTransactionId, subtotalCents, user }: PrizeUse): PrizeRow | null {
  if (prizeTransactionId === null) return null;
  const prize = user?.prizes.find(({ id }) => String(id) === String(prizeTransactionId));
  if (!prize) throw new SandboxError('PRIZE_UNAVAILABLE', { prizeTransactionId });
  if (subtotalCents - prizeCents(prize) < PRIZE_LEAVES_CENTS) {
    throw new SandboxError('PRIZE_TOO_HIGH');
  }
  return prize;
}

/** The deduction of a prize; 0 without one. */
export function prizeCents(prize: PrizeRow | null): number {
  return parsePriceCents(prize?.prizeValue) ?? 0;
}

/** Takes a prize from its owner, for good. */
export function spendPrize(sandbox: SandboxContext, userId: number | null, prizeId: number): void {
  const state = sandbox.state();
  state.users = state.users.map((user) =>
    user.id === userId ? { ...user, prizes: user.prizes.filter(({ id }) => id !== prizeId) } : user,
  );
}
