import { atom } from 'jotai/vanilla';

import {
  configAtom,
  entityConfigAtom,
  languageAtom,
  load,
  runSignalAtom,
  servicesAtom,
  type Store,
} from '../context/checkout-context.ts';
import {
  campaignInfoAtom,
  sellersAtom,
  serviceAtom,
  shopAtom,
  venueAtom,
} from '../features/offer/state/offer-atoms.ts';
import { reservationAtom } from '../features/booking/state/reservation-atom.ts';
import { SERVICE_CURRENCY } from '../features/offer/rules/bookable.ts';
import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import type { MeasuredOffer } from '../features/offer/rules/offer-events.ts';
import {
  categoryOf,
  measuredOfferAtom,
  trackOnce,
} from '../features/offer/state/offer-tracking.ts';
import { priceListAtom } from '../features/offer/state/price-list-atom.ts';
import {
  askedFlowAtom,
  currentEntryAtom,
  flowStatusAtom,
  isMenuOrderAtom,
} from '../flow/state/flow-atoms.ts';
import { orderAtom } from '../features/cart/state/order-atom.ts';
import { orderAwaitsPaymentAtom } from '../features/ordering/state/order-awaits-payment-atom.ts';
import { orderResultAtom } from '../features/payment/state/order-result-atom.ts';
import { voucherResultAtom } from '../features/payment/state/payment-atoms.ts';
import { pointsObtainedAtom } from '../features/points/state/points-atoms.ts';
import { serviceGroupsAtom } from '../features/services/state/services-state.ts';
import { isFirstEmission } from '../flow/state/emit-once.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import {
  REDACTED,
  type CheckoutProduct,
  type CheckoutState,
  type CheckoutVisit,
  type PluginContext,
} from '../plugins/plugin-context.ts';

/** The values that no plugin needs and a log must not show. */
const SECRETS = ['token', 'externalToken', 'sessionId', 'rwgToken'] as const;

/** The config with `REDACTED` in place of its secrets. */
const publicConfigAtom = atom((get): CheckoutConfig => {
  const config = get(configAtom);
  const secrets = SECRETS.filter((key) => config[key] !== null);
  return { ...config, ...Object.fromEntries(secrets.map((key) => [key, REDACTED])) };
});

/** The listed services as analytics events describe them; null without any. */
const listedAtom = atom((get): MeasuredOffer | null => {
  const services = get(serviceGroupsAtom).flatMap((group) => group.services);
  if (services.length === 0) return null;
  const shopName = get(venueAtom).name;
  const things = services.map(({ id, serviceName, bookingConfig, priceCents }) => ({
    id,
    name: serviceName,
    shopName,
    category: categoryOf(bookingConfig?.bookingType ?? BOOKING_TYPE.NORMAL),
    unitCents: priceCents,
    quantity: 1,
  }));
  return { things, currency: SERVICE_CURRENCY };
});

/** What the flow sells as analytics events describe it: the menu order, else the chosen offer; null before there is one. */
const offerAtom = atom((get): MeasuredOffer | null =>
  get(isMenuOrderAtom) ? (get(orderAtom)?.measured?.(get) ?? null) : get(measuredOfferAtom),
);

const completedIdAtom = atom((get): string | null => {
  const done = get(reservationAtom)?.transactionId ?? get(orderResultAtom)?.orderRef;
  if (done !== undefined) return get(orderAwaitsPaymentAtom) ? null : done;
  const result = get(voucherResultAtom);
  return result?.status === 'paid' ? `payment ${result.paymentId}` : null;
});

const transactionAtom = atom((get): CheckoutVisit['transaction'] => {
  const reservation = get(reservationAtom);
  if (!reservation) return null;
  const { transactionId, valueChargedCents, shownCents } = reservation;
  return { transactionId, valueChargedCents, ...(shownCents !== undefined && { shownCents }) };
});

const visitAtom = atom((get): CheckoutVisit => ({
  listed: get(listedAtom),
  offer: get(offerAtom),
  transaction: get(transactionAtom),
  hasVoucherResult: get(voucherResultAtom) !== null,
  completedId: get(completedIdAtom),
  points: get(pointsObtainedAtom),
}));

const checkoutStateAtom = atom((get): CheckoutState => {
  const entry = get(currentEntryAtom);
  const status = get(flowStatusAtom);
  // Set with every cart, so that changed products count as a change.
  get(sellersAtom);
  return {
    config: get(publicConfigAtom),
    brand: get(entityConfigAtom).env,
    language: get(languageAtom),
    status: status.status,
    problem: status.status === 'failed' ? status.problem.kind : null,
    flow: entry?.flow ?? get(askedFlowAtom),
    step: entry?.step ?? null,
    offer: {
      campaign: get(campaignInfoAtom),
      shop: get(shopAtom),
      priceList: get(priceListAtom),
      service: get(serviceAtom),
    },
    visit: get(visitAtom),
  };
});

const isFirstAction = atom(null, (get, set, fact: string) => isFirstEmission(get, set, fact));

const trackOnceAction = atom(
  null,
  (get, set, ...args: Parameters<PluginContext['trackOnce']>): Promise<void> =>
    trackOnce(get, set, ...args),
);

/** Loads the reader of the products in the server's cart; only a product order has its code. */
async function loadProductReader(): Promise<(store: Store) => readonly CheckoutProduct[]> {
  const [{ shoppingCartAtom }, { toCart }] = await Promise.all([
    import('../features/cart/state/shopping-cart-atom.ts'),
    import('../features/cart/rules/cart.ts'),
  ]);
  return (store) => {
    const cart = store.get(shoppingCartAtom);
    return cart ? toCart(cart).items : [];
  };
}

/** What plugins may read of one element's checkout. */
export function createPluginContext(store: Store, element: HTMLElement): PluginContext {
  const { host, fetch } = store.get(servicesAtom);
  return {
    element,
    host,
    fetch,
    state: () => store.get(checkoutStateAtom),
    onChange: (listener) => store.sub(checkoutStateAtom, listener),
    run: () => store.get(runSignalAtom),
    mapsToken: () => store.get(configAtom).rwgToken,
    isFirst: (fact) => store.set(isFirstAction, fact),
    trackOnce: (...args) => store.set(trackOnceAction, ...args),
    async products() {
      const read = await load(store.get, loadProductReader);
      return read(store);
    },
    async plan() {
      const { createPlan } = await load(store.get, () => import('./plan/create-plan.ts'));
      return createPlan(store);
    },
    front() {
      const frame = element.shadowRoot?.querySelector('.mc-frame');
      const dialogs = [...(frame?.querySelectorAll<HTMLElement>('dialog[open]') ?? [])];
      return dialogs.at(-1) ?? frame?.querySelector<HTMLElement>('.mc-frame__main') ?? null;
    },
  };
}
