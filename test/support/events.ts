import type { CheckoutEventName } from '../../src/platform/host/checkout-events.ts';
import { afterEach } from './mocha.ts';

export interface HeardEvent {
  name: string;
  detail: Record<string, unknown>;
}

const NAMES = {
  ready: true,
  step: true,
  login: true,
  logout: true,
  cart: true,
  removeitem: true,
  submit: true,
  reserved: true,
  pending: true,
  paid: true,
  order: true,
  redirect: true,
  navigate: true,
  close: true,
  error: true,
  track: true,
} satisfies Record<CheckoutEventName, true>;

/** The names of all events of the element, as a page listens to them. */
export const EVENT_NAMES = Object.keys(NAMES).map((name) => `merchant-checkout:${name}`);

let stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/**
 * Writes down every event below a target until the test ends, as a page's own listener hears it. `track`, which comes
 * with many others, is written down only when asked for.
 */
export function hearEvents(
  target: EventTarget = document,
  { tracks = false }: { tracks?: boolean } = {},
): HeardEvent[] {
  const receivedEvents: HeardEvent[] = [];
  for (const name of Object.keys(NAMES)) {
    if (name === 'track' && !tracks) continue;
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent<Record<string, unknown>>;
      receivedEvents.push({ name, detail });
    };
    target.addEventListener(`merchant-checkout:${name}`, hear);
    stops.push(() => target.removeEventListener(`merchant-checkout:${name}`, hear));
  }
  return receivedEvents;
}
