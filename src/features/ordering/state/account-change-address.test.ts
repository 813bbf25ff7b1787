import { describe, expect, it } from 'vitest';

import { aMethod, aShop, someRates } from '../../../../test/support/delivery/some-rates.ts';
import type { Address } from '../../delivery/rules/address-schema.ts';
import {
  ADDRESSES,
  addressesAtom,
  fiscalAddressIdAtom,
} from '../../delivery/state/saved-addresses-state.ts';
import {
  addressRemovalAtom,
  askToDeleteAddressAction,
  deleteAddressAction,
} from '../../delivery/state/address-removal.ts';
import { addressDialogAtom, saveAddressAction } from '../../delivery/state/address-dialog-state.ts';
import { GUEST_ADDRESS } from '../../delivery/state/guest-address.ts';
import { typedAddressAtom } from '../../delivery/state/typed-address.ts';
import {
  chooseDeliveryTypeAction,
  submitDeliveryAction,
} from '../../delivery/state/delivery-step.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import { askOrderInvoiceAction } from './order-request.ts';
import { submitOrderAction } from './submit-order.ts';
import { deliveryAtom, deliveryCentsAtom } from '../../delivery/state/product-order-atoms.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { HOME } from '../../../../test/support/order/start-product-checkout.ts';
import {
  ANA_AGAIN,
  endedCall,
  endSession,
  enterStep,
  switchElsewhere,
  goOnToConfirm,
  goToConfirm,
  goToDelivery,
  HOME_OF_RUI,
  lateCall,
  NEW_ADDRESS,
  startAsAna,
  stepOf,
  switchAccount,
  typeAddress,
} from '../../../../test/support/order/switch-account.ts';

/** Ana at the delivery step, with her only address chosen. */
async function startAtDelivery() {
  const checkout = await startAsAna();
  await goToDelivery(checkout, 'DELIVERY');
  const idsOf = () => checkout.store.get(addressesAtom).map(({ id }) => id);
  return { ...checkout, idsOf };
}

describe('a sign-in elsewhere at the confirmation', () => {
  it('is asked where to deliver: nothing is sent to the other customer’s address', async () => {
    const checkout = await startAsAna();
    const { store, shop } = checkout;
    await goToConfirm(checkout, 'DELIVERY');
    expect(store.get(deliveryAtom).address).toEqual(HOME);
    await switchAccount(checkout, RUI);
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    expect(stepOf(checkout)).toBe('delivery');
    await enterStep(checkout);
    await expect.poll(() => store.get(deliveryAtom).address).toEqual(HOME_OF_RUI);
    await goOnToConfirm(checkout);
    await store.set(submitOrderAction);
    expect(shop.orders).toMatchObject([
      { token: RUI.token, payload: { orderInformation: { delivery: { addressId: 9900 } } } },
    ]);
  });

  it('gets no invoice that is made out to the other', async () => {
    const checkout = await startAsAna();
    const { store, shop, kept } = checkout;
    kept.addresses.ana = [{ ...HOME, vatId: '501442600', company: 'Ana Lda' }];
    await goToConfirm(checkout);
    await store.set(askOrderInvoiceAction, true);
    await switchAccount(checkout, RUI);
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    await store.set(askOrderInvoiceAction, false);
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
  });
});

describe('a sign-in elsewhere', () => {
  it('at the cart chooses from their own addresses at the delivery chosen by the other', async () => {
    const checkout = await startAtDelivery();
    const { store, idsOf } = checkout;
    store.set(goBackAction);
    expect(stepOf(checkout)).toBe('cart-review');
    await switchAccount(checkout, RUI);
    expect(store.get(addressesAtom)).toEqual([]);
    await goToDelivery(checkout);
    await expect.poll(idsOf).toEqual([HOME_OF_RUI.id]);
    await expect.poll(() => store.get(deliveryAtom).address).toEqual(HOME_OF_RUI);
  });

  it('at the confirmation has the invoice made out to an address of their own', async () => {
    const checkout = await startAsAna();
    const { store, kept } = checkout;
    kept.addresses.ana = [{ ...HOME, vatId: '501442600', company: 'Ana Lda' }];
    kept.addresses.rui = [{ ...HOME_OF_RUI, vatId: '501442600', company: 'Rui Lda' }];
    await goToConfirm(checkout);
    await store.set(askOrderInvoiceAction, true);
    expect(store.get(fiscalAddressIdAtom)).toBe(HOME.id);
    await switchAccount(checkout, RUI);
    await store.set(askOrderInvoiceAction, true);
    expect(store.get(fiscalAddressIdAtom)).toBe(HOME_OF_RUI.id);
  });
});

