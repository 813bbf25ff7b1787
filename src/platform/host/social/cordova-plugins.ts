import { callIn, fieldIn } from '../foreign-data.ts';
import type { SocialProvider, SocialSettings } from './social.ts';

type Succeed = (data: unknown) => void;
type Fail = (error: unknown) => void;

interface CordovaPlugin {
  /** Where the plugin stands on the page. */
  find: (page: Window) => unknown;
  login: (plugin: unknown, settings: SocialSettings, succeed: Succeed, fail: Fail) => void;
  /** Its answer with the fields named as in `SocialCredentials`. */
  read: (data: unknown) => unknown;
}

/** Scope of Apple's plugin: 1 is the e-mail address. */
const APPLE_SCOPES = [1];

/** The plugins of Cordova apps that are well known; each calls back. */
export const CORDOVA_PLUGINS: { readonly [Provider in SocialProvider]: CordovaPlugin } = {
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
