import { atom, type Atom, type Getter, type Setter } from 'jotai/vanilla';

import type { MenuOrderBody } from '../rules/booking-payload.ts';

/** Sends a menu order as a booking. */
interface BookedOrder {
  /** The order for the booking; null if the customer must review it again first. */
  prepareOrder: (get: Getter, set: Setter) => Promise<MenuOrderBody | null>;
  /** Whether items, price or delivery differ from the screen; shows the changes. */
  orderHasChanged: (get: Getter, set: Setter) => Promise<boolean>;
}

/** The menu order that the booking contains; set by the ordering room, null for a date booking. */
export const bookedOrderAtom = atom<{
  /** The order as a text to compare, without personal data. */
  choice: Atom<string>;
  load: () => Promise<BookedOrder>;
} | null>(null);
