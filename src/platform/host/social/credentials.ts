import { fieldIn, numberIn, textIn } from '../foreign-data.ts';
import type { SignedIn, SocialAnswer } from './social.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';

/** The bytes of a base64url text as UTF-8. */
function decode(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (each) => each.charCodeAt(0)));
}

/** A claim of an identity token, unverified: the server verifies the signature. Undefined if it cannot be read. */
export function tokenClaim(token: string, name: string): unknown {
  try {
    return fieldIn(JSON.parse(decode(token.split('.')[1] ?? '')), name);
  } catch {
    return undefined;
  }
}

const READERS: { readonly [Provider in SocialProvider]: (data: unknown) => SignedIn | null } = {
  facebook(data) {
    const accessToken = textIn(data, 'accessToken');
    return accessToken === null
      ? null
      : {
          kind: 'signedIn',
          provider: 'facebook',
          accessToken,
          expiresIn: numberIn(data, 'expiresIn'),
          authenticationToken: textIn(data, 'authenticationToken'),
        };
  },
  google(data) {
    const credential = textIn(data, 'credential');
    return credential === null ? null : { kind: 'signedIn', provider: 'google', credential };
  },
  apple(data) {
    const code = textIn(data, 'code');
    const idToken = textIn(data, 'idToken');
    return code === null || idToken === null
      ? null
      : { kind: 'signedIn', provider: 'apple', code, idToken };
  },
};

/** Reads the answer of a provider, an app or the parent window, field by field into a new object. */
export function readCredentials(provider: SocialProvider, data: unknown): SocialAnswer {
  return READERS[provider](data) ?? { kind: 'noToken' };
}
