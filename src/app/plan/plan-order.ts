import type { Getter, Setter } from 'jotai/vanilla';

import { load } from '../../context/checkout-context.ts';
import { chooseTimeAction } from '../../features/booking/state/choose-time.ts';
import { chooseModeAction } from '../../features/booking/state/edit-booking.ts';
import { priceMenuCart, type CartLines } from '../../features/cart/rules/page-cart-rules.ts';
import { cartAtom, cartLinesAtom } from '../../features/cart/state/cart-atoms.ts';
import { setItemQuantityAction } from '../../features/cart/state/page-cart.ts';
import {
  chooseInstantAction,
  chooseTransportAction,
} from '../../features/delivery/state/menu-order-form.ts';
import { TRANSPORT_ADDRESS } from '../../features/delivery/state/transport-address.ts';
import { isOrderable } from '../../features/offer/rules/menu-rules.ts';
import type { MenuItem } from '../../features/offer/rules/shop.ts';
import {
  transportCostCents,
  type TransportType,
} from '../../features/offer/rules/transport-terms.ts';
import { bookingFormAtom, modeAtom } from '../../features/offer/state/choice-atoms.ts';
import {
  allowedModesAtom,
  bookableAtom,
  currencyAtom,
  shopAtom,
} from '../../features/offer/state/offer-atoms.ts';
import { menuItemsAtom } from '../../features/offer/state/price-list-atom.ts';
import {
  transportInstantsAtom,
  transportTermsAtom,
  transportTypeAtom,
} from '../../features/offer/state/transport-terms-atoms.ts';
import { setVoucherCountAction } from '../../features/vouchers/state/voucher-form-state.ts';
import {
  currentEntryAtom,
  isMenuOrderAtom,
  isProductCheckoutAtom,
} from '../../flow/state/flow-atoms.ts';
import { jumpToStepAction, nextStepAction } from '../../flow/state/move-step.ts';
import { CART_MAX_QUANTITY } from '../../lib/limits.ts';
import { containsWords, foldText, searchWords } from '../../lib/text/fold-text.ts';
import type { PlanAnswer, PlanRefusal, PlanStart } from '../../plugins/checkout-plan.ts';
import type { PrepareOrderInput, QuoteInput } from './plan-arguments.ts';
import { describeCart, describeRules } from './describe-plan.ts';
import { fillDetails } from './fill-details.ts';
import { BUSY, refusesChanges, refusal, timeRefusal } from './refusals.ts';

type Items = NonNullable<PrepareOrderInput['items']>;

/** Names listed in a refusal. */
const NAMES_MAX = 5;

/** The dish of an id or a name: the exact one, else the only one with these words. */
function findDish(dishes: readonly MenuItem[], wanted: string): MenuItem | string {
  const folded = foldText(wanted.trim());
  const exact = dishes.find(({ id, name }) => id === wanted || foldText(name) === folded);
  if (exact) return exact;
  const words = searchWords(wanted);
  const found = dishes.filter(({ name }) => containsWords(foldText(name), words));
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  const names = (only ? found : dishes).slice(0, NAMES_MAX).map(({ name }) => name);
  const fault = only ? 'matches several dishes' : 'is not on the menu, which has';
  return `items: "${wanted}" ${fault}: ${names.join(', ')}${only ? '' : ' …'}.`;
}

