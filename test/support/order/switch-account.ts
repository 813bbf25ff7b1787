import { ApiError } from '../../../src/platform/api/http/api-error.ts';
import type { Address } from '../../../src/features/delivery/rules/address-schema.ts';
import {
  ADDRESS_FORM,
  openAddressDialogAction,
  type AddressUse,
} from '../../../src/features/delivery/state/address-dialog-state.ts';
import type { ShoppingCart } from '../../../src/features/cart/rules/server-cart-schema.ts';
import type { CheckoutConfig } from '../../../src/lib/config/checkout-config.ts';
import type { DeliveryType } from '../../../src/features/delivery/rules/delivery-rates.ts';
import { A_POINT } from '../delivery/some-rates.ts';
import type { UserSession } from '../../../src/lib/user-session.ts';
import {
  TOKEN_COOKIE,
  USER_ID_COOKIE,
} from '../../../src/platform/host/account/middleware-cookies.ts';
import { userAtom } from '../../../src/context/checkout-context.ts';
import { sessionAction } from '../../../src/features/account/state/session.ts';
import { enterCartStepAction } from '../../../src/features/cart/state/cart-sync.ts';
import { submitCartAction } from '../../../src/features/cart/state/page-cart.ts';
import { editContactAction } from '../../../src/features/contact/state/contact-form.ts';
import {
  chooseDeliveryTypeAction,
  choosePaymentAction,
  enterDeliveryStepAction,
  submitDeliveryAction,
  enterPaymentStepAction,
} from '../../../src/features/delivery/state/delivery-step.ts';
import { pickPickupPointAction } from '../../../src/features/delivery/state/pickup-points.ts';
import { startCheckoutAction } from '../../../src/flow/state/start-checkout.ts';
import { applyCouponAction, editCouponAction } from '../../../src/features/cart/state/coupon.ts';
import { currentEntryAtom } from '../../../src/flow/state/flow-atoms.ts';
import { RUI } from '../state/fake-accounts.ts';
import { A_USER } from '../state/fake-server.ts';
import { aCart, HOME, startProductCheckout } from './start-product-checkout.ts';

/** Ana once more: signed in again, with another token. */
export const ANA_AGAIN: UserSession = { ...A_USER, token: 'token-ana-again' };

export const HOME_OF_RUI: Address = {
  ...HOME,
  id: '9900',
  street: 'Rua do Rui 7',
  city: 'Porto',
  postalCode: '4000-001',
};

export const NEW_ADDRESS = { street: 'Rua B 2', postalCode: '4000-002', city: 'Porto' };

export const NO_CART = aCart(1000, []);

/** The server knows the token no more. */
export async function endedCall(): Promise<never> {
  throw new ApiError('auth', 'ended', { status: 401 });
}

/** A call whose answer comes when the test says so. */
export function lateCall<Answer>() {
  let answer = (_answer: Answer) => {};
  let fail = (_error: unknown) => {};
  const said = new Promise<Answer>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  const end = () => fail(new ApiError('auth', 'ended', { status: 401 }));
  return { call: () => said, answer, end };
}

type Owner = 'guest' | 'ana' | 'rui';

/** The server's data of each; change it in a test. */
interface Belongings {
  carts: Record<Owner, ShoppingCart>;
  addresses: Record<Owner, readonly Address[]>;
  /** Whether no cart can be read for now. */
  areCartsDown: boolean;
}

function ownerOf(token: string | null): Owner {
  if (token === null) return 'guest';
  return token === RUI.token ? 'rui' : 'ana';
}

