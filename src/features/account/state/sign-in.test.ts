import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import type { SocialAnswer } from '../../../platform/host/social/social.ts';
import {
  chooseSignInTabAction,
  SIGN_IN,
  passwordResetSentAtom,
  showSignInViewAction,
  signInBusyAtom,
  signInFaultsAtom,
  passwordIsWrongAtom,
  signInFormAtom,
  signInTabAtom,
  signInViewAtom,
} from './sign-in-form.ts';
import {
  drawGoogleButtonAction,
  socialSettingsAtom,
  signInWithSocialAction,
} from './provider-sign-in.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { canGoBackAtom, currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { alertAtom, refusalAtom } from '../../../context/problems.ts';
import { PASSWORD, RUI } from '../../../../test/support/state/fake-accounts.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { startAtLogin } from '../../../../test/support/state/start-at-login.ts';
import { userAtom, entityConfigAtom } from '../../../context/checkout-context.ts';
import { DEFAULT_ENTITY_CONFIG } from '../../../platform/api/schema/entity-config.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import {
  continueWithEmailAction,
  requestPasswordResetAction,
  submitPasswordAction,
} from './password-sign-in.ts';
import { callsOf, atPassword } from '../../../../test/support/state/at-password.ts';

type Checkout = Awaited<ReturnType<typeof startAtLogin>>;

const stepOf = ({ store }: Checkout) => store.get(currentEntryAtom)?.step;

describe('the e-mail', () => {
  test('is checked in field, summary and modal on continue, and not before', async () => {
    const checkout = await startAtLogin();
    const { store } = checkout;
    expect(stepOf(checkout)).toBe('login');
    store.set(SIGN_IN.leave, 'email');
    expect(store.get(SIGN_IN.shownIssues)).toEqual([]);
    await store.set(continueWithEmailAction);
    const issue = { field: 'email', message: 'forms.errors.emailInvalid' };
    expect(store.get(SIGN_IN.shownIssues)).toEqual([issue]);
    expect(store.get(signInFaultsAtom)).toEqual([issue]);
    expect(callsOf(checkout)).toEqual([]);
  });

  test('is asked about on continue alone, and decides between login and registration', async () => {
    const checkout = await startAtLogin();
    const { store } = checkout;
    store.set(signInFormAtom, { email: ' ana@example.com ' });
    store.set(SIGN_IN.leave, 'email');
    store.set(chooseSignInTabAction, 'register');
    expect(callsOf(checkout)).toEqual([]);
    await store.set(continueWithEmailAction);
    expect([store.get(signInViewAtom), store.get(signInTabAtom)]).toEqual(['password', 'login']);
    store.set(goBackAction);
    store.set(signInFormAtom, { email: 'new@example.com' });
    await store.set(continueWithEmailAction);
    expect(store.get(signInTabAtom)).toBe('register');
  });

  test('continues with the tab chosen when it is unknown whether it is registered', async () => {
    const { accounts, store } = await startAtLogin();
    accounts.failures.set('isRegisteredEmail', new ApiError('network', 'down'));
    store.set(chooseSignInTabAction, 'register');
    store.set(signInFormAtom, { email: 'ana@example.com' });
    await store.set(continueWithEmailAction);
    expect([store.get(signInViewAtom), store.get(signInTabAtom)]).toEqual(['password', 'register']);
    expect(store.get(alertAtom)).toBeNull();
  });

  test('typed again while the server is asked is not answered for the old one', async () => {
    const { server, store } = await startAtLogin();
    let answer = (_isRegistered: boolean) => {};
    server.api.isRegisteredEmail = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    store.set(signInFormAtom, { email: 'ana@example.com' });
    const asking = store.set(continueWithEmailAction);
    store.set(signInFormAtom, { email: 'anna@example.com' });
    answer(true);
    await asking;
    expect([store.get(signInViewAtom), store.get(signInBusyAtom)]).toEqual(['emailSocial', null]);
  });
});

