import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { formatLocaleAtom } from '../../../context/config-atoms.ts';
import { entityConfigAtom, type EntityConfig } from '../../../context/entity-config.ts';
import { servicesAtom } from '../../../context/services.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';
import type { Call } from '../../../platform/api/define-call.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { createSocial } from '../../../platform/host/social/create-social.ts';
import type {
  GoogleButton,
  SignedIn,
  SocialAnswer,
  SocialSettings,
} from '../../../platform/host/social/social.ts';
import {
  signInExternally as signInCall,
  signInWithApple,
  signInWithFacebook,
  signInWithGoogle,
} from '../calls/sign-in-calls.ts';
import type { SignIn } from '../rules/sign-in-form.ts';
import { externalSignInAtom } from './identity.ts';
import { signInFormAtom } from './sign-in-form.ts';
import { completeSignIn, runSignInWork } from './sign-in.ts';

/** Where the entity config names a provider's client id and script. */
const SETTINGS_OF: Record<
  SocialProvider,
  (env: EntityConfig['env']) => { clientId: string | null; sdkUrl: string | null }
> = {
  google: (env) => ({ clientId: env.googleClientId, sdkUrl: env.googleSdkUrl }),
  facebook: (env) => ({ clientId: env.facebookAppId, sdkUrl: env.facebookSdkUrl }),
  apple: (env) => ({ clientId: env.appleClientId, sdkUrl: env.appleSdkUrl }),
};

/** The order of the buttons. */
const PROVIDERS: readonly SocialProvider[] = ['google', 'facebook', 'apple'];

/** How each offered provider is reached; a provider that is not offered is missing. Spec section 2 screen 1. */
export const socialSettingsAtom = atom((get): ReadonlyMap<SocialProvider, SocialSettings> => {
  const { env, social } = get(entityConfigAtom);
  // With its country: a provider takes no `en` alone.
  const language = get(formatLocaleAtom);
  return new Map(
    PROVIDERS.flatMap((provider) => {
      const { clientId, sdkUrl } = SETTINGS_OF[provider](env);
      return social[provider] && clientId !== null
        ? [[provider, { clientId, sdkUrl, language }] as const]
        : [];
    }),
  );
});

/** The providers whose buttons are shown, in their order; empty when the brand offers none. */
export const offeredProvidersAtom = atom((get): readonly SocialProvider[] => [
  ...get(socialSettingsAtom).keys(),
]);

/** Signs in with the platform by what a provider gave. Spec section 7 "user.loginWith...". */
function signInBy(
  call: Call,
  answer: SignedIn,
  persistence: boolean,
  signal: AbortSignal,
): Promise<SignIn> {
  switch (answer.provider) {
    case 'facebook': {
      const { accessToken, expiresIn, authenticationToken } = answer;
      const login = { accessToken, expiresIn, authenticationToken, persistence };
      return call(signInWithFacebook, [login], { signal });
    }
    case 'google':
      return call(signInWithGoogle, [{ credential: answer.credential, persistence }], { signal });
    case 'apple':
      return call(signInWithApple, [{ code: answer.code, idToken: answer.idToken, persistence }], {
        signal,
      });
  }
}

const applyAnswerAction = atom(
  null,
  async (
    get,
    set,
    provider: SocialProvider,
    ask: (signal: AbortSignal) => Promise<SocialAnswer>,
  ): Promise<SocialAnswer['kind']> => {
    const { call } = get(servicesAtom);
    const { keepSignedIn } = get(signInFormAtom);
    let kind: SocialAnswer['kind'] = 'refused';
    await runSignInWork(get, set, provider, async (signal) => {
      const answer = await ask(signal);
      kind = answer.kind;
      if (answer.kind !== 'signedIn') return;
      signal.throwIfAborted();
      const signIn = await signInBy(call, answer, keepSignedIn, signal);
      const way = { method: provider, keepSignedIn, email: null, isNew: false, signal };
      await completeSignIn(get, set, signIn, way);
    });
    return kind;
  },
);

const socialOf = (get: Getter) => get(servicesAtom).host.social(createSocial);

/** Brings a provider's script near, on `pointerenter` and `focus` of its button. */
export const prepareSocialAction = atom(null, (get, _set, provider: SocialProvider) => {
  const settings = get(socialSettingsAtom).get(provider);
  if (settings) socialOf(get).prepare(provider, settings);
});

/**
 * Signs in with a provider; to be called in the press itself. A refusal, a blocked script or window and a reply
 * without a token end quietly: the spinner stops. Gives how the provider's part ended. Spec section 4 "Login step".
 */
export const signInWithSocialAction = atom(
  null,
  async (get, set, provider: SocialProvider): Promise<SocialAnswer['kind']> => {
    const settings = get(socialSettingsAtom).get(provider);
    if (!settings) return 'blocked';
    const social = socialOf(get);
    return set(applyAnswerAction, provider, (signal) => social.signIn(provider, settings, signal));
  },
);

/**
 * Draws Google's own button in the slot `GOOGLE_SLOT` while the screen shows it; a sign-in by it goes on like any
 * other. Null where Google is not offered. `remove()` when the view goes.
 */
export const drawGoogleButtonAction = atom(null, (get, set): GoogleButton | null => {
  const settings = get(socialSettingsAtom).get('google');
  if (!settings) return null;
  return socialOf(get).drawGoogleButton(
    settings,
    (answer) => void set(applyAnswerAction, 'google', async () => answer),
  );
});

/**
 * Signs in whom the merchant's own app or page knows by its external token. The sign-in lives as long as the
 * element and is not stored: the next visit brings its own token. Rejects with an `ApiError`. Spec section 2.
 */
export async function signInExternally(
  get: Getter,
  set: Setter,
  externalToken: string,
  signal: AbortSignal,
): Promise<Credentials> {
  const { call, host } = get(servicesAtom);
  const { userId, token } = await call(signInCall, [externalToken], { signal });
  signal.throwIfAborted();
  const credentials = { userId, token };
  set(externalSignInAtom, { externalToken, credentials });
  host.emit('login', { userId });
  return credentials;
}
