// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  appleReply,
  fakeApple,
  fakeFacebook,
  fakeSocialPage,
  SETTINGS,
} from '../../../../test/support/host/fake-social-page.ts';

const SIGNED_IN = {
  status: 'connected',
  authResponse: { accessToken: 'a', expiresIn: '5000', userID: '1' },
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

describe('the script of a provider', () => {
  test('is not loaded before a button is approached or pressed', () => {
    expect(fakeSocialPage().scripts).toEqual([]);
  });

  test.each([
    ['facebook', 'https://connect.facebook.net/pt_PT/sdk.js'],
    [
      'apple',
      'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/pt_PT/appleid.auth.js',
    ],
    ['google', 'https://accounts.google.com/gsi/client'],
  ] as const)('of %s is %s unless the brand names another', (provider, url) => {
    const { social, scripts } = fakeSocialPage();
    social.prepare(provider, { ...SETTINGS, sdkUrl: null });
    social.prepare(provider, SETTINGS);
    expect(scripts.map(({ src }) => src)).toEqual([url, 'https://sdk.example/sdk.js']);
  });

  test('bears the nonce of the page', () => {
    const { social, scripts } = fakeSocialPage({ nonce: 'n-1' });
    social.prepare('apple', SETTINGS);
    expect([scripts[0]?.nonce, scripts[0]?.async]).toEqual(['n-1', true]);
  });

  test('counts as open work of the element until it has come', async () => {
    const { social, load, isBusy } = fakeSocialPage();
    social.prepare('facebook', SETTINGS);
    expect(isBusy()).toBe(true);
    await load(fakeFacebook(SIGNED_IN));
    expect(isBusy()).toBe(false);
  });

  test('is loaded once for all elements of the page and for preparing and pressing', async () => {
    const { social, scripts, addElement, load } = fakeSocialPage();
    social.prepare('facebook', SETTINGS);
    const answers = [social, addElement().social].map((each) => each.signIn('facebook', SETTINGS));
    expect(scripts).toHaveLength(1);
    await load(fakeFacebook(SIGNED_IN));
    expect((await Promise.all(answers)).map(({ kind }) => kind)).toEqual(['signedIn', 'signedIn']);
  });

  test.each(['http://sdk.example/sdk.js', 'data:text/html,x', '/sdk.js', 'https://a:b@c.example'])(
    'is not loaded from %s',
    async (sdkUrl) => {
      const { social, scripts } = fakeSocialPage();
      const answer = await social.signIn('apple', { ...SETTINGS, sdkUrl });
      expect([answer, scripts]).toEqual([{ kind: 'blocked' }, []]);
    },
  );

  test('that is blocked ends quietly, is taken out, and is loaded again by the next press', async () => {
    const { social, scripts, block, load } = fakeSocialPage();
    const first = social.signIn('facebook', SETTINGS);
    const remove = vi.spyOn(scripts[0]!, 'remove');
    await block();
    expect([await first, remove.mock.calls.length]).toEqual([{ kind: 'blocked' }, 1]);
    const second = social.signIn('facebook', SETTINGS);
    expect(scripts).toHaveLength(2);
    await load(fakeFacebook(SIGNED_IN));
    expect(await second).toMatchObject({ kind: 'signedIn' });
  });

  test('that does not come in time is blocked, and nothing stays behind', async () => {
    const { social } = fakeSocialPage();
    const answer = social.signIn('apple', SETTINGS);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await answer, vi.getTimerCount()]).toEqual([{ kind: 'blocked' }, 0]);
  });

  test('that comes without what it should bring is blocked', async () => {
    const { social, load } = fakeSocialPage();
    const answer = social.signIn('apple', SETTINGS);
    await load({ AppleID: {} });
    expect(await answer).toEqual({ kind: 'blocked' });
  });

  test('that a policy forbids is blocked without an exception', async () => {
    const { social, page } = fakeSocialPage();
    const script = page.document.createElement('script');
    Object.defineProperty(script, 'src', {
      set: () => {
        throw new TypeError('This document requires TrustedScriptURL.');
      },
    });
    vi.spyOn(page.document, 'createElement').mockReturnValue(script);
    expect(await social.signIn('apple', SETTINGS)).toEqual({ kind: 'blocked' });
  });
});

