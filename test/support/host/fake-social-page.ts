import { vi } from 'vitest';

import type { HostParent } from '../../../src/platform/host/parent/parent-window.ts';
import { createSocial } from '../../../src/platform/host/social/create-social.ts';
import type { SocialSettings } from '../../../src/platform/host/social/social.ts';
import { createActivity } from '../../../src/platform/host/activity.ts';
import { createTimers } from '../../../src/platform/host/timers.ts';
import { fakeParent } from './fake-parent.ts';

interface PageOptions {
  nonce?: string | null;
  parent?: HostParent;
  isNative?: boolean;
  /** The globals of the page: scripts of providers, plugins of an app. */
  globals?: object;
}

export const SETTINGS: SocialSettings = {
  clientId: 'client-1',
  sdkUrl: 'https://sdk.example/sdk.js',
  language: 'pt-PT',
};

/** A page whose scripts come when a test says so. */
export function fakeSocialPage(options: PageOptions = {}) {
  const { nonce = null, parent = fakeParent(null).parent, isNative = false, globals } = options;
  const own = document.implementation.createHTMLDocument();
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(own.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) scripts.push(script);
  });
  const page = Object.assign(new EventTarget() as Window, {
    document: own,
    navigator: {},
    location: new URL('https://tasca.pt/reservar?x=1'),
    ...globals,
  });

  /** One more element on the page. */
  const addElement = () => {
    const stop = new AbortController();
    const element = own.createElement('div');
    own.body.append(element);
    const timers = createTimers();
    const { during, isOpen } = createActivity();
    let ids = 0;
    const name = own.body.childElementCount;
    const social = createSocial({
      page,
      element,
      parent,
      timers,
      during,
      isNativeClient: () => isNative,
      nonce: () => nonce,
      randomId: () => `id-${name}-${(ids += 1)}`,
      signal: stop.signal,
    });
    return { social, element, stop, timers, isBusy: isOpen };
  };

  return {
    page,
    scripts,
    addElement,
    ...addElement(),
    /** A script has come and leaves these on the page. */
    load: async (left: object, index = scripts.length - 1) => {
      Object.assign(page, left);
      scripts[index]?.dispatchEvent(new Event('load'));
      await vi.advanceTimersByTimeAsync(0);
    },
    block: async () => {
      scripts.at(-1)?.dispatchEvent(new Event('error'));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

/** Facebook's script with a window that answers this. */
export function fakeFacebook(response: unknown) {
  const login = vi.fn((answer: (response: unknown) => void) => answer(response));
  return { FB: { init: vi.fn(), login } };
}

const encode = (claims: object) =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

interface AppleConfig {
  state: string;
  nonce: string;
}

/** Apple's script; `answer` makes the reply of its window from what it was asked. */
export function fakeApple(answer: (config: AppleConfig) => unknown) {
  let config: AppleConfig = { state: '', nonce: '' };
  const init = vi.fn((given: AppleConfig) => {
    config = given;
  });
  return { AppleID: { auth: { init, signIn: vi.fn(async () => answer(config)) } } };
}

/** A good reply of Apple's window. */
export const appleReply = ({ state, nonce }: AppleConfig) => ({
  authorization: { code: 'c', id_token: `h.${encode({ nonce, name: 'João' })}.s`, state },
});

interface ButtonConfig {
  state: string;
  locale: string;
  click_listener: () => void;
}

/** Google's script; buttons are remembered, `press` signs in by one of them. */
export function fakeGoogle() {
  const buttons: { container: HTMLElement; config: ButtonConfig }[] = [];
  let callback: (response: unknown) => void = () => {};
  const initialize = vi.fn((config: { client_id: string; callback: typeof callback }) => {
    callback = config.callback;
  });
  const renderButton = vi.fn((container: HTMLElement, config: ButtonConfig) => {
    buttons.push({ container, config });
  });
  const press = (index: number, response: object) => {
    buttons[index]?.config.click_listener();
    callback(response);
  };
  return { google: { accounts: { id: { initialize, renderButton } } }, buttons, press };
}