describe('the password', () => {
  test('signs in, fills the contact form and continues with the choice', async () => {
    const checkout = await atPassword('ana@example.com', PASSWORD);
    const { store, host } = checkout;
    await store.set(submitPasswordAction);
    expect(store.get(userAtom)?.id).toBe('1001');
    expect(stepOf(checkout)).toBe('confirm');
    expect(store.get(contactAtom)).toMatchObject({ name: 'Ana Sousa', phone: '912345678' });
    expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
    expect(host.cookies.read(USER_ID_COOKIE)).toBe('1001');
    expect(host.cookies.read(TOKEN_COOKIE)).toBe('token-ana');
    expect(host.accountCounts.announced).toBe(1);
    expect(host.toldParent).toEqual([
      { message: 'setLoggedInUser', payload: { userId: '1001', token: 'token-ana' } },
    ]);
    expect(host.receivedEvents).toContainEqual({ name: 'login', detail: { userId: '1001' } });
    expect(host.receivedEvents).toContainEqual({
      name: 'track',
      detail: { name: 'login', params: { method: 'email' } },
    });
  });

  test('is kept for a year when asked to, and else until the browser closes', async () => {
    for (const [keepSignedIn, days] of [
      [true, 365],
      [false, null],
    ] as const) {
      const { accounts, host, store } = await atPassword('ana@example.com', PASSWORD);
      const kept: (number | null)[] = [];
      host.cookies.write = (_name, _value, lasting) => void kept.push(lasting);
      store.set(signInFormAtom, { keepSignedIn });
      await store.set(submitPasswordAction);
      expect(kept).toEqual([days, days]);
      expect(accounts.asked).toContainEqual({
        call: 'signIn',
        input: { username: 'ana@example.com', password: PASSWORD, persistence: keepSignedIn },
      });
    }
  });

  test('is gone from memory after use and on the way back, and never leaves it otherwise', async () => {
    const { store, host } = await atPassword('ana@example.com', PASSWORD);
    store.set(goBackAction);
    expect(store.get(signInFormAtom).password).toBe('');
    await store.set(continueWithEmailAction);
    store.set(signInFormAtom, { password: PASSWORD });
    await store.set(submitPasswordAction);
    expect(store.get(signInFormAtom).password).toBe('');
    const out = [host.receivedEvents, host.warnings, [...host.stored], host.toldParent];
    expect(JSON.stringify(out)).not.toContain(PASSWORD);
  });

  test('that is wrong says so once, in the server’s own words, and keeps all that was typed', async () => {
    const checkout = await atPassword('ana@example.com', 'guess-1');
    const { accounts, store } = checkout;
    await store.set(submitPasswordAction);
    expect(store.get(alertAtom)).toEqual({ about: 'signIn', key: 'signIn.wrongPassword' });
    const detail = { status: 401, serverMessage: '<b>Senha errada</b>' };
    accounts.failures.set('signIn', new ApiError('auth', 'x', detail));
    await store.set(submitPasswordAction);
    expect(store.get(alertAtom)).toEqual({ about: 'signIn', text: '<b>Senha errada</b>' });
    expect(store.get(passwordIsWrongAtom)).toBe(true);
    expect(store.get(signInFormAtom).password).toBe('guess-1');
    expect([stepOf(checkout), store.get(signInBusyAtom)]).toEqual(['login', null]);
    expect(store.get(userAtom)).toBeNull();
    store.set(signInFormAtom, { password: 'guess-2' });
    expect(store.get(passwordIsWrongAtom)).toBe(false);
  });

  test('that is missing, too short, or given without accepting the conditions is refused field by field', async () => {
    const { store } = await atPassword('new@example.com', '');
    const messages = () => store.get(signInFaultsAtom).map(({ message }) => message);
    await store.set(submitPasswordAction);
    expect(messages()).toEqual([
      'forms.errors.passwordRegister',
      'forms.errors.acceptConditionsInvalid',
    ]);
    store.set(signInFormAtom, { password: '12345', acceptConditions: true });
    await store.set(submitPasswordAction);
    expect(messages()).toEqual(['forms.errors.passwordInvalid']);
    store.set(chooseSignInTabAction, 'login');
    store.set(signInFormAtom, { password: '' });
    await store.set(submitPasswordAction);
    expect(messages()).toEqual(['forms.errors.passwordLogin']);
  });

  test('pressed a hundred times signs in once', async () => {
    const checkout = await atPassword('ana@example.com', PASSWORD);
    await Promise.all(Array.from({ length: 100 }, () => checkout.store.set(submitPasswordAction)));
    expect(callsOf(checkout).filter((call) => call === 'signIn')).toHaveLength(1);
  });

  test('answered after the customer went back does not sign in', async () => {
    const { server, host, store } = await atPassword('ana@example.com', PASSWORD);
    const { api } = server;
    const signIn = api.signIn.bind(api);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.api.signIn = async (login, options) => {
      await held;
      return signIn(login, options);
    };
    const signing = store.set(submitPasswordAction);
    store.set(goBackAction);
    answer();
    await signing;
    expect(store.get(userAtom)).toBeNull();
    expect(host.cookies.read(TOKEN_COOKIE)).toBeNull();
    expect(store.get(signInViewAtom)).toBe('emailSocial');
  });

  test('is asked for again when the profile cannot be read: nothing is half signed in', async () => {
    const { accounts, host, store } = await atPassword('ana@example.com', PASSWORD);
    accounts.failures.set('getProfile', new ApiError('network', 'down'));
    await store.set(submitPasswordAction);
    expect(store.get(alertAtom)).toEqual({ about: 'signIn', key: 'errors.network' });
    expect(host.cookies.read(TOKEN_COOKIE)).toBeNull();
    accounts.failures.clear();
    await store.set(submitPasswordAction);
    expect(store.get(userAtom)?.id).toBe('1001');
  });
});

