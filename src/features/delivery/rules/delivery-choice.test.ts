import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { soleOf } from '../../../lib/sole.ts';
import {
  type DeliveryChoice,
  type DeliveryEvent,
  nextDelivery,
  placeOf,
  ratesOf,
  shopMethods,
  startDelivery,
} from './delivery-choice.ts';
import { DELIVERY_TYPES, type DeliveryRates, pickupMethodIds } from './delivery-rates.ts';
import {
  availablePayments,
  deliveryCents,
  deliveryIssues,
  hasNoMethods,
  shopsWithoutMethod,
} from './delivery-check.ts';
import {
  A_POINT,
  aMethod,
  aShop,
  someRates,
} from '../../../../test/support/delivery/some-rates.ts';

const HOME = { id: '9001', countryId: '139', postalCode: '1100-544' };
const ISLAND = { id: '9002', countryId: '139', postalCode: '9500-150' };
const AT_HOME = { countryId: '139', postalCode: '1100-544' };
const AT_ISLAND = { countryId: '139', postalCode: '9500-150' };

const GENERAL = someRates(
  aShop('3', [
    aMethod('DELIVERY', 'd1'),
    aMethod('DELIVERY', 'd2', { costCents: 600 }),
    aMethod('STORE_PICKUP', 's1', { costCents: 0, acceptsOnlinePayment: false }),
    aMethod('PICKUP_POINT', 'p1'),
  ]),
  aShop('4', [
    aMethod('DELIVERY', 'd3', { acceptsOfflinePayment: false }),
    aMethod('STORE_PICKUP', 's2', { costCents: 0 }),
    aMethod('PICKUP_POINT', 'p2'),
  ]),
);

function after(...events: readonly DeliveryEvent[]): DeliveryChoice {
  return events.reduce(nextDelivery, startDelivery(['3', '4']));
}

const ratesAt = (place: ReturnType<typeof placeOf>, rates: DeliveryRates): DeliveryEvent => ({
  kind: 'ratesArrived',
  place,
  rates,
});
const offered = ratesAt(null, GENERAL);
const choose = (type: (typeof DELIVERY_TYPES)[number]): DeliveryEvent => ({
  kind: 'typeChosen',
  type,
});
const goTo = (address: typeof HOME | null): DeliveryEvent => ({ kind: 'addressChosen', address });
const pick = (shopId: string, methodId: string): DeliveryEvent => ({
  kind: 'methodChosen',
  shopId,
  methodId,
});
const methodIds = (choice: DeliveryChoice) => choice.shops.map(({ method }) => method?.id ?? null);
const messages = (choice: DeliveryChoice) => deliveryIssues(choice).map((issue) => issue.message);

