import { atom, type Getter } from 'jotai/vanilla';

import { servicesAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import { toApiError } from '../../../context/problems.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { resource } from '../../../context/resource.ts';
import { chosenPaymentAtom } from './chosen-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { onlyOption } from '../../../lib/only-option.ts';
import { cartShopId, ensureGuestSession } from '../../account/state/cart-session.ts';
import { reportUserError } from '../../account/state/session.ts';
import { getPaymentMethods } from '../../cart/calls/cart-calls.ts';
import { orderTotalCents } from '../../cart/rules/cart.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { getDeliveryRates } from '../calls/delivery-calls.ts';
import { availablePayments, deliveryCents } from '../rules/delivery-check.ts';
import {
  type DeliveryChoice,
  NO_DELIVERY,
  placeOf,
  shopDeliveries,
} from '../rules/delivery-choice-rules.ts';
import {
  type DeliveryRates,
  deliveryTypeOffers,
  pickupMethodIds,
  type RatesPlace,
} from '../rules/delivery-rates.ts';
import { type PaymentKind } from '../rules/saved-delivery.ts';

/** How the goods of the cart are delivered. Only `dispatchDeliveryEventAction` changes it. Spec section 4 "Delivery". */
export const deliveryAtom = runAtom<DeliveryChoice>(NO_DELIVERY);

const readRates = (get: Getter, place: RatesPlace, signal: AbortSignal) =>
  get(servicesAtom).call(getDeliveryRates, [place], { signal });

/** The rates in general, which say what types there are. */
export const GENERAL_RATES = resource<DeliveryRates>({
  key: () => 'general',
  read: ({ get, signal }) => readRates(get, null, signal),
});

const placeAtom = atom((get) => placeOf(get(deliveryAtom)));

/** The rates at the chosen address or pickup point. */
export const LOCAL_RATES = resource<DeliveryRates>({
  key(get) {
    const place = get(placeAtom);
    return place && JSON.stringify(place);
  },
  read: ({ get, signal }) => readRates(get, get(placeAtom), signal),
});

/** The rates that the choice needs. */
export const ratesAtom = atom((get) =>
  get(get(placeAtom) === null ? GENERAL_RATES.state : LOCAL_RATES.state),
);

/** The delivery types as offered; null before they are loaded. */
export const deliveryOffersAtom = atom((get) => {
  const { value: rates } = get(GENERAL_RATES.state);
  return rates && deliveryTypeOffers(rates, get(cartAtom).shops);
});

/** How each shop of the cart delivers; empty until the rates are loaded. */
export const shopDeliveriesAtom = atom((get) =>
  shopDeliveries(get(deliveryAtom), get(ratesAtom).value, get(cartAtom).shops),
);

/** The cost of the delivery, in cents; null while a method is missing. */
export const deliveryCentsAtom = atom((get) =>
  deliveryCents(get(deliveryAtom), get(shopDeliveriesAtom)),
);

/**
 * The cost of the delivery, in cents: of the chosen methods, else the one price of the chosen type;
 * null where a price is still open.
 */
export const knownDeliveryCentsAtom = atom((get): number | null => {
  const exact = get(deliveryCentsAtom);
  const isOpenAtPlace = get(placeAtom) !== null && get(ratesAtom).value !== null;
  if (exact !== null || isOpenAtPlace) return exact;
  const { type: chosen } = get(deliveryAtom);
  const offer = get(deliveryOffersAtom)?.find(({ type }) => type === chosen);
  return offer && !offer.startingFrom ? offer.fromCents : null;
});

/** The pickup methods of the whole cart. */
export const pickupMethodIdsAtom = atom((get) =>
  pickupMethodIds(
    get(GENERAL_RATES.state).value,
    get(cartAtom).shops.map(({ id }) => id),
  ),
);

/** The order's total with the delivery known so far, in cents. */
export const orderTotalAtom = atom((get) =>
  orderTotalCents(get(cartAtom), get(knownDeliveryCentsAtom) ?? 0),
);

/** The steps that show the payment kinds. */
const PAYMENT_STEPS: ReadonlySet<string | undefined> = new Set(['payment-method', 'confirm']);

/** The shops of the cart as a text to compare; if it changes, a step has to load its data again. */
export const cartShopsAtom = atom((get) => {
  const ids = get(cartAtom).shops.map(({ id }) => id);
  return ids.sort().join();
});

/** How the cart can be paid, as the server says; other shops may accept other kinds. */
export const OFFERED_PAYMENTS = resource<readonly PaymentKind[]>({
  key: (get) => get(cartShopsAtom),
  read({ get, signal }) {
    const token = get(credentialsAtom)?.token ?? null;
    ensureGuestSession(get);
    return get(servicesAtom).call(getPaymentMethods, [cartShopId(get), token], { signal });
  },
  async onError(get, set, error, token) {
    // An earlier step loads them ahead. If that fails, the step that shows them loads them again and reports its failure.
    const isShown = PAYMENT_STEPS.has(get(currentEntryAtom)?.step);
    const hasEnded = toApiError(error).code === 'auth';
    if (isShown || hasEnded) await reportUserError(get, set, error, token);
  },
});

/** The payment kinds that the cart and every delivery method accept. Spec section 4. */
export const availablePaymentsAtom = atom((get) =>
  availablePayments(get(shopDeliveriesAtom), get(OFFERED_PAYMENTS.state).value ?? []),
);

/** The only payment kind, which needs no choice; null for several or none. Spec section 4 "Payment step". */
export const solePaymentAtom = atom((get) => onlyOption(get(availablePaymentsAtom)));

/** The chosen payment kind if it is available, else the only one. Spec section 5 "Payment". */
export const orderPaymentAtom = atom((get): PaymentKind | null => {
  const payment = get(chosenPaymentAtom);
  const isAvailable = payment !== null && get(availablePaymentsAtom).includes(payment);
  return isAvailable ? payment : get(solePaymentAtom);
});
