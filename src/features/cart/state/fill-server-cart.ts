import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { fillSteps, type CartStep } from '../rules/quantity-steps.ts';
import type { UnavailableItem, UnavailableReason } from '../rules/resolve-cart.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { StepId } from '../../../flow/step-ids.ts';
import { cartAtom, pageUnavailableItemsAtom, removedEntryAtom } from './cart-atoms.ts';
import { warnOfUnavailableItems } from './page-cart.ts';
import { busyItemAtom, cartIsOwnAtom, savedCartKeyAtom } from './shopping-cart-atom.ts';
import { configAtom } from '../../../context/config-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import {
  applyCart,
  quantityIn,
  readCart,
  sendCartStep,
  stepIsDone,
  cartMessage,
  fillIsDueAtom,
  wantedLinesAtom,
} from './server-cart.ts';
import {
  alertAtom,
  isAbort,
  reportError,
  sentenceFor,
  toApiError,
} from '../../../context/problems.ts';
import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { endSessionAction } from '../../account/state/end-session.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';

/** What stands for the busy line while the page's items go into the cart. */
const PAGE_ITEMS: Id = 'page';

/** Why the server does not take an item, by the status of its answer. */
const REFUSALS: Readonly<Record<number, UnavailableReason>> = { 404: 'unknown', 409: 'inactive' };

function unavailableItemsOf(step: CartStep, status: number | null): UnavailableItem | null {
  const reason = status === null ? undefined : REFUSALS[status];
  if (step.kind !== 'add' || !reason) return null;
  const { productId, quantity } = step;
  return { productId, name: null, quantity, reason };
}

/**
 * A step failed: an item that cannot be had is left out, and one whose answer alone was lost is in; the rest goes on.
 * Anything else ends it with its reason.
 */
async function refuse(
  get: Getter,
  set: Setter,
  { step, before, token }: { step: CartStep; before: number; token: string | null },
  error: unknown,
): Promise<readonly UnavailableItem[] | null> {
  const failure = toApiError(error);
  const leftOut = unavailableItemsOf(step, failure.status);
  if (leftOut) return [leftOut];
  reportError(get(servicesAtom).host, failure);
  if (failure.code === 'outcome_unknown') {
    applyCart(get, set, await readCart(get, set));
    if (stepIsDone(get, step, before)) return [];
  }
  if (failure.code === 'auth') await set(endSessionAction, token);
  else set(alertAtom, cartMessage(failure));
  return null;
}

/** Sends the steps one after the other; gives what the server does not sell. */
async function play(get: Getter, set: Setter, steps: readonly CartStep[]) {
  const refused: UnavailableItem[] = [];
  for (const step of steps) {
    const before = step.kind === 'add' ? quantityIn(get, step.productId) : 0;
    const token = get(userAtom)?.token ?? null;
    try {
      applyCart(get, set, await sendCartStep(get, step));
    } catch (error) {
      if (isAbort(error)) throw error;
      const leftOut = await refuse(get, set, { step, before, token }, error);
      if (!leftOut) break;
      refused.push(...leftOut);
    }
  }
  return refused;
}

/** What of the page's items went into the server's cart, as it is kept for a reload. */
const asked = (get: Getter) => JSON.stringify(get(configAtom).cartItems);

async function fill(get: Getter, set: Setter, exactly: boolean): Promise<void> {
  const requests = get(configAtom).cartItems;
  const { steps, leftOut } = fillSteps(get(cartAtom), requests, { exactly });
  set(busyItemAtom, PAGE_ITEMS);
  set(removedEntryAtom, null);
  get(servicesAtom).host.storage.write(get(savedCartKeyAtom), asked(get));
  try {
    const all = [...leftOut, ...(await play(get, set, steps))];
    set(pageUnavailableItemsAtom, all);
    warnOfUnavailableItems(get, all);
  } catch (error) {
    if (!isAbort(error)) set(alertAtom, sentenceFor(toApiError(error)));
  }
  set(busyItemAtom, null);
  // What was pressed meanwhile was meant for another cart.
  set(wantedLinesAtom, []);
}

/**
 * The page's items at the start: what is missing of them is added to the cart that the server keeps, and what else is
 * in it stays. Once for each list: what the customer takes out does not come back with a reload.
 */
export const applyPageItemsAction = atom(null, async (get, set): Promise<void> => {
  set(pageUnavailableItemsAtom, []);
  if (get(configAtom).cartItems.length === 0) return;
  const stored = await get(servicesAtom).host.storage.read(get(savedCartKeyAtom));
  if (stored !== asked(get)) await fill(get, set, false);
});

/** Steps that show the cart themselves. */
const STEPS_WITH_CART: readonly StepId[] = ['cart-review'];

/**
 * Other items of the page, by `setCart()` or an attribute: the server's cart holds exactly these then. What was typed
 * stays; further on the cart is shown first. A change that is under way ends before. A result that stands is not touched.
 */
export const fillServerCartAction = atom(null, async (get, set): Promise<void> => {
  if (get(reservationAtom)) return;
  // The cart of an ended session stands until somebody signs in.
  const isOthers = !get(cartIsOwnAtom);
  if (isOthers || get(busyItemAtom) !== null) return set(fillIsDueAtom, true);
  const step = get(currentEntryAtom)?.step;
  if (step !== undefined && !STEPS_WITH_CART.includes(step)) set(jumpToStepAction, 'cart-review');
  do {
    set(fillIsDueAtom, false);
    await fill(get, set, true);
  } while (get(fillIsDueAtom));
});