describe('spec section 4 "Delivery"', () => {
  it('"A shop with exactly one method for that type auto-selects it"', () => {
    expect(methodIds(after(offered, choose('STORE_PICKUP')))).toEqual(['s1', 's2']);
    expect(methodIds(after(offered, choose('DELIVERY')))).toEqual([null, 'd3']);
  });

  it('"Choosing a delivery type resets every shop\'s method and pickup point and clears the address"', () => {
    const choice = after(offered, choose('DELIVERY'), goTo(HOME), choose('STORE_PICKUP'));
    expect(choice).toMatchObject({ address: null, pickupPoint: null });
    const again = nextDelivery(choice, choose('DELIVERY'));
    expect(methodIds(again)).toEqual([null, 'd3']);
  });

  it('forgets a picked method with its type', () => {
    const picked = after(offered, choose('DELIVERY'), pick('3', 'd2'));
    expect(methodIds(picked)).toEqual(['d2', 'd3']);
    expect(methodIds(nextDelivery(picked, choose('DELIVERY')))).toEqual([null, 'd3']);
  });

  it('"Change delivery type" clears the type', () => {
    const choice = after(offered, choose('STORE_PICKUP'), { kind: 'typeChosen', type: null });
    expect(choice.type).toBeNull();
    expect(methodIds(choice)).toEqual([null, null]);
    expect(messages(choice)).toEqual(['delivery.errors.typeMissing']);
  });

  it('"for delivery, choosing an address fetches rates for its country and postal code"', () => {
    const choice = after(offered, choose('DELIVERY'), goTo(HOME));
    expect(placeOf(choice)).toEqual(AT_HOME);
    expect(ratesOf(choice)).toBeNull();
    expect(methodIds(choice)).toEqual([null, null]);
    expect(messages(choice)).toEqual(['delivery.errors.ratesLoading']);
    const arrived = nextDelivery(choice, ratesAt(AT_HOME, GENERAL));
    expect(ratesOf(arrived)).not.toBeNull();
    expect(methodIds(arrived)).toEqual([null, 'd3']);
  });

  it('drops the rates of an address that was left while they were on their way', () => {
    const choice = after(offered, choose('DELIVERY'), goTo(HOME), goTo(ISLAND));
    const late = nextDelivery(choice, ratesAt(AT_HOME, GENERAL));
    expect(ratesOf(late)).toBeNull();
    const nothing = nextDelivery(late, ratesAt(AT_ISLAND, someRates()));
    expect(hasNoMethods(nothing)).toBe(true);
    expect(methodIds(nextDelivery(nothing, ratesAt(AT_HOME, GENERAL)))).toEqual([null, null]);
  });

  it('takes a picked method up again where the next address offers it too', () => {
    const choice = after(
      offered,
      choose('DELIVERY'),
      goTo(HOME),
      ratesAt(AT_HOME, GENERAL),
      pick('3', 'd2'),
      goTo(ISLAND),
      ratesAt(AT_ISLAND, GENERAL),
    );
    expect(methodIds(choice)).toEqual(['d2', 'd3']);
  });

  it('"If an address is chosen and no rates return, \'no delivery methods available\' shows"', () => {
    const choice = after(offered, choose('DELIVERY'), goTo(HOME), ratesAt(AT_HOME, someRates()));
    expect(messages(choice)).toEqual(['delivery.noDeliveryMethodsAvailable']);
  });

  it('names the shop that does not send to the address', () => {
    const [three] = GENERAL.shops;
    const rates = someRates(...(three ? [three] : []));
    const choice = after(offered, choose('DELIVERY'), goTo(HOME), ratesAt(AT_HOME, rates));
    expect(shopsWithoutMethod(choice)).toEqual(['4']);
    expect(deliveryIssues(nextDelivery(choice, pick('3', 'd1')))).toEqual([
      {
        field: 'methods',
        shopId: '4',
        message: 'delivery.deliveryMethodAddressUnavailableForShop',
      },
    ]);
  });

  it('does not blame an address where goods are handed out in the shop', () => {
    const rates = someRates(aShop('3', [aMethod('STORE_PICKUP', 's1')]), aShop('4'));
    const choice = after(ratesAt(null, rates), choose('STORE_PICKUP'));
    expect(deliveryIssues(choice)).toEqual([
      { field: 'methods', shopId: '4', message: 'delivery.unavailable' },
    ]);
  });

  it('offers nothing of a shop that is not available', () => {
    const closed = { ...aShop('4', [aMethod('STORE_PICKUP', 's2')]), available: false };
    const rates = someRates(aShop('3', [aMethod('STORE_PICKUP', 's1')]), closed);
    expect(methodIds(after(ratesAt(null, rates), choose('STORE_PICKUP')))).toEqual(['s1', null]);
  });

  it('does not take a method that is not offered', () => {
    expect(methodIds(after(offered, choose('DELIVERY'), pick('3', 's1'), pick('9', 'd1')))).toEqual(
      [null, 'd3'],
    );
  });

  it('follows the cart: a shop that left takes its method along', () => {
    const choice = after(offered, choose('DELIVERY'), { kind: 'cartChanged', shopIds: ['4', '5'] });
    expect(choice.shops.map((shop) => shop.shopId)).toEqual(['4', '5']);
    expect(methodIds(choice)).toEqual(['d3', null]);
  });
});

