import { atom, type Atom } from 'jotai/vanilla';

import type { Call } from '../../../platform/api/define-call.ts';
import type { PressContext, AttemptTools } from '../../../submission/press-context.ts';
import type { Cart } from '../../cart/rules/cart.ts';
import type { MenuOrderBody } from '../rules/booking-payload.ts';
import type { transportInformation } from '../rules/transport-information.ts';

/** A menu order as the customer sees it at the press; it is sent as it is, or not at all. */
export interface ShownOrder extends MenuOrderBody {
  cart: Cart;
  /** The venue and the campaign whose menu and terms price it; null without one. */
  shopId: string | null;
  campaignId: string | null;
  /** The chosen way; null before a choice. */
  type: Parameters<typeof transportInformation>[0]['type'] | null;
}

/** Compares a menu order with the server, for the booking that contains it. */
export interface BookedOrder {
  /** Whether the customer must review it before it is sent; shows why. */
  verifyOrder: (press: PressContext, shown: ShownOrder, tools: AttemptTools) => Promise<boolean>;
  /** Whether items, price or delivery differ from the screen; shows the changes. */
  orderHasChanged: (call: Call, shown: ShownOrder, tools: AttemptTools) => Promise<boolean>;
}

/** The menu order that the booking contains; set by the ordering room, null for a date booking. */
export const bookedOrderAtom = atom<{
  /** The order as a text to compare, without personal data. */
  choice: Atom<string>;
  /** The order as it is shown now. */
  shown: Atom<ShownOrder>;
  load: () => Promise<BookedOrder>;
} | null>(null);
