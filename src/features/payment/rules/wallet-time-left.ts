import { WALLET_CONFIRMATION_WINDOW_MINUTES } from '../../../lib/limits.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';

const SECOND_MS = 1_000;

/** The time that the customer has for confirming in the wallet, as a text says it. */
export interface WalletTimeLeft {
  /** Whole seconds, from 240 down to 0. */
  secondsLeft: number;
  /** Minutes and seconds: `3:05`. */
  clock: string;
  /** `{clock}` is a value of the first text; the second says that we still wait. */
  message: 'payment.wallet.timeLeft' | 'payment.wallet.timeOver';
}

/**
 * The time left since a wallet request; both in Unix ms. A clock that jumps shows at most the whole
 * window and at least 0. A text only: nothing ends when it is over. Spec section 4, section 9.
 */
export function walletTimeLeft(requestedAt: number, now: number): WalletTimeLeft {
  const windowMs = minutesToMs(WALLET_CONFIRMATION_WINDOW_MINUTES);
  const leftMs = Math.min(Math.max(requestedAt + windowMs - now, 0), windowMs);
  const secondsLeft = Math.ceil(leftMs / SECOND_MS);
  const minutes = Math.floor(secondsLeft / 60);
  const seconds = String(secondsLeft % 60).padStart(2, '0');
  return {
    secondsLeft,
    clock: `${minutes}:${seconds}`,
    message: secondsLeft > 0 ? 'payment.wallet.timeLeft' : 'payment.wallet.timeOver',
  };
}
