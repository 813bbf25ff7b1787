import { callIn, fieldIn, textIn } from '../foreign-data.ts';
import { readCredentials } from './read-credentials.ts';
import type { SocialAnswer } from './social.ts';
import { tokenClaim } from './token-claim.ts';

/** The account's name on the platform is its e-mail address. */
const SCOPE = 'email';
const WINDOW_BLOCKED = 'popup_blocked_by_browser';

interface AppleInput {
  clientId: string;
  /** An address of this page's origin; Apple's window answers to no other. */
  redirectUri: string;
  randomId: () => string;
}

/** The answer to one attempt: it bears that attempt's state, and its token that attempt's nonce. */
function toAnswer(response: unknown, state: string, nonce: string): SocialAnswer {
  const authorization = fieldIn(response, 'authorization');
  if (textIn(authorization, 'state') !== state) return { kind: 'noToken' };
  const idToken = textIn(authorization, 'id_token');
  if (idToken === null || tokenClaim(idToken, 'nonce') !== nonce) return { kind: 'noToken' };
  return readCredentials('apple', { code: fieldIn(authorization, 'code'), idToken });
}

/** Opens Apple's window at once. */
export async function signInWithApple(sdk: unknown, input: AppleInput): Promise<SocialAnswer> {
  const { clientId, redirectUri, randomId } = input;
  const state = randomId();
  const nonce = randomId();
  try {
    const config = { clientId, scope: SCOPE, redirectURI: redirectUri, state, nonce };
    callIn(sdk, 'init', { ...config, usePopup: true });
    return toAnswer(await callIn(sdk, 'signIn'), state, nonce);
  } catch (error) {
    const isBlocked = error instanceof Error || textIn(error, 'error') === WINDOW_BLOCKED;
    return { kind: isBlocked ? 'blocked' : 'refused' };
  }
}
