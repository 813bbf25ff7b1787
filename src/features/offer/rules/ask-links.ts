import { DEFAULT_PREFIX } from '../../../lib/limits.ts';
import { isValidPhone, normalisePhone } from '../../../lib/portugal/phone.ts';
import { wellFormed } from '../../../lib/config/text.ts';

/** Where a merchant can be asked in writing, with the text filled in. */
export interface AskLinks {
  sms: string;
  whatsApp: string;
}

/**
 * Links that write to a merchant's mobile by SMS and WhatsApp; null for a number that is no Portuguese mobile, because
 * nobody knows whether it reads messages.
 */
export function askLinks(phone: string, text: string): AskLinks | null {
  const number = normalisePhone(phone, DEFAULT_PREFIX);
  if (number.prefix !== DEFAULT_PREFIX || !isValidPhone(number)) return null;
  const body = encodeURIComponent(wellFormed(text));
  const international = `${number.prefix}${number.phone}`;
  return {
    sms: `sms:${international}?body=${body}`,
    whatsApp: `https://wa.me/${international.slice(1)}?text=${body}`,
  };
}
