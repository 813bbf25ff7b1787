import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { onlyOption } from '../../../lib/only-option.ts';
import {
  type DeliveryChoice,
  type DeliveryEvent,
  nextDelivery,
  NO_DELIVERY,
  placeOf,
  shopDeliveries,
} from './delivery-choice-rules.ts';
import { DELIVERY_TYPES, type DeliveryRates, pickupMethodIds } from './delivery-rates.ts';
import { availablePayments, deliveryCents, deliveryIssues } from './delivery-check.ts';
import {
  A_POINT,
  aMethod,
  aShop,
  someRates,
} from '../../../../test/support/delivery/some-rates.ts';

const HOME = { id: '9001', countryId: '139', postalCode: '1100-544' };
const ISLAND = { id: '9002', countryId: '139', postalCode: '9500-150' };

const SHOP_3 = aShop('3', [
  aMethod('DELIVERY', 'd1'),
  aMethod('DELIVERY', 'd2', { costCents: 600 }),
  aMethod('STORE_PICKUP', 's1', { costCents: 0, acceptsOnlinePayment: false }),
  aMethod('PICKUP_POINT', 'p1'),
]);
const SHOP_4 = aShop('4', [
  aMethod('DELIVERY', 'd3', { acceptsOfflinePayment: false }),
  aMethod('STORE_PICKUP', 's2', { costCents: 0 }),
  aMethod('PICKUP_POINT', 'p2'),
]);
const RATES = someRates(SHOP_3, SHOP_4);
const NO_METHODS = someRates(aShop('3'), aShop('4'));

const after = (...events: readonly DeliveryEvent[]) => events.reduce(nextDelivery, NO_DELIVERY);

const choose = (type: DeliveryChoice['type']): DeliveryEvent => ({ kind: 'typeChosen', type });
const goTo = (address: typeof HOME | null): DeliveryEvent => ({ kind: 'addressChosen', address });
const collectAt = (pickupPoint: typeof A_POINT | null): DeliveryEvent => ({
  kind: 'pickupPointChosen',
  pickupPoint,
});
const pick = (shopId: string, methodId: string): DeliveryEvent => ({
  kind: 'methodChosen',
  shopId,
  methodId,
});

const deliveriesOf = (
  choice: DeliveryChoice,
  rates: DeliveryRates | null = RATES,
  shopIds: readonly string[] = ['3', '4'],
) =>
  shopDeliveries(
    choice,
    rates,
    shopIds.map((id) => ({ id, name: `Loja ${id}` })),
  );
const methodIds = (...cart: Parameters<typeof deliveriesOf>) =>
  deliveriesOf(...cart).map(({ method }) => method?.id ?? null);
const issues = (...cart: Parameters<typeof deliveriesOf>) =>
  deliveryIssues(cart[0], deliveriesOf(...cart));
const messages = (...cart: Parameters<typeof deliveriesOf>) =>
  issues(...cart).map(({ message }) => message);
const cents = (...cart: Parameters<typeof deliveriesOf>) =>
  deliveryCents(cart[0], deliveriesOf(...cart));

