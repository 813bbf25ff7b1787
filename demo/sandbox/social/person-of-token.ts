import * as v from 'valibot';

import { SandboxError } from '../support/sandbox-error.ts';
import { email } from '../authentication/authentication-fields.ts';
import { DEFAULT_ENTITY } from '../entity/entities-data.ts';

const SECOND_MS = 1000;

/** The issuer of a provider's tokens, and its client. */
const ISSUERS = {
  google: { iss: 'https://accounts.google.com', aud: DEFAULT_ENTITY.env.googleClientId },
  facebook: { iss: 'https://www.facebook.com', aud: DEFAULT_ENTITY.env.facebookAppId },
  apple: { iss: 'https://appleid.apple.com', aud: DEFAULT_ENTITY.env.appleClientId },
} as const;

export type Provider = keyof typeof ISSUERS;

const claims = v.object({
  iss: v.string(),
  aud: v.string(),
  email,
  given_name: v.optional(v.string(), ''),
  /** Unix time in seconds. */
  exp: v.number(),
});

/** The person whom a provider vouches for. */
interface Person {
  username: string;
  firstName: string;
}

function decode(token: string): unknown {
  const [, payload = '', signature] = token.split('.');
  if (signature !== 'sandbox') return null;
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** Reads a token of a stand-in; refuses one that is foreign, of another client or too old with 401. */
export function personOfToken(provider: Provider, token: string, now: number): Person {
  const result = v.safeParse(claims, decode(token));
  if (!result.success) throw new SandboxError('PROVIDER_REFUSED');
  const { iss, aud, exp, email: username, given_name: firstName } = result.output;
  const expected = ISSUERS[provider];
  const isOurs = iss === expected.iss && aud === expected.aud;
  if (!isOurs || exp * SECOND_MS <= now) throw new SandboxError('PROVIDER_REFUSED');
  return { username, firstName };
}
