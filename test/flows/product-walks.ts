import {
  byRole,
  expectNoAxeViolations,
  expectNoOverflow,
  fill,
  recordedRequests,
  setViewport,
  whenIdle,
  untilRole,
  untilText,
  type Attributes,
  type RecordedRequest,
} from '../support/index.ts';
import { click, field, fillContact, startWalk, untilStep, type Walk } from './walk.ts';

/** Product checkout as a page embeds it for a guest; the session selects the cart. */
export const guestWith = (session: 'one-shop' | 'two-shops' | 'three-shops'): Attributes => ({
  products: true,
  shop: 3,
  'session-id': session,
  'allow-guest-login': true,
});

/** The same for Ana, who is signed in and has two addresses. */
export const ANA_ORDERS = { products: true, shop: 3, 'user-id': 1001, token: 'token-ana' } as const;

/** The Portuguese texts of a walk. */
export const ORDER = {
  delivery: /^Entrega em casa/,
  pickupPoint: /^Ponto de recolha/,
  storePickup: /^Levantar na loja/,
  payOnline: /^Pagar online/,
  payLater: /^Pagar ao receber/,
  confirmAndPay: 'Confirmar e pagar',
  confirmObligation: /^Confirmar e pagar (no local|ao receber)$/,
  haveCoupon: 'Tenho um cupão',
  coupon: /^Cupão/,
  apply: 'Aplicar',
  invoice: 'Quero fatura com NIF',
} as const;

/** From the cart to the choice of the delivery. */
export async function startAtDelivery(attributes: Attributes): Promise<Walk> {
  const walk = await startWalk(attributes);
  await untilStep(walk, 'cart-review');
  await click(walk, walk.words.continue);
  await untilStep(walk, 'delivery');
  await untilRole(walk.element, 'button', ORDER.storePickup);
  return walk;
}

/** Chooses a way to get the goods. */
export const pickWay = async (walk: Walk, name: RegExp): Promise<void> =>
  (await untilRole(walk.element, 'button', name)).click();

/** Selects one of the cards by its name. */
export const pick = async (walk: Walk, name: string | RegExp): Promise<void> =>
  (await untilRole(walk.element, 'radio', name)).click();

/** Chooses another way to get the goods than the one that is chosen. */
export async function pickAnother(walk: Walk, name: RegExp): Promise<void> {
  await click(walk, 'Alterar a forma de entrega');
  await pickWay(walk, name);
}

/** Types a guest's address in Évora. */
export async function typeAddress(walk: Walk, postalCode = '7000854'): Promise<void> {
  const street = await field(walk, 'Rua e número');
  const code = byRole(walk.element, 'textbox', 'Código postal');
  const town = byRole(walk.element, 'textbox', 'Localidade');
  fill(street, 'Rua da República 12');
  fill(code, postalCode);
  fill(town, 'Évora');
}

/** Looks for a town without its accents and chooses the first pickup point that is read to be there. */
export async function pickPoint(walk: Walk, town: string): Promise<string> {
  fill(
    await untilRole(walk.element, 'searchbox'),
    town.normalize('NFD').replaceAll(/\p{Mark}/gu, ''),
  );
  const first = await whenIdle(
    () => {
      const list = byRole(walk.element, 'list', 'Pontos de recolha');
      // The list of all points may stand there a moment longer: a customer presses what reads as the town.
      const row = [...list.querySelectorAll('button')].find((each) =>
        each.textContent?.endsWith(` ${town}`),
      );
      return row?.computedRole === 'button' && row;
    },
    { what: `a pickup point in ${town}` },
  );
  const name = first.textContent ?? '';
  first.click();
  await untilRole(walk.element, 'button', 'Escolher outro ponto');
  return name;
}

/** Continues from a complete delivery; where there is one way to pay, the confirmation follows at once. */
export async function goOnToConfirm(walk: Walk, payment?: RegExp): Promise<void> {
  await click(walk, walk.words.continue);
  if (payment) {
    await untilStep(walk, 'payment-method');
    (await untilRole(walk.element, 'button', payment)).click();
  }
  await untilStep(walk, 'confirm');
}

/** Fills in a guest's contact and orders. */
export async function orderAsGuest(walk: Walk, button: string | RegExp): Promise<void> {
  await fillContact(walk);
  await click(walk, button);
  await untilStep(walk, 'success');
}

/** The orders that the sandbox received. */
export const sentOrders = async (): Promise<readonly RecordedRequest[]> =>
  (await recordedRequests({ method: 'POST' })).filter(({ path }) =>
    path.startsWith('/rest/v1/web/orders'),
  );

/** From the cart to the confirmation, collected in the store, without a word about who orders. */
export async function startAtConfirm(attributes: Attributes, payment = ORDER.payLater) {
  const walk = await startAtDelivery(attributes);
  await pickWay(walk, ORDER.storePickup);
  await goOnToConfirm(walk, payment);
  return walk;
}

/** The changes of the server's cart that the sandbox received, as `add {"productId":1,"qty":2}` or `remove/50001`: a line has an id of its own. */
export const sentCartChanges = async (): Promise<readonly string[]> =>
  (await recordedRequests({ method: 'POST', path: '/web/shopping-cart/' })).map(
    ({ path, body }) =>
      `${path.split('/shopping-cart/')[1]}${body ? ` ${JSON.stringify(body)}` : ''}`,
  );

/** Keeps the window where it is when it would go to the payment. */
export function stay({ element }: Walk): readonly string[] {
  const urls: string[] = [];
  element.addEventListener('merchant-checkout:redirect', (event) => {
    event.preventDefault();
    urls.push((event as CustomEvent<{ url: string }>).detail.url);
  });
  return urls;
}

export const eventsNamed = ({ receivedEvents }: Walk, name: string) =>
  receivedEvents.filter((each) => each.name === name).map(({ detail }) => detail);

/** Waits until the element shows a text. */
export const untilShown = ({ element }: Walk, text: string | RegExp): Promise<true> =>
  untilText(element, text);

const DESKTOP = { width: 800, height: 600 };

/** Asserts that the screen is accessible and fits a phone of 320 px. */
export async function expectUsable({ element }: Walk): Promise<void> {
  await setViewport({ width: 320, height: 720 });
  await expectNoOverflow(element);
  await expectNoAxeViolations(element);
  await setViewport(DESKTOP);
}
