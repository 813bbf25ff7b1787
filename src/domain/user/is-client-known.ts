import { isValidPhone, normalisePhone } from '../portugal/phone.ts';
import { DEFAULT_PREFIX } from '../limits.ts';
import type { UserSession } from './user-session.ts';

/** Which parts of the client information a profile already tells, each fit to be sent. */
export interface KnownClient {
  name: boolean;
  email: boolean;
  phone: boolean;
}

/** What is known of the client; nothing of a guest. */
export function knownClient(user: UserSession | null): KnownClient {
  if (!user) return { name: false, email: false, phone: false };
  const number = normalisePhone(user.mobile, user.mobilePrefix || DEFAULT_PREFIX);
  return {
    name: user.firstName.trim() !== '' || user.lastName.trim() !== '',
    email: user.username.trim() !== '',
    phone: isValidPhone(number),
  };
}

/** Whether client-info has nothing to ask: signed in, with name, phone and e-mail. Contract section 2. */
export function isClientKnown(user: UserSession | null): boolean {
  const { name, email, phone } = knownClient(user);
  return name && email && phone;
}
