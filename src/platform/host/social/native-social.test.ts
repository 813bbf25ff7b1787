// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createParentWindow } from '../parent/parent-window.ts';
import { fakeFramedPage } from '../../../../test/support/host/fake-framed-page.ts';
import { fakeParent } from '../../../../test/support/host/fake-parent.ts';
import {
  fakeFacebook,
  fakeSocialPage,
  SETTINGS,
} from '../../../../test/support/host/fake-social-page.ts';
import { createActivity } from '../activity.ts';
import { createTimers } from '../timers.ts';

const BY_WEB = fakeFacebook({ authResponse: { accessToken: 'web' } });
const AVAILABLE = { result: { available: true } };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

describe('the parent window', () => {
  test.each([
    [
      'facebook',
      { accessToken: 'a', expiresIn: 60, authenticationToken: 'b', name: 'Ana' },
      { accessToken: 'a', expiresIn: 60, authenticationToken: 'b' },
    ],
    ['google', { credential: 'j' }, { credential: 'j' }],
    ['apple', { code: 'c', idToken: 'i' }, { code: 'c', idToken: 'i' }],
  ] as const)('that can signs in with %s before the web does', async (provider, result, fields) => {
    const { parent } = fakeParent({ checkSocialPlugin: AVAILABLE, socialLogin: { result } });
    const { social, scripts } = fakeSocialPage({ parent });
    expect(await social.signIn(provider, SETTINGS)).toEqual({
      kind: 'signedIn',
      provider,
      ...fields,
    });
    expect(scripts).toEqual([]);
  });

  test.each([404, 501])('that fails with %i leaves it to the web', async (status) => {
    const { parent, asked } = fakeParent({ checkSocialPlugin: AVAILABLE, socialLogin: { status } });
    const { social } = fakeSocialPage({ parent, globals: BY_WEB });
    expect(await social.signIn('facebook', SETTINGS)).toMatchObject({ accessToken: 'web' });
    await social.signIn('facebook', SETTINGS);
    expect(asked).toEqual(['checkSocialPlugin', 'socialLogin']);
  });

  test.each([
    ['refuses', { status: 403 }, 'refused'],
    ['does not say why', { status: null }, 'refused'],
    ['gives no token', { result: null }, 'noToken'],
    ['gives half of it', { result: { expiresIn: 5 } }, 'noToken'],
  ])('that %s ends the attempt quietly', async (_, socialLogin, kind) => {
    const { parent } = fakeParent({ checkSocialPlugin: AVAILABLE, socialLogin });
    const { social } = fakeSocialPage({ parent, globals: BY_WEB });
    expect(await social.signIn('facebook', SETTINGS)).toEqual({ kind });
  });

  test.each([
    ['says no', { result: { available: false } }],
    ['says something else', { result: 'yes' }],
    ['does not know the question', { status: 404 }],
  ])('that %s leaves it to the web, asked once', async (_, checkSocialPlugin) => {
    const { parent, asked } = fakeParent({ checkSocialPlugin });
    const { social } = fakeSocialPage({ parent, globals: BY_WEB });
    social.prepare('facebook', SETTINGS);
    await vi.advanceTimersByTimeAsync(0);
    BY_WEB.FB.login.mockClear();
    const answer = social.signIn('facebook', SETTINGS);
    expect(BY_WEB.FB.login).toHaveBeenCalledOnce();
    expect(await answer).toMatchObject({ accessToken: 'web' });
    expect(asked).toEqual(['checkSocialPlugin']);
  });

  test('that has not answered yet is not asked again by a hover, a focus and a press', async () => {
    const { parent, asked } = fakeParent({ checkSocialPlugin: { result: { available: false } } });
    const { social } = fakeSocialPage({ parent, globals: BY_WEB });
    social.prepare('facebook', SETTINGS);
    social.prepare('facebook', SETTINGS);
    await social.signIn('facebook', SETTINGS);
    expect(asked).toEqual(['checkSocialPlugin']);
  });

  test('that never answers delays the web by a second, once', async () => {
    const { page } = fakeFramedPage();
    const parent = createParentWindow({
      page,
      origin: () => 'https://platform.example',
      timers: createTimers(),
      during: createActivity().during,
      randomId: () => 'id',
      signal: new AbortController().signal,
    });
    const { social } = fakeSocialPage({ parent, globals: BY_WEB });
    const first = social.signIn('facebook', SETTINGS);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await first).toMatchObject({ accessToken: 'web' });
    expect(await social.signIn('facebook', SETTINGS)).toMatchObject({ accessToken: 'web' });
  });
});

