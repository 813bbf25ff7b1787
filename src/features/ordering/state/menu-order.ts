import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { isAbort, reportError, stepNoticeAtom } from '../../../context/problems.ts';
import { runSignalAtom } from '../../../context/checkout-context.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import type { Call } from '../../../platform/api/define-call.ts';
import type { PressContext, AttemptTools } from '../../../submission/press-context.ts';
import { updateSubmission } from '../../../submission/run-purchase.ts';
import { isSameAccount } from '../../account/state/freeze-press.ts';
import { cartChanges, type CartChange } from '../../cart/rules/cart.ts';
import { cartChangesAtom, menuCartAtom, orderIsDoneAtom } from '../../cart/state/cart-atoms.ts';
import { dropUnavailableItems, keepCart } from '../../cart/state/keep-cart.ts';
import { emitCart } from '../../cart/state/cart-tracking.ts';
import { contactIssuesAtom } from '../../contact/state/contact-form.ts';
import { chooseInstantAction } from '../../delivery/state/menu-order-form.ts';
import { getCampaign } from '../../offer/calls/campaign-calls.ts';
import { getShop } from '../../offer/calls/shop-calls.ts';
import { campaignInfoAtom, shopAtom } from '../../offer/state/offer-atoms.ts';
import {
  sentAsapAtom,
  transportInstantsAtom,
  transportTypeAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import type { ShownOrder } from './menu-order-shown.ts';

/** Marks the order as done: a reload of the confirmation still needs its cart, but the next start drops it. */
export const endOrderAction = atom(null, (_get, set) => set(orderIsDoneAtom, true));

/** The changes that another way of delivery brings by itself. */
const TOTALS: readonly CartChange['kind'][] = ['delivery', 'discount', 'final'];

/**
 * Reloads menu and terms; keeps the loaded ones on failure. Not `reload` of their resources: it asks for what the order shows,
 * as the account that pressed, and rejects when aborted, so that the press ends.
 */
async function readMenu(
  call: Call,
  { shopId, campaignId }: ShownOrder,
  { get, set }: AttemptTools,
): Promise<void> {
  const signal = get(runSignalAtom);
  try {
    const [shop, info] = await Promise.all([
      shopId === null ? null : call(getShop, [shopId], { signal }),
      campaignId === null ? null : call(getCampaign, [campaignId], { signal }),
    ]);
    signal.throwIfAborted();
    if (shop) set(shopAtom, shop);
    if (info) set(campaignInfoAtom, info);
  } catch (error) {
    if (isAbort(error)) throw error;
    reportError(get, error);
  }
}

/**
 * Goes to the step where the customer agrees again: the cart with its changes, or the delivery if only its type is no
 * longer available.
 */
function showChanges(
  get: Getter,
  set: Setter,
  changes: readonly CartChange[],
  isTypeOver: boolean,
) {
  const isTypeAlone = isTypeOver && changes.every(({ kind }) => TOTALS.includes(kind));
  dropUnavailableItems(get, set);
  updateSubmission(get, set, { kind: 'reset' });
  set(jumpToStepAction, isTypeAlone ? 'delivery' : 'cart-review');
  set(cartChangesAtom, isTypeAlone ? [] : changes);
  if (isTypeOver) {
    set(stepNoticeAtom, { tone: 'warning', message: { key: 'transport.typeOver' } });
  }
  emitCart(get, set);
}

/**
 * Reloads the menu and returns whether the order is empty or differs from the screen in items, price or delivery; then
 * shows the changes. Rejects only when aborted.
 */
export async function orderHasChanged(
  call: Call,
  shown: ShownOrder,
  tools: AttemptTools,
): Promise<boolean> {
  const { get, set } = tools;
  await readMenu(call, shown, tools);
  const changes = cartChanges(shown.cart, get(menuCartAtom));
  const isTypeOver = get(transportTypeAtom) !== shown.type;
  const isEmpty = get(menuCartAtom).items.length === 0;
  if (changes.length === 0 && !isTypeOver && !isEmpty) return false;
  showChanges(get, set, changes, isTypeOver);
  return true;
}

/** Asks for a time if "as soon as possible" is no longer available. Returns whether it asked. */
function asapIsOver(get: Getter, set: Setter): boolean {
  const { transportInstant } = get(bookingFormAtom);
  const instants = get(transportInstantsAtom);
  if (transportInstant !== 'asap' || instants.includes('asap')) return false;
  updateSubmission(get, set, { kind: 'reset' });
  set(chooseInstantAction, 'scheduled');
  set(jumpToStepAction, 'booking');
  set(stepNoticeAtom, { tone: 'warning', message: { key: 'transport.asapOver' } });
  return true;
}

/**
 * Compares the order with the current menu before it is sent, and shows what the customer must review. Returns whether there
 * is anything; otherwise keeps the start of "as soon as possible" that is sent. Spec section 7 "orderInformation".
 */
export async function verifyOrder(
  press: PressContext,
  shown: ShownOrder,
  tools: AttemptTools,
): Promise<boolean> {
  const { get, set } = tools;
  if (await orderHasChanged(press.call, shown, tools)) return true;
  if (asapIsOver(get, set)) return true;
  // The contact form may have become invalid while the menu was loading; its errors show.
  if (get(contactIssuesAtom).length > 0) return true;
  // The request names the account that pressed, with the contact typed for it.
  if (!isSameAccount(get, press)) return true;
  if (shown.asapSlot) {
    set(sentAsapAtom, shown.asapSlot.startTime);
    keepCart(get);
  }
  return false;
}
