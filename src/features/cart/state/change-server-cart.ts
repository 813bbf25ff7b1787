import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { alertAtom, isAbort, refusalAtom } from '../../../context/problems.ts';
import { servicesAtom, credentialsAtom, userAtom } from '../../../context/checkout-context.ts';
import { isSameLineId, lineIdAt, lineOf, placeOfLine } from '../rules/cart.ts';
import { type CartStep, quantitySteps } from '../rules/quantity-steps.ts';
import type { CartEntry, ShoppingCart } from '../rules/server-cart-schema.ts';
import { cartAtom, changedLineAtom, removedEntryAtom } from './cart-atoms.ts';
import type { CartBackend, QuantityChange } from './order-atom.ts';
import { enterCartStepAction, syncCart } from './cart-sync.ts';
import { trackPieces } from './cart-tracking.ts';
import { fillServerCartAction } from './fill-server-cart.ts';
import {
  applyCart,
  cartMessage,
  fillIsDueAtom,
  quantityIn,
  recoverCart,
  sendCartStep,
  stepIsDone,
  wantedLinesAtom,
  type WantedLine,
} from './server-cart.ts';
import { busyItemAtom } from './cart-keys.ts';
import { cartIsOwnAtom, cartTokenAtom } from './shopping-cart-atom.ts';
import { guestsAllowedAtom } from '../../offer/state/offer-atoms.ts';
import { visitStepAction } from '../../../flow/state/move-step.ts';
import { PARENT_ANSWER_MS } from '../../../lib/limits.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';

/** "A second removal call is tried": asks the page to remove the item. Contract section 3. */
async function removeByPage(get: Getter, itemId: string): Promise<boolean> {
  const { host } = get(servicesAtom);
  if (!host.parent.isThere()) return !host.emit('removeitem', { itemId });
  try {
    await host.parent.ask('removeCartItem', { itemId }, PARENT_ANSWER_MS);
    return true;
  } catch {
    return false;
  }
}

/** A removal is refused in a dialog, any other change beside its line. Spec section 8 "Cart item removal failure". */
function showRefusal(set: Setter, isWholeRemoval: boolean, error: ApiError): void {
  const message = cartMessage(error);
  if (isWholeRemoval) set(alertAtom, { about: 'removal', ...message });
  else set(refusalAtom, { about: 'cart', ...message });
}

/** Whether a failed step may have been made: its answer was lost, or the page has removed the item itself. */
function mayBeMade(get: Getter, step: CartStep, { code }: ApiError): boolean | Promise<boolean> {
  if (code === 'outcome_unknown') return true;
  return code !== 'offline' && step.kind === 'remove' && removeByPage(get, step.itemId);
}

/**
 * Sends the steps in order until one fails and was not made after all, then shows the result: a line that is removed and
 * added again keeps its place and the focus. Returns whether all were made.
 */
async function sendSteps(get: Getter, set: Setter, entry: CartEntry, steps: readonly CartStep[]) {
  const isWholeRemoval = steps.at(-1)?.kind === 'remove';
  let reached: ShoppingCart | null = null;
  const show = () => reached && applyCart(get, set, reached);
  for (const step of steps) {
    const token = get(credentialsAtom)?.token ?? null;
    try {
      reached = await sendCartStep(get, step);
    } catch (error) {
      if (isAbort(error)) return false;
      show();
      const before = quantityIn(get, entry.productId);
      const { isMade, error: failure } = await recoverCart(get, set, error, {
        token,
        isMade: () => stepIsDone(get, step, before),
        mayBeMade: (refusal) => mayBeMade(get, step, refusal),
      });
      if (failure) showRefusal(set, isWholeRemoval, failure);
      if (!isMade) return false;
      // The cart that was read again is newer.
      reached = null;
    }
  }
  show();
  return true;
}

/** Offers to put back a line that was removed while adding the rest again failed. */
function offerUndo(get: Getter, set: Setter, entry: CartEntry, steps: readonly CartStep[]): void {
  const isMeantToStay = steps.at(-1)?.kind === 'add';
  if (!isMeantToStay || quantityIn(get, entry.productId) > 0) return;
  set(removedEntryAtom, { ...entry, place: null });
  set(refusalAtom, null);
}

/**
 * Whether the cart shown may be changed. Reads the cart after a sign-in or sign-out; if guests may not continue, asks to
 * sign in instead.
 */
