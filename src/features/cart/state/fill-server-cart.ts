import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { toCart } from '../rules/cart.ts';
import { fillSteps, type CartStep } from '../rules/quantity-steps.ts';
import type { UnavailableItem, UnavailableReason } from '../rules/resolve-cart.ts';
import type { ShoppingCart } from '../rules/server-cart-schema.ts';
import { cartAtom, pageUnavailableItemsAtom, removedEntryAtom } from './cart-atoms.ts';
import { setUnavailableItems } from './page-cart.ts';
import { requestedText } from './keep-cart.ts';
import { busyItemAtom, savedCartKeyAtom } from './cart-keys.ts';
import { cartIsOwnAtom } from './shopping-cart-atom.ts';
import { currentEntryAtom, hasResultAtom } from '../../../flow/state/flow-atoms.ts';
import {
  applyCart,
  quantityIn,
  recoverCart,
  sendCartStep,
  stepIsDone,
  cartMessage,
  fillIsDueAtom,
  wantedLinesAtom,
} from './server-cart.ts';
import { isAbort, stepNoticeAtom, toApiError } from '../../../context/problems.ts';
import { userAtom, configAtom } from '../../../context/checkout-context.ts';
import { addedItemsSchema } from '../rules/saved-cart.ts';
import { savedRecord } from '../../../flow/state/saved-record.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';

/** The page's items that were added last, so that a reload does not add removed or ordered ones again; a restart does. */
const ADDED_ITEMS = savedRecord(addedItemsSchema, (get) => get(savedCartKeyAtom));

/** The busy marker while the page's items are added. */
const PAGE_ITEMS: string = 'page';

/** Why the server refuses an item, by HTTP status. */
const REFUSALS: Readonly<Record<number, UnavailableReason>> = { 404: 'unknown', 409: 'inactive' };

function unavailableItemOf(step: CartStep, status: number | null): UnavailableItem | null {
  const reason = status === null ? undefined : REFUSALS[status];
  if (step.kind !== 'add' || !reason) return null;
  const { productId, quantity } = step;
  return { productId, name: null, quantity, reason };
}

/** Sends the steps in order until one fails; an item that the server refuses is skipped. Returns these; null if cancelled. */
async function sendSteps(get: Getter, set: Setter, steps: readonly CartStep[]) {
  const refused: UnavailableItem[] = [];
  for (const step of steps) {
    const before = step.kind === 'add' ? quantityIn(get, step.productId) : 0;
    const token = get(userAtom)?.token ?? null;
    try {
      applyCart(get, set, await sendCartStep(get, step));
    } catch (error) {
      if (isAbort(error)) return null;
      const unavailableItem = unavailableItemOf(step, toApiError(error).status);
      if (unavailableItem) {
        refused.push(unavailableItem);
        continue;
      }
      const isMade = () => stepIsDone(get, step, before);
      const outcome = await recoverCart(get, set, error, { token, isMade });
      if (outcome.error) {
        set(stepNoticeAtom, { tone: 'danger', message: cartMessage(outcome.error) });
      }
      if (outcome.isMade) continue;
      // A reload adds the rest.
      ADDED_ITEMS.remove(get);
      break;
    }
  }
  return refused;
}

async function fill(
  get: Getter,
  set: Setter,
  exactly: boolean,
  requests = get(configAtom).cartItems,
): Promise<void> {
  const { steps, unavailableItems } = fillSteps(get(cartAtom), requests, { exactly });
  set(busyItemAtom, PAGE_ITEMS);
  set(removedEntryAtom, null);
  ADDED_ITEMS.write(get, requestedText(get));
  const refused = await sendSteps(get, set, steps);
  if (refused) setUnavailableItems(get, set, [...unavailableItems, ...refused]);
  set(busyItemAtom, null);
  // Presses in the meantime were meant for the previous cart.
  set(wantedLinesAtom, []);
}

/** Adds the page's items that a guest had in the cart to that of the account, in the guest's quantities. */
export async function mergePageItems(
  get: Getter,
  set: Setter,
  guestCart: ShoppingCart,
): Promise<void> {
  const asked = new Set(get(configAtom).cartItems.map(({ productId }) => productId));
  const taken = toCart(guestCart).items.filter(({ productId }) => asked.has(productId));
  if (taken.length === 0) return;
  const requests = taken.map(({ productId, quantity: qty }) => ({ id: productId, productId, qty }));
  await fill(get, set, false, requests);
}

/** Adds the page's items to the server's cart, once for each list, so that a reload does not add removed ones again. */
export const applyPageItemsAction = atom(null, async (get, set): Promise<void> => {
  set(pageUnavailableItemsAtom, []);
  if (get(configAtom).cartItems.length === 0) return;
  if ((await ADDED_ITEMS.read(get)) !== requestedText(get)) await fill(get, set, false);
});

/**
 * Replaces the server's cart by the page's new items, from `setCart()` or an attribute, after any change under way. Goes
 * back to the cart from a later step. Keeps a result.
 */
export const fillServerCartAction = atom(null, async (get, set): Promise<void> => {
  if (get(hasResultAtom)) return;
  // The cart of an ended session stays until the next sign-in.
  if (!get(cartIsOwnAtom) || get(busyItemAtom) !== null) return set(fillIsDueAtom, true);
  const step = get(currentEntryAtom)?.step;
  if (step !== undefined && step !== 'cart-review') set(jumpToStepAction, 'cart-review');
  do {
    set(fillIsDueAtom, false);
    await fill(get, set, true);
  } while (get(fillIsDueAtom));
});
