import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import type { Call } from '../../../platform/api/define-call.ts';
import { servicesAtom } from '../../../context/services.ts';
import type { LoadContext } from '../../../flow/feature.ts';
import { findCredentials } from './find-credentials.ts';
import { userAtom } from '../../../context/user-atom.ts';

/** Answers that know no such user here, as to the token of another merchant. */
const NOT_OURS: ReadonlySet<number | null> = new Set([403, 404]);

/** The profile of a sign-in; one that is not of this platform has ended (`auth`). */
async function readProfile(call: Call, credentials: Credentials, signal: AbortSignal) {
  try {
    return await call(
      () => import('../calls/profile.ts').then((calls) => calls.getProfile),
      [credentials],
      { signal },
    );
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_OURS.has(error.status)) throw error;
    throw new ApiError('auth', error.message, { status: error.status });
  }
}

/** Who is signed in; at once but for an external token, which the server has to be asked about. */
export function credentialsOf(context: LoadContext): Promise<Credentials | null> {
  const { get, set, signal, shared } = context;
  shared.credentials ??= findCredentials(get, set, signal);
  return shared.credentials;
}

/** Reads who is signed in, null where nobody is, and tells the page where that is somebody else than before. */
export async function loadUser(context: LoadContext): Promise<void> {
  const { get, keep, signal } = context;
  const { call, host } = get(servicesAtom);
  const credentials = await credentialsOf(context);
  const user = credentials && (await readProfile(call, credentials, signal));
  const before = get(userAtom);
  keep(userAtom, user);
  if (user?.id === before?.id) return;
  if (user) host.emit('login', { userId: user.id });
  else host.emit('logout', {});
}
