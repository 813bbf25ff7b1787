import { atom, type Getter, type Setter } from 'jotai/vanilla';
import {
  servicesAtom,
  formatLocaleAtom,
  entityConfigAtom,
} from '../../../context/checkout-context.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { createSocial } from '../../../platform/host/social/create-social.ts';
import type { SocialAnswer, SocialSettings } from '../../../platform/host/social/social.ts';
import {
  signInExternally as signInCall,
  signInWithApple,
  signInWithFacebook,
  signInWithGoogle,
} from '../calls/sign-in-calls.ts';
import { externalSignInAtom } from './credentials.ts';
import { signInFormAtom } from './sign-in-form.ts';
import { completeSignIn, runSignInWork } from './sign-in.ts';

/**
 * The settings of each offered provider, in the order of the buttons. Spec section 2 screen 1.
 */
export const socialSettingsAtom = atom((get): ReadonlyMap<SocialProvider, SocialSettings> => {
  const { env, social } = get(entityConfigAtom);
  // With the country: providers do not accept `en` alone.
  const language = get(formatLocaleAtom);
  const rows = [
    ['google', env.googleClientId, env.googleSdkUrl],
    ['facebook', env.facebookAppId, env.facebookSdkUrl],
    ['apple', env.appleClientId, env.appleSdkUrl],
  ] as const;
  return new Map(
    rows.flatMap(([provider, clientId, sdkUrl]) =>
      social[provider] && clientId !== null
        ? [[provider, { clientId, sdkUrl, language }] as const]
        : [],
    ),
  );
});

const CALLS = {
  google: signInWithGoogle,
  facebook: signInWithFacebook,
  apple: signInWithApple,
};

async function signInBy(
  get: Getter,
  set: Setter,
  method: SocialProvider,
  ask: (signal: AbortSignal) => Promise<SocialAnswer>,
): Promise<SocialAnswer['kind']> {
  const { keepSignedIn } = get(signInFormAtom);
  let kind: SocialAnswer['kind'] = 'refused';
  await runSignInWork(get, set, { kind: method, about: 'social' }, async (signal) => {
    const answer = await ask(signal);
    kind = answer.kind;
    if (answer.kind !== 'signedIn') return;
    signal.throwIfAborted();
    const { kind: _, provider, ...given } = answer;
    const login = { ...given, persistence: keepSignedIn };
    const signIn = await get(servicesAtom).call(CALLS[provider], [login], { signal });
    await completeSignIn(get, set, signIn, { method, keepSignedIn, signal });
  });
  return kind;
}

const socialOf = (get: Getter) => get(servicesAtom).host.social(createSocial);

/** Preloads a provider's script, on `pointerenter` and `focus` of its button. */
export const prepareSocialAction = atom(null, (get, _set, provider: SocialProvider) => {
  const settings = get(socialSettingsAtom).get(provider);
  if (settings) socialOf(get).prepare(provider, settings);
});

/**
 * Signs in with a provider; must be called within the press event. After a refusal, a blocked script or window, or a reply
 * without a token, only the spinner stops. Returns how the provider's part ended. Spec section 4 "Login step".
 */
export const signInWithSocialAction = atom(
  null,
  async (get, set, provider: SocialProvider): Promise<SocialAnswer['kind']> => {
    const settings = get(socialSettingsAtom).get(provider);
    if (!settings) return 'blocked';
    const social = socialOf(get);
    return signInBy(get, set, provider, (signal) => social.signIn(provider, settings, signal));
  },
);

/**
 * Draws Google's own button in the slot `GOOGLE_SLOT` of the screen; a sign-in with it continues like any other. Returns null
 * if Google is not offered. Call `remove()` when the view is removed.
 */
export const drawGoogleButtonAction = atom(null, (get, set) => {
  const settings = get(socialSettingsAtom).get('google');
  if (!settings) return null;
  return socialOf(get).drawGoogleButton(
    settings,
    (answer) => void signInBy(get, set, 'google', async () => answer),
  );
});

/**
 * Signs in a user of the merchant's own app or page with an external token. The sign-in lasts as long as the element and
 * is not stored, because the next visit has a token of its own. Rejects with an `ApiError`. Spec section 2.
 */
export async function signInExternally(
  get: Getter,
  set: Setter,
  externalToken: string,
  signal: AbortSignal,
): Promise<Credentials> {
  const { call } = get(servicesAtom);
  const { userId, token } = await call(signInCall, [externalToken], { signal });
  signal.throwIfAborted();
  const credentials = { userId, token };
  set(externalSignInAtom, { externalToken, credentials });
  return credentials;
}
