import type { Getter, Setter } from 'jotai/vanilla';

import { signInExternally as signInCall } from '../calls/sign-in.ts';
import type { Credentials } from '../../../platform/api/http/call-options.ts';
import { externalSignInAtom } from './identity.ts';
import { servicesAtom } from '../../../context/services.ts';

/**
 * Signs in whom the merchant's own app or page knows by its external token. The sign-in lives as long as the
 * element and is not stored: the next visit brings its own token. Rejects with an `ApiError`. Spec section 2.
 */
export async function signInExternally(
  get: Getter,
  set: Setter,
  externalToken: string,
  signal: AbortSignal,
): Promise<Credentials> {
  const { call, host } = get(servicesAtom);
  const { userId, token } = await call(signInCall, [externalToken], { signal });
  signal.throwIfAborted();
  const credentials = { userId, token };
  set(externalSignInAtom, { externalToken, credentials });
  host.emit('login', { userId });
  return credentials;
}