/** The lines of a cart with these dishes, a line for each dish; or what is wrong. */
function toLines(get: Getter, items: Items): CartLines | PlanRefusal {
  const dishes = [...get(menuItemsAtom).values()].filter((item) => isOrderable(item));
  const quantities = new Map<string, number>();
  for (const { item, quantity } of items) {
    const dish = findDish(dishes, item);
    if (typeof dish === 'string') return refusal('arguments', dish);
    const total = (quantities.get(dish.id) ?? 0) + quantity;
    if (total > CART_MAX_QUANTITY)
      return refusal('arguments', `items: More than ${CART_MAX_QUANTITY} of "${dish.name}".`);
    quantities.set(dish.id, total);
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

/** The transport of a menu order; a refusal of one that is not offered. */
function toTransport(
  get: Getter,
  way: PrepareOrderInput['way'],
): TransportType | null | PlanRefusal {
  const { types } = get(transportTermsAtom);
  if (way === undefined) return get(transportTypeAtom);
  const type = types.find((each) => each === way);
  return type ?? refusal('arguments', `way: Offered are ${types.join(', ')}.`);
}

const isRefusal = (value: unknown): value is PlanRefusal =>
  typeof value === 'object' && value !== null && 'error' in value;

/** What dishes cost, as they would be ordered; of an order of products, its cart. */
export function quoteOrder(get: Getter, { items, way }: QuoteInput): PlanAnswer | PlanRefusal {
  if (get(isProductCheckoutAtom)) {
    if (items) return refusal('arguments', 'items: The shop’s page fills this cart.');
    return { price: describeCart(get, get(cartAtom)), rules: describeRules(get) };
  }
  const lines = items ? toLines(get, items) : get(cartLinesAtom);
  const type = toTransport(get, way);
  if (isRefusal(lines)) return lines;
  if (isRefusal(type)) return type;
  const { id = '', name = '' } = get(shopAtom) ?? {};
  const cart = priceMenuCart(lines, {
    shop: { id, name },
    items: get(menuItemsAtom),
    discountPercent: get(bookableAtom)?.discountPercent ?? 0,
    deliveryCostCents: transportCostCents(get(transportTermsAtom), type),
    currency: get(currencyAtom),
  });
  return { way: type, price: describeCart(get, cart), rules: describeRules(get) };
}

/** Normal or smart is a question about a date: it is the same voucher. */
const TYPE_NOT_ASKED =
  'type: The customer was not asked for normal or smart, because vouchers are the same for both. To book a date instead, the customer goes back to the first step and chooses there.';

/** Sets the number of vouchers. */
function chooseVouchers(get: Getter, set: Setter, count: number): PlanRefusal | null {
  if (!get(allowedModesAtom).includes('voucher'))
    return refusal('not_offered', 'vouchers: This offer sells none.');
  set(nextStepAction, 'reservation-type');
  if (get(currentEntryAtom)?.step !== 'choice') set(jumpToStepAction, 'choice');
  if (get(modeAtom) !== 'voucher') set(chooseModeAction, 'voucher');
  set(setVoucherCountAction, () => count);
  return null;
}

/** Sets dishes, transport, address and time of a menu order, after all were checked. */
async function chooseDishes(
  get: Getter,
  set: Setter,
  input: PrepareOrderInput,
): Promise<PlanRefusal | null> {
  const { items, way, date, time, address } = input;
  const lines = items ? toLines(get, items) : get(cartLinesAtom);
  const type = toTransport(get, way);
  if (isRefusal(lines)) return lines;
  if (isRefusal(type)) return type;
  if (lines.length === 0) return refusal('arguments', 'items: The cart is empty.');
  const instants = get(transportInstantsAtom);
  const instant = date === undefined ? 'asap' : 'scheduled';
  if (!instants.includes(instant)) {
    const isNow = instant === 'asap';
    return refusal(
      'arguments',
      isNow
        ? 'date: Needed with time, because nothing is ready at once now. Call find_times.'
        : 'date: This order has no times to choose from; leave date and time out.',
    );
  }
  const people = get(bookingFormAtom).numberOfPeople;
  const refused = date === undefined ? null : await timeRefusal(get, set, { date, time, people });
  if (refused) return refused;
  const kept = new Set(lines.map(({ productId }) => productId));
  for (const { productId } of get(cartLinesAtom))
    if (!kept.has(productId)) set(setItemQuantityAction, { id: productId, to: () => 0 });
  for (const { productId, quantity } of lines)
    set(setItemQuantityAction, { id: productId, to: () => quantity });
  const step = get(currentEntryAtom)?.step;
  if (step !== 'menu' && step !== 'cart-review') set(jumpToStepAction, 'cart-review');
  if (type !== null && type !== get(transportTypeAtom)) set(chooseTransportAction, type);
  if (address) set(TRANSPORT_ADDRESS.edit, address);
  set(chooseInstantAction, instant);
  if (date !== undefined && time !== undefined) await set(chooseTimeAction, { date, time, people });
  return null;
}

/** Sets what is ordered: vouchers, dishes, or nothing of a cart that the shop's page has filled. */
function chooseThings(get: Getter, set: Setter, input: PrepareOrderInput) {
  const { vouchers, items } = input;
  const hasItems = items !== undefined;
  if (get(isMenuOrderAtom)) {
    return vouchers === undefined
      ? chooseDishes(get, set, input)
      : refusal('not_offered', 'vouchers: This is an order from a menu.');
  }
  if (hasItems) {
    return get(isProductCheckoutAtom)
      ? refusal('arguments', 'items: The shop’s page fills this cart; leave them out.')
      : refusal('not_offered', 'items: No dishes are sold here.');
  }
  if (get(isProductCheckoutAtom)) return null;
  return vouchers === undefined
    ? refusal('arguments', 'vouchers: Missing.')
    : chooseVouchers(get, set, vouchers);
}

/** Sets what is ordered, and the customer's details. */
export async function startOrder(
  get: Getter,
  set: Setter,
  input: PrepareOrderInput,
): Promise<PlanRefusal | PlanStart> {
  if (refusesChanges(get)) return BUSY;
  const asksType = get(currentEntryAtom)?.step === 'reservation-type';
  const refused = await chooseThings(get, set, input);
  if (refused) return refused;
  const problems = await fillDetails(get, set, input);
  return asksType ? { problems, notAsked: [TYPE_NOT_ASKED] } : { problems };
}

/** Chooses delivery and payment of an order of products on their steps, as far as they are offered. */
export async function atStep(get: Getter, set: Setter, input: PrepareOrderInput): Promise<void> {
  const step = get(currentEntryAtom)?.step;
  if (
    refusesChanges(get) ||
    !get(isProductCheckoutAtom) ||
    (step !== 'delivery' && step !== 'payment-method')
  )
    return;
  const { choosePayment, chooseWay } = await load(get, () => import('./plan-product-order.ts'));
  if (step === 'delivery') await chooseWay(get, set, input);
  else choosePayment(get, set, input);
}
