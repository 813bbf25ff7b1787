import { isValidPhone, normalisePhone } from '../../../lib/portugal/phone.ts';
import { DEFAULT_PREFIX } from '../../../lib/limits.ts';
import type { KnownClient, UserSession } from '../../../lib/user-session.ts';

type Profile = Pick<UserSession, 'firstName' | 'lastName' | 'username' | 'mobile' | 'mobilePrefix'>;

/** What a profile tells of the client, as far as it is fit to be sent. */
export function knownClient(profile: Profile): KnownClient {
  const { firstName, lastName, username, mobile, mobilePrefix } = profile;
  return {
    name: firstName.trim() !== '' || lastName.trim() !== '',
    email: username.trim() !== '',
    phone: isValidPhone(normalisePhone(mobile, mobilePrefix || DEFAULT_PREFIX)),
  };
}
