// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fakeParent } from '../../../../test/support/host/fake-parent.ts';
import {
  SETTINGS,
  fakeFacebook,
  fakeGoogle,
} from '../../../../test/support/host/fake-social-page.ts';
import { createTimers } from '../timers.ts';
import { createSocial } from './create-social.ts';
import { createLazySocial } from './host-social.ts';

function lazy(globals: object, load = vi.fn(async () => createSocial)) {
  const element = document.createElement('div');
  const page = Object.assign(new EventTarget() as Window, {
    document: document.implementation.createHTMLDocument(),
    navigator: {},
    ...globals,
  });
  let ids = 0;
  const social = createLazySocial(
    {
      page,
      element,
      parent: fakeParent(null).parent,
      timers: createTimers(),
      isNativeClient: () => false,
      nonce: () => null,
      randomId: () => `id-${(ids += 1)}`,
      signal: new AbortController().signal,
    },
    load,
  );
  return { social, load, element };
}

test('nothing is loaded before the sign-in screen is drawn, and then once', async () => {
  const facebook = fakeFacebook({ authResponse: { accessToken: 'a' } });
  const { social, load } = lazy(facebook);
  expect(load).not.toHaveBeenCalled();
  social.warmUp();
  social.prepare('facebook', SETTINGS);
  expect(await social.signIn('facebook', SETTINGS)).toMatchObject({ accessToken: 'a' });
  expect(load).toHaveBeenCalledOnce();
});

test('once it is here, the press itself opens the window', async () => {
  const facebook = fakeFacebook({ authResponse: { accessToken: 'a' } });
  const { social } = lazy(facebook);
  await social.signIn('facebook', SETTINGS);
  void social.signIn('facebook', SETTINGS);
  expect(facebook.FB.login).toHaveBeenCalledTimes(2);
});

test('where it cannot be loaded attempts end as blocked, and the next one loads it again', async () => {
  const facebook = fakeFacebook({ authResponse: { accessToken: 'a' } });
  const load = vi.fn(async () => createSocial).mockRejectedValueOnce(new TypeError('network'));
  const { social } = lazy(facebook, load);
  expect(await social.signIn('facebook', SETTINGS)).toEqual({ kind: 'blocked' });
  expect(await social.signIn('facebook', SETTINGS)).toMatchObject({ accessToken: 'a' });
});

test("Google's button that was taken away while the code was on its way does not appear", async () => {
  const { social, element } = lazy(fakeGoogle());
  const early = social.drawGoogleButton(SETTINGS, () => {});
  early.remove();
  expect([await early.drawn, element.childElementCount]).toEqual(['blocked', 0]);
  const button = social.drawGoogleButton(SETTINGS, () => {});
  expect([await button.drawn, element.childElementCount]).toEqual(['drawn', 1]);
  button.remove();
  expect(element.childElementCount).toBe(0);
});
