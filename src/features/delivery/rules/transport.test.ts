import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  buildBookingPayload,
  type BookingPayloadInput,
} from '../../booking/rules/booking-payload.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { transportInformation, type MenuOrder } from '../../booking/rules/transport-information.ts';
import { priceMenuCart } from '../../cart/rules/page-cart-rules.ts';
import { asapSlot } from './asap-slot.ts';
import { addressIssues, EMPTY_ADDRESS } from './address-form.ts';
import {
  campaignTransportTerms,
  serviceTransportTerms,
  transportCostCents,
  transportInstants,
} from '../../offer/rules/transport-terms.ts';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';

const BOTH = { isTakeaway: true, isDelivery: true };
const CONFIG = aBookingConfig({ ...BOTH, bookingType: BOOKING_TYPE.TAKEAWAY_DELIVERY });
const INFO = {
  campaignView: BOTH,
  bookingConfig: CONFIG,
  deliveryCostCents: 250,
  minimumSecondsBeforeBooking: 1801,
};

describe('the terms of a campaign', () => {
  it('are its ways, its delivery cost and its lead time without preparation', () => {
    expect(campaignTransportTerms(INFO)).toEqual({
      types: ['takeaway', 'delivery'],
      deliveryCostCents: 250,
      leadMinutes: 31,
    });
  });

  it.each([
    [BOTH, { isTakeaway: true, isDelivery: false }, ['takeaway']],
    [{ isTakeaway: false, isDelivery: true }, BOTH, ['delivery']],
    [BOTH, null, ['takeaway', 'delivery']],
    [{ isTakeaway: true, isDelivery: false }, { isTakeaway: false, isDelivery: true }, []],
  ])(
    'allow what the campaign (%o) and its booking config (%o) both do: %o',
    (view, config, types) => {
      const info = {
        ...INFO,
        campaignView: view,
        bookingConfig: config && { ...CONFIG, ...config },
      };
      expect(campaignTransportTerms(info).types).toEqual(types);
    },
  );

  it('charge delivery only for delivery', () => {
    const terms = campaignTransportTerms(INFO);
    expect(transportCostCents(terms, 'delivery')).toBe(250);
    expect(transportCostCents(terms, 'takeaway')).toBe(0);
    expect(transportCostCents(terms, null)).toBe(0);
  });
});

describe('spec section 9 "Shop services"', () => {
  it('"fixed delivery cost 3"', () => {
    const service = { bookingConfig: CONFIG, minimumTimeBeforeBooking: 600 };
    expect(serviceTransportTerms(service)).toEqual({
      types: ['takeaway', 'delivery'],
      deliveryCostCents: 300,
      leadMinutes: 10,
    });
  });

  it('without a booking config nothing can be ordered', () => {
    const service = { bookingConfig: null, minimumTimeBeforeBooking: 0 };
    expect(serviceTransportTerms(service).types).toEqual([]);
  });
});

describe('spec section 4 "Transport instant"', () => {
  it.each([
    [60, true, ['asap', 'scheduled']],
    [61, true, ['scheduled']],
    [0, false, ['scheduled']],
  ])('%i minutes before, inside working hours %s: %o', (leadMinutes, open, instants) =>
    expect(transportInstants({ leadMinutes }, open)).toEqual(instants),
  );

  const now = Date.parse('2027-05-11T18:40:00Z'); // 19:40 in Lisbon
  const at = (startTime: string, capacity = 3) => ({ startTime, durationSec: 900, capacity });
  const asap = (slots: readonly ReturnType<typeof at>[], moment = now) =>
    asapSlot({ slots, now: moment, leadMinutes: 35, timeZone: 'Europe/Lisbon' });

  it('"as soon as possible" is the first free slot after the lead time', () => {
    const slots = [
      at('2027-05-11T21:00:00+01:00'),
      at('2027-05-11T20:30:00+01:00'),
      at('2027-05-11T20:15:00+01:00', 0),
      at('2027-05-11T20:00:00+01:00'),
    ];
    expect(asap(slots)).toEqual({ startTime: '2027-05-11T20:30:00+01:00', durationSec: 900 });
  });

  it('is never tomorrow lunch: without a slot it is the end of the lead time', () => {
    const slots = [at('2027-05-12T12:00:00+01:00')];
    expect(asap(slots)).toEqual({ startTime: '2027-05-11T19:15:00Z', durationSec: 0 });
  });

  it('may be shortly after midnight when the lead time crosses it', () => {
    const late = Date.parse('2027-05-11T22:50:00Z'); // 23:50 in Lisbon
    const slots = [at('2027-05-12T00:30:00+01:00')];
    expect(asap(slots, late)).toEqual({ startTime: '2027-05-12T00:30:00+01:00', durationSec: 900 });
  });
});

const MENU_ITEM = {
  id: '1201',
  name: 'Bacalhau à Brás',
  description: '',
  priceCents: 1450,
  currency: 'EUR',
  takeawayDeliveryAvailable: true,
  status: 'active',
};
const ADDRESS = {
  ...EMPTY_ADDRESS,
  street: ' Rua A 1 ',
  floorDoor: '2.º',
  city: 'Lisboa',
  postalCode: '1100544',
};

