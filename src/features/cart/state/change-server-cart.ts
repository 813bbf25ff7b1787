import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { alertAtom, isAbort, reportError, toApiError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom, userAtom } from '../../../context/user-atom.ts';
import { endSessionAction } from '../../account/state/end-session.ts';
import type { CartEntry } from '../rules/cart.ts';
import { type CartStep, quantitySteps } from '../rules/quantity-steps.ts';
import type { ShoppingCart } from '../rules/server-cart.ts';
import { cartAtom, type CartBackend, type QuantityChange, removedEntryAtom } from './cart-atoms.ts';
import { enterCartStepAction, syncCart } from './cart-sync.ts';
import { trackPieces } from './cart-tracking.ts';
import { fillServerCartAction } from './fill-server-cart.ts';
import {
  applyCart,
  cartMessage,
  fillIsDueAtom,
  quantityIn,
  readCart,
  sendCartStep,
  stepIsDone,
  wantedCartAtom,
  wantedLinesAtom,
} from './server-cart.ts';
import { busyItemAtom, cartIsOwnAtom, cartTokenAtom } from './shopping-cart-atom.ts';
import { guestsMayGoOnAtom } from '../../offer/state/campaign-atoms.ts';
import { visitStepAction } from '../../../flow/state/move-step.ts';
import type { Id } from '../../../lib/config/id.ts';
import { PARENT_ANSWER_MS } from '../../../lib/limits.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';

/** "A second removal call is tried": the page that keeps the cart as well takes the item out. Contract section 3. */
async function removeByPage(get: Getter, itemId: Id): Promise<boolean> {
  const { host } = get(servicesAtom);
  if (!host.parent.isThere()) return !host.emit('removeitem', { itemId });
  try {
    await host.parent.ask('removeCartItem', { itemId }, PARENT_ANSWER_MS);
    return true;
  } catch {
    return false;
  }
}

/** A change failed. What the server keeps is read again: an answer that was lost may have been a yes. */
async function recover(
  get: Getter,
  set: Setter,
  { step, before, token }: { step: CartStep; before: number; token: string | null },
  error: ApiError,
): Promise<void> {
  reportError(get(servicesAtom).host, error);
  if (error.code === 'auth') return set(endSessionAction, token);
  const isRefused = error.code !== 'outcome_unknown' && error.code !== 'offline';
  const mayHelp = isRefused && step.kind === 'remove';
  const isUnknown = error.code === 'outcome_unknown';
  const isRemoved = mayHelp && (await removeByPage(get, step.itemId));
  if (isRemoved || isUnknown) applyCart(get, set, await readCart(get, set));
  if (!stepIsDone(get, step, before)) set(alertAtom, cartMessage(error));
}

/**
 * Sends the steps one after the other; the first that fails ends it. What has come of them shows at the end: a line
 * that is taken out and put in again stays where it is, with the focus in it. Gives whether all were done.
 */
async function play(get: Getter, set: Setter, entry: CartEntry, steps: readonly CartStep[]) {
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
      await recover(get, set, { step, before, token }, toApiError(error)).catch(
        (failure: unknown) => {
          if (!isAbort(failure)) set(alertAtom, cartMessage(toApiError(failure)));
        },
      );
      return false;
    }
  }
  show();
  return true;
}

/** The line was taken out and the rest did not go back in: the notice says so instead of a modal, with the way back. */
function offerBack(get: Getter, set: Setter, entry: CartEntry, steps: readonly CartStep[]): void {
  const isMeantToStay = steps.at(-1)?.kind === 'add';
  if (!isMeantToStay || quantityIn(get, entry.productId) > 0) return;
  set(removedEntryAtom, { ...entry, byFault: true });
  set(alertAtom, null);
}

/**
 * Whether the cart that is shown is the one that would be changed. That of who has signed in or out since is read first;
 * where guests may not go on, that of an ended session stands until somebody signs in.
 */
