import type { FormIssue } from '../../../lib/form/form-issues.ts';
import {
  DEFAULT_PREFIX,
  WALLET_CONFIRMATION_WINDOW_MINUTES,
  WALLET_RESEND_AFTER_SECONDS,
} from '../../../lib/limits.ts';
import { isValidPhone, normalisePhone, type PhoneNumber } from '../../../lib/portugal/phone.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';

/** The issue of the wallet's number; null if valid. Same rule as the contact's phone. Spec section 5. */
export function walletPhoneIssue(wallet: PhoneNumber): FormIssue<'phone'> | null {
  const field = 'phone';
  if (!/^\+[1-9]\d{0,3}$/.test(wallet.prefix)) {
    return { field, message: 'forms.errors.phonePrefixInvalid' };
  }
  const number = normalisePhone(wallet.phone, wallet.prefix);
  if (isValidPhone(number)) return null;
  const isPortuguese = number.prefix === DEFAULT_PREFIX;
  return {
    field,
    message: isPortuguese ? 'forms.errors.phoneInvalid' : 'forms.errors.phoneInvalidAbroad',
  };
}

/** The initial wallet number: the contact's if it is valid, else an empty one. */
export function initialWalletPhone(contact: PhoneNumber): PhoneNumber {
  const number = normalisePhone(contact.phone, contact.prefix || DEFAULT_PREFIX);
  return isValidPhone(number) ? number : { prefix: DEFAULT_PREFIX, phone: '' };
}

const SECOND_MS = 1_000;

/**
 * The countdown of a wallet request: `secondsLeft` from 240 to 0, also as a `clock` like `3:05`, and its message. It is
 * only a text: the payment stays open after it. Both arguments are Unix ms, and the clock may jump. Spec section 4,
 * section 9.
 */
export function walletTimeLeft(requestedAt: number, now: number) {
  const windowMs = minutesToMs(WALLET_CONFIRMATION_WINDOW_MINUTES);
  const leftMs = Math.min(Math.max(requestedAt + windowMs - now, 0), windowMs);
  const secondsLeft = Math.ceil(leftMs / SECOND_MS);
  const secondsGone = Math.floor((windowMs - leftMs) / SECOND_MS);
  const minutes = Math.floor(secondsLeft / 60);
  const seconds = String(secondsLeft % 60).padStart(2, '0');
  return {
    secondsLeft,
    /** The share of the window that is left, from 1 to 0. */
    share: leftMs / windowMs,
    /** Whole seconds until the request may be sent again. */
    resendIn: Math.max(WALLET_RESEND_AFTER_SECONDS - secondsGone, 0),
    clock: `${minutes}:${seconds}`,
    message: secondsLeft > 0 ? 'payment.wallet.timeLeft' : 'payment.wallet.timeOver',
  } as const;
}