describe('a forgotten password', () => {
  test('is asked for by mail and returns to the login with the good news', async () => {
    const { accounts, host, store } = await atPassword('ana@example.com', '');
    host.fakePage.url = 'https://shop.example/book?campaignId=101&token=secret';
    store.set(showSignInViewAction, 'forgot');
    await store.set(requestPasswordResetAction);
    expect(accounts.asked.at(-1)?.input).toEqual({
      username: 'ana@example.com',
      redirectUrl: 'https://shop.example/book?campaignId=101',
    });
    expect([store.get(signInViewAtom), store.get(signInTabAtom)]).toEqual(['password', 'login']);
    expect(store.get(passwordResetSentAtom)).toBe(true);
    store.set(goBackAction);
    expect(store.get(passwordResetSentAtom)).toBe(false);
  });

  test.each([
    ['the server’s words', 'Conta desconhecida.', { text: 'Conta desconhecida.' }],
    ['ours where it has none', null, { key: 'signIn.forgot.unknown' }],
  ] as const)(
    'that cannot be mailed is explained in %s, and stays',
    async (_, serverMessage, told) => {
      const { accounts, store } = await startAtLogin();
      const detail = { status: 404, serverMessage };
      accounts.failures.set('requestPasswordReset', new ApiError('api', 'x', detail));
      store.set(showSignInViewAction, 'forgot');
      store.set(signInFormAtom, { email: 'nobody@example.com' });
      await store.set(requestPasswordResetAction);
      expect(store.get(refusalAtom)).toEqual({ about: 'reset', ...told });
      expect(store.get(signInViewAtom)).toBe('forgot');
    },
  );
});

describe('Back', () => {
  test('leads to the first view, then out of the step with the choice kept', async () => {
    const checkout = await atPassword('ana@example.com', '');
    const { store } = checkout;
    store.set(showSignInViewAction, 'forgot');
    store.set(goBackAction);
    expect([stepOf(checkout), store.get(signInViewAtom)]).toEqual(['login', 'emailSocial']);
    store.set(goBackAction);
    expect(stepOf(checkout)).toBe('choice');
    expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
    expect(store.get(canGoBackAtom)).toBe(false);
  });
});

const OFFERING = {
  ...DEFAULT_ENTITY_CONFIG,
  env: { ...DEFAULT_ENTITY_CONFIG.env, googleClientId: 'g-1', facebookAppId: 'f-1' },
  social: { google: true, facebook: true, apple: true },
};