async function mayChange(get: Getter, set: Setter): Promise<boolean> {
  if (get(cartIsOwnAtom)) return true;
  if (get(userAtom) !== null || get(guestsAllowedAtom)) return syncCart(get, set);
  set(visitStepAction, 'login', 'cart-review');
  return false;
}

/** Makes one change at a time, and none while an order is sent. Returns whether it succeeded. */
async function change(get: Getter, set: Setter, entry: CartEntry, steps: readonly CartStep[]) {
  if (get(busyItemAtom) !== null || get(submissionAtom).status === 'sending') return false;
  set(busyItemAtom, entry.id);
  set(refusalAtom, null);
  set(changedLineAtom, entry.productId);
  const isOwn = await mayChange(get, set);
  const before = quantityIn(get, entry.productId);
  const token = get(credentialsAtom)?.token;
  const isDone = isOwn && (await sendSteps(get, set, entry, steps));
  // Ignore another user's cart, for example after the session has ended.
  const isSame = () => isOwn && token === get(credentialsAtom)?.token;
  if (before > 0 && isSame()) offerUndo(get, set, entry, steps);
  set(busyItemAtom, null);
  if (get(fillIsDueAtom)) await set(fillServerCartAction);
  if (isSame()) trackPieces(get, entry, quantityIn(get, entry.productId) - before);
  return isDone;
}

/**
 * Makes the wanted changes line by line until one fails. If a line is removed and added again, it may have another id:
 * presses made in the meantime then apply to that one.
 */
async function applyWantedLines(get: Getter, set: Setter): Promise<void> {
  for (let wanted; (wanted = get(wantedLinesAtom)[0]);) {
    const done = wanted;
    const { id, quantity, productId, shopId } = wanted;
    const rows = () => get(cartAtom).shops.find((shop) => shop.id === shopId)?.items ?? [];
    const countRows = () => rows().filter((item) => item.id === id).length;
    const entry = lineOf(get(cartAtom), wanted);
    const place = placeOfLine(get(cartAtom), wanted);
    const before = countRows();
    const owner = get(cartTokenAtom);
    const isDone = !entry || (await change(get, set, entry, quantitySteps(entry, quantity)));
    // Another line of the same id is not this one.
    const isThere = countRows() >= before ? lineOf(get(cartAtom), done) : undefined;
    if (entry && quantity === 0 && !isThere && owner === get(cartTokenAtom)) {
      set(removedEntryAtom, { ...entry, place });
    }
    const again = quantity > 0 ? rows().find((item) => item.productId === productId) : undefined;
    const idNow = (isThere ?? again)?.id ?? id;
    set(wantedLinesAtom, (lines) =>
      isDone
        ? lines
            .filter((line) => line !== done)
            .map((line) => (isSameLineId(line, done) ? { ...line, id: idNow } : line))
        : [],
    );
  }
}

/**
 * Sets the quantity of a line of the server's cart, at once or after the change under way; every press counts. 0 removes
 * it. Spec section 8 "Cart item removal failure".
 */
export const setServerQuantityAction = atom(
  null,
  async (get, set, { to, ...changed }: QuantityChange): Promise<void> => {
    const cart = get(cartAtom);
    const place = placeOfLine(cart, changed);
    const shop = cart.shops.find(({ id }) => id === place?.shopId);
    const entry = place && shop?.items[place.index];
    if (!entry) return;
    const line = lineIdAt(shop, place.index);
    const isIt = (other: WantedLine) => isSameLineId(other, line);
    const { quantity } = get(wantedLinesAtom).find(isIt) ?? entry;
    const { productId } = entry;
    set(wantedLinesAtom, (lines) => [
      ...lines.filter((other) => !isIt(other)),
      { ...line, productId, quantity: to(quantity) },
    ]);
    if (get(busyItemAtom) === null) await applyWantedLines(get, set);
  },
);

/** Puts the last removed line back into the server's cart. */
export const undoServerRemovalAction = atom(null, async (get, set): Promise<void> => {
  const entry = get(removedEntryAtom);
  if (!entry || get(busyItemAtom) !== null) return;
  const { productId, quantity } = entry;
  await change(get, set, entry, [{ kind: 'add', productId, quantity }]);
  if (quantityIn(get, productId) > 0) set(removedEntryAtom, null);
  await applyWantedLines(get, set);
});

/** The cart of product checkout. */
export const SERVER_CART: CartBackend = {
  setQuantity: setServerQuantityAction,
  undoRemoval: undoServerRemovalAction,
  enter: enterCartStepAction,
  takePageItems: fillServerCartAction,
};