describe('Facebook', () => {
  test('is asked for the e-mail address, in the press itself once its script is here', async () => {
    const { social, load } = fakeSocialPage();
    const facebook = fakeFacebook(SIGNED_IN);
    social.prepare('facebook', SETTINGS);
    await load(facebook);
    const answer = social.signIn('facebook', SETTINGS);
    expect(facebook.FB.login).toHaveBeenCalledWith(expect.any(Function), { scope: 'email' });
    expect(facebook.FB.init).toHaveBeenCalledWith(expect.objectContaining({ appId: 'client-1' }));
    expect(await answer).toEqual({
      kind: 'signedIn',
      provider: 'facebook',
      accessToken: 'a',
      expiresIn: 5000,
      authenticationToken: null,
    });
    await social.signIn('facebook', SETTINGS);
    expect(facebook.FB.init).toHaveBeenCalledOnce();
  });

  test.each([
    ['said no', { status: 'unknown', authResponse: null }, 'refused'],
    ['closed the window', undefined, 'refused'],
    ['got no token', { status: 'connected', authResponse: {} }, 'noToken'],
    ['got a token that is none', { authResponse: { accessToken: 7 } }, 'noToken'],
  ])('ends quietly when the customer %s', async (_, response, kind) => {
    const { social } = fakeSocialPage({ globals: fakeFacebook(response) });
    expect(await social.signIn('facebook', SETTINGS)).toEqual({ kind });
  });

  test('whose script comes in two parts is waited for, and the merchant still hears of it', async () => {
    const fbAsyncInit = vi.fn();
    const { social, page, load } = fakeSocialPage({ globals: { fbAsyncInit } });
    const answer = social.signIn('facebook', SETTINGS);
    const early = vi.fn();
    await load({ FB: { __buffer: {}, init: early, login: early } });
    Object.assign(page, fakeFacebook(SIGNED_IN));
    Reflect.get(page, 'fbAsyncInit')();
    expect(await answer).toMatchObject({ kind: 'signedIn' });
    expect([early.mock.calls.length, fbAsyncInit.mock.calls.length]).toEqual([0, 1]);
  });

  test('opens no window that the browser would block', async () => {
    const facebook = fakeFacebook(SIGNED_IN);
    const { social, load } = fakeSocialPage({
      globals: { navigator: { userActivation: { isActive: false } } },
    });
    const answer = social.signIn('facebook', SETTINGS);
    await load(facebook);
    expect([await answer, facebook.FB.login.mock.calls.length]).toEqual([{ kind: 'blocked' }, 0]);
  });

  test('that fails inside is blocked', async () => {
    const FB = {
      init: () => {
        throw new Error('FB');
      },
    };
    const { social } = fakeSocialPage({ globals: { FB } });
    expect(await social.signIn('facebook', SETTINGS)).toEqual({ kind: 'blocked' });
  });
});

describe('Apple', () => {
  test('is asked in a window, with a state and a nonce of this attempt', async () => {
    const apple = fakeApple(appleReply);
    const { social } = fakeSocialPage({ globals: apple });
    const answer = await social.signIn('apple', SETTINGS);
    expect(answer).toMatchObject({ kind: 'signedIn', provider: 'apple', code: 'c' });
    await social.signIn('apple', SETTINGS);
    const [first, second] = apple.AppleID.auth.init.mock.calls.map(([config]) => config);
    expect(first).toMatchObject({
      clientId: 'client-1',
      scope: 'email',
      redirectURI: 'https://tasca.pt',
      usePopup: true,
    });
    expect(new Set([first?.state, first?.nonce, second?.state, second?.nonce]).size).toBe(4);
  });

  test.each<[string, Parameters<typeof fakeApple>[0]]>([
    ['another state', (config) => appleReply({ ...config, state: 'forged' })],
    ['another nonce', (config) => appleReply({ ...config, nonce: 'forged' })],
    [
      'a token that cannot be read',
      ({ state }) => ({ authorization: { code: 'c', id_token: 'x', state } }),
    ],
    ['no token', ({ state }) => ({ authorization: { code: 'c', state } })],
    ['nothing', () => undefined],
  ])('that answers with %s does not sign in', async (_, answer) => {
    const { social } = fakeSocialPage({ globals: fakeApple(answer) });
    expect(await social.signIn('apple', SETTINGS)).toEqual({ kind: 'noToken' });
  });

  test.each([
    [{ error: 'popup_closed_by_user' }, 'refused'],
    [{ error: 'user_cancelled_authorize' }, 'refused'],
    [{ error: 'popup_blocked_by_browser' }, 'blocked'],
    [new TypeError('inside'), 'blocked'],
  ])('that fails with %o ends quietly', async (error, kind) => {
    const failing = () => {
      throw error;
    };
    const { social } = fakeSocialPage({ globals: fakeApple(failing) });
    expect(await social.signIn('apple', SETTINGS)).toEqual({ kind });
  });
});

describe('a window without an answer', () => {
  const open = () => fakeSocialPage({ globals: fakeApple(() => new Promise(() => {})) });

  test('ends as refused when the customer leaves the screen', async () => {
    const { social } = open();
    const leave = new AbortController();
    const answer = social.signIn('apple', SETTINGS, leave.signal);
    leave.abort();
    expect([await answer, vi.getTimerCount()]).toEqual([{ kind: 'refused' }, 0]);
  });

  test('ends as refused when the element is removed, and nothing starts after', async () => {
    const { social, stop } = open();
    const answer = social.signIn('apple', SETTINGS);
    stop.abort();
    expect(await answer).toEqual({ kind: 'refused' });
    expect(await social.signIn('apple', SETTINGS)).toEqual({ kind: 'refused' });
  });

  test('ends as refused after five minutes', async () => {
    const answer = open().social.signIn('apple', SETTINGS);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await answer).toEqual({ kind: 'refused' });
  });
});
