import { atom } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import { orderTotalCents } from '../../cart/rules/server-cart.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import {
  deliveryCents,
  deliveryIssues,
  hasNoMethods,
  isDeliveryComplete,
  shopsWithoutMethod,
} from '../rules/delivery-check.ts';
import {
  ratesOf,
  shopMethods,
  startDelivery,
  type DeliveryChoice,
} from '../rules/delivery-choice.ts';
import {
  deliveryTypeOffers,
  pickupMethodIds,
  type DeliveryMethod,
} from '../rules/delivery-rates.ts';

/** How the goods of the cart get to the customer. Moved on by `dispatchDeliveryEventAction` alone. Spec section 4 "Delivery". */
export const deliveryAtom = atom<DeliveryChoice>(startDelivery([]));

/** Whether the rates that the choice waits for are on their way, or could not be read. */
export const ratesStateAtom = atom<'idle' | 'loading' | 'failed'>('idle');

/** The ways to get the goods, as they are offered; null before that is known. */
export const deliveryOffersAtom = atom((get) => {
  const { offered } = get(deliveryAtom);
  return offered && deliveryTypeOffers(offered, get(cartAtom).shops);
});

/** What keeps the step from going on; empty when nothing does. Spec section 5 "Delivery". */
export const deliveryIssuesAtom = atom((get) => deliveryIssues(get(deliveryAtom)));

/** Whether every shop has its way of delivery. */
export const deliveryIsCompleteAtom = atom((get) => isDeliveryComplete(get(deliveryAtom)));

/** What the delivery costs, in cents; null while it is open. */
export const deliveryCentsAtom = atom((get) => deliveryCents(get(deliveryAtom)));

/** What one shop of the cart offers at the chosen place, and what is chosen of it. */
export interface ShopDelivery {
  shopId: Id;
  shopName: string;
  methods: readonly DeliveryMethod[];
  chosen: DeliveryMethod | null;
  /** The shop does not bring its goods to the chosen place. */
  lacksMethod: boolean;
}

/** The shops of the cart with what they offer for the chosen type and place; none while its rates are not known. */
export const shopDeliveriesAtom = atom((get): readonly ShopDelivery[] => {
  const choice = get(deliveryAtom);
  if (choice.type === null || ratesOf(choice) === null) return [];
  const names = new Map(get(cartAtom).shops.map(({ id, name }) => [id, name]));
  const lacking = new Set(shopsWithoutMethod(choice));
  return choice.shops.map(({ shopId, method }) => ({
    shopId,
    shopName: names.get(shopId) ?? '',
    methods: shopMethods(choice, shopId),
    chosen: method,
    lacksMethod: lacking.has(shopId),
  }));
});

/** Whether nobody brings anything to the chosen place. Spec section 4 "no delivery methods available". */
export const hasNoMethodsAtom = atom((get) => hasNoMethods(get(deliveryAtom)));

/** By which methods the pickup points of the whole cart are asked for. */
export const pickupMethodIdsAtom = atom((get) =>
  pickupMethodIds(
    get(deliveryAtom).offered,
    get(cartAtom).shops.map(({ id }) => id),
  ),
);

/** What the order costs with its delivery, as far as that is chosen; in cents. */
export const orderTotalAtom = atom((get) =>
  orderTotalCents(get(cartAtom), get(deliveryCentsAtom) ?? 0),
);
