import { SOCIAL_PLUGIN_CHECK_MS, SOCIAL_SIGN_IN_MS } from '../../../lib/limits.ts';
import { callIn, fieldIn, numberIn } from '../foreign-data.ts';
import {
  readCredentials,
  type SocialAnswer,
  type SocialInput,
  type SocialSettings,
} from './social.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';

type Succeed = (data: unknown) => void;
type Fail = (error: unknown) => void;

interface CordovaPlugin {
  /** The plugin's object in the page. */
  find: (page: Window) => unknown;
  login: (plugin: unknown, settings: SocialSettings, succeed: Succeed, fail: Fail) => void;
  /** Its answer, with fields as in `SocialCredentials`. */
  read: (data: unknown) => unknown;
}

/** Scope of Apple's plugin: 1 is the e-mail address. */
const APPLE_SCOPES = [1];

const CORDOVA_PLUGINS: { readonly [Provider in SocialProvider]: CordovaPlugin } = {
  facebook: {
    find: (page) => fieldIn(page, 'facebookConnectPlugin'),
    login: (plugin, _, succeed, fail) => callIn(plugin, 'login', ['email'], succeed, fail),
    read: (data) => fieldIn(data, 'authResponse'),
  },
  google: {
    find: (page) => fieldIn(fieldIn(page, 'plugins'), 'googleplus'),
    login: (plugin, { clientId }, succeed, fail) =>
      callIn(plugin, 'login', { webClientId: clientId }, succeed, fail),
    read: (data) => ({ credential: fieldIn(data, 'idToken') }),
  },
  apple: {
    find: (page) => fieldIn(fieldIn(fieldIn(page, 'cordova'), 'plugins'), 'SignInWithApple'),
    login: (plugin, _, succeed, fail) =>
      callIn(plugin, 'signin', { requestedScopes: APPLE_SCOPES }, succeed, fail),
    read: (data) => ({
      code: fieldIn(data, 'authorizationCode'),
      idToken: fieldIn(data, 'identityToken'),
    }),
  },
};

/** Statuses of a missing plugin, after which the web's sign-in is tried. Spec section 4 "Login step". */
const MISSING_STATUSES: ReadonlySet<number | null> = new Set([404, 501]);

/** Signs in by an app; null if it cannot. Never rejects. */
type Plugin = (settings: SocialSettings) => Promise<SocialAnswer | null>;

type NativeInput = Pick<SocialInput, 'page' | 'parent' | 'during' | 'isNativeClient'>;

function failed(error: unknown): SocialAnswer | null {
  const status = typeof error === 'number' ? error : numberIn(error, 'status');
  const isMissing = MISSING_STATUSES.has(status ?? numberIn(error, 'code'));
  return isMissing ? null : { kind: 'refused' };
}

/** Creates the sign-in by the app or the parent window. */
export function createNativeSocial({ page, parent, during, isNativeClient }: NativeInput) {
  /** Whether the parent window can sign in. */
  const parentCan = new Map<SocialProvider, boolean>();
  /** The question to the parent window, which a hover, a focus and a press share. */
  const questions = new Map<SocialProvider, Promise<void>>();

  const askParent =
    (provider: SocialProvider): Plugin =>
    async () => {
      try {
        const data = await parent.ask('socialLogin', { provider }, SOCIAL_SIGN_IN_MS);
        return readCredentials(provider, data);
      } catch (error) {
        const answer = failed(error);
        if (!answer) parentCan.set(provider, false);
        return answer;
      }
    };

  const askCordova =
    (provider: SocialProvider): Plugin =>
    (settings) =>
      new Promise((resolve) => {
        const { find, login, read } = CORDOVA_PLUGINS[provider];
        const fail = (error: unknown) => resolve(failed(error));
        try {
          const succeed = (data: unknown) => resolve(readCredentials(provider, read(data)));
          login(find(page), settings, succeed, fail);
        } catch {
          resolve(null);
        }
      });

  function plugins(provider: SocialProvider): readonly Plugin[] {
    const hasCordova = isNativeClient() && CORDOVA_PLUGINS[provider].find(page) !== undefined;
    return [
      ...(parent.isThere() && parentCan.get(provider) ? [askParent(provider)] : []),
      ...(hasCordova ? [askCordova(provider)] : []),
    ];
  }

  async function check(provider: SocialProvider): Promise<void> {
    try {
      const asked = parent.ask('checkSocialPlugin', { provider }, SOCIAL_PLUGIN_CHECK_MS);
      const answer = await during(asked);
      parentCan.set(provider, fieldIn(answer, 'available') === true);
    } catch {
      // Do not ask again: a press must open its window immediately.
      parentCan.set(provider, false);
    }
  }

  const isUnknown = (provider: SocialProvider) => parent.isThere() && !parentCan.has(provider);

  return {
    /** The plugins in the order to try; undefined before the parent window has answered. */
    known: (provider: SocialProvider) => (isUnknown(provider) ? undefined : plugins(provider)),
    /** The same, after asking the parent window. Never rejects. */
    async find(provider: SocialProvider): Promise<readonly Plugin[]> {
      if (isUnknown(provider)) {
        const question = questions.get(provider) ?? check(provider);
        questions.set(provider, question);
        await question;
      }
      return plugins(provider);
    },
  };
}
