import { atom } from 'jotai/vanilla';

import type { Credentials } from '../platform/api/http/endpoint.ts';
import type { UserSession } from '../lib/user-session.ts';

/** The signed-in user; null for a guest. */
export const userAtom = atom<UserSession | null>(null);

/** Whose session ended last: what their profile filled in is theirs until somebody signs in. */
export const leftUserAtom = atom<UserSession | null>(null);

/** What a call on behalf of the user needs; null for a guest. */
export const credentialsAtom = atom((get): Credentials | null => {
  const user = get(userAtom);
  return user && { userId: user.id, token: user.token };
});
