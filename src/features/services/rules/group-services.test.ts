import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { BookingConfig } from '../../offer/rules/shop.ts';
import type { Category, ShopService } from '../../offer/rules/shop-services.ts';
import { groupServices } from './group-services.ts';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';

const ONLINE = aBookingConfig();

const aService = (
  id: string,
  subcategoryId: string | null,
  config: BookingConfig | null = ONLINE,
) =>
  ({
    id,
    serviceName: `Service ${id}`,
    serviceDescription: '',
    bookingConfig: config,
    minimumTimeBeforeBooking: 0,
    priceCents: null,
    estimatedServiceDurationSeconds: 0,
    subcategoryId,
  }) satisfies ShopService;

const CATEGORIES: readonly Category[] = [
  {
    categoryId: '2',
    categoryName: 'Beauty',
    subcategories: [
      { categoryId: '21', categoryName: 'Massages' },
      { categoryId: '22', categoryName: 'Face' },
    ],
  },
];

const ids = (services: readonly ShopService[]) =>
  groupServices(services, CATEGORIES).map((group) => [
    group.name,
    group.services.map(({ id }) => id),
  ]);

describe('spec section 2: "lists online services grouped by main subcategory"', () => {
  it('shows each group under its name, in the order of the categories, the rest last', () => {
    const services = [aService('a', '22'), aService('b', '21'), aService('c', null)];
    expect(ids(services)).toEqual([
      ['Massages', ['b']],
      ['Face', ['a']],
      [null, ['c']],
    ]);
  });

  it('shows "only merchant services that are online and have an online booking config"', () => {
    const services = [
      aService('a', '21', { ...ONLINE, isOnline: false }),
      aService('b', '21', null),
    ];
    expect(ids(services)).toEqual([]);
  });

  it('shows every online service exactly once, whatever its subcategory', () => {
    const subcategory = fc.constantFrom('21', '22', '99', null);
    fc.assert(
      fc.property(fc.array(subcategory), (subcategories) => {
        const services = subcategories.map((each, index) => aService(String(index), each));
        const shown = groupServices(services, CATEGORIES).flatMap((group) => group.services);
        expect(shown.map(({ id }) => id).toSorted()).toEqual(
          services.map(({ id }) => id).toSorted(),
        );
      }),
    );
  });
});
