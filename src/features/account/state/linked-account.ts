import { atom } from 'jotai/vanilla';

import { userAtom } from '../../../context/checkout-context.ts';
import type { UserSession } from '../../../lib/user-session.ts';

/** The user's token if it may come from someone other than the customer; null for a guest. Set with the user. */
export const foreignTokenAtom = atom<string | null>(null);

/**
 * The signed-in account if its token came from a link (a URL parameter) or is in a cookie that this origin did not set; null
 * for an account from the page or from the customer's own sign-in. Every step names it, with "not you?", because it may
 * belong to someone else.
 */
export const linkedAccountAtom = atom((get): UserSession | null => {
  const user = get(userAtom);
  return user && user.token === get(foreignTokenAtom) ? user : null;
});