describe('spec section 4 "Delivery"', () => {
  it('"A shop with exactly one method for that type auto-selects it"', () => {
    expect(methodIds(after(choose('STORE_PICKUP')))).toEqual(['s1', 's2']);
    expect(methodIds(after(choose('DELIVERY')))).toEqual([null, 'd3']);
  });

  it('"Choosing a delivery type resets every shop\'s method and pickup point and clears the address"', () => {
    const choice = after(choose('DELIVERY'), goTo(HOME), pick('3', 'd2'), choose('STORE_PICKUP'));
    expect(choice).toMatchObject({ address: null, pickupPoint: null });
    expect(methodIds(nextDelivery(choice, choose('DELIVERY')))).toEqual([null, 'd3']);
  });

  it('"Change delivery type" clears the type', () => {
    const choice = after(choose('STORE_PICKUP'), choose(null));
    expect(choice.type).toBeNull();
    expect(methodIds(choice)).toEqual([]);
    expect(messages(choice)).toEqual(['delivery.errors.typeMissing']);
  });

  it('"for delivery, choosing an address fetches rates for its country and postal code"', () => {
    const choice = after(choose('DELIVERY'), goTo(HOME));
    expect(placeOf(choice)).toEqual({ countryId: '139', postalCode: '1100-544' });
    expect(messages(choice, null)).toEqual(['delivery.errors.ratesLoading']);
    expect(cents(choice, null)).toBeNull();
  });

  it('"If an address is chosen and no rates return, \'no delivery methods available\' shows"', () => {
    const choice = after(choose('DELIVERY'), goTo(HOME));
    expect(messages(choice, someRates())).toEqual(['delivery.noDeliveryMethodsAvailable']);
  });

  it.each([
    ['the one picked', [pick('3', 'd2')], RATES, ['3', '4'], ['d2', 'd3']],
    ['none of another type', [pick('3', 's1')], RATES, ['3', '4'], [null, 'd3']],
    ['none of another shop', [pick('4', 'd1')], RATES, ['3', '4'], [null, 'd3']],
    ['forgotten with its type', [pick('3', 'd2'), choose('DELIVERY')], RATES, ['3'], [null]],
    ['the one picked, at the next address', [pick('3', 'd2'), goTo(ISLAND)], RATES, ['3'], ['d2']],
    ['none where the shop is unknown', [], RATES, ['4', '5'], ['d3', null]],
    ['none of a closed shop', [], someRates({ ...SHOP_4, available: false }), ['4'], [null]],
    ['one of a shop that the cart holds twice', [], RATES, ['4', '4'], ['d3']],
  ])('the method of a shop is %s', (_, events, rates, shopIds, chosen) => {
    const choice = after(choose('DELIVERY'), goTo(HOME), ...events);
    expect(methodIds(choice, rates, shopIds)).toEqual(chosen);
  });

  it('names the shop that does not send to the address', () => {
    const choice = after(choose('DELIVERY'), goTo(HOME), pick('3', 'd1'));
    const message = 'delivery.deliveryMethodAddressUnavailableForShop';
    expect(issues(choice, someRates(SHOP_3))).toEqual([{ field: 'methods', shopId: '4', message }]);
  });

  it('does not blame an address where goods are handed out in the shop', () => {
    const choice = after(choose('STORE_PICKUP'));
    const message = 'delivery.unavailable';
    expect(issues(choice, someRates(SHOP_3))).toEqual([{ field: 'methods', shopId: '4', message }]);
  });
});

describe('what is required, spec section 5 "Delivery"', () => {
  it('an address for delivery', () => {
    expect(messages(after(choose('DELIVERY')))).toEqual(['delivery.errors.addressMissing']);
  });

  it('a pickup point for pickup point; then "a method or pickup point" for every shop', () => {
    const choice = after(choose('PICKUP_POINT'));
    expect(messages(choice)).toEqual(['delivery.errors.pickupPointMissing']);
    const chosen = nextDelivery(choice, collectAt(A_POINT));
    expect(placeOf(chosen)).toEqual({ pickupPoint: A_POINT.id });
    expect(cents(chosen)).toBe(700);
    expect(cents(chosen, NO_METHODS)).toBe(0);
    expect(messages(chosen, someRates(aShop('3')))).toEqual([
      'delivery.deliveryMethodAddressUnavailableForShop',
    ]);
  });

  it('a method of every shop, whose costs make the delivery cost', () => {
    const choice = after(choose('DELIVERY'), goTo(HOME));
    expect(issues(choice)).toEqual([
      { field: 'methods', shopId: '3', message: 'delivery.errors.methodMissing' },
    ]);
    expect(cents(choice)).toBeNull();
    expect(cents(nextDelivery(choice, pick('3', 'd2')))).toBe(950);
  });

  it('asks for pickup points by the methods of the shops of the cart', () => {
    expect(pickupMethodIds(RATES, ['3', '4', '5'])).toEqual(['p1', 'p2']);
    expect(pickupMethodIds(null, ['3'])).toEqual([]);
  });
});

