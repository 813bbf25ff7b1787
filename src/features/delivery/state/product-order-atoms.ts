import { atom, type ExtractAtomValue } from 'jotai/vanilla';

import { reservationAtom, isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { availablePayments, deliveryCents, shopsWithoutMethod } from '../rules/delivery-check.ts';
import {
  type PaymentKind,
  deliveryTypeOffers,
  pickupMethodIds,
  rateOf,
} from '../rules/delivery-rates.ts';
import { orderTotalCents } from '../../cart/rules/cart.ts';
import {
  placeOf,
  ratesOf,
  shopMethods,
  startDelivery,
  type DeliveryChoice,
} from '../rules/delivery-choice.ts';

/** How the goods of the cart are delivered. Only `dispatchDeliveryEventAction` and a restart change it. Spec section 4 "Delivery". */
export const deliveryAtom = atom<DeliveryChoice>(startDelivery([]));

/** Whether the rates of the choice are loading or failed to load. */
export const ratesStateAtom = atom<'idle' | 'loading' | 'failed'>('idle');

/** The delivery types as offered; null before they are loaded. */
export const deliveryOffersAtom = atom((get) => {
  const { offered } = get(deliveryAtom);
  return offered && deliveryTypeOffers(offered, get(cartAtom).shops);
});

/** The cost of the delivery, in cents; null while a method is missing. */
export const deliveryCentsAtom = atom((get) => deliveryCents(get(deliveryAtom)));

/**
 * The cost of the delivery, in cents: of the chosen methods, else the one price of the chosen type;
 * null where a price is still open.
 */
export const knownDeliveryCentsAtom = atom((get): number | null => {
  const exact = get(deliveryCentsAtom);
  const choice = get(deliveryAtom);
  const isOpenAtPlace = placeOf(choice) !== null && ratesOf(choice) !== null;
  if (exact !== null || isOpenAtPlace) return exact;
  const offer = get(deliveryOffersAtom)?.find(({ type }) => type === choice.type);
  return offer && !offer.startingFrom ? offer.fromCents : null;
});

/**
 * The shops of the cart with their methods for the chosen type and place, and whether a shop does not deliver there; empty
 * before its rates are loaded.
 */
export const shopDeliveriesAtom = atom((get) => {
  const choice = get(deliveryAtom);
  const rates = ratesOf(choice);
  if (choice.type === null || rates === null) return [];
  const names = new Map(get(cartAtom).shops.map(({ id, name }) => [id, name]));
  const lacking = new Set(shopsWithoutMethod(choice));
  return choice.shops.map(({ shopId, method }) => ({
    shopId,
    shopName: names.get(shopId) ?? '',
    methods: shopMethods(choice, shopId),
    chosen: method,
    lacksMethod: lacking.has(shopId),
    openingHours: rateOf(rates, shopId)?.openingHours ?? null,
  }));
});

export type ShopDelivery = ExtractAtomValue<typeof shopDeliveriesAtom>[number];

/** The pickup methods of the whole cart. */
export const pickupMethodIdsAtom = atom((get) =>
  pickupMethodIds(
    get(deliveryAtom).offered,
    get(cartAtom).shops.map(({ id }) => id),
  ),
);

/** The order's total with the delivery known so far, in cents. */
export const orderTotalAtom = atom((get) =>
  orderTotalCents(get(cartAtom), get(knownDeliveryCentsAtom) ?? 0),
);

/** How the cart can be paid, as loaded from the server. */
export interface OfferedPayments {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  kinds: readonly PaymentKind[];
}

export const UNKNOWN_PAYMENTS: OfferedPayments = { status: 'idle', kinds: [] };

export const offeredPaymentsAtom = atom<OfferedPayments>(UNKNOWN_PAYMENTS);

/** The customer's choice of payment. Spec section 5 "Payment". */
export const chosenPaymentAtom = atom<PaymentKind | null>(null);

/** The payment kinds that the cart and every delivery method accept. Spec section 4. */
export const availablePaymentsAtom = atom((get) =>
  availablePayments(get(deliveryAtom).shops, get(offeredPaymentsAtom).kinds),
);

/** The chosen payment kind if it is available. */
export const orderPaymentAtom = atom((get): PaymentKind | null => {
  const chosen = get(chosenPaymentAtom);
  return chosen !== null && get(availablePaymentsAtom).includes(chosen) ? chosen : null;
});

/** The accepted order, kept as the reservation; null before. */
export const orderResultAtom = atom((get) => {
  const reservation = get(reservationAtom);
  if (!reservation || !get(isProductCheckoutAtom)) return null;
  const { transactionId: orderRef, valueChargedCents: totalCents, status } = reservation;
  return { orderRef, totalCents, payment: status === 'online' ? 'online' : 'offline' } as const;
});
