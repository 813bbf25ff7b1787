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
 * The time left to confirm a wallet request: whole seconds, from 240 down to 0, as a `clock` like `3:05`, and the message
 * for it, and the time until it may be sent again. Both moments are in Unix ms; the clock may jump. Nothing ends when the time is over. Spec section 4, section 9.
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
    /** Of the whole window, 1 down to 0. */
    share: leftMs / windowMs,
    /** Whole seconds until the request may be sent again; 0 at once. */
    resendIn: Math.max(WALLET_RESEND_AFTER_SECONDS - secondsGone, 0),
    clock: `${minutes}:${seconds}`,
    message: secondsLeft > 0 ? 'payment.wallet.timeLeft' : 'payment.wallet.timeOver',
  } as const;
}
