import { atom } from 'jotai/vanilla';

import type { EntityConfig } from '../../../context/entity-config.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';
import type { SocialSettings } from '../../../platform/host/social/social.ts';
import { entityConfigAtom } from '../../../context/entity-config-atom.ts';
import { formatLocaleAtom } from '../../../context/language-atom.ts';

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
