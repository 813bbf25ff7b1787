import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { load } from '../../../context/load.ts';
import { EXTERNAL_AUTH_PROVIDER } from '../../../lib/element-limits.ts';
import { configAtom } from '../../../context/config-atoms.ts';
import { readCredentials } from './identity.ts';
import { isAbort, reportError, toApiError, type StepNotice } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';

/** That a sign-in was not taken: the flow starts as a guest's. */
export const UNKNOWN_ACCOUNT: StepNotice = {
  tone: 'warning',
  sentence: { key: 'errors.externalSignIn' },
};

/** What the first step says when a token signed nobody in: the flow starts as a guest's; else null. */
export const externalSignInNoticeAtom = atom<StepNotice | null>(null);

/** The external token that may sign somebody in: that of provider 4. Spec section 2 "Parameters read". */
export function externalTokenOf(get: Getter): string | null {
  const { providerId, externalToken } = get(configAtom);
  return providerId === EXTERNAL_AUTH_PROVIDER ? externalToken : null;
}

/**
 * Who is signed in as a flow starts: by the page, by the cookies, else by the external token. A token that
 * signs nobody in leaves a guest. Rejects only when aborted. Spec section 4 "Flow readiness".
 */
export async function findCredentials(
  get: Getter,
  set: Setter,
  signal: AbortSignal,
): Promise<Credentials | null> {
  const known = readCredentials(get);
  const externalToken = externalTokenOf(get);
  set(externalSignInNoticeAtom, null);
  if (known || externalToken === null) return known;
  const { host } = get(servicesAtom);
  try {
    const { signInExternally } = await load(get, () => import('./social-sign-in.ts'));
    return await signInExternally(get, set, externalToken, signal);
  } catch (error) {
    if (signal.aborted || isAbort(error)) throw error;
    reportError(host, toApiError(error));
    set(externalSignInNoticeAtom, UNKNOWN_ACCOUNT);
    return null;
  }
}
