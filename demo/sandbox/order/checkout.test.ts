import { describe, expect, test } from 'vitest';

import { createTestApi } from '../../../test/support/api/calls.ts';
import { createTestContext } from '../../../test/support/api/test-context.ts';
import type { ContactState } from '../../../src/features/contact/rules/contact-state.ts';
import { BOOKING_TYPE } from '../../../src/features/offer/rules/booking-type.ts';
import {
  buildBookingPayload,
  type BookingPayloadInput,
} from '../../../src/features/booking/rules/booking-payload.ts';
import { EMPTY_ADDRESS } from '../../../src/features/delivery/rules/address-form.ts';
import { transportInformation } from '../../../src/features/booking/rules/transport-information.ts';
import { bookableOfCampaign } from '../../../src/features/offer/rules/bookable.ts';
import { priceMenuCart } from '../../../src/features/cart/rules/page-cart-rules.ts';
import { resolveCart } from '../../../src/features/cart/rules/resolve-cart.ts';
import { type Cart, orderTotalCents, toCart } from '../../../src/features/cart/rules/cart.ts';
import { asapSlot } from '../../../src/features/delivery/rules/asap-slot.ts';
import {
  type DeliveryChoice,
  nextDelivery,
  NO_DELIVERY,
  placeOf,
  shopDeliveries,
} from '../../../src/features/delivery/rules/delivery-choice-rules.ts';
import {
  deliveryTypeOffers,
  pickupMethodIds,
  type DeliveryType,
} from '../../../src/features/delivery/rules/delivery-rates.ts';
import {
  availablePayments,
  deliveryCents,
} from '../../../src/features/delivery/rules/delivery-check.ts';
import {
  campaignTransportTerms,
  transportCostCents,
} from '../../../src/features/offer/rules/transport-terms.ts';
import { itemsById } from '../../../src/features/offer/rules/menu-rules.ts';
import { buildOrderPayload } from '../../../src/features/ordering/rules/order-payload.ts';
import { createSandbox } from '../create-sandbox.ts';
import { NOW } from '../test-support/sandbox-client.ts';

const WRITE = { intentKey: 'k' };
const ANA = { userId: '1001', token: 'token-ana' };
const CONTACT: ContactState = {
  name: 'Ana Ferreira Lopes',
  email: 'ana@example.com',
  prefix: '+351',
  phone: '912 345 678',
  notes: '',
  vatId: '',
};
const NO_INVOICE = { needVatInvoice: false, name: '', vatId: '' };

function open(session: string | null) {
  const sandbox = createSandbox({ now: () => NOW });
  const { context } = createTestContext([], {
    middleware: 'http://localhost:4173',
    fetch: (request) => sandbox.fetch(request),
    sessionId: () => session,
    channelManager: null,
    now: () => NOW,
  });
  return createTestApi(context);
}

type Checkout = ReturnType<typeof open>;

/** Picks the first method of every shop at the chosen place, or the named one of shop 3. */
async function chooseMethods(
  api: Checkout,
  { choice, cart, methodId }: { choice: DeliveryChoice; cart: Cart; methodId?: string },
) {
  const rates = await api.getDeliveryRates(placeOf(choice));
  const picked = shopDeliveries(choice, rates, cart.shops).reduce((next, { shopId, methods }) => {
    const named = shopId === '3' ? methodId : undefined;
    const id = named ?? methods[0]?.id ?? '';
    return nextDelivery(next, { kind: 'methodChosen', shopId, methodId: id });
  }, choice);
  return { delivery: picked, shops: shopDeliveries(picked, rates, cart.shops) };
}

