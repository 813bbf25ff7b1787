import { atom } from 'jotai/vanilla';

import type { Credentials } from '../platform/api/http/endpoint.ts';
import type { UserSession } from '../lib/user-session.ts';

/** The signed-in user; null for a guest. */
export const userAtom = atom<UserSession | null>(null);

/** The credentials for calls on behalf of the user; null for a guest. */
export const credentialsAtom = atom((get): Credentials | null => {
  const user = get(userAtom);
  return user && { userId: user.id, token: user.token };
});
