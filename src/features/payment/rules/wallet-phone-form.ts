import type { FormIssue } from '../../../lib/form/form-issues.ts';
import { DEFAULT_PREFIX } from '../../../lib/limits.ts';
import { isValidPhone, normalisePhone, type PhoneNumber } from '../../../lib/portugal/phone.ts';

/** What is wrong with the wallet's number; null for a right one. The rule of the contact's phone. Spec section 5. */
export function walletPhoneIssue(wallet: PhoneNumber): FormIssue<'walletPhone'> | null {
  const field = 'walletPhone';
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

/** The wallet's number before the customer types one: the contact's, where it is right; else an empty one. */
export function initialWalletPhone(contact: PhoneNumber): PhoneNumber {
  const number = normalisePhone(contact.phone, contact.prefix || DEFAULT_PREFIX);
  return isValidPhone(number) ? number : { prefix: DEFAULT_PREFIX, phone: '' };
}
