import type { SocialProvider } from '../../../lib/user-session.ts';
import { callIn, fieldIn, textIn } from '../foreign-data.ts';
import { readCredentials, tokenClaim, type SocialAnswer, type SocialSettings } from './social.ts';
import { toLocale, type Sdks } from './sdks.ts';
/** The limits of Google's button, in px. */
const MIN_WIDTH = 200;
const MAX_WIDTH = 400;

/** Google's script has one client and one callback per page: the state identifies the button. */
interface GoogleClient {
  clientId: string;
  answers: Map<string, (answer: SocialAnswer) => void>;
  /** State of the last pressed button, for answers without state. */
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
  /** Identifies the button in the page. */
  state: string;
  onAnswer: (answer: SocialAnswer) => void;
}

function widthOf(container: HTMLElement): object {
  const width = container.clientWidth;
  return width > 0 ? { width: Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH) } : {};
}

/** Draws Google's button into a container; the result removes its callback. Throws errors of Google's script. */
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

/** The answer to one attempt, if its state and the nonce of its token match. */
function toAppleAnswer(response: unknown, state: string, nonce: string): SocialAnswer {
  const authorization = fieldIn(response, 'authorization');
  if (textIn(authorization, 'state') !== state) return { kind: 'noToken' };
  const idToken = textIn(authorization, 'id_token');
  if (idToken === null || tokenClaim(idToken, 'nonce') !== nonce) return { kind: 'noToken' };
  return readCredentials('apple', { code: fieldIn(authorization, 'code'), idToken });
}

async function signInWithApple(
  { page, randomId }: WebInput,
  sdk: unknown,
  clientId: string,
): Promise<SocialAnswer> {
  const state = randomId();
  const nonce = randomId();
  try {
    const redirectURI = page.location.origin;
    const config = { clientId, scope: APPLE_SCOPE, redirectURI, state, nonce, usePopup: true };
    callIn(sdk, 'init', config);
    return toAppleAnswer(await callIn(sdk, 'signIn'), state, nonce);
  } catch (error) {
    const isBlocked = error instanceof Error || textIn(error, 'error') === WINDOW_BLOCKED;
    return { kind: isBlocked ? 'blocked' : 'refused' };
  }
}

const FACEBOOK_VERSION = 'v23.0';
const FACEBOOK_SCOPE = 'email';

/** The app of each initialised script; a second initialisation is an error. */
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

/** Opens Facebook's window. Its script reports a blocked window like a refusal. */
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

/** Whether the browser lets a press open a window; true if unknown. */
function mayOpenWindow(page: Window): boolean {
  return fieldIn(fieldIn(page.navigator, 'userActivation'), 'isActive') !== false;
}

/** Opens a provider's window, synchronously if its script has loaded. Never rejects. */
export async function signInByWeb(
  web: WebInput,
  provider: SocialProvider,
  settings: SocialSettings,
): Promise<SocialAnswer> {
  if (provider === 'google') return { kind: 'needsButton' };
  const { page, sdks } = web;
  const sdk = sdks.find(provider) ?? (await sdks.load(provider, settings));
  if (sdk === undefined || !mayOpenWindow(page)) return { kind: 'blocked' };
  const { clientId } = settings;
  return provider === 'facebook'
    ? signInWithFacebook(sdk, clientId)
    : signInWithApple(web, sdk, clientId);
}