/** Ana, signed in by the cookies, at her cart; the server keeps the same carts for a guest and for Rui. */
export async function startAsAna(
  carts: Partial<Belongings['carts']> = {},
  config: Partial<CheckoutConfig> = {},
) {
  const checkout = await startProductCheckout({}, config);
  const { server, host, store } = checkout;
  const kept: Belongings = {
    carts: { guest: aCart(), ana: aCart(), rui: aCart(), ...carts },
    addresses: { guest: [], ana: [HOME], rui: [HOME_OF_RUI] },
    areCartsDown: false,
  };
  server.api.getShoppingCart = async (_shopId, token) => {
    if (kept.areCartsDown) throw new ApiError('api', 'down', { status: 503 });
    return kept.carts[ownerOf(token)];
  };
  server.api.getAddresses = async ({ token }) => kept.addresses[ownerOf(token)];
  server.api.getProfile = async ({ token }) =>
    ownerOf(token) === 'rui' ? RUI : { ...A_USER, token };
  host.cookies.write(USER_ID_COOKIE, A_USER.id, null);
  host.cookies.write(TOKEN_COOKIE, A_USER.token, null);
  await store.set(startCheckoutAction);
  return { ...checkout, kept };
}

export type AccountCheckout = Awaited<ReturnType<typeof startAsAna>>;

export const stepOf = ({ store }: AccountCheckout) => store.get(currentEntryAtom)?.step;

/** The step that is shown begins, as its screen has it begin for each account. */
export async function enterStep(checkout: AccountCheckout): Promise<void> {
  const { store } = checkout;
  const step = stepOf(checkout);
  if (step === 'cart-review') await store.set(enterCartStepAction);
  if (step === 'delivery') await store.set(enterDeliveryStepAction);
  if (step === 'payment-method') await store.set(enterPaymentStepAction);
}

/** Another tab signs in, or out: null. */
export function changeCookies({ host }: AccountCheckout, user: UserSession | null): void {
  if (user) {
    host.cookies.write(USER_ID_COOKIE, user.id, null);
    host.cookies.write(TOKEN_COOKIE, user.token, null);
  } else {
    host.cookies.remove(USER_ID_COOKIE);
    host.cookies.remove(TOKEN_COOKIE);
  }
}

/** The same, and the checkout has heard of it. */
export async function switchElsewhere(
  checkout: AccountCheckout,
  user: UserSession | null,
): Promise<void> {
  changeCookies(checkout, user);
  await checkout.store.set(sessionAction, { kind: 'changed' });
}

/** The same, and the step that is shown then has begun for who is signed in. */
export async function switchAccount(
  checkout: AccountCheckout,
  user: UserSession | null,
): Promise<void> {
  const { store } = checkout;
  const before = store.get(userAtom)?.id;
  await switchElsewhere(checkout, user);
  if (store.get(userAtom)?.id !== before) await enterStep(checkout);
}

/** The server refuses the token over a coupon, which stays typed in: the session has ended. */
export async function endSessionAtCoupon({ store, server }: AccountCheckout): Promise<void> {
  server.api.applyCoupon = endedCall;
  store.set(editCouponAction, 'SAVE10');
  await store.set(applyCouponAction);
}

/** The server refuses the token: the session has ended. No coupon is left that the next order would apply. */
export async function endSession(checkout: AccountCheckout): Promise<void> {
  await endSessionAtCoupon(checkout);
  checkout.store.set(editCouponAction, '');
}

export async function goToDelivery(checkout: AccountCheckout, type?: DeliveryType): Promise<void> {
  const { store } = checkout;
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  if (type) await store.set(chooseDeliveryTypeAction, type);
  if (type === 'PICKUP_POINT') await store.set(pickPickupPointAction, A_POINT.id);
}

/** From the delivery, which is chosen, to the confirmation. */
export async function goOnToConfirm({ store }: AccountCheckout): Promise<void> {
  store.set(submitDeliveryAction);
  await store.set(enterPaymentStepAction);
  store.set(choosePaymentAction, 'online');
  const phone = '961 234 567';
  store.set(editContactAction, { name: 'Maria Costa', email: 'maria@example.com', phone });
}

export async function goToConfirm(
  checkout: AccountCheckout,
  type: DeliveryType = 'STORE_PICKUP',
): Promise<void> {
  await goToDelivery(checkout, type);
  await goOnToConfirm(checkout);
}

/** Opens the dialog of an address, a new one without an id, and types into it. */
export function typeAddress(
  { store }: AccountCheckout,
  id: string | null = null,
  use: AddressUse = 'delivery',
): void {
  store.set(openAddressDialogAction, { use, id });
  store.set(ADDRESS_FORM.edit, NEW_ADDRESS);
}
