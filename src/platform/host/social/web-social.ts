import type { SocialProvider } from '../../../lib/user-session.ts';
import { callIn, fieldIn, textIn } from '../foreign-data.ts';
import { readCredentials, tokenClaim } from './credentials.ts';
import { toLocale, type Sdks } from './sdks.ts';
import type { SocialAnswer, SocialSettings } from './social.ts';

/** Google draws no narrower and no wider button, in px. */
const MIN_WIDTH = 200;
const MAX_WIDTH = 400;

/** Google's script has one client and one callback per page: the state identifies the button. */
interface GoogleClient {
  clientId: string;
  answers: Map<string, (answer: SocialAnswer) => void>;
  /** State of the button that was pressed last, for answers that bear none. */
  pressed: string;
}

const clientOfSdk = new WeakMap<object, GoogleClient>();

function hear(client: GoogleClient, response: unknown): void {
  const state = textIn(response, 'state') ?? client.pressed;
  client.answers.get(state)?.(readCredentials('google', response));
}

/** The page's client; initialises Google's script if the client is new or different. */
function clientOf(sdk: object, clientId: string): GoogleClient {
  const known = clientOfSdk.get(sdk);
  if (known?.clientId === clientId) return known;
  const client: GoogleClient = { clientId, answers: known?.answers ?? new Map(), pressed: '' };
  callIn(sdk, 'initialize', {
    client_id: clientId,
    callback: (response: unknown) => hear(client, response),
    ux_mode: 'popup',
    auto_select: false,
  });
  clientOfSdk.set(sdk, client);
  return client;
}

interface DrawInput {
  container: HTMLElement;
  settings: SocialSettings;
  /** Tells this button from the others of the page. */
  state: string;
  onAnswer: (answer: SocialAnswer) => void;
}

function widthOf(container: HTMLElement): object {
  const width = container.clientWidth;
  return width > 0 ? { width: Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH) } : {};
}

/** Draws Google's button into a container; the result forgets it. Throws what Google's script throws. */
export function drawGoogleButton(sdk: object, input: DrawInput): () => void {
  const { container, settings, state, onAnswer } = input;
  const client = clientOf(sdk, settings.clientId);
  callIn(sdk, 'renderButton', container, {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    text: 'continue_with',
    shape: 'rectangular',
    locale: toLocale(settings.language),
    ...widthOf(container),
    state,
    click_listener: () => {
      client.pressed = state;
    },
  });
  client.answers.set(state, onAnswer);
  return () => void client.answers.delete(state);
}

/** The account's name on the platform is its e-mail address. */
const APPLE_SCOPE = 'email';
const WINDOW_BLOCKED = 'popup_blocked_by_browser';

interface AppleInput {
  clientId: string;
  /** An address of this page's origin; Apple's window answers to no other. */
  redirectUri: string;
  randomId: () => string;
}

/** The answer to one attempt: it bears that attempt's state, and its token that attempt's nonce. */
function toAppleAnswer(response: unknown, state: string, nonce: string): SocialAnswer {
  const authorization = fieldIn(response, 'authorization');
  if (textIn(authorization, 'state') !== state) return { kind: 'noToken' };
  const idToken = textIn(authorization, 'id_token');
  if (idToken === null || tokenClaim(idToken, 'nonce') !== nonce) return { kind: 'noToken' };
  return readCredentials('apple', { code: fieldIn(authorization, 'code'), idToken });
}

/** Opens Apple's window at once. */
async function signInWithApple(sdk: unknown, input: AppleInput): Promise<SocialAnswer> {
  const { clientId, redirectUri, randomId } = input;
  const state = randomId();
  const nonce = randomId();
  try {
    const config = { clientId, scope: APPLE_SCOPE, redirectURI: redirectUri, state, nonce };
    callIn(sdk, 'init', { ...config, usePopup: true });
    return toAppleAnswer(await callIn(sdk, 'signIn'), state, nonce);
  } catch (error) {
    const isBlocked = error instanceof Error || textIn(error, 'error') === WINDOW_BLOCKED;
    return { kind: isBlocked ? 'blocked' : 'refused' };
  }
}

/** The version of Facebook's interface that this was written against. */
const FACEBOOK_VERSION = 'v23.0';
/** The account's name on the platform is its e-mail address. */
const FACEBOOK_SCOPE = 'email';

/** The app that each loaded script was initialised with; a second initialisation is an error. */
const appOfSdk = new WeakMap<object, string>();

function initialise(sdk: object, appId: string): void {
  if (appOfSdk.get(sdk) === appId) return;
  callIn(sdk, 'init', {
    appId,
    version: FACEBOOK_VERSION,
    cookie: false,
    status: false,
    xfbml: false,
  });
  appOfSdk.set(sdk, appId);
}

function toFacebookAnswer(response: unknown): SocialAnswer {
  const authentication = fieldIn(response, 'authResponse');
  return authentication == null ? { kind: 'refused' } : readCredentials('facebook', authentication);
}

/** Opens Facebook's window at once. Its script reports a blocked window and a refusal alike. */
function signInWithFacebook(sdk: unknown, appId: string): Promise<SocialAnswer> {
  return new Promise((resolve) => {
    try {
      if (typeof sdk === 'object' && sdk !== null) initialise(sdk, appId);
      callIn(sdk, 'login', (response: unknown) => resolve(toFacebookAnswer(response)), {
        scope: FACEBOOK_SCOPE,
      });
    } catch {
      resolve({ kind: 'blocked' });
    }
  });
}

interface WebInput {
  page: Window;
  sdks: Sdks;
  randomId: () => string;
}

/** Whether a press is so fresh that the browser lets it open a window; where it does not say, it is tried. */
function mayOpenWindow(page: Window): boolean {
  return fieldIn(fieldIn(page.navigator, 'userActivation'), 'isActive') !== false;
}

/** Opens a provider's window, at once where its script is already here. Never rejects. */
export async function signInByWeb(
  { page, sdks, randomId }: WebInput,
  provider: SocialProvider,
  settings: SocialSettings,
): Promise<SocialAnswer> {
  if (provider === 'google') return { kind: 'needsButton' };
  const sdk = sdks.find(provider) ?? (await sdks.load(provider, settings));
  if (sdk === undefined || !mayOpenWindow(page)) return { kind: 'blocked' };
  const { clientId } = settings;
  return provider === 'facebook'
    ? signInWithFacebook(sdk, clientId)
    : signInWithApple(sdk, { clientId, redirectUri: page.location.origin, randomId });
}
