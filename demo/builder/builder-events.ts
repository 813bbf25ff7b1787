import type { CheckoutEventDetails } from '../../src/platform/host/checkout-events.ts';

/** Every event that the builder writes down as it is heard. */
const HEARD = {
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
} as const satisfies Record<keyof CheckoutEventDetails, true>;

/** How many events are kept in sight. */
const KEPT_EVENTS = 40;

/** Writes each event of the element into a list, the newest on top, with its details as JSON. */
export function listenToEvents(element: EventTarget, list: HTMLElement): void {
  for (const name of Object.keys(HEARD)) {
    element.addEventListener(`merchant-checkout:${name}`, (event) => {
      const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : '';
      const [line, what, details] = ['li', 'strong', 'code'].map((tag) =>
        document.createElement(tag),
      );
      if (!line || !what || !details) return;
      what.textContent = name;
      details.textContent = detail;
      line.append(what, ' ', details);
      list.prepend(line);
      while (list.childElementCount > KEPT_EVENTS) list.lastElementChild?.remove();
    });
  }
}
