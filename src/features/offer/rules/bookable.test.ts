import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aCampaign } from '../../../../test/support/state/fake-server.ts';
import type { ShopService } from './shop-services.ts';
import {
  bookableOfCampaign,
  bookableOfService,
  bookableOfShopOrder,
  clampPeople,
} from './bookable.ts';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';

const CONFIG = aBookingConfig({
  bookingFinishingNote: 'Chega dez minutos antes.',
  minPartySize: 2,
  maxPartySize: 4,
  bookingType: 2,
});

const SERVICE: ShopService = {
  id: '31',
  serviceName: 'Massagem',
  serviceDescription: '',
  bookingConfig: CONFIG,
  minimumTimeBeforeBooking: 600,
  priceCents: 4500,
  estimatedServiceDurationSeconds: 3600,
  subcategoryId: null,
};

describe('the bookable of a campaign', () => {
  it('takes its discount without sign, its currency, and the larger of its lead time and preparation', () => {
    const info = {
      ...aCampaign({ discount: -10, currency: 'GBP' }),
      minimumSecondsBeforeBooking: 1801,
      avgMinutesOfOrderPreparation: 35,
    };
    const terms = { discountPercent: 10, currency: 'GBP', leadMinutes: 35 };
    expect(bookableOfCampaign(info)).toMatchObject(terms);
  });
});

describe("a shop's service as what is booked", () => {
  const product = bookableOfService(SERVICE);

  it('spec section 9: "fixed delivery cost 3, currency €, no discount on prices"', () => {
    expect(product).toMatchObject({ currency: '€', discountPercent: 0 });
  });

  it('spec section 9: "the larger of the lead time and 30" minutes', () => {
    expect(product.leadMinutes).toBe(30);
    expect(bookableOfService({ ...SERVICE, minimumTimeBeforeBooking: 5401 }).leadMinutes).toBe(91);
  });

  it('spec section 5: its people begin at "the service\'s minimum party size"', () => {
    expect(product).toMatchObject({ defaultPeople: 2, people: { min: 2, max: 4 } });
  });

  it('is booked as its config says, and at once where it has none', () => {
    expect(product.bookingType).toBe(2);
    expect(bookableOfService({ ...SERVICE, bookingConfig: null }).bookingType).toBe(1);
  });
});

describe('what is ordered from a menu', () => {
  it('has no number of people: the fewest that can be booked for', () => {
    const order = { ...SERVICE, bookingConfig: { ...CONFIG, bookingType: 7 as const } };
    expect(bookableOfService(order)).toMatchObject({
      defaultPeople: 2,
      people: { min: 2, max: 2 },
    });
  });

  it("from a shop's own menu costs what the menu says, for one, at any hour", () => {
    const item = {
      id: '1',
      name: 'Sopa',
      description: '',
      priceCents: 300,
      currency: 'GBP',
      takeawayDeliveryAvailable: true,
      status: 'active',
    };
    const priceListView = { sections: [{ id: 'a', name: '', items: [item] }] };
    expect(bookableOfShopOrder({ name: 'Tasca', priceListView })).toMatchObject({
      productTitle: 'Tasca',
      bookingType: 7,
      people: { min: 1, max: 1 },
      campaignId: null,
      serviceId: null,
      discountPercent: 0,
      leadMinutes: 0,
      currency: 'GBP',
    });
  });
});

const ofCampaign = (minNumberPeople: number, maxNumberPeople: number) =>
  bookableOfCampaign(aCampaign({ minNumberPeople, maxNumberPeople }));
const ofService = (minPartySize: number | null, maxPartySize: number | null) =>
  bookableOfService({ ...SERVICE, bookingConfig: { ...CONFIG, minPartySize, maxPartySize } });

describe('spec section 5 "Default number of people"', () => {
  it.each([
    ['"for a shop service, the service\'s minimum party size"', ofService(3, 8), 3],
    ['a service without a party size', ofService(null, null), 1],
    ['"the lower of 2 and the maximum"', ofCampaign(1, 10), 2],
    ['"but not below the minimum"', ofCampaign(4, 10), 4],
    ['"Otherwise 1"', ofCampaign(1, 1), 1],
  ])('%s', (_, { defaultPeople }, people) => expect(defaultPeople).toBe(people));
});

it.each([
  [0, 0, { min: 1, max: 1 }],
  [4, 2, { min: 4, max: 4 }],
  [2, 6, { min: 2, max: 6 }],
])('normalises the limits %d to %d', (min, max, limits) =>
  expect(ofCampaign(min, max).people).toEqual(limits),
);

it.each([
  [0, 2],
  [7, 6],
  [3.4, 3],
  [Number.NaN, 2],
])('"The numeric stepper clamps to min and max": %d becomes %d', (typed, people) =>
  expect(clampPeople(typed, { min: 2, max: 6 })).toBe(people),
);

it('always defaults within the limits', () => {
  const size = fc.integer({ min: -3, max: 30 });
  const party = fc.option(size);
  const campaigns = fc.tuple(size, size).map(([min, max]) => ofCampaign(min, max));
  const services = fc.tuple(party, party).map(([min, max]) => ofService(min, max));
  fc.assert(
    fc.property(fc.oneof(campaigns, services), ({ people, defaultPeople }) => {
      expect(clampPeople(defaultPeople, people)).toBe(defaultPeople);
      expect(defaultPeople).toBeGreaterThanOrEqual(1);
    }),
  );
});