describe('product checkout from the cart to the order', () => {
  test.each<[DeliveryType, string | null, 'online' | 'offline']>([
    ['DELIVERY', null, 'online'],
    ['DELIVERY', 'two-shops', 'offline'],
    ['PICKUP_POINT', 'two-shops', 'online'],
    ['PICKUP_POINT', null, 'offline'],
    ['STORE_PICKUP', 'two-shops', 'offline'],
    ['STORE_PICKUP', 'three-shops', 'offline'],
  ])('by %s of %s, paid %s', async (type, session, paymentMethod) => {
    const api = open(session);
    const user = session === null ? ANA : null;
    const token = user?.token ?? null;
    const cart = toCart(await api.getShoppingCart(null, token));
    const [home] = await api.getAddresses(ANA);
    // From Évora, where one shop's courier is paid on the spot.
    const address = home && { ...home, ...(user ? {} : { postalCode: '7000-854' }) };

    let choice = nextDelivery(NO_DELIVERY, { kind: 'typeChosen', type });
    const [pickupPoint = null] = await api.getPickupPoints(
      pickupMethodIds(await api.getDeliveryRates(null), ['3']),
      null,
    );
    if (address) choice = nextDelivery(choice, { kind: 'addressChosen', address });
    choice = nextDelivery(choice, { kind: 'pickupPointChosen', pickupPoint });
    const isPaidToCourier = type === 'DELIVERY' && paymentMethod === 'offline';
    const { delivery, shops } = await chooseMethods(api, {
      choice,
      cart,
      ...(isPaidToCourier && { methodId: '302' }),
    });

    expect(deliveryCents(delivery, shops)).not.toBeNull();
    const offered = await api.getPaymentMethods(null, token);
    expect(availablePayments(shops, offered)).toContain(paymentMethod);
    const payload = buildOrderPayload({
      contact: CONTACT,
      username: user ? 'ana@example.com' : null,
      delivery,
      shops,
      address: address ?? null,
      shopNotes: { '3': 'Sem saco' },
      invoice: NO_INVOICE,
      fiscalAddress: null,
      paymentMethod,
      refererLink: 'https://mercearia.example/loja',
    });
    const { orderRef, paymentUrl } = await api.createOrder(payload, user, WRITE);

    expect(orderRef).toBe('E-7001');
    expect(paymentUrl !== null).toBe(paymentMethod === 'online');
    expect(orderTotalCents(cart, deliveryCents(delivery, shops) ?? 0)).toBeGreaterThanOrEqual(
      cart.finalCents,
    );
    expect(toCart(await api.getShoppingCart(null, token)).items).toEqual([]);
  });

  test('of three shops offers no pickup points, and names the shop that has none', async () => {
    const api = open('three-shops');
    const cart = toCart(await api.getShoppingCart(null, null));
    const offers = deliveryTypeOffers(await api.getDeliveryRates(null), cart.shops);

    expect(offers.map(({ type, disabledFor }) => [type, disabledFor])).toEqual([
      ['DELIVERY', []],
      ['STORE_PICKUP', []],
      ['PICKUP_POINT', ['Garrafeira Douro Acima']],
    ]);
  });

  test.each([
    ['gone', '3301', { code: 'conflict', serverCode: 'ITEM_GONE' }],
    ['at a new price', '3302', { code: 'conflict', serverCode: 'PRICE_CHANGED' }],
  ])('stops when a product is %s', async (_, productId, error) => {
    const api = open('one-shop');
    const added = await api.addCartItem({ shopId: null, productId, quantity: 1 }, null, WRITE);
    const choice = nextDelivery(NO_DELIVERY, { kind: 'typeChosen', type: 'STORE_PICKUP' });
    const cart = toCart(added);
    const payload = buildOrderPayload({
      contact: CONTACT,
      username: null,
      ...(await chooseMethods(api, { choice, cart })),
      address: null,
      shopNotes: {},
      invoice: NO_INVOICE,
      fiscalAddress: null,
      paymentMethod: 'offline',
      refererLink: 'https://mercearia.example/loja',
    });

    await expect(api.createOrder(payload, null, WRITE)).rejects.toMatchObject(error);
  });
});

describe('a transport order from the menu to the booking', () => {
  test.each(['delivery', 'takeaway'] as const)('%s, as soon as possible', async (type) => {
    const api = open(null);
    const info = await api.getCampaign('107');
    const slots = await api.getCampaignSlots('107', {
      startPeriod: new Date(NOW).toISOString(),
      untilMinutes: 1440,
    });
    const shop = await api.getShop('1');
    const items = itemsById(shop.priceListView);
    const { lines, unavailableItems } = resolveCart(
      ['1201', '1401', '1204', '1604'].map((id) => ({ id, productId: id, qty: 2 })),
      items,
    );
    expect(unavailableItems.map(({ reason }) => reason)).toEqual(['inactive', 'notTransported']);
    const bookable = bookableOfCampaign(info);
    const cart = priceMenuCart(lines, {
      shop,
      items,
      discountPercent: bookable.discountPercent,
      deliveryCostCents: transportCostCents(campaignTransportTerms(info), type),
      currency: bookable.currency,
    });
    expect(cart.finalCents).toBe(type === 'delivery' ? 3148 : 2898);
    const input: BookingPayloadInput = {
      bookingType: BOOKING_TYPE.TAKEAWAY_DELIVERY,
      bookable: { campaignId: '107', serviceId: null, hours: { start: null, end: null } },
      prizeTransactionId: null,
      book: {
        date: null,
        dateTimes: [],
        numberOfPeople: 1,
        prizeId: null,
        transportInstant: 'asap',
      },
      contact: CONTACT,
      invoice: NO_INVOICE,
      username: null,
      language: 'pt_PT',
      refererLink: 'https://tasca.example/',
      offered: [],
      timeZone: 'Europe/Lisbon',
      transport: {
        asapSlot: asapSlot({
          slots,
          now: NOW,
          leadMinutes: bookable.leadMinutes,
          timeZone: 'Europe/Lisbon',
        }),
        information: transportInformation({
          type,
          address: {
            ...EMPTY_ADDRESS,
            street: 'Rua A 1',
            city: 'Lisboa',
            postalCode: '1100544',
          },
          cart,
          shopNote: '',
          clientNote: '',
        }),
      },
    };

    const reservation = await api.createBooking(buildBookingPayload(input), null, WRITE);

    expect(reservation).toMatchObject({ status: 'PENDING' });
  });
});
