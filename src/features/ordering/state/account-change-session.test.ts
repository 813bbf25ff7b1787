import { describe, expect, it } from 'vitest';

import { OFFERED_PAYMENTS } from '../../delivery/state/product-order-atoms.ts';
import { TOKEN_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { PRIZES } from '../../account/state/prizes.ts';
import {
  askToDeleteAddressAction,
  deleteAddressAction,
} from '../../delivery/state/address-removal.ts';
import { saveAddressAction } from '../../delivery/state/address-dialog-state.ts';
import {
  chooseDeliveryTypeAction,
  submitDeliveryAction,
} from '../../delivery/state/delivery-step.ts';
import { applyCouponAction, editCouponAction } from '../../cart/state/coupon.ts';
import { setServerQuantityAction } from '../../cart/state/change-server-cart.ts';
import { enterPaymentStepAction } from '../../delivery/state/delivery-step.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { HOME } from '../../../../test/support/order/start-product-checkout.ts';
import {
  ANA_AGAIN,
  changeCookies,
  endedCall,
  endSession,
  enterStep,
  goToConfirm,
  goToDelivery,
  lateCall,
  startAsAna,
  stepOf,
  switchAccount,
  typeAddress,
  type AccountCheckout,
} from '../../../../test/support/order/switch-account.ts';

/** Makes a request as Ana, with `call` in place of the server's. */
type Question = (checkout: AccountCheckout, call: () => Promise<never>) => Promise<void>;

const askCoupon: Question = ({ store, server }, call) => {
  server.api.applyCoupon = call;
  store.set(editCouponAction, 'SAVE10');
  return store.set(applyCouponAction);
};

const QUESTIONS: [
  name: string,
  question: { come: (checkout: AccountCheckout) => Promise<void>; ask: Question },
][] = [
  ['a coupon', { come: goToConfirm, ask: askCoupon }],
  [
    'the ways to pay',
    {
      come: async (checkout) => {
        await goToDelivery(checkout, 'STORE_PICKUP');
        checkout.store.set(submitDeliveryAction);
      },
      ask: ({ store, server }, call) => {
        store.set(OFFERED_PAYMENTS.forget);
        server.api.getPaymentMethods = call;
        return store.set(enterPaymentStepAction);
      },
    },
  ],
  [
    'the prizes',
    {
      come: async () => {},
      ask: ({ store, server }, call) => {
        server.api.getPrizes = call;
        return store.set(PRIZES.load);
      },
    },
  ],
  [
    'the saved addresses',
    {
      come: goToDelivery,
      ask: ({ store, server }, call) => {
        server.api.getAddresses = call;
        return store.set(chooseDeliveryTypeAction, 'DELIVERY');
      },
    },
  ],
  [
    'an address to save',
    {
      come: (checkout) => goToDelivery(checkout, 'DELIVERY'),
      ask: (checkout, call) => {
        typeAddress(checkout);
        checkout.server.api.saveAddress = call;
        return checkout.store.set(saveAddressAction);
      },
    },
  ],
  [
    'an address to delete',
    {
      come: (checkout) => goToDelivery(checkout, 'DELIVERY'),
      ask: ({ store, server }, call) => {
        store.set(askToDeleteAddressAction, HOME.id);
        server.api.deleteAddress = call;
        return store.set(deleteAddressAction);
      },
    },
  ],
];

describe('a refused token (401)', () => {
  it.each(QUESTIONS)(
    'that the server reports late, over %s, does not sign out a customer who has signed in again',
    async (_, { come, ask }) => {
      const checkout = await startAsAna({}, { allowGuestLogin: false });
      const { store, host } = checkout;
      await come(checkout);
      const step = stepOf(checkout);
      const { call, end } = lateCall<never>();
      const asked = ask(checkout, call);
      await switchAccount(checkout, ANA_AGAIN);
      end();
      await asked;
      expect(store.get(userAtom)?.token).toBe(ANA_AGAIN.token);
      expect(host.cookies.read(TOKEN_COOKIE)).toBe(ANA_AGAIN.token);
      expect(stepOf(checkout)).toBe(step);
      expect(store.get(stepNoticeAtom)).toBeNull();
    },
  );

  it('that the server reports again does not sign out a customer who has just signed in in another tab', async () => {
    const checkout = await startAsAna();
    const { store, server, host } = checkout;
    await goToDelivery(checkout, 'DELIVERY');
    const { call, end } = lateCall<never>();
    const asked = askCoupon(checkout, call);
    typeAddress(checkout);
    server.api.saveAddress = endedCall;
    await store.set(saveAddressAction);
    expect(store.get(userAtom)).toBeNull();
    changeCookies(checkout, RUI);
    end();
    await asked;
    expect(host.cookies.read(TOKEN_COOKIE)).toBe(RUI.token);
  });
});

describe('a session that ends over two calls at once', () => {
  it('is emitted once', async () => {
    const checkout = await startAsAna({}, { allowGuestLogin: false });
    const { store, server, host } = checkout;
    await goToConfirm(checkout);
    server.api.addCartItem = endedCall;
    await Promise.all([
      endSession(checkout),
      store.set(setServerQuantityAction, { id: '31', to: () => 3 }),
    ]);
    expect(stepOf(checkout)).toBe('login');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'errors.sessionEnded' });
    expect(host.receivedEvents.filter(({ name }) => name === 'logout')).toHaveLength(1);
  });
});

describe('somebody else who signs in after a session ended', () => {
  it('and whose cookies were there before finds their own name, and continues', async () => {
    const checkout = await startAsAna({}, { allowGuestLogin: false });
    const { store } = checkout;
    await goToConfirm(checkout);
    changeCookies(checkout, RUI);
    await endSession(checkout);
    expect(store.get(userAtom)?.id).toBe(RUI.id);
    expect(store.get(contactAtom).email).toBe('maria@example.com');
    expect(stepOf(checkout)).toBe('delivery');
  });

  it.each([
    ['may go on', true],
    ['may not go on', false],
  ])('where guests %s finds their own name and numbers', async (_, allowGuestLogin) => {
    const checkout = await startAsAna({}, { allowGuestLogin });
    const { store } = checkout;
    await goToDelivery(checkout);
    await endSession(checkout);
    await enterStep(checkout);
    expect(store.get(contactAtom).name).toBe('Ana Sousa');
    await switchAccount(checkout, RUI);
    expect(store.get(contactAtom)).toMatchObject({
      name: 'Rui Costa',
      email: RUI.username,
      phone: RUI.mobile,
    });
  });
});