describe('what a guest typed', () => {
  it('before signing in is where the goods go when the session ends, at the price of going there', async () => {
    const checkout = await startAsAna();
    const { store, shop } = checkout;
    shop.rates = async (place) => {
      const isHome = JSON.stringify(place).includes(HOME.postalCode);
      return someRates(aShop('3', [aMethod('DELIVERY', isHome ? '301' : '302')]));
    };
    await switchAccount(checkout, null);
    await goToDelivery(checkout, 'DELIVERY');
    await store.set(GUEST_ADDRESS.edit, NEW_ADDRESS);
    await switchAccount(checkout, ANA_AGAIN);
    await expect.poll(() => store.get(deliveryCentsAtom)).not.toBeNull();
    expect(store.get(deliveryAtom).address).toEqual(HOME);
    await goOnToConfirm(checkout);
    expect(stepOf(checkout)).toBe('confirm');
    await endSession(checkout);
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    expect(stepOf(checkout)).toBe('delivery');
    await enterStep(checkout);
    await expect.poll(() => store.get(deliveryCentsAtom)).not.toBeNull();
    await goOnToConfirm(checkout);
    await store.set(submitOrderAction);
    const deliveryMethods = [{ shopId: 3, shopDeliveryMethodId: 302, pickupPoint: null }];
    const delivery = { ...NEW_ADDRESS, deliveryMethods };
    expect(shop.orders).toMatchObject([
      { token: null, payload: { orderInformation: { delivery } } },
    ]);
  });

  it('after the session ended is left for the saved address on signing in again', async () => {
    const checkout = await startAtDelivery();
    const { store, server } = checkout;
    typeAddress(checkout);
    server.api.saveAddress = endedCall;
    await store.set(saveAddressAction);
    await enterStep(checkout);
    await expect.poll(() => store.get(deliveryAtom).address?.postalCode).toBe('4000-002');
    await switchAccount(checkout, ANA_AGAIN);
    await expect.poll(() => store.get(deliveryAtom).address).toEqual(HOME);
    await expect.poll(() => store.get(deliveryCentsAtom)).not.toBeNull();
    store.set(submitDeliveryAction);
    expect(stepOf(checkout)).toBe('payment-method');
  });
});

describe('the dialog of an address', () => {
  it('that is saved by somebody else changes nothing in their account, and closes', async () => {
    const checkout = await startAtDelivery();
    const { store, server } = checkout;
    typeAddress(checkout, HOME.id);
    await switchAccount(checkout, RUI);
    const saved: string[] = [];
    server.api.saveAddress = async (_user, draft) => {
      saved.push(draft.street);
      return { ...draft, id: HOME.id };
    };
    await store.set(saveAddressAction);
    expect(saved).toEqual([]);
    expect(store.get(addressDialogAtom)).toBeNull();
  });

  it('that is saved after signing out elsewhere closes, and what was typed is in the guest form', async () => {
    const checkout = await startAtDelivery();
    const { store } = checkout;
    typeAddress(checkout);
    await switchAccount(checkout, null);
    await store.set(saveAddressAction);
    expect(store.get(addressDialogAtom)).toBeNull();
    expect(store.get(typedAddressAtom)).toMatchObject(NEW_ADDRESS);
  });

  it('for the invoice, left by signing out elsewhere, does not change where a guest’s goods go', async () => {
    const checkout = await startAtDelivery();
    const { store } = checkout;
    const going = { ...store.get(typedAddressAtom), street: 'Rua do Convidado 1' };
    store.set(typedAddressAtom, going);
    typeAddress(checkout, null, 'invoice');
    await switchAccount(checkout, null);
    await store.set(saveAddressAction);
    expect(store.get(typedAddressAtom)).toEqual(going);
  });

  it('that was being saved when somebody else signed in adds nothing to their addresses', async () => {
    const checkout = await startAtDelivery();
    const { store, server, shop, idsOf } = checkout;
    typeAddress(checkout);
    const { call, answer } = lateCall<Address>();
    server.api.saveAddress = call;
    const saving = store.set(saveAddressAction);
    await switchAccount(checkout, RUI);
    await expect.poll(idsOf).toEqual([HOME_OF_RUI.id]);
    answer({ ...HOME, id: '9002' });
    await saving;
    expect(idsOf()).toEqual([HOME_OF_RUI.id]);
    expect(store.get(addressDialogAtom)).toBeNull();
    await goOnToConfirm(checkout);
    await store.set(submitOrderAction);
    expect(shop.orders).toMatchObject([
      { token: RUI.token, payload: { orderInformation: { delivery: { addressId: 9900 } } } },
    ]);
  });
});

describe('the saved addresses', () => {
  it('that are being read when the customer signs in again arrive', async () => {
    const checkout = await startAsAna();
    const { store, server } = checkout;
    await goToDelivery(checkout);
    const { call, answer } = lateCall<readonly Address[]>();
    server.api.getAddresses = call;
    const choosing = store.set(chooseDeliveryTypeAction, 'DELIVERY');
    await switchElsewhere(checkout, ANA_AGAIN);
    answer([HOME]);
    await choosing;
    expect(store.get(ADDRESSES.state)).toMatchObject({ status: 'ready', value: [HOME] });
  });

  it('lack one that was deleted while somebody else was signed in', async () => {
    const checkout = await startAtDelivery();
    const { store, server, kept, idsOf } = checkout;
    const { call, answer } = lateCall<undefined>();
    server.api.deleteAddress = call;
    store.set(askToDeleteAddressAction, HOME.id);
    const deleting = store.set(deleteAddressAction);
    await switchElsewhere(checkout, RUI);
    kept.addresses.ana = [];
    answer(undefined);
    await deleting;
    await switchAccount(checkout, ANA_AGAIN);
    expect(idsOf()).toEqual([]);
  });

  it('of one are not deleted by another, who is asked nothing more', async () => {
    const checkout = await startAtDelivery();
    const { store, server, idsOf } = checkout;
    store.set(askToDeleteAddressAction, HOME.id);
    await switchAccount(checkout, RUI);
    const deleted: string[] = [];
    server.api.deleteAddress = async (_user, id) => void deleted.push(id);
    await store.set(deleteAddressAction);
    expect(deleted).toEqual([]);
    expect(store.get(addressRemovalAtom)).toBeNull();
    await expect.poll(idsOf).toEqual([HOME_OF_RUI.id]);
  });
});
