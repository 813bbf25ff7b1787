import type { Id } from '../../../lib/config/id.ts';

/** What every way of signing in ends in. Spec section 7 "user.login". */
export interface SignIn {
  userId: Id;
  token: string;
  /** The account was made by this sign-in. */
  newRegistration: boolean;
}
