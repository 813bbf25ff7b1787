import { toSafeUrl } from '../../../lib/config/urls.ts';
import { SOCIAL_SCRIPT_MS } from '../../../lib/limits.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';
import { fieldIn } from '../foreign-data.ts';
import type { Timers } from '../timers.ts';
import { withTimeout } from './with-timeout.ts';
import type { SocialInput, SocialSettings } from './social.ts';

interface ScriptInput {
  page: Document;
  timers: Timers;
  nonce: string | null;
  url: string;
}

/** One script of a page, shared by its elements. */
interface Loading {
  script: HTMLScriptElement;
  loaded: Promise<boolean>;
}

const scriptsOfPage = new WeakMap<Document, Map<string, Loading>>();

function addScript({ page, nonce, url }: ScriptInput): Loading {
  const script = page.createElement('script');
  const loaded = new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true), { once: true });
    script.addEventListener('error', () => resolve(false), { once: true });
  });
  script.async = true;
  if (nonce !== null) script.nonce = nonce;
  script.src = url;
  page.head.append(script);
  return { script, loaded };
}

/** Loads a script once and resolves with whether it arrived in time; removes a failed one, so that a later try reloads it. */
async function loadScript(input: ScriptInput): Promise<boolean> {
  const scripts = scriptsOfPage.get(input.page) ?? new Map<string, Loading>();
  scriptsOfPage.set(input.page, scripts);
  try {
    const loading = scripts.get(input.url) ?? addScript(input);
    scripts.set(input.url, loading);
    const isLoaded = await withTimeout(input.timers.after, SOCIAL_SCRIPT_MS, loading.loaded, false);
    if (!isLoaded) loading.script.remove();
    if (!isLoaded && scripts.get(input.url) === loading) scripts.delete(input.url);
    return isLoaded;
  } catch {
    return false;
  }
}

interface SdkRow {
  /** The provider's address for a locale such as `pt_PT`. */
  address: (locale: string) => string;
  /** The script's global, once it is ready. */
  find: (page: Window) => unknown;
  /** Calls back when the script reports that it is ready; call it before adding the script. */
  whenReady?: (page: Window, onReady: () => void) => void;
}

const readyForFacebook = new WeakSet<Window>();

/** Facebook's script loads in two parts; before the second one, its methods only buffer their calls. */
function findFacebook(page: Window): unknown {
  const sdk = fieldIn(page, 'FB');
  const isReady = readyForFacebook.has(page) || !fieldIn(sdk, '__buffer');
  return isReady ? sdk : undefined;
}

/** Facebook calls a function of the page; keeps the merchant's own. */
function whenFacebookReady(page: Window, onReady: () => void): void {
  const before = fieldIn(page, 'fbAsyncInit');
  Reflect.set(page, 'fbAsyncInit', () => {
    readyForFacebook.add(page);
    if (typeof before === 'function') before.call(page);
    onReady();
  });
}

const SDKS: { readonly [Provider in SocialProvider]: SdkRow } = {
  google: {
    address: () => 'https://accounts.google.com/gsi/client',
    find: (page) => fieldIn(fieldIn(fieldIn(page, 'google'), 'accounts'), 'id'),
  },
  facebook: {
    address: (locale) => `https://connect.facebook.net/${locale}/sdk.js`,
    find: findFacebook,
    whenReady: whenFacebookReady,
  },
  apple: {
    address: (locale) =>
      `https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/${locale}/appleid.auth.js`,
    find: (page) => fieldIn(fieldIn(page, 'AppleID'), 'auth'),
  },
};

const LANGUAGE = /^[a-z]{2}-[A-Z]{2}$/;
const DEFAULT_LOCALE = 'pt_PT';

/** A language as the providers spell it: `pt_PT`. */
export function toLocale(language: string): string {
  return LANGUAGE.test(language) ? language.replace('-', '_') : DEFAULT_LOCALE;
}

export type Sdks = ReturnType<typeof createSdks>;

type SdksInput = Pick<SocialInput, 'page' | 'timers' | 'during' | 'nonce'>;

/** Creates the access to the providers' scripts. */
export function createSdks({ page, timers, during, nonce }: SdksInput) {
  /** The script's object, if it is ready. */
  const find = (provider: SocialProvider) => SDKS[provider].find(page);

  async function loadSdk(provider: SocialProvider, settings: SocialSettings): Promise<unknown> {
    const { address, whenReady } = SDKS[provider];
    const url = toSafeUrl(settings.sdkUrl ?? address(toLocale(settings.language)))?.href;
    if (find(provider) !== undefined || url === undefined) return find(provider);
    const told = whenReady && new Promise<void>((resolve) => whenReady(page, resolve));
    const ready = told && withTimeout(timers.after, SOCIAL_SCRIPT_MS, told, undefined);
    const isLoaded = await loadScript({ page: page.document, timers, nonce: nonce(), url });
    if (isLoaded && find(provider) === undefined) await ready;
    return isLoaded ? find(provider) : undefined;
  }

  return {
    find,
    /** Loads the script if necessary; undefined if it is blocked. Never rejects. */
    load: (provider: SocialProvider, settings: SocialSettings): Promise<unknown> =>
      during(loadSdk(provider, settings)),
  };
}