function order(changes: Partial<MenuOrder> = {}): MenuOrder {
  const type = changes.type ?? 'delivery';
  return {
    type,
    address: ADDRESS,
    cart: priceMenuCart([{ productId: '1201', quantity: 2 }], {
      shop: { id: '1', name: 'Tasca' },
      items: new Map([['1201', MENU_ITEM]]),
      discountPercent: 10,
      deliveryCostCents: transportCostCents(campaignTransportTerms(INFO), type),
      currency: 'EUR',
    }),
    shopNote: ' Sem coentros ',
    clientNote: '',
    ...changes,
  };
}

describe('spec section 7 "orderInformation"', () => {
  it('of a delivery is right field by field', () => {
    expect(transportInformation(order({ clientNote: 'Campainha avariada' }))).toEqual({
      deliveryDetail: {
        transportType: 'delivery',
        street: 'Rua A 1',
        floorDoor: '2.º',
        city: 'Lisboa',
        postalCode: '1100-544',
      },
      orderItems: [{ itemId: 1201, name: 'Bacalhau à Brás', quantity: 2, price: 13.05 }],
      deliveryCost: 2.5,
      orderAmount: 28.6,
      notes: 'Sem coentros\nCampainha avariada',
    });
  });

  it('of a take-away names no address, though one was typed before, and costs no delivery', () => {
    expect(transportInformation(order({ type: 'takeaway' }))).toMatchObject({
      deliveryDetail: {
        transportType: 'takeaway',
        street: '',
        floorDoor: '',
        city: '',
        postalCode: '',
      },
      deliveryCost: 0,
      orderAmount: 26.1,
    });
  });

  it('charges what the lines shown, less the discount, plus the delivery, add up to', () => {
    const line = fc.record({
      priceCents: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    const lines = fc.array(line, { minLength: 1, maxLength: 8 });
    const delivery = fc.integer({ min: 0, max: 2_000 });
    fc.assert(
      fc.property(lines, percent, delivery, (rows, discountPercent, deliveryCostCents) => {
        const named = rows.map((row, index) => ({ ...row, productId: String(index + 1) }));
        const cart = priceMenuCart(named, {
          discountPercent,
          deliveryCostCents,
          shop: { id: '1', name: 'Tasca' },
          items: new Map(
            named.map(({ productId: id, priceCents }) => [id, { ...MENU_ITEM, id, priceCents }]),
          ),
          currency: 'EUR',
        });
        const shown = cart.items.reduce((sum, { lineCents }) => sum + lineCents, 0);
        const total = shown - cart.discountCents + deliveryCostCents;
        expect(transportInformation(order({ cart })).orderAmount).toBe(total / 100);
        // Each piece's discounted price is rounded on its own, so the sum may differ by half a cent per piece.
        const { orderItems } = transportInformation(order({ cart }));
        const sent = orderItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const pieces = rows.reduce((count, { quantity }) => count + quantity, 0);
        expect(Math.abs(sent * 100 + deliveryCostCents - total)).toBeLessThanOrEqual(
          (pieces + 1) / 2 + 1e-6,
        );
      }),
    );
  });

  it('takes the discount off the total once: twice 3.55 less 10 % is 6.39', () => {
    const cart = priceMenuCart([{ productId: '1201', quantity: 2 }], {
      discountPercent: 10,
      deliveryCostCents: 0,
      shop: { id: '1', name: 'Tasca' },
      items: new Map([['1201', { ...MENU_ITEM, priceCents: 355 }]]),
      currency: 'EUR',
    });
    expect(cart).toMatchObject({ itemsTotalCents: 710, discountCents: 71, finalCents: 639 });
    const { orderItems, orderAmount } = transportInformation(order({ cart }));
    expect([orderItems[0]?.price, orderAmount]).toEqual([3.2, 6.39]);
  });

  it('asks for street, city and a Portuguese postal code', () => {
    const context = { countries: null, fiscal: false };
    expect(addressIssues(ADDRESS, context)).toEqual([]);
    const issues = addressIssues({ ...EMPTY_ADDRESS, postalCode: '123' }, context);
    expect(issues.map((issue) => issue.field)).toEqual(['street', 'postalCode', 'city']);
  });

  it('travels in a booking with the moment of "as soon as possible"', () => {
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
      contact: {
        name: 'Rui',
        email: 'a@b.pt',
        prefix: '+351',
        phone: '912345678',
        notes: '',
        vatId: '',
      },
      invoice: { needVatInvoice: false, name: '', vatId: '' },
      username: null,
      language: 'pt_PT',
      refererLink: 'https://shop.example/',
      offered: [],
      timeZone: 'Europe/Lisbon',
    };
    const slot = { startTime: '2027-05-11T20:30:00+01:00', durationSec: 900 };
    const information = transportInformation(order());
    const payload = buildBookingPayload({ ...input, transport: { information, asapSlot: slot } });
    expect(payload.slots).toEqual([slot]);
    expect(payload.orderInformation).toEqual(information);
  });
});
