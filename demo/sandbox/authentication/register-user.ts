import type { LoginSource } from '../../../src/lib/user-session.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import type { UserRow } from './users-data.ts';

const FIRST_NEW_ID = 2001;
const DEFAULT_DISTRICT = { districtId: 11, district: 'Lisboa' };

/** The user to register, and the way of signing up. */
export interface NewUser {
  username: string;
  /** Null when a provider vouches for the user. */
  password: string | null;
  loginSource: LoginSource;
  firstName?: string;
  lastName?: string;
}

/** The user of an e-mail, however it is capitalised. */
export function userOfEmail(sandbox: SandboxContext, email: string): UserRow | undefined {
  const wanted = email.toLowerCase();
  return sandbox.state().users.find(({ username }) => username === wanted);
}

/** Adds an account with nothing in it; ids and tokens are the same after every reset. */
export function registerUser(sandbox: SandboxContext, user: NewUser): UserRow {
  const { users } = sandbox.state();
  const id = Math.max(FIRST_NEW_ID, ...users.map((row) => row.id + 1));
  const row: UserRow = {
    firstName: '',
    lastName: '',
    ...user,
    id,
    username: user.username.toLowerCase(),
    token: `token-${id}`,
    externalToken: null,
    mobile: '',
    mobilePrefix: '',
    genderId: 0,
    ...DEFAULT_DISTRICT,
    points: 0,
    isPremium: false,
    balance: 0,
    referralCode: `NOVO${id}`,
    prizes: [],
  };
  users.push(row);
  return row;
}