describe('how the order can be paid', () => {
  it.each([
    ['DELIVERY', ['online', 'offline'], ['online']],
    ['STORE_PICKUP', ['online', 'offline'], ['offline']],
    ['PICKUP_POINT', ['online', 'offline'], ['online', 'offline']],
    ['PICKUP_POINT', ['offline', 'offline'], ['offline']],
    ['DELIVERY', ['offline'], []],
  ] as const)('by %s of a cart that offers %o: %o', (type, cart, payments) => {
    expect(availablePayments(deliveriesOf(after(choose(type))), cart)).toEqual(payments);
  });

  it('"If only one method is available, it is auto-selected"', () => {
    expect(onlyOption(['offline'])).toBe('offline');
    expect(onlyOption(['online', 'offline'])).toBeNull();
    expect(onlyOption([])).toBeNull();
  });
});

describe('whatever a customer and a network do', () => {
  const methodId = fc.constantFrom('a', 'b', 'c');
  const shopId = fc.constantFrom('3', '4', '5');
  const methods = fc.uniqueArray(fc.tuple(fc.constantFrom(...DELIVERY_TYPES), methodId), {
    selector: ([type, id]) => type + id,
    maxLength: 6,
  });
  const rates = fc
    .uniqueArray(fc.tuple(shopId, methods, fc.boolean()), { selector: ([id]) => id })
    .map((shops) =>
      someRates(
        ...shops.map(([id, list, available]) => ({
          ...aShop(
            id,
            list.map(([type, method]) => aMethod(type, method)),
          ),
          available,
        })),
      ),
    );
  const event: fc.Arbitrary<DeliveryEvent> = fc.oneof(
    fc.constantFrom(...DELIVERY_TYPES, null).map(choose),
    fc.constantFrom(HOME, ISLAND, null).map(goTo),
    fc.constantFrom(A_POINT, null).map(collectAt),
    fc.tuple(shopId, methodId).map(([shop, method]) => pick(shop, method)),
  );
  const events = fc.array(event, { maxLength: 25 });

  it('selected methods belong to the chosen type and are offered here and now; every shop stands once', () => {
    fc.assert(
      fc.property(events, rates, fc.array(shopId), (made, offered, shopIds) => {
        const choice = after(...made);
        const shops = deliveriesOf(choice, offered, shopIds);
        const expected = choice.type === null ? [] : [...new Set(shopIds)];
        expect(shops.map((shop) => shop.shopId)).toEqual(expected);
        for (const { shopId: id, method } of shops) {
          if (!method) continue;
          expect(method).toHaveProperty('deliveryType', choice.type);
          const rate = offered.shops.find((shop) => shop.shopId === id);
          expect(rate?.available && choice.type && rate.methods[choice.type]).toContain(method);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('it can be completed where every shop of the cart offers the type, and then covers all and has a cost', () => {
    const types = fc.constantFrom(...DELIVERY_TYPES);
    const ends = fc.record({ type: types, counts: fc.tuple(fc.nat(2), fc.nat(2)) });
    fc.assert(
      fc.property(events, ends, (made, { type, counts }) => {
        const shops = ['3', '4'].map((id, shop) =>
          aShop(
            id,
            Array.from({ length: 1 + counts[shop]! }, (_, index) => aMethod(type, `m${index}`)),
          ),
        );
        const ways = [
          choose(type),
          goTo(HOME),
          collectAt(A_POINT),
          pick('3', 'm0'),
          pick('4', 'm0'),
        ];
        const choice = after(...made, ...ways);
        expect(issues(choice, someRates(...shops))).toEqual([]);
        expect(methodIds(choice, someRates(...shops))).toEqual(['m0', 'm0']);
        expect(cents(choice, someRates(...shops))).toBe(700);
      }),
      { numRuns: 500 },
    );
  });
});
