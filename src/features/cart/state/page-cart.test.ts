import { describe, expect, test } from 'vitest';

import { cartLinesAtom } from './cart-atoms.ts';
import { flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import { addItem } from '../../../../test/support/state/add-item.ts';
import { A_RESERVATION } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { transportTypeAtom } from '../../offer/state/transport-terms-atoms.ts';
import { editShopNoteAction, setItemQuantityAction, undoRemovalAction } from './page-cart.ts';
import { restartAction } from '../../../flow/state/restart.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { submitMenuOrderAction } from '../../ordering/state/submit-menu-order.ts';
import { TRANSPORT_ADDRESS } from '../../delivery/state/transport-address.ts';
import { chooseTransportAction } from '../../delivery/state/menu-order-form.ts';
import { typedAddressAtom } from '../../delivery/state/typed-address.ts';
import {
  MENU_ORDER,
  ask,
  start,
  eventsOf,
  atConfirm,
} from '../../../../test/support/order/start-menu-order.ts';

describe('the cart', () => {
  test('gives back what was taken out, where it stood', async () => {
    const { store } = await start();
    for (const id of ['1', '2']) addItem(store, id);
    store.set(setItemQuantityAction, { id: '1', to: () => 0 });
    expect(store.get(cartLinesAtom)).toEqual([{ productId: '2', quantity: 1 }]);
    store.set(undoRemovalAction);
    expect(store.get(cartLinesAtom).map(({ productId }) => productId)).toEqual(['1', '2']);
  });

  test('emits each change, and tracks added and removed pieces', async () => {
    const { store, host } = await start();
    addItem(store, '1');
    store.set(setItemQuantityAction, { id: '1', to: () => 3 });
    store.set(setItemQuantityAction, { id: '1', to: () => 0 });
    expect(eventsOf(host, 'cart').slice(-3)).toEqual([
      { items: 1, itemsTotal: 1000, final: 900 },
      { items: 3, itemsTotal: 3000, final: 2700 },
      { items: 0, itemsTotal: 0, final: 0 },
    ]);
    expect(eventsOf(host, 'track')).toMatchObject([
      { name: 'add_to_cart', params: { items: [{ item_id: '1', quantity: 1 }] } },
      { name: 'add_to_cart', params: { items: [{ item_id: '1', quantity: 2 }] } },
      { name: 'remove_from_cart', params: { items: [{ item_id: '1', quantity: 3 }] } },
    ]);
  });

  test('is there again after a reload, but neither note nor address is stored', async () => {
    const { store, host, begin } = await start();
    addItem(store, '1');
    store.set(chooseTransportAction, 'delivery');
    store.set(editShopNoteAction, { shopId: '1', note: 'Sem sal' });
    store.set(TRANSPORT_ADDRESS.edit, { street: 'Rua Secreta 7' });
    expect(JSON.stringify([...host.stored])).not.toMatch(/Sem sal|Rua Secreta/);
    const again = await begin();
    expect(again.get(cartLinesAtom)).toEqual([{ productId: '1', quantity: 1 }]);
    expect(again.get(transportTypeAtom)).toBe('delivery');
    expect(again.get(typedAddressAtom).street).toBe('');
  });

  test('of a page that asks for something else since is that of the page', async () => {
    const { host, server, store } = await start({
      ...MENU_ORDER,
      cartItems: [ask('1')],
    });
    addItem(store, '1');
    const again = await startTestCheckout(server, host, { ...MENU_ORDER, cartItems: [ask('2')] });
    expect(again.get(cartLinesAtom)).toEqual([{ productId: '2', quantity: 1 }]);
  });

  test('is the page’s own again after a restart', async () => {
    const { store } = await start();
    addItem(store, '1');
    await store.set(restartAction);
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  test('cannot be changed while it is being sent', async () => {
    const { server, store } = await atConfirm();
    server.answerBooking = async () => {
      addItem(store, '2');
      return A_RESERVATION;
    };
    await store.set(submitMenuOrderAction);
    expect(store.get(cartLinesAtom)).toEqual([{ productId: '1', quantity: 2 }]);
  });

  test('that is stored unreadably is dropped in silence', async () => {
    const { host, store, begin } = await start();
    addItem(store, '1');
    for (const key of host.stored.keys()) host.storage.write(key, '{"version":1,"lines":7}');
    const again = await begin();
    await again.set(startCheckoutAction);
    expect(again.get(cartLinesAtom)).toEqual([]);
    expect(again.get(flowStatusAtom).status).toBe('ready');
  });
});
