import type { MenuItem } from '../../../src/features/offer/rules/shop.ts';
import type { Shop } from '../../../src/features/offer/rules/shop-services.ts';
import { aCampaign, type FakeServer } from './fake-server.ts';
import { aBookingConfig } from '../offer/booking-config.ts';

/** One item of the menu; 10 euros where nothing else is said. */
export function aMenuItem(id: string, changes: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    name: `Prato ${id}`,
    description: '',
    priceCents: 1000,
    currency: 'EUR',
    takeawayDeliveryAvailable: true,
    status: 'active',
    ...changes,
  };
}

/** A shop with a menu of two sections. */
export function aShop(items: readonly MenuItem[] = [aMenuItem('1'), aMenuItem('2')]): Shop {
  return {
    id: '1',
    name: 'Tasca do Bairro',
    phone: null,
    addressView: null,
    priceListView: { sections: [{ id: 'a', name: 'Pratos', items }] },
    services: [],
  };
}

const TRANSPORT_CONFIG = aBookingConfig({ isTakeaway: true, isDelivery: true, bookingType: 7 });

/** A shop whose menu can change under the customer's hands. */
export interface FakeShop {
  shop: Shop;
  /** How often its menu was read. */
  reads: number;
}

/** Gives a fake server a shop with a menu and a campaign of 10% off that brings it: half an hour ahead, 2.50 euros for delivery. */
export function addShop(server: FakeServer, items?: readonly MenuItem[]): FakeShop {
  const kept: FakeShop = { shop: aShop(items), reads: 0 };
  server.campaign = {
    ...aCampaign({ campaignType: 7, isTakeaway: true, isDelivery: true, discount: 10 }),
    deliveryCostCents: 250,
    minimumSecondsBeforeBooking: 1800,
    bookingConfig: TRANSPORT_CONFIG,
  };
  server.api.getShop = async () => {
    kept.reads += 1;
    return kept.shop;
  };
  return kept;
}
