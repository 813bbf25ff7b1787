import { callIn, fieldIn } from '../foreign-data.ts';
import { readCredentials } from './read-credentials.ts';
import type { SocialAnswer } from './social.ts';

/** The version of Facebook's interface that this was written against. */
const VERSION = 'v23.0';
/** The account's name on the platform is its e-mail address. */
const SCOPE = 'email';

/** The app that each loaded script was told of; telling it twice is a fault to it. */
const appOfSdk = new WeakMap<object, string>();

function initialise(sdk: object, appId: string): void {
  if (appOfSdk.get(sdk) === appId) return;
  callIn(sdk, 'init', { appId, version: VERSION, cookie: false, status: false, xfbml: false });
  appOfSdk.set(sdk, appId);
}

function toAnswer(response: unknown): SocialAnswer {
  const authentication = fieldIn(response, 'authResponse');
  return authentication == null ? { kind: 'refused' } : readCredentials('facebook', authentication);
}

/** Opens Facebook's window at once. Its script tells a blocked window and a refusal alike. */
export function signInWithFacebook(sdk: unknown, appId: string): Promise<SocialAnswer> {
  return new Promise((resolve) => {
    try {
      if (typeof sdk === 'object' && sdk !== null) initialise(sdk, appId);
      callIn(sdk, 'login', (response: unknown) => resolve(toAnswer(response)), { scope: SCOPE });
    } catch {
      resolve({ kind: 'blocked' });
    }
  });
}
