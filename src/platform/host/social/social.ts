import type { SocialProvider } from '../../../lib/user-session.ts';
import { fieldIn, numberIn, textIn } from '../foreign-data.ts';
import type { Activity } from '../activity.ts';
import type { HostParent } from '../parent/parent-window.ts';
import type { Timers } from '../timers.ts';

/** What one element's sign-in needs of the page around it. */
export interface SocialInput {
  page: Window;
  element: HTMLElement;
  parent: HostParent;
  timers: Timers;
  /** Counts work as open until it settles. */
  during: Activity['during'];
  isNativeClient: () => boolean;
  /** The nonce of the page's policy for scripts. */
  nonce: () => string | null;
  randomId: () => string;
  /** Aborts with the element: Google's button is removed, and attempts end as refused. */
  signal: AbortSignal;
}

/** The settings of one provider. Spec section 3 "Entity configuration". */
export interface SocialSettings {
  /** The brand's client or app id. */
  clientId: string;
  /** The script's address; null for the provider's own. */
  sdkUrl: string | null;
  /** BCP 47: `pt-PT`. */
  language: string;
}

/** A provider's sign-in data, with the platform's wire names. Spec section 7. */
type SignedIn = NonNullable<ReturnType<(typeof READERS)[SocialProvider]>>;

/** The end of an attempt to sign in; all but the first show nothing by themselves. */
export type SocialAnswer =
  | SignedIn
  /** The customer refused, or the attempt was aborted. */
  | { kind: 'refused' }
  /** The provider's script or window did not open; a second press may work. */
  | { kind: 'blocked' }
  /** The answer has no token, or one of another attempt. */
  | { kind: 'noToken' }
  /** Google only: without a native sign-in, Google's own button must be drawn. */
  | { kind: 'needsButton' };

/** The slot of Google's button: `<slot name="mc-google" />`. */
export const GOOGLE_SLOT = 'mc-google';

/** Decodes base64url as UTF-8. */
function decode(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (each) => each.charCodeAt(0)));
}

/** A claim of an identity token; undefined if unreadable. Unverified: the server checks the signature. */
export function tokenClaim(token: string, name: string): unknown {
  try {
    return fieldIn(JSON.parse(decode(token.split('.')[1] ?? '')), name);
  } catch {
    return undefined;
  }
}

const SIGNED_IN = { kind: 'signedIn' } as const;

const READERS = {
  facebook(data: unknown) {
    const accessToken = textIn(data, 'accessToken');
    // Seconds; null if unknown.
    const expiresIn = numberIn(data, 'expiresIn');
    const authenticationToken = textIn(data, 'authenticationToken');
    if (accessToken === null) return null;
    return { ...SIGNED_IN, provider: 'facebook', accessToken, expiresIn, authenticationToken };
  },
  google(data: unknown) {
    const credential = textIn(data, 'credential');
    return credential === null ? null : { ...SIGNED_IN, provider: 'google', credential };
  },
  apple(data: unknown) {
    const code = textIn(data, 'code');
    const idToken = textIn(data, 'idToken');
    if (code === null || idToken === null) return null;
    return { ...SIGNED_IN, provider: 'apple', code, idToken };
  },
} satisfies Record<SocialProvider, (data: unknown) => { provider: SocialProvider } | null>;

/** Reads the answer of a provider, an app or the parent window. */
export function readCredentials(provider: SocialProvider, data: unknown): SocialAnswer {
  return READERS[provider](data) ?? { kind: 'noToken' };
}
