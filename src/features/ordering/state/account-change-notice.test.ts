import { describe, expect, it } from 'vitest';

import { OFFERED_PAYMENTS } from '../../delivery/state/product-order-atoms.ts';
import { saveAddressAction } from '../../delivery/state/address-dialog-state.ts';
import { submitDeliveryAction } from '../../delivery/state/delivery-step.ts';
import { enterPaymentStepAction } from '../../delivery/state/delivery-step.ts';
import { submitOrderAction } from './submit-order.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { aCart } from '../../../../test/support/order/start-product-checkout.ts';
import {
  endedCall,
  endSession,
  enterStep,
  goToConfirm,
  goToDelivery,
  NO_CART,
  startAsAna,
  stepOf,
  switchAccount,
  typeAddress,
  type AccountCheckout,
} from '../../../../test/support/order/switch-account.ts';

interface Change {
  carts: Partial<AccountCheckout['kept']['carts']>;
  allowGuestLogin?: boolean;
  come: (checkout: AccountCheckout) => Promise<void>;
  shownCents: number;
  notice: string;
}

const CHANGES: [name: string, change: Change][] = [
  [
    'over an address, where a guest has nothing',
    {
      carts: { guest: NO_CART },
      come: async (checkout) => {
        await goToDelivery(checkout, 'DELIVERY');
        typeAddress(checkout);
        checkout.server.api.saveAddress = endedCall;
        await checkout.store.set(saveAddressAction);
      },
      shownCents: 0,
      notice: 'errors.sessionEnded',
    },
  ],
  [
    'over the ways to pay, where a guest has nothing',
    {
      carts: { guest: NO_CART },
      come: async (checkout) => {
        await goToDelivery(checkout, 'STORE_PICKUP');
        checkout.store.set(submitDeliveryAction);
        checkout.store.set(OFFERED_PAYMENTS.forget);
        checkout.server.api.getPaymentMethods = endedCall;
        await checkout.store.set(enterPaymentStepAction);
      },
      shownCents: 0,
      notice: 'errors.sessionEnded',
    },
  ],
  [
    'over the order, where a guest has nothing',
    {
      carts: { guest: NO_CART },
      come: async (checkout) => {
        await goToConfirm(checkout);
        checkout.shop.answerOrder = endedCall;
        await checkout.store.set(submitOrderAction);
      },
      shownCents: 0,
      notice: 'errors.sessionEnded',
    },
  ],
  [
    'by signing out elsewhere, where a guest has another cart',
    {
      carts: { guest: aCart(700) },
      come: async (checkout) => {
        await goToDelivery(checkout);
        await switchAccount(checkout, null);
      },
      shownCents: 1400,
      notice: 'errors.signedOut',
    },
  ],
  [
    'where guests may not go on, and Rui signs in, who has nothing',
    {
      carts: { rui: NO_CART },
      allowGuestLogin: false,
      come: async (checkout) => {
        await goToDelivery(checkout);
        await endSession(checkout);
        expect(stepOf(checkout)).toBe('login');
        await switchAccount(checkout, RUI);
      },
      shownCents: 0,
      notice: 'order.otherCart',
    },
  ],
];

describe('a sign-in that ends on the way', () => {
  it.each(CHANGES)(
    '%s: the cart is shown, and why it is another one',
    async (_, { carts, allowGuestLogin = true, come, shownCents, notice }) => {
      const checkout = await startAsAna(carts, { allowGuestLogin });
      const { store } = checkout;
      await come(checkout);
      await enterStep(checkout);
      await expect.poll(() => stepOf(checkout)).toBe('cart-review');
      expect(store.get(cartAtom).finalCents).toBe(shownCents);
      expect(store.get(stepNoticeAtom)?.message).toEqual({ key: notice });
    },
  );
});
