import type { SocialProvider } from '../../../lib/user-session.ts';

/** How one provider is reached. Spec section 3 "Entity configuration". */
export interface SocialSettings {
  /** The client or app id that the provider gave the brand. */
  clientId: string;
  /** Where the provider's script is loaded from; null for the provider's own address. */
  sdkUrl: string | null;
  /** BCP 47 language of the provider's button and window: `pt-PT`. */
  language: string;
}

/** A provider's sign-in data: the fields of the named action, without `persistence`. Spec section 7. */
interface SocialCredentials {
  facebook: {
    accessToken: string;
    /** Seconds; null when the provider does not say. */
    expiresIn: number | null;
    /** Null where the provider has none. */
    authenticationToken: string | null;
  };
  google: { credential: string };
  apple: { code: string; idToken: string };
}

/** A provider with the fields that it gave. */
export type SignedIn = {
  [Provider in SocialProvider]: {
    kind: 'signedIn';
    provider: Provider;
  } & SocialCredentials[Provider];
}[SocialProvider];

/** How an attempt to sign in with a provider ended; every end but the first is quiet. */
export type SocialAnswer =
  | SignedIn
  /** The customer closed the window or said no, or the attempt was aborted. */
  | { kind: 'refused' }
  /** The provider's script or its window could not be opened; a second press may work. */
  | { kind: 'blocked' }
  /** The provider answered without a token, or with one that does not belong to this attempt. */
  | { kind: 'noToken' }
  /** Google alone: nothing native is here, so that Google's own button has to be drawn. */
  | { kind: 'needsButton' };

/** How the drawing of Google's own button ended: `native` means that our button and `signIn` do it. */
export type GoogleDrawing = 'drawn' | 'native' | 'blocked';

/** Google's own button while it is in the page. */
export interface GoogleButton {
  /** Settles when the button shows or cannot; never rejects. */
  readonly drawn: Promise<GoogleDrawing>;
  /** Takes the button away; no answer comes after. */
  remove(): void;
}

/** The slot that a screen shows where Google's button belongs: `<slot name="mc-google" />`. */
export const GOOGLE_SLOT = 'mc-google';

/** Sign-in with other providers: plugins of the app or the parent window first, the web's own after. */
export interface HostSocial {
  /**
   * Brings a provider's script near, on `pointerenter` and `focus` of its button, so that the press
   * itself may open a window. Never throws.
   */
  prepare(provider: SocialProvider, settings: SocialSettings): void;
  /** Signs in; to be called in the press itself, before anything is awaited. Never rejects. */
  signIn(
    provider: SocialProvider,
    settings: SocialSettings,
    signal?: AbortSignal,
  ): Promise<SocialAnswer>;
  /**
   * Draws Google's own button, the only one that gives a credential on the web, as a child of the
   * element in the slot `GOOGLE_SLOT`: its style sheet and frame do not reach into a shadow root.
   * `onAnswer` is called at each sign-in.
   */
  drawGoogleButton(
    settings: SocialSettings,
    onAnswer: (answer: SocialAnswer) => void,
  ): GoogleButton;
}
