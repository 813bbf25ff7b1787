import { atom } from 'jotai/vanilla';

import { signInWithApple, signInWithFacebook, signInWithGoogle } from '../calls/sign-in.ts';
import type { Call } from '../../../platform/api/define-call.ts';
import type { SignIn } from '../rules/sign-in.ts';
import type { SignedIn, SocialAnswer } from '../../../platform/host/social/social.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';
import { signInFormAtom } from './sign-in-form-atoms.ts';
import { socialSettingsAtom } from './social-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { runSignInWork } from './run-sign-in-work.ts';

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

const takeAnswerAction = atom(
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

/** Brings a provider's script near, on `pointerenter` and `focus` of its button. */
export const prepareSocialAction = atom(null, (get, _set, provider: SocialProvider) => {
  const settings = get(socialSettingsAtom).get(provider);
  if (settings) get(servicesAtom).host.social.prepare(provider, settings);
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
    const { social } = get(servicesAtom).host;
    return set(takeAnswerAction, provider, (signal) => social.signIn(provider, settings, signal));
  },
);

/**
 * Draws Google's own button in the slot `GOOGLE_SLOT` while the screen shows it; a sign-in by it goes on like any
 * other. Null where Google is not offered. `remove()` when the view goes.
 */
export const drawGoogleButtonAction = atom(null, (get, set) => {
  const settings = get(socialSettingsAtom).get('google');
  if (!settings) return null;
  return get(servicesAtom).host.social.drawGoogleButton(
    settings,
    (answer) => void set(takeAnswerAction, 'google', async () => answer),
  );
});
