import { callIn, fieldIn, textIn } from '../foreign-data.ts';
import type { Sdks } from './sdks.ts';
import type { SocialAnswer, SocialSettings } from './social.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';
import { readCredentials, tokenClaim } from './credentials.ts';

/** The account's name on the platform is its e-mail address. */
const APPLE_SCOPE = 'email';
const WINDOW_BLOCKED = 'popup_blocked_by_browser';

interface AppleInput {
  clientId: string;
  /** An address of this page's origin; Apple's window answers to no other. */
  redirectUri: string;
  randomId: () => string;
}

/** The answer to one attempt: it bears that attempt's state, and its token that attempt's nonce. */
function toAppleAnswer(response: unknown, state: string, nonce: string): SocialAnswer {
  const authorization = fieldIn(response, 'authorization');
  if (textIn(authorization, 'state') !== state) return { kind: 'noToken' };
  const idToken = textIn(authorization, 'id_token');
  if (idToken === null || tokenClaim(idToken, 'nonce') !== nonce) return { kind: 'noToken' };
  return readCredentials('apple', { code: fieldIn(authorization, 'code'), idToken });
}

/** Opens Apple's window at once. */
async function signInWithApple(sdk: unknown, input: AppleInput): Promise<SocialAnswer> {
  const { clientId, redirectUri, randomId } = input;
  const state = randomId();
  const nonce = randomId();
  try {
    const config = { clientId, scope: APPLE_SCOPE, redirectURI: redirectUri, state, nonce };
    callIn(sdk, 'init', { ...config, usePopup: true });
    return toAppleAnswer(await callIn(sdk, 'signIn'), state, nonce);
  } catch (error) {
    const isBlocked = error instanceof Error || textIn(error, 'error') === WINDOW_BLOCKED;
    return { kind: isBlocked ? 'blocked' : 'refused' };
  }
}

/** The version of Facebook's interface that this was written against. */
const FACEBOOK_VERSION = 'v23.0';
/** The account's name on the platform is its e-mail address. */
const FACEBOOK_SCOPE = 'email';

/** The app that each loaded script was told of; telling it twice is a fault to it. */
const appOfSdk = new WeakMap<object, string>();

function initialise(sdk: object, appId: string): void {
  if (appOfSdk.get(sdk) === appId) return;
  callIn(sdk, 'init', {
    appId,
    version: FACEBOOK_VERSION,
    cookie: false,
    status: false,
    xfbml: false,
  });
  appOfSdk.set(sdk, appId);
}

function toFacebookAnswer(response: unknown): SocialAnswer {
  const authentication = fieldIn(response, 'authResponse');
  return authentication == null ? { kind: 'refused' } : readCredentials('facebook', authentication);
}

/** Opens Facebook's window at once. Its script tells a blocked window and a refusal alike. */
function signInWithFacebook(sdk: unknown, appId: string): Promise<SocialAnswer> {
  return new Promise((resolve) => {
    try {
      if (typeof sdk === 'object' && sdk !== null) initialise(sdk, appId);
      callIn(sdk, 'login', (response: unknown) => resolve(toFacebookAnswer(response)), {
        scope: FACEBOOK_SCOPE,
      });
    } catch {
      resolve({ kind: 'blocked' });
    }
  });
}

interface WebInput {
  page: Window;
  sdks: Sdks;
  randomId: () => string;
}

/** Whether a press is so fresh that the browser lets it open a window; where it does not say, it is tried. */
function mayOpenWindow(page: Window): boolean {
  return fieldIn(fieldIn(page.navigator, 'userActivation'), 'isActive') !== false;
}

/** Opens a provider's window, at once where its script is already here. Never rejects. */
export async function signInByWeb(
  { page, sdks, randomId }: WebInput,
  provider: SocialProvider,
  settings: SocialSettings,
): Promise<SocialAnswer> {
  if (provider === 'google') return { kind: 'needsButton' };
  const sdk = sdks.find(provider) ?? (await sdks.load(provider, settings));
  if (sdk === undefined || !mayOpenWindow(page)) return { kind: 'blocked' };
  const { clientId } = settings;
  return provider === 'facebook'
    ? signInWithFacebook(sdk, clientId)
    : signInWithApple(sdk, { clientId, redirectUri: page.location.origin, randomId });
}
