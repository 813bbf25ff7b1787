import { describe, expect, it } from 'vitest';

import type { BookingConfig } from './booking-type.ts';
import type { ShopService } from './shop.ts';
import { bookableOfService, bookableOfShopOrder } from './bookable.ts';

const CONFIG: BookingConfig = {
  bookingStartNote: null,
  bookingFinishingNote: 'Chega dez minutos antes.',
  bookingConfirmedNote: null,
  isTakeaway: false,
  isDelivery: false,
  minPartySize: 2,
  maxPartySize: 4,
  bookingType: 2,
  isOnline: true,
};

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

describe("a shop's service as what is booked", () => {
  const product = bookableOfService(SERVICE);

  it('spec section 9: "fixed delivery cost 3, currency €, no discount on prices"', () => {
    expect(product).toMatchObject({ deliveryCostCents: 300, currency: '€', discountPercent: 0 });
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
  it('is for nobody in number: the fewest people that can be booked for', () => {
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
      deliveryCostCents: 0,
      currency: 'GBP',
    });
  });
});
