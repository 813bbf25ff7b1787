// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';

import type { Address } from '../rules/address-schema.ts';
import { ADDRESS_FORM, openAddressDialogAction } from '../state/address-dialog-state.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import { chooseDeliveryTypeAction, enterDeliveryStepAction } from '../state/delivery-step.ts';
import {
  HOME,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { AddressDialog } from './address-dialog.tsx';

async function openDialog() {
  const { store, server } = await startProductCheckout(
    { user: A_USER },
    { userId: A_USER.id, token: A_USER.token },
  );
  let saved = 0;
  server.api.saveAddress = () => {
    saved += 1;
    return new Promise<Address>(() => undefined);
  };
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await store.set(chooseDeliveryTypeAction, 'DELIVERY');
  store.set(openAddressDialogAction, { use: 'delivery', id: null });
  const shown = renderInCheckout(store, <AddressDialog />);
  const press = () => act(async () => shown.find('button[type="submit"]').click());
  return { ...shown, store, press, saved: () => saved };
}

it('save is disabled while the address is not right; a press saves nothing and names what is wrong', async () => {
  const { find, root, press, saved, store } = await openDialog();
  expect(find('button[type="submit"]').getAttribute('aria-disabled')).toBe('true');
  await press();
  expect(saved()).toBe(0);
  expect(root.textContent).toContain('forms.errors.streetInvalid');
  await act(async () => store.set(ADDRESS_FORM.edit, { ...HOME }));
  expect(find('button[type="submit"]').getAttribute('aria-disabled')).toBeNull();
});

it('a field that is left empty is not wrong yet; one that is left with something wrong is', async () => {
  const { root, store } = await openDialog();
  const isWrong = () => root.querySelectorAll('[aria-invalid]').length;
  await act(async () => store.set(ADDRESS_FORM.leave, 'street'));
  expect(isWrong()).toBe(0);
  await act(async () => store.set(ADDRESS_FORM.edit, { postalCode: '11' }));
  await act(async () => store.set(ADDRESS_FORM.leave, 'postalCode'));
  expect(isWrong()).toBe(1);
  await act(async () => store.set(ADDRESS_FORM.edit, { postalCode: '' }));
  await act(async () => store.set(ADDRESS_FORM.leave, 'postalCode'));
  expect(isWrong()).toBe(0);
});

it('the button refuses while the address is being saved', async () => {
  const { store, find, press, saved } = await openDialog();
  await act(async () => store.set(ADDRESS_FORM.edit, { ...HOME }));
  await press();
  expect(find('button[type="submit"]').getAttribute('aria-disabled')).toBe('true');
  await press();
  expect(saved()).toBe(1);
});

it('a tax number abroad is of any form, and typed with letters too', async () => {
  const { store, root } = await openDialog();
  const number = () => [...root.querySelectorAll('input')].at(-1);
  expect(number()?.inputMode).toBe('numeric');
  expect(root.textContent).toContain('contact.vatIdHint');
  await act(async () => store.set(ADDRESS_FORM.edit, { countryId: '68' }));
  expect(number()?.inputMode).not.toBe('numeric');
  expect(root.textContent).not.toContain('contact.vatIdHint');
});
