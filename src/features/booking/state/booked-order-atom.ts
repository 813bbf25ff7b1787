import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { TransportPart } from '../rules/booking-payload.ts';

/** An order from a menu, which is sent as a booking. */
export interface BookedOrder {
  /** The order for the booking; null when the customer has to check it again first. */
  prepareOrder: (get: Getter, set: Setter) => Promise<TransportPart | null>;
  /** Whether it holds or costs something else by now, and is shown so. */
  orderHasChanged: (get: Getter, set: Setter) => Promise<boolean>;
}

/** Loads the code of the order; set by the room of orders, when an order begins. */
export const bookedOrderAtom = atom<{ load: () => Promise<BookedOrder> }>({
  load: () => Promise.reject(new Error('No order has begun.')),
});
