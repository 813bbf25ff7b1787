import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { signInFormAtom, signInBusyAtom, signInTabAtom } from './sign-in-form.ts';
import { alertAtom } from '../../../context/problems.ts';
import { PASSWORD } from '../../../../test/support/state/fake-accounts.ts';
import { startAtLogin } from '../../../../test/support/state/start-at-login.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { continueWithEmailAction, submitPasswordAction } from './password-sign-in.ts';
import { callsOf, atPassword } from '../../../../test/support/state/at-password.ts';

describe('registering', () => {
  test('sends the e-mail without the blanks around it, and says what is under way', async () => {
    const checkout = await atPassword(' new@example.com ', PASSWORD);
    const { accounts, store } = checkout;
    store.set(signInFormAtom, { acceptConditions: true });
    const sent = store.set(submitPasswordAction);
    expect(store.get(signInBusyAtom)).toBe('password');
    await sent;
    const inputs = accounts.asked.filter(({ call }) => call.startsWith('sign'));
    expect(inputs.map(({ input }) => Object(input).username)).toEqual([
      'new@example.com',
      'new@example.com',
    ]);
  });

  test('sends its own key, so that no account is made twice; signing in sends none', async () => {
    const checkout = await atPassword('new@example.com', PASSWORD);
    const { server, store } = checkout;
    const options: (readonly [string, object])[] = [];
    const before = { ...server.api };
    server.api.signUp = async (registration, own) => {
      options.push(['signUp', own]);
      return before.signUp(registration, own);
    };
    server.api.signIn = async (login, own = {}) => {
      options.push(['signIn', own]);
      return before.signIn(login, own);
    };
    store.set(signInFormAtom, { acceptConditions: true });
    await store.set(submitPasswordAction);
    const signal = expect.any(AbortSignal);
    expect(options).toEqual([
      ['signUp', { intentKey: expect.stringMatching(/./), signal }],
      ['signIn', { signal }],
    ]);
  });

  test('makes the account with its referral code, signs in and is measured as such', async () => {
    const checkout = await startAtLogin({ referralCode: 'FRIEND' });
    const { accounts, host, store } = checkout;
    store.set(signInFormAtom, { email: 'new@example.com' });
    await store.set(continueWithEmailAction);
    store.set(signInFormAtom, { password: PASSWORD, acceptConditions: true });
    await store.set(submitPasswordAction);
    expect(callsOf(checkout)).toEqual(['isRegisteredEmail', 'signUp', 'signIn']);
    expect(accounts.asked[1]?.input).toEqual({
      username: 'new@example.com',
      password: PASSWORD,
      referralCode: 'FRIEND',
    });
    expect(store.get(userAtom)?.username).toBe('new@example.com');
    expect(host.receivedEvents).toContainEqual({
      name: 'track',
      detail: { name: 'sign_up', params: { method: 'email' } },
    });
  });

  test('continues as a login when the account was made but the sign-in failed', async () => {
    const checkout = await atPassword('new@example.com', PASSWORD);
    const { accounts, store } = checkout;
    accounts.failures.set('signIn', new ApiError('network', 'down'));
    store.set(signInFormAtom, { acceptConditions: true });
    await store.set(submitPasswordAction);
    expect(store.get(signInTabAtom)).toBe('login');
    accounts.failures.clear();
    await store.set(submitPasswordAction);
    expect(callsOf(checkout).filter((call) => call === 'signUp')).toHaveLength(1);
    expect(store.get(userAtom)?.username).toBe('new@example.com');
  });

  test('with a broken connection shows an unknown outcome, and never books or registers by itself', async () => {
    const checkout = await atPassword('new@example.com', PASSWORD);
    const { accounts, store } = checkout;
    accounts.failures.set('signUp', new ApiError('outcome_unknown', 'cut off'));
    store.set(signInFormAtom, { acceptConditions: true });
    await store.set(submitPasswordAction);
    expect(store.get(alertAtom)).toEqual({ about: 'register', key: 'signIn.registrationUnknown' });
    expect(callsOf(checkout)).toEqual(['isRegisteredEmail', 'signUp']);
  });
});

describe('a registration that is refused', () => {
  test.each([
    ['conflict', 409, 'signIn.emailTaken'],
    ['validation', 422, 'signIn.passwordRefused'],
  ] as const)(
    'by %s %i says why in our words where the server has none',
    async (code, status, key) => {
      const checkout = await atPassword('new@example.com', PASSWORD);
      const { accounts, store } = checkout;
      accounts.failures.set('signUp', new ApiError(code, 'x', { status }));
      store.set(signInFormAtom, { acceptConditions: true });
      await store.set(submitPasswordAction);
      expect(store.get(alertAtom)).toEqual({ about: 'register', key });
      expect(callsOf(checkout)).toEqual(['isRegisteredEmail', 'signUp']);
    },
  );
});
