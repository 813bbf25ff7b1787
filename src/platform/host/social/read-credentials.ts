import { numberIn, textIn } from '../foreign-data.ts';
import type { SignedIn, SocialAnswer, SocialProvider } from './social.ts';

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

/** What a provider, an app or the parent window answered, taken over field by field into a fresh object. */
export function readCredentials(provider: SocialProvider, data: unknown): SocialAnswer {
  return READERS[provider](data) ?? { kind: 'noToken' };
}
