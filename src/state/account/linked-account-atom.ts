import { atom } from 'jotai/vanilla';

import { configAtom } from '../config/config-atom.ts';
import { externalSignInAtom } from './identity.ts';
import { userAtom } from './user-atom.ts';

/** Whose account a link brought. */
export interface LinkedAccount {
  /** First and last name; empty when the profile tells none. */
  name: string;
  /** The e-mail address. */
  username: string;
}

/**
 * The account in use when its token came by a link (a URL parameter) and not from the page or a sign-in of the
 * customer; else null. Every step shows it, with "not you?" (`leaveLinkedAccountAction`): somebody else may have
 * made the link.
 */
export const linkedAccountAtom = atom((get): LinkedAccount | null => {
  const user = get(userAtom);
  const { tokenSource, token } = get(configAtom);
  const linkedToken = token ?? get(externalSignInAtom)?.credentials.token;
  if (!user || tokenSource !== 'link' || user.token !== linkedToken) return null;
  return { name: `${user.firstName} ${user.lastName}`.trim(), username: user.username };
});