async function mayChange(get: Getter, set: Setter): Promise<boolean> {
  if (get(cartIsOwnAtom)) return true;
  if (get(userAtom) !== null || get(guestsMayGoOnAtom)) return syncCart(get, set);
  set(visitStepAction, 'login', 'cart-review');
  return false;
}

/** Plays the steps of one change: one at a time, none while an order is sent. Gives whether it was done. */
async function change(get: Getter, set: Setter, entry: CartEntry, steps: readonly CartStep[]) {
  if (get(busyItemAtom) !== null || get(submissionAtom).status === 'sending') return false;
  set(busyItemAtom, entry.id);
  const isOwn = await mayChange(get, set);
  const before = quantityIn(get, entry.productId);
  const token = get(credentialsAtom)?.token;
  const isPlayed = isOwn && (await play(get, set, entry, steps));
  // The cart of somebody else, as after the end of a session, says nothing of the line.
  const isSame = () => isOwn && token === get(credentialsAtom)?.token;
  if (before > 0 && isSame()) offerBack(get, set, entry, steps);
  set(busyItemAtom, null);
  if (get(fillIsDueAtom)) await set(fillServerCartAction);
  if (isSame()) trackPieces(get, entry, quantityIn(get, entry.productId) - before);
  return isPlayed;
}

/**
 * Brings about what is wanted, one line after the other; where something cannot be had, the rest is not tried. A line
 * that was taken out and put in again may have another id: what was pressed meanwhile is wanted of that one.
 */
async function settle(get: Getter, set: Setter): Promise<void> {
  for (let wanted; (wanted = get(wantedLinesAtom)[0]);) {
    const done = wanted;
    const { id, quantity } = wanted;
    const find = (key: 'id' | 'productId') =>
      get(cartAtom).items.find((item) => item[key] === done[key]);
    const entry = find('id');
    const owner = get(cartTokenAtom);
    const isPlayed = !entry || (await change(get, set, entry, quantitySteps(entry, quantity)));
    const isThere = find('id');
    if (entry && quantity === 0 && !isThere && owner === get(cartTokenAtom)) {
      set(removedEntryAtom, { ...entry, byFault: false });
    }
    const again = quantity > 0 ? find('productId') : undefined;
    const idNow = (isThere ?? again)?.id ?? id;
    set(wantedLinesAtom, (lines) =>
      isPlayed
        ? lines
            .filter((line) => line !== done)
            .map((line) => (line.id === id ? { ...line, id: idNow } : line))
        : [],
    );
  }
}

/**
 * Brings a line of the server's cart to another number of pieces, at once or when the change under way has ended; every
 * press counts. None takes it out; it can be put back until the next one goes. Spec section 8 "Cart item removal failure".
 */
export const setServerQuantityAction = atom(
  null,
  async (get, set, { id: itemId, to }: QuantityChange): Promise<void> => {
    const isIt = ({ id }: CartEntry) => id === itemId;
    const entry = get(cartAtom).items.find(isIt);
    if (!entry) return;
    const { quantity } = get(wantedLinesAtom).find(isIt) ?? entry;
    set(wantedLinesAtom, (lines) => [
      ...lines.filter((line) => !isIt(line)),
      { ...entry, quantity: to(quantity) },
    ]);
    if (get(busyItemAtom) === null) await settle(get, set);
  },
);

/** Puts what was taken out last back into the server's cart. */
export const undoServerRemovalAction = atom(null, async (get, set): Promise<void> => {
  const entry = get(removedEntryAtom);
  if (!entry || get(busyItemAtom) !== null) return;
  const { productId, quantity } = entry;
  await change(get, set, entry, [{ kind: 'add', productId, quantity }]);
  if (quantityIn(get, productId) > 0) set(removedEntryAtom, null);
  await settle(get, set);
});

/** The cart of product checkout, which the server keeps. */
export const SERVER_CART: CartBackend = {
  shown: wantedCartAtom,
  setQuantity: setServerQuantityAction,
  remove: atom(null, (_get, set, id: Id) => set(setServerQuantityAction, { id, to: () => 0 })),
  undoRemoval: undoServerRemovalAction,
  enter: enterCartStepAction,
};