type Login = (...args: unknown[]) => void;

/** A plugin's method whose last two arguments are called back. */
const succeedWith =
  (data: unknown): Login =>
  (...args) =>
    (args.at(-2) as (data: unknown) => void)(data);
const failWith =
  (error: unknown): Login =>
  (...args) =>
    (args.at(-1) as (error: unknown) => void)(error);

const facebookPlugin = (login: Login) => ({ facebookConnectPlugin: { login } });

describe("an app's plugins", () => {
  test.each([
    [
      'facebook',
      facebookPlugin(succeedWith({ authResponse: { accessToken: 'a', expiresIn: '60' } })),
      { accessToken: 'a', expiresIn: 60 },
    ],
    [
      'google',
      {
        plugins: { googleplus: { login: succeedWith({ idToken: 'j', email: 'ana@example.com' }) } },
      },
      { credential: 'j' },
    ],
    [
      'apple',
      {
        cordova: {
          plugins: {
            SignInWithApple: {
              signin: succeedWith({ authorizationCode: 'c', identityToken: 'i' }),
            },
          },
        },
      },
      { code: 'c', idToken: 'i' },
    ],
  ] as const)('sign in with %s', async (provider, globals, fields) => {
    const { social, scripts } = fakeSocialPage({ isNative: true, globals });
    expect(await social.signIn(provider, SETTINGS)).toMatchObject({ provider, ...fields });
    expect(scripts).toEqual([]);
  });

  test.each([
    ['a status', { status: 501 }],
    ['a code', { code: 404 }],
    ['a number', 501],
  ])('that are missing by %s leave it to the web', async (_, error) => {
    const globals = { ...BY_WEB, ...facebookPlugin(failWith(error)) };
    const { social } = fakeSocialPage({ isNative: true, globals });
    expect(await social.signIn('facebook', SETTINGS)).toMatchObject({ accessToken: 'web' });
  });

  test('that throw leave it to the web', async () => {
    const broken = () => {
      throw new Error('plugin');
    };
    const globals = { ...BY_WEB, ...facebookPlugin(broken) };
    const { social } = fakeSocialPage({ isNative: true, globals });
    expect(await social.signIn('facebook', SETTINGS)).toMatchObject({ accessToken: 'web' });
  });

  test.each([{ code: '1001' }, 'cancelled', 12501, undefined])(
    'that were cancelled end quietly: %o',
    async (error) => {
      const globals = { ...BY_WEB, ...facebookPlugin(failWith(error)) };
      const { social } = fakeSocialPage({ isNative: true, globals });
      expect(await social.signIn('facebook', SETTINGS)).toEqual({ kind: 'refused' });
    },
  );

  test('come after the parent window', async () => {
    const login = vi.fn(succeedWith({ authResponse: { accessToken: 'app' } }));
    const { parent } = fakeParent({ checkSocialPlugin: AVAILABLE, socialLogin: { status: 501 } });
    const { social } = fakeSocialPage({ parent, isNative: true, globals: facebookPlugin(login) });
    expect(await social.signIn('facebook', SETTINGS)).toMatchObject({ accessToken: 'app' });
  });

  test('are left alone in a browser', async () => {
    const login = vi.fn();
    const { social } = fakeSocialPage({ globals: { ...BY_WEB, ...facebookPlugin(login) } });
    expect(await social.signIn('facebook', SETTINGS)).toMatchObject({ accessToken: 'web' });
    expect(login).not.toHaveBeenCalled();
  });
});
