import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { ShoppingCart } from '../rules/server-cart-schema.ts';
import { cartAtom, removedEntryAtom } from './cart-atoms.ts';
import { wantedCartAtom } from './server-cart.ts';
import {
  aCart,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { alertAtom, refusalAtom } from '../../../context/problems.ts';
import { setServerQuantityAction, undoServerRemovalAction } from './change-server-cart.ts';

/** The ids of the line and of its product, which differ. */
const LINE = '31';
const PRODUCT = '7731';

function withQuantity(quantity: number): ShoppingCart {
  const cart = aCart();
  const shops = cart.shops.map((shop) => ({
    ...shop,
    items: shop.items.map((item) => ({ ...item, id: LINE, productId: PRODUCT, quantity })),
  }));
  return { ...cart, shops: quantity > 0 ? shops : [] };
}

/** A server with one line of two pieces, whose adding fails as configured. */
async function start() {
  const kept = { quantity: 2, sent: [] as string[] };
  const fails = { add: null as ApiError | null, remove: null as ApiError | null, arrives: false };
  const checkout = await startProductCheckout({ cart: withQuantity(2) });
  const { api } = checkout.server;
  api.getShoppingCart = async () => withQuantity(kept.quantity);
  api.addCartItem = async ({ productId, quantity }) => {
    kept.sent.push(`add ${productId} ${quantity}`);
    if (!fails.add || fails.arrives) kept.quantity += quantity;
    if (fails.add) throw fails.add;
    return withQuantity(kept.quantity);
  };
  api.removeCartItem = async (itemId) => {
    kept.sent.push(`remove ${itemId}`);
    if (!fails.remove || fails.arrives) kept.quantity = 0;
    if (fails.remove) throw fails.remove;
    return withQuantity(0);
  };
  const { store } = checkout;
  const change = (quantity: number) =>
    store.set(setServerQuantityAction, { id: LINE, to: () => quantity });
  const held = () => store.get(cartAtom).items.map(({ quantity }) => quantity);
  return { store, host: checkout.host, kept, fails, change, held };
}

const DOWN = new ApiError('api', 'down', { status: 503 });
const LOST = new ApiError('outcome_unknown', 'lost', { status: 504 });

describe('two lines of one id', () => {
  it('change apart: the pressed line shows the new number, and its product is sent', async () => {
    const { shops, ...cart } = withQuantity(1);
    const both = (second: number): ShoppingCart => ({
      ...cart,
      shops: ['7', '8'].map((id, index) => ({
        id,
        name: `Shop ${id}`,
        items: (shops[0]?.items ?? []).map((item) => ({
          ...item,
          productId: `p${id}`,
          quantity: index === 0 ? 1 : second,
        })),
      })),
    });
    const { server, store } = await startProductCheckout({ cart: both(1) });
    const sent: unknown[] = [];
    server.api.addCartItem = async ({ productId, quantity }) => {
      sent.push([productId, quantity]);
      return both(3);
    };
    const shown = () =>
      store.get(wantedCartAtom).shops.flatMap(({ items }) => items.map((item) => item.quantity));
    const change = { shopId: '8', id: LINE, nth: 0, to: () => 3 };
    const done = store.set(setServerQuantityAction, change);
    expect(shown()).toEqual([1, 3]);
    await done;
    expect(sent).toEqual([['p8', 2]]);
    expect(shown()).toEqual([1, 3]);
  });

  it('change apart in one shop too: the second line is pressed, the first keeps its number', async () => {
    const { shops, ...cart } = withQuantity(1);
    const [line] = shops[0]?.items ?? [];
    if (!line) throw new Error('The cart has no line.');
    const both = (second: number): ShoppingCart => ({
      ...cart,
      shops: [
        { id: '7', name: 'Shop 7', items: [line, { ...line, productId: 'p2', quantity: second }] },
      ],
    });
    const { server, store } = await startProductCheckout({ cart: both(1) });
    const sent: unknown[] = [];
    server.api.addCartItem = async ({ productId, quantity }) => {
      sent.push([productId, quantity]);
      return both(3);
    };
    const shown = () =>
      store.get(wantedCartAtom).shops.flatMap(({ items }) => items.map((item) => item.quantity));
    const done = store.set(setServerQuantityAction, { shopId: '7', id: LINE, nth: 1, to: () => 3 });
    expect(shown()).toEqual([1, 3]);
    await done;
    expect(sent).toEqual([['p2', 2]]);
    expect(shown()).toEqual([1, 3]);
  });
});

describe('one piece less', () => {
  it('names the line to take out and the product to put back', async () => {
    const { change, kept, held } = await start();
    await change(1);
    expect(kept.sent).toEqual([`remove ${LINE}`, `add ${PRODUCT} 1`]);
    expect(held()).toEqual([1]);
  });

  it('that loses the whole line says so, and gives it back as it was', async () => {
    const { store, change, fails, held, kept } = await start();
    fails.add = DOWN;
    await change(1);
    expect(held()).toEqual([]);
    expect(store.get(removedEntryAtom)).toMatchObject({ quantity: 2, place: null });
    expect(store.get(alertAtom)).toBeNull();
    fails.add = null;
    await store.set(undoServerRemovalAction);
    expect(held()).toEqual([2]);
    expect(kept.sent.at(-1)).toBe(`add ${PRODUCT} 2`);
    expect(store.get(removedEntryAtom)).toBeNull();
  });

  it('whose answer was lost and that arrived is done', async () => {
    const { store, change, fails, held } = await start();
    Object.assign(fails, { add: LOST, arrives: true });
    await change(1);
    expect(held()).toEqual([1]);
    expect(store.get(removedEntryAtom)).toBeNull();
    expect(store.get(alertAtom)).toBeNull();
  });
});

describe('a removal that was made although its call failed', () => {
  it('by the page, still adds the rest of the line', async () => {
    const { store, host, change, fails, kept, held } = await start();
    fails.remove = DOWN;
    host.cancel.add('removeitem');
    // The page removes the item before it cancels the event.
    kept.quantity = 0;
    await change(1);
    expect(kept.sent).toEqual([`remove ${LINE}`, `add ${PRODUCT} 1`]);
    expect(held()).toEqual([1]);
    expect(store.get(removedEntryAtom)).toBeNull();
    expect(store.get(alertAtom) ?? store.get(refusalAtom)).toBeNull();
  });

  it('by a call whose answer was lost, still adds the rest and makes the later presses', async () => {
    const { change, fails, kept, held } = await start();
    Object.assign(fails, { remove: LOST, arrives: true });
    await Promise.all([change(1), change(3)]);
    expect(kept.sent).toEqual([`remove ${LINE}`, `add ${PRODUCT} 1`, `add ${PRODUCT} 2`]);
    expect(held()).toEqual([3]);
  });
});

describe('presses that come faster than the answers', () => {
  it.each([
    ['three pieces more, one by one', [3, 4, 5], ['add 7731 1', 'add 7731 2'], [5]],
    [
      'a number that is typed digit by digit',
      [1, 15],
      [`remove ${LINE}`, 'add 7731 1', 'add 7731 14'],
      [15],
    ],
    ['a piece more, and the line out', [3, 0], ['add 7731 1', `remove ${LINE}`], []],
  ])('count to the last: %s', async (_, presses, sent, now) => {
    const { store, change, kept, held } = await start();
    const changes = presses.map((quantity) => change(quantity));
    expect(store.get(wantedCartAtom).shops[0]?.items[0]?.quantity).toBe(presses.at(-1));
    await Promise.all(changes);
    expect(kept.sent).toEqual(sent);
    expect(held()).toEqual(now);
  });

  it('each count from the one before, whatever is drawn meanwhile', async () => {
    const { store, kept, held } = await start();
    const more = () =>
      store.set(setServerQuantityAction, { id: LINE, to: (now: number) => now + 1 });
    await Promise.all([more(), more(), more()]);
    expect(kept.sent).toEqual(['add 7731 1', 'add 7731 2']);
    expect(held()).toEqual([5]);
  });

  it('end where one is refused: what the server keeps shows, and nothing more is sent', async () => {
    const { store, change, fails, kept } = await start();
    fails.add = DOWN;
    await Promise.all([change(3), change(4)]);
    expect(kept.sent).toEqual(['add 7731 1']);
    expect(store.get(wantedCartAtom).shops[0]?.items[0]?.quantity).toBe(2);
  });

  it('never show the line gone while it is taken out to be put in again', async () => {
    const { store, change } = await start();
    const lines: number[] = [];
    store.sub(cartAtom, () => lines.push(store.get(cartAtom).items.length));
    await change(1);
    expect(lines).not.toContain(0);
  });
});

/** A server with two lines, which gives a line that is added again another id. */
async function startWithNewIds() {
  const lineOf = (id: string, productId: string, quantity: number) =>
    withQuantity(quantity).shops.flatMap(({ items }) =>
      items.map((item) => ({ ...item, id, productId })),
    );
  let lines = [...lineOf('a1', 'A', 3), ...lineOf('b1', 'B', 1)];
  const cart = (): ShoppingCart => {
    const empty = aCart();
    return { ...empty, shops: empty.shops.map((shop) => ({ ...shop, items: lines })) };
  };
  const sent: string[] = [];
  const receivedEvents = new Map<string, () => unknown>();
  const send = (call: string) => {
    sent.push(call);
    receivedEvents.get(call)?.();
  };
  const checkout = await startProductCheckout({ cart: cart() });
  const { api } = checkout.server;
  api.getShoppingCart = async () => cart();
  api.addCartItem = async ({ productId, quantity }) => {
    send(`add ${productId} ${quantity}`);
    const kept = lines.find((line) => line.productId === productId);
    lines = kept
      ? lines.map((line) =>
          line === kept ? { ...line, quantity: line.quantity + quantity } : line,
        )
      : [...lines, ...lineOf(`${productId.toLowerCase()}${sent.length}`, productId, quantity)];
    return cart();
  };
  api.removeCartItem = async (itemId) => {
    send(`remove ${itemId}`);
    lines = lines.filter(({ id }) => id !== itemId);
    return cart();
  };
  const { store } = checkout;
  const press = (itemId: string, by: number) =>
    store.set(setServerQuantityAction, { id: itemId, to: (now) => now + by });
  const held = () => store.get(cartAtom).items.map(({ id, quantity }) => [id, quantity]);
  return { press, held, onSent: receivedEvents.set.bind(receivedEvents) };
}

describe('a line that has another id once it was put in again', () => {
  it('stays in its place', async () => {
    const { press, held } = await startWithNewIds();
    await press('a1', -1);
    expect(held()).toEqual([
      ['a2', 2],
      ['b1', 1],
    ]);
  });

  it('loses no press', async () => {
    const { press, held, onSent } = await startWithNewIds();
    // The line already shows its new id, while the previous change is under way.
    onSent('remove a2', () => press('a2', 1));
    await Promise.all([press('a1', -1), press('a1', -1)]);
    expect(held()).toEqual([
      ['a4', 2],
      ['b1', 1],
    ]);
  });

  it('that is gone takes no press of another line with it', async () => {
    const { press, held } = await startWithNewIds();
    await Promise.all([press('a1', -3), press('a1', 1), press('b1', 1)]);
    expect(held()).toEqual([['b1', 2]]);
  });
});

describe('an answer that was lost', () => {
  it.each([
    [true, [3], null],
    [false, [2], { about: 'cart', key: 'cart.outcomeUnknown' }],
  ])('to one piece more: the cart says whether it arrived: %s', async (arrives, now, told) => {
    const { store, change, fails, held } = await start();
    Object.assign(fails, { add: LOST, arrives });
    await change(3);
    expect(held()).toEqual(now);
    expect(store.get(refusalAtom)).toEqual(told);
  });

  it.each([
    [true, [], null],
    [false, [2], { about: 'removal', key: 'cart.outcomeUnknown' }],
  ])('to a removal: the cart says whether it arrived: %s', async (arrives, now, told) => {
    const { store, fails, held } = await start();
    Object.assign(fails, { remove: LOST, arrives });
    await store.set(setServerQuantityAction, { id: LINE, to: () => 0 });
    expect(held()).toEqual(now);
    expect(store.get(alertAtom)).toEqual(told);
  });
});