describe('what is required, spec section 5 "Delivery"', () => {
  it('an address for delivery', () => {
    expect(messages(after(offered, choose('DELIVERY')))).toEqual([
      'delivery.errors.addressMissing',
    ]);
  });

  it('a pickup point for pickup point; then "a method or pickup point" for every shop', () => {
    const choice = after(offered, choose('PICKUP_POINT'));
    expect(messages(choice)).toEqual(['delivery.errors.pickupPointMissing']);
    const chosen = nextDelivery(choice, { kind: 'pickupPointChosen', pickupPoint: A_POINT });
    const place = { pickupPoint: A_POINT.id };
    expect(deliveryCents(nextDelivery(chosen, ratesAt(place, GENERAL)))).not.toBeNull();
    const noMethods = someRates(aShop('3'), aShop('4'));
    expect(deliveryCents(nextDelivery(chosen, ratesAt(place, noMethods)))).not.toBeNull();
    expect(messages(nextDelivery(chosen, ratesAt(place, someRates(aShop('3')))))).toEqual([
      'delivery.deliveryMethodAddressUnavailableForShop',
    ]);
  });

  it('a method of every shop, whose costs make the delivery cost', () => {
    const choice = after(offered, choose('DELIVERY'), goTo(HOME), ratesAt(AT_HOME, GENERAL));
    expect(deliveryIssues(choice)).toEqual([
      { field: 'methods', shopId: '3', message: 'delivery.errors.methodMissing' },
    ]);
    expect(deliveryCents(choice)).toBeNull();
    const picked = nextDelivery(choice, pick('3', 'd2'));
    expect(deliveryCents(picked)).toBe(950);
  });

  it('asks for pickup points by the methods of the shops of the cart', () => {
    expect(pickupMethodIds(GENERAL, ['3', '4', '5'])).toEqual(['p1', 'p2']);
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
    expect(availablePayments(after(offered, choose(type)).shops, cart)).toEqual(payments);
  });

  it('"If only one method is available, it is auto-selected"', () => {
    expect(soleOf(['offline'])).toBe('offline');
    expect(soleOf(['online', 'offline'])).toBeNull();
    expect(soleOf([])).toBeNull();
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
  const place = fc.constantFrom(null, AT_HOME, AT_ISLAND, { pickupPoint: '501' });
  const event: fc.Arbitrary<DeliveryEvent> = fc.oneof(
    fc.record({ kind: fc.constant('ratesArrived' as const), place, rates }),
    fc.record({
      kind: fc.constant('typeChosen' as const),
      type: fc.constantFrom(...DELIVERY_TYPES),
    }),
    fc.record({ kind: fc.constant('typeChosen' as const), type: fc.constant(null) }),
    fc.record({
      kind: fc.constant('addressChosen' as const),
      address: fc.constantFrom(HOME, ISLAND, null),
    }),
    fc.record({
      kind: fc.constant('pickupPointChosen' as const),
      pickupPoint: fc.constantFrom(A_POINT, null),
    }),
    fc.record({ kind: fc.constant('methodChosen' as const), shopId, methodId }),
    fc.record({ kind: fc.constant('cartChanged' as const), shopIds: fc.array(shopId) }),
  );

  it('selected methods belong to the chosen type and are offered here and now; every shop stands once', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        let choice = startDelivery(['3', '4']);
        for (const each of events) {
          choice = nextDelivery(choice, each);
          const ids = choice.shops.map((shop) => shop.shopId);
          expect(new Set(ids).size).toBe(ids.length);
          if (each.kind === 'cartChanged') expect(ids).toEqual([...new Set(each.shopIds)]);
          for (const { shopId: id, method } of choice.shops) {
            if (!method) continue;
            expect(method).toHaveProperty('deliveryType', choice.type);
            expect(shopMethods(choice, id)).toContain(method);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('it can be completed where every shop of the cart offers the type, and then covers all and has a cost', () => {
    const types = fc.constantFrom(...DELIVERY_TYPES);
    const ends = fc.record({ type: types, counts: fc.tuple(fc.nat(2), fc.nat(2)) });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), ends, (events, { type, counts }) => {
        const shopIds = ['3', '4'];
        const shops = shopIds.map((id, shop) =>
          aShop(
            id,
            Array.from({ length: 1 + counts[shop]! }, (_, index) => aMethod(type, `m${index}`)),
          ),
        );
        const placed = [
          ...events,
          { kind: 'cartChanged' as const, shopIds },
          choose(type),
          goTo(HOME),
          { kind: 'pickupPointChosen' as const, pickupPoint: A_POINT },
        ].reduce(nextDelivery, startDelivery(shopIds));
        const choice = [
          ratesAt(placeOf(placed), someRates(...shops)),
          pick('3', 'm0'),
          pick('4', 'm0'),
        ].reduce(nextDelivery, placed);
        expect(deliveryIssues(choice)).toEqual([]);
        expect(deliveryCents(choice)).not.toBeNull();
        expect(methodIds(choice)).toEqual(['m0', 'm0']);
        expect(deliveryCents(choice)).toBe(700);
      }),
      { numRuns: 500 },
    );
  });
});
