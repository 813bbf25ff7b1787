import { expect } from 'vitest';

import { submitCartAction } from '../../../src/features/cart/state/page-cart.ts';
import {
  chooseDeliveryTypeAction,
  choosePaymentAction,
  enterDeliveryStepAction,
  submitDeliveryAction,
  enterPaymentStepAction,
} from '../../../src/features/delivery/state/delivery-step.ts';
import { CONTACT, editContactAction } from '../../../src/features/contact/state/contact-form.ts';
import { solePaymentAtom } from '../../../src/features/delivery/state/product-order-atoms.ts';
import { currentEntryAtom } from '../../../src/flow/state/flow-atoms.ts';
import { startProductCheckout, type ProductCheckout } from './start-product-checkout.ts';

/** A guest's values in the contact form. */
export const RUI = { name: 'Rui Manuel Costa', email: 'rui@example.com', phone: '912 345 678' };
/** The config of a page that names its signed-in user, `A_USER`. */
export const ANA = { userId: '1001', token: 'token-ana' };

/** The step that the customer sees. */
export const stepOf = ({ store }: ProductCheckout) => store.get(currentEntryAtom)?.step;

/** Product checkout at the delivery, its cart seen; changes to the server's answers, and to the config. */
export async function toDelivery(changes = {}, config = {}) {
  const checkout = await startProductCheckout(changes, config);
  checkout.store.set(submitCartAction);
  await checkout.store.set(enterDeliveryStepAction);
  expect(stepOf(checkout)).toBe('delivery');
  return checkout;
}

/** Goes on from the delivery to the payment step, with pickup in the store. */
export async function collectInStore(store: ProductCheckout['store']) {
  await store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
  store.set(submitDeliveryAction);
  const isSkipped = store.get(solePaymentAtom) !== null;
  expect(store.get(currentEntryAtom)?.step).toBe(isSkipped ? 'confirm' : 'payment-method');
  await store.set(enterPaymentStepAction);
}

/** The same at the payment step, with pickup in the store chosen; one way to pay has led on to the confirmation. */
export async function toPayment(changes = {}, config = {}) {
  const checkout = await toDelivery(changes, config);
  await collectInStore(checkout.store);
  return checkout;
}

/** The same at the confirmation, to be paid online where that can be chosen, and with the contact form filled in. */
export async function toConfirm(changes = {}, config = {}) {
  const checkout = await toPayment(changes, config);
  if (stepOf(checkout) === 'payment-method') {
    checkout.store.set(choosePaymentAction, 'online');
  }
  checkout.store.set(editContactAction, RUI);
  checkout.store.set(CONTACT.leave, 'phone');
  expect(stepOf(checkout)).toBe('confirm');
  return checkout;
}
