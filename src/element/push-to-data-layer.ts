import { EVENT_PREFIX, type CheckoutEventDetails } from '../host/checkout-events.ts';

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

type TrackEvent = CustomEvent<CheckoutEventDetails['track']>;

function isTrackEvent(event: Event): event is TrackEvent {
  return event instanceof CustomEvent;
}

/** Pushes every `track` event of an element to `window.dataLayer` while `isWanted`. Contract section 1 "analytics". */
export function pushTracksToDataLayer(
  element: HTMLElement,
  isWanted: () => boolean,
  signal: AbortSignal,
): void {
  element.addEventListener(
    `${EVENT_PREFIX}track`,
    (event) => {
      if (!isWanted() || !isTrackEvent(event)) return;
      const { name, params } = event.detail;
      const layer = Array.isArray(window.dataLayer) ? window.dataLayer : [];
      window.dataLayer = layer;
      layer.push({ event: name, ...params });
    },
    { signal },
  );
}