describe('other providers', () => {
  async function withProviders() {
    const checkout = await startAtLogin();
    checkout.store.set(entityConfigAtom, OFFERING);
    return checkout;
  }

  test('are offered only when the brand offers them and names its id', async () => {
    const { store } = await startAtLogin();
    expect([...store.get(socialSettingsAtom).keys()]).toEqual([]);
    store.set(entityConfigAtom, OFFERING);
    expect([...store.get(socialSettingsAtom).keys()]).toEqual(['google', 'facebook']);
  });

  test('sign in with what they gave, by our button and by Google’s own', async () => {
    const checkout = await withProviders();
    const { host, store } = checkout;
    host.socialAnswers.set('google', { kind: 'signedIn', provider: 'google', credential: 'jwt' });
    store.set(drawGoogleButtonAction);
    host.pressGoogleButton();
    await expect.poll(() => store.get(userAtom)).not.toBeNull();
    expect(checkout.accounts.asked).toContainEqual({
      call: 'signInWithGoogle',
      input: { credential: 'jwt', persistence: false },
    });
    expect(host.receivedEvents).toContainEqual({
      name: 'track',
      detail: { name: 'login', params: { method: 'google' } },
    });
    const other = await withProviders();
    other.host.socialAnswers.set('facebook', {
      kind: 'signedIn',
      provider: 'facebook',
      accessToken: 'fb',
      expiresIn: 60,
      authenticationToken: null,
    });
    expect(await other.store.set(signInWithSocialAction, 'facebook')).toBe('signedIn');
    expect(stepOf(other)).toBe('confirm');
  });

  test('that refuse, are blocked or give no token end quietly, with the e-mail still usable', async () => {
    const quiet: readonly SocialAnswer[] = [
      { kind: 'refused' },
      { kind: 'blocked' },
      { kind: 'noToken' },
    ];
    for (const answer of quiet) {
      const { host, store } = await withProviders();
      host.socialAnswers.set('facebook', answer);
      expect(await store.set(signInWithSocialAction, 'facebook')).toBe(answer.kind);
      expect([store.get(signInBusyAtom), store.get(alertAtom)]).toEqual([null, null]);
      store.set(signInFormAtom, { email: 'ana@example.com' });
      await store.set(continueWithEmailAction);
      expect(store.get(signInViewAtom)).toBe('password');
    }
  });

  test('that never answers does not keep the customer from the e-mail, and is heard no more', async () => {
    const { accounts, host, store } = await withProviders();
    store.set(signInFormAtom, { email: 'ana@example.com' });
    let answer = (_answer: SocialAnswer) => {};
    host.socialSignIn.signIn = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const waiting = store.set(signInWithSocialAction, 'facebook');
    await store.set(continueWithEmailAction);
    expect(store.get(signInViewAtom)).toBe('password');
    answer({
      kind: 'signedIn',
      provider: 'facebook',
      accessToken: 'late',
      expiresIn: null,
      authenticationToken: null,
    });
    await waiting;
    expect(accounts.asked.map(({ call }) => call)).not.toContain('signInWithFacebook');
    expect(store.get(signInBusyAtom)).toBeNull();
  });

  test('whose sign-in the platform refuses show its sentence', async () => {
    const { accounts, host, store } = await withProviders();
    host.socialAnswers.set('google', { kind: 'signedIn', provider: 'google', credential: 'jwt' });
    const detail = { status: 401, serverMessage: 'Sem acesso.' };
    accounts.failures.set('signInWithGoogle', new ApiError('auth', 'x', detail));
    await store.set(signInWithSocialAction, 'google');
    expect(store.get(alertAtom)).toEqual({ about: 'social', text: 'Sem acesso.' });
    expect(store.get(userAtom)).toBeNull();
  });
});

describe('a profile', () => {
  test('fills only what the customer has not typed', async () => {
    const { store } = await atPassword('ana@example.com', PASSWORD);
    store.set(contactAtom, { ...store.get(contactAtom), name: 'Ana Maria', notes: 'Janela' });
    await store.set(submitPasswordAction);
    expect(store.get(contactAtom)).toMatchObject({
      name: 'Ana Maria',
      notes: 'Janela',
      prefix: '+351',
      phone: '912345678',
    });
  });

  test('without a prefix gets +351, and without a telephone is asked for it', async () => {
    const user = {
      ...RUI,
      mobile: '',
      mobilePrefix: '',
      known: { ...RUI.known, phone: false },
    };
    const checkout = await startAtLogin({}, [A_USER, user]);
    const { store } = checkout;
    store.set(signInFormAtom, { email: 'rui@example.com' });
    await store.set(continueWithEmailAction);
    store.set(signInFormAtom, { password: PASSWORD });
    await store.set(submitPasswordAction);
    expect(store.get(contactAtom).prefix).toBe('+351');
    expect(stepOf(checkout)).toBe('client-info');
  });
});
