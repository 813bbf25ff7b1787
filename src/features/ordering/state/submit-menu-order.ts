import { atom } from 'jotai/vanilla';

import { showServerMessage } from '../../../submission/attempt.ts';
import type { PurchaseKind } from '../../../submission/purchase-kind.ts';
import { submit } from '../../../submission/submit.ts';
import {
  bookingColumns,
  replaceTaken,
  sendBooking,
  type BookingContent,
} from '../../booking/state/submit-booking.ts';
import { orderHasChanged, verifyOrder } from './menu-order.ts';
import { menuOrderChoiceAtom, shownOrderAtom, type ShownOrder } from './menu-order-shown.ts';

const BOOKING = bookingColumns(menuOrderChoiceAtom);

/** A menu order: a booking that contains it. It has no prize. */
const MENU_ORDER: PurchaseKind<BookingContent & { order: ShownOrder }> = {
  ...BOOKING,
  kind: 'order',
  content: (get, press) => ({ ...BOOKING.content(get, press), order: get(shownOrderAtom) }),
  verify: ({ press, content: { order } }, tools) => verifyOrder(press, order, tools),
  send: (attempt, tools) => sendBooking(attempt, tools, attempt.content.order),
  async showConflict(attempt, failure, tools) {
    if (failure.intent.isSecond) return false;
    const { press, content } = attempt;
    const isShown = await orderHasChanged(press.call, content.order, tools);
    if (!isShown) return replaceTaken(attempt, failure, tools);
    showServerMessage(tools.get, tools.set, failure.error);
    return true;
  },
};

/**
 * Sends the menu order as a booking. One intent makes one POST; after a lost connection only the customer's second press
 * sends again, with the same key. The page may cancel the `submit` event. Spec section 7 "orderInformation", section 8
 * "Booking failure".
 */
export const submitMenuOrderAction = atom(null, async (get, set): Promise<void> => {
  await submit(get, set, MENU_ORDER);
});
