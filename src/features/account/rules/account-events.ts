import type { LoginSource } from '../../../lib/user-session.ts';
import type { Ga4Event } from '../../../platform/host/data-layer.ts';

/** What GA4 is told as `method`; a password is `email`. */
const METHODS: Readonly<Record<LoginSource, string>> = {
  own: 'email',
  google: 'google',
  facebook: 'facebook',
  apple: 'apple',
};

/** Somebody signed in. GA4 `login`. */
export function loginEvent(source: LoginSource): Ga4Event {
  return { name: 'login', params: { method: METHODS[source] } };
}

/** Somebody made an account. GA4 `sign_up`. */
export function signUpEvent(source: LoginSource): Ga4Event {
  return { name: 'sign_up', params: { method: METHODS[source] } };
}
