import { DEFAULT_PREFIX } from '../limits.ts';
import type { PhoneNumber } from '../portugal/phone.ts';

/** A telephone number to be read: "+351 912 345 678"; numbers of other countries as they were given. */
export function formatPhone({ prefix, phone }: PhoneNumber): string {
  const grouped = prefix === DEFAULT_PREFIX ? phone.replaceAll(/\d{3}(?=\d)/g, '$& ') : phone;
  return `${prefix} ${grouped}`;
}
