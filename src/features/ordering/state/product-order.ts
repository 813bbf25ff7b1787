import type { Failure } from '../../../submission/rules/purchase-machine.ts';
import { unknownAttemptOf } from '../../../submission/rules/purchase-state.ts';
import { showServerMessage } from '../../../submission/attempt.ts';
import { updateSubmission } from '../../../submission/run-purchase.ts';
import type { Attempt } from '../../../submission/purchase-kind.ts';
import { isAbort, refusalAtom, reportError, stepNoticeAtom } from '../../../context/problems.ts';
import { runSignalAtom } from '../../../context/checkout-context.ts';
import { isSameAccount } from '../../account/state/freeze-press.ts';
import { cartChanges, orderTotalCents, type Cart } from '../../cart/rules/cart.ts';
import type { ShoppingCart } from '../../cart/rules/server-cart-schema.ts';
import { cartAtom, cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import { hasSeenCart } from '../../cart/state/cart-sync.ts';
import { applyChangedCart, readCart, readPressedCart } from '../../cart/state/server-cart.ts';
import {
  GENERAL_RATES,
  LOCAL_RATES,
  OFFERED_PAYMENTS,
} from '../../delivery/state/product-order-atoms.ts';
import { getDeliveryRates } from '../../delivery/calls/delivery-calls.ts';
import { deliveryCents } from '../../delivery/rules/delivery-check.ts';
import { placeOf, shopDeliveries } from '../../delivery/rules/delivery-choice-rules.ts';
import type { DeliveryRates } from '../../delivery/rules/delivery-rates.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import type { PressContext, AttemptTools } from '../../../submission/press-context.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { methodIdsOf, type ShownProductOrder } from './product-order-shown.ts';

/** The cart is empty after a lost answer: the first try was probably accepted, so nothing is sent again. */
function showLikelyPlaced({ get, set }: AttemptTools): true {
  updateSubmission(get, set, { kind: 'reset' });
  set(refusalAtom, { about: 'order', key: 'order.likelyPlaced' });
  return true;
}

/** Shows the server's cart for review if it differs from `shown`, and returns whether it does. */
async function showChangedCart(
  { get, set }: AttemptTools,
  shown: Cart,
  read: () => Promise<ShoppingCart>,
): Promise<boolean> {
  const isOwn = hasSeenCart(get);
  const cart = await read();
  const unknownAttempt = isOwn ? unknownAttemptOf(get(submissionAtom)) : null;
  const isEmpty = cart.shops.every(({ items }) => items.length === 0);
  if (unknownAttempt && isEmpty) return showLikelyPlaced({ get, set });
  // The cart shown may be that of an ended session.
  const isOther = applyChangedCart(get, set, cart);
  const changes = cartChanges(shown, get(cartAtom));
  const { currency, hasSeveralCurrencies } = get(cartAtom);
  // The same number in another currency is another price.
  const isOtherMoney = hasSeveralCurrencies || (!isEmpty && currency !== shown.currency);
  // An empty order is never sent.
  if (!isOther && changes.length === 0 && !isEmpty && !isOtherMoney) return false;
  if (!isOther) set(cartChangesAtom, changes);
  // Other shops may accept other payment kinds: without them, the next press would go back to the payment step.
  if (!isEmpty) await set(OFFERED_PAYMENTS.load);
  updateSubmission(get, set, { kind: 'reset' });
  if (isEmpty || isOtherMoney) set(jumpToStepAction, 'cart-review');
  return true;
}

/** Withdraws the order of an account that is no longer the element's, and shows the cart of the one that is. */
export async function showOthersCart(tools: AttemptTools): Promise<true> {
  const { get, set } = tools;
  const read = () => readCart(get, set);
  if (!(await showChangedCart(tools, get(cartAtom), read))) {
    updateSubmission(get, set, { kind: 'reset' });
  }
  return true;
}

/**
 * Checks the cart before an order is sent, because the request contains neither items nor prices: the server orders its
 * own cart. If that cannot be read, the cart shown counts if it is the current user's; otherwise rejects with the
 * `ApiError`.
 */
async function cartHasChanged(
  press: PressContext,
  { cart: shown }: ShownProductOrder,
  tools: AttemptTools,
): Promise<boolean> {
  const { get, set } = tools;
  try {
    return await showChangedCart(tools, shown, () => readPressedCart(get, set, press));
  } catch (error) {
    if (isAbort(error) || !hasSeenCart(get) || shown.items.length === 0) throw error;
    reportError(get, error);
    return false;
  }
}

/**
 * Checks what the delivery costs before an order is sent, because the request names methods without prices. A changed cost
 * is shown with the new total; a method that is gone leads back to the delivery. If the rates cannot be read, says so: an
 * order at an unknown cost is not sent, and the customer may press again. Spec section 7 "Order payload".
 */
async function deliveryHasChanged(
  press: PressContext,
  shown: ShownProductOrder,
  { get, set }: AttemptTools,
): Promise<boolean> {
  const { cart, delivery, deliveryCents: beforeCents, methodIds } = shown;
  const signal = get(runSignalAtom);
  const place = placeOf(delivery);
  let rates: DeliveryRates;
  try {
    rates = await press.call(getDeliveryRates, [place], { signal });
    signal.throwIfAborted();
  } catch (error) {
    if (isAbort(error)) throw error;
    reportError(get, error);
    updateSubmission(get, set, { kind: 'reset' });
    set(refusalAtom, { about: 'order', key: 'errors.totalNotChecked' });
    return true;
  }
  const deliveries = shopDeliveries(delivery, rates, cart.shops);
  const afterCents = deliveryCents(delivery, deliveries);
  const hasMethods = String(methodIdsOf(deliveries)) === String(methodIds);
  if (hasMethods && afterCents === beforeCents) return false;
  set((place === null ? GENERAL_RATES : LOCAL_RATES).state, rates);
  updateSubmission(get, set, { kind: 'reset' });
  if (!hasMethods || afterCents === null) {
    set(jumpToStepAction, 'delivery');
    set(stepNoticeAtom, { tone: 'warning', message: { key: 'transport.typeOver' } });
    return true;
  }
  const total = (cents: number | null) => orderTotalCents(cart, cents ?? 0);
  set(cartChangesAtom, [
    { kind: 'delivery', beforeCents: beforeCents ?? 0, afterCents },
    { kind: 'final', beforeCents: total(beforeCents), afterCents: total(afterCents) },
  ]);
  return true;
}

/** Shows the changes of the cart after a conflict, with the server's message unless we show one. Returns whether there are any. */
export async function showConflict(
  { press, content }: Attempt<ShownProductOrder>,
  { error }: Failure,
  tools: AttemptTools,
): Promise<boolean> {
  const { get, set } = tools;
  if (!isSameAccount(get, press)) return showOthersCart(tools);
  try {
    const read = () => readPressedCart(get, set, press);
    const isShown = await showChangedCart(tools, content.cart, read);
    if (isShown && get(refusalAtom) === null) showServerMessage(get, set, error);
    return isShown;
  } catch (failure) {
    if (!isAbort(failure)) throw failure;
    updateSubmission(get, set, { kind: 'reset' });
    return true;
  }
}

/** Compares the cart and the delivery's cost with the server before an order is sent; returns whether they differ. */
export async function verifyOrder(
  attempt: Attempt<ShownProductOrder>,
  tools: AttemptTools,
): Promise<boolean> {
  const { press, content: shown } = attempt;
  const { get, set } = tools;
  set(cartChangesAtom, []);
  if (await cartHasChanged(press, shown, tools)) return true;
  if (!isSameAccount(get, press)) return showOthersCart(tools);
  return deliveryHasChanged(press, shown, tools);
}
