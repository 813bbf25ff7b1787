import { callIn, textIn } from '../foreign-data.ts';
import { readCredentials } from './credentials.ts';
import type { SocialAnswer, SocialSettings } from './social.ts';
import { toLocale } from './sdks.ts';

/** Google draws no narrower and no wider button, in px. */
const MIN_WIDTH = 200;
const MAX_WIDTH = 400;

/** Google's script knows one client and one callback a page: buttons are told apart by their state. */
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

/** The page's client, told to Google's script where it is new or another one. */
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
