import { ApiError } from '../../../src/platform/api/http/api-error.ts';
import type { SignIn } from '../../../src/features/account/calls/sign-in-calls.ts';
import type { UserSession } from '../../../src/lib/user-session.ts';
import { A_USER, type FakeServer } from './fake-server.ts';

/** The password of every account here. */
export const PASSWORD = 'secret1';

/** Another customer than `A_USER`. */
export const RUI: UserSession = {
  ...A_USER,
  id: '1002',
  username: 'rui@example.com',
  token: 'token-rui',
  firstName: 'Rui',
  lastName: 'Costa',
  mobile: '963852741',
};

/** The requests of account calls; with passwords, so that a test can look for them elsewhere. */
export interface FakeAccounts {
  readonly asked: readonly { call: string; input: unknown }[];
  /** Users with an account; their tokens are valid. */
  users: UserSession[];
  /** The next calls of this name fail with this error, until it is taken away. */
  readonly failures: Map<string, ApiError>;
}

/** Gives a fake server people who can sign in, each with the same password. */
export function addAccounts(server: FakeServer, users: readonly UserSession[]): FakeAccounts {
  const asked: { call: string; input: unknown }[] = [];
  const failures = new Map<string, ApiError>();
  const accounts: FakeAccounts = { asked, users: [...users], failures };

  const hear = (call: string, input: unknown) => {
    asked.push({ call, input });
    const failure = failures.get(call);
    if (failure) throw failure;
  };
  const signInOf = (user: UserSession | undefined): SignIn => {
    if (!user) throw new ApiError('auth', 'refused', { status: 401 });
    const { id, token } = user;
    return { userId: id, token, newRegistration: false };
  };
  const find = (email: string) => accounts.users.find(({ username }) => username === email);

  Object.assign(server.api, {
    getProfile: async ({ token }) => {
      hear('getProfile', token);
      const user = accounts.users.find((each) => each.token === token);
      if (!user) throw new ApiError('auth', 'token refused', { status: 401 });
      return user;
    },
    isRegisteredEmail: async (email) => {
      hear('isRegisteredEmail', email);
      return find(email) !== undefined;
    },
    signIn: async (login) => {
      hear('signIn', login);
      return signInOf(login.password === PASSWORD ? find(login.username) : undefined);
    },
    signUp: async (registration) => {
      hear('signUp', registration);
      const user = { ...RUI, username: registration.username };
      accounts.users.push(user);
      return { userId: user.id };
    },
    signInWithFacebook: async (login) => {
      hear('signInWithFacebook', login);
      return signInOf(accounts.users[0]);
    },
    signInWithGoogle: async (login) => {
      hear('signInWithGoogle', login);
      return signInOf(accounts.users[0]);
    },
    signInWithApple: async (login) => {
      hear('signInWithApple', login);
      return signInOf(accounts.users[0]);
    },
    signInExternally: async (externalToken) => {
      hear('signInExternally', externalToken);
      return signInOf(externalToken === 'external-ana' ? accounts.users[0] : undefined);
    },
    requestPasswordReset: async (reset) => hear('requestPasswordReset', reset),
    getPrizes: async (user) => {
      hear('getPrizes', user.userId);
      return [];
    },
  } satisfies Partial<FakeServer['api']>);
  return accounts;
}
