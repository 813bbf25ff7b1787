import { describe, expect, it, vi } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import type { Shop, ShopService } from '../../offer/rules/shop-services.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { currentEntryAtom, flowStackAtom } from '../../../flow/state/flow-atoms.ts';
import { slotsAtom, bookableAtom } from '../../offer/state/offer-atoms.ts';
import { refusalAtom } from '../../../context/problems.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { setLanguageAction } from '../../../app/set-language.ts';
import {
  chooseResourceAction,
  chosenResourceAtom,
  resourcesAtom,
} from '../../booking/state/chosen-resource.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { calendarStateAtom, showWeekAction } from '../../booking/state/calendar-state.ts';
import { toggleSlotAction } from '../../booking/state/edit-booking.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import { refreshAction, startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { submitBookingAction } from '../../booking/state/submit-booking.ts';
import { chooseServiceAction, openingServiceAtom } from './services-state.ts';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';

const NOW = Date.parse('2026-11-16T10:00:00Z');
const SLOT: Slot = { startTime: '2026-11-17T15:00:00+00:00', durationSec: 3600, capacity: 4 };

function aService(id: string, bookingType: BookingType): ShopService {
  return {
    id,
    serviceName: `Service ${id}`,
    serviceDescription: '',
    bookingConfig: aBookingConfig({ minPartySize: 2, maxPartySize: 4, bookingType }),
    minimumTimeBeforeBooking: 0,
    priceCents: 4500,
    estimatedServiceDurationSeconds: 3600,
    subcategoryId: null,
  };
}

const SHOP: Shop = {
  id: '2',
  name: 'Spa',
  phone: null,
  addressView: null,
  priceListView: null,
  services: [aService('31', BOOKING_TYPE.NORMAL), aService('37', BOOKING_TYPE.TAKEAWAY_DELIVERY)],
};

const ANA = {
  name: 'Ana Sousa',
  email: 'ana@example.com',
  prefix: '+351',
  phone: '912345678',
  notes: '',
  vatId: '',
};

const PEOPLE = [
  { id: '1', name: 'Marta' },
  { id: '2', name: 'Joana' },
];

const LISTING = { campaignId: null, shopId: '2', services: true, reservationType: null };

async function start() {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.api.getShop = async () => SHOP;
  server.api.getServiceSlots = async () => [SLOT];
  server.api.getServiceResources = async () => PEOPLE;
  const host = createFakeHost(NOW);
  const store = await startTestCheckout(server, host, LISTING);
  return { server, host, store, entry: () => store.get(currentEntryAtom) };
}

describe('choosing a service from the list', () => {
  it('enters its booking with its calendar and the people it takes', async () => {
    const { store, entry } = await start();
    expect(entry()).toEqual({ flow: 'service_listing_and_reservation', step: 'services' });
    await store.set(chooseServiceAction, '31');
    expect(entry()).toEqual({ flow: 'service_and_reservation', step: 'booking' });
    expect(store.get(bookingFormAtom)).toMatchObject({ numberOfPeople: 2, date: '2026-11-17' });
  });

  it('spec section 2: enters the menu "when bookingType is 7"', async () => {
    const { store, entry } = await start();
    await store.set(chooseServiceAction, '37');
    expect(entry()).toEqual({ flow: 'service_menu_and_transport_order', step: 'menu' });
  });

  it('returns to the list on Back, and books what was chosen last', async () => {
    const { server, store, entry } = await start();
    await store.set(chooseServiceAction, '37');
    store.set(goBackAction);
    expect(entry()?.step).toBe('services');
    await store.set(chooseServiceAction, '31');
    store.set(toggleSlotAction, SLOT);
    store.set(contactAtom, ANA);
    await store.set(submitBookingAction);
    expect(entry()?.step).toBe('success');
    expect(server.bookings[0]?.payload).toMatchObject({
      campaignId: null,
      shopMerchantServiceIds: [31],
      partySize: 2,
      slots: [{ startTime: SLOT.startTime, durationSec: 3600 }],
    });
  });

  it('of two quick choices opens the last one', async () => {
    const { server, store } = await start();
    const waiting: ((slots: readonly Slot[]) => void)[] = [];
    server.api.getServiceSlots = () => new Promise((resolve) => waiting.push(resolve));
    const first = store.set(chooseServiceAction, '31');
    const second = store.set(chooseServiceAction, '37');
    waiting[1]?.([SLOT]);
    waiting[0]?.([SLOT]);
    await Promise.all([first, second]);
    expect(store.get(bookableAtom)?.serviceId).toBe('37');
    expect(store.get(flowStackAtom)).toHaveLength(2);
  });

  it('keeps times out of its calendar that arrive late for the service before', async () => {
    const { server, store } = await start();
    const massage = { ...aService('32', BOOKING_TYPE.NORMAL) };
    server.api.getShop = async () => ({ ...SHOP, services: [...SHOP.services, massage] });
    await store.set(refreshAction);
    await store.set(chooseServiceAction, '31');
    let answer = (_slots: readonly Slot[]) => {};
    server.api.getServiceSlots = () => new Promise((resolve) => (answer = resolve));
    const late = store.set(showWeekAction, '2026-12-29');
    store.set(goBackAction);
    const december: Slot = { ...SLOT, startTime: '2026-12-29T15:00:00+00:00' };
    server.api.getServiceSlots = async (_id, { startPeriod }) =>
      startPeriod < '2026-12' ? [SLOT] : [december];
    await store.set(chooseServiceAction, '32');
    answer([{ ...SLOT, startTime: '2026-12-30T15:00:00+00:00' }]);
    await late;
    expect(store.get(slotsAtom)).toEqual([SLOT]);
    await store.set(showWeekAction, '2026-12-29');
    expect(store.get(slotsAtom)).toEqual([SLOT, december]);
  });

  it('loads its later weeks while those of the service before are still on their way', async () => {
    const { server, store } = await start();
    await store.set(chooseServiceAction, '31');
    server.api.getServiceSlots = () => new Promise(() => {});
    void store.set(showWeekAction, '2026-12-29');
    store.set(goBackAction);
    server.api.getServiceSlots = async () => [SLOT];
    await store.set(chooseServiceAction, '31');
    await store.set(showWeekAction, '2026-12-29');
    expect(store.get(calendarStateAtom).kind).toBe('earlier');
  });

  it('can be chosen after a restart in the middle of opening it', async () => {
    const { server, store, entry } = await start();
    server.api.getServiceSlots = () => new Promise(() => {});
    void store.set(chooseServiceAction, '31');
    expect(store.get(openingServiceAtom)).toBe('31');
    await store.set(startCheckoutAction);
    expect(store.get(openingServiceAtom), 'a busy button ignores presses').toBeNull();
    server.api.getServiceSlots = async () => [SLOT];
    await store.set(chooseServiceAction, '31');
    expect(entry()?.step).toBe('booking');
  });

  it('stays on the list with one sentence where the calendar cannot be loaded', async () => {
    const { server, store, entry } = await start();
    server.api.getServiceSlots = async () => {
      throw new ApiError('network', 'no connection');
    };
    await store.set(chooseServiceAction, '31');
    expect(entry()?.step).toBe('services');
    expect(store.get(refusalAtom)).not.toBeNull();
    expect(store.get(openingServiceAtom)).toBeNull();
  });
});

describe("spec section 8: 'Service not found'", () => {
  it.each([404, 410])('is said of a service whose calendar is answered with %i', async (status) => {
    const { server, store, entry } = await start();
    server.api.getServiceSlots = async () => {
      throw new ApiError('api', 'no', { status, endpoint: 'getServiceSlots' });
    };
    await store.set(chooseServiceAction, '31');
    expect(entry()?.step).toBe('services');
    expect(store.get(refusalAtom)).toEqual({ about: 'service', key: 'errors.serviceNotFound' });
  });
});

describe('refreshing in the middle of a service from the list', () => {
  it('reads that service again and leaves the customer there', async () => {
    const { store, entry } = await start();
    await store.set(chooseServiceAction, '31');
    await store.set(refreshAction);
    expect(store.get(refusalAtom)).toBeNull();
    expect(entry()?.step).toBe('booking');
    expect(store.get(slotsAtom)).toEqual([SLOT]);
  });

  it('changes nothing in a service chosen meanwhile', async () => {
    const { server, store } = await start();
    await store.set(chooseServiceAction, '37');
    let answer = (_slots: readonly Slot[]) => {};
    server.api.getServiceSlots = () => new Promise((resolve) => (answer = resolve));
    const refreshed = store.set(refreshAction);
    store.set(goBackAction);
    server.api.getServiceSlots = async () => [SLOT];
    await store.set(chooseServiceAction, '31');
    answer([{ ...SLOT, startTime: '2026-11-18T15:00:00+00:00' }]);
    await refreshed;
    expect(store.get(slotsAtom)).toEqual([SLOT]);
  });
});

describe('a reload in the middle of a service from the list', () => {
  /** The same page again, with the storage of the visit before. */
  const reload = ({ server, host }: Awaited<ReturnType<typeof start>>) =>
    startTestCheckout(server, host, LISTING);

  async function startSaved() {
    const visit = await start();
    const { store, host } = visit;
    const save = () => {
      const state = store.get(savedStateAtom);
      if (state) host.storage.write(store.get(savedStateKeyAtom), JSON.stringify(state));
    };
    store.sub(savedStateAtom, save);
    await store.set(chooseServiceAction, '31');
    store.set(chooseResourceAction, '2');
    return visit;
  }

  it('continues with the service, its calendar and its staff', async () => {
    const visit = await startSaved();
    const store = await reload(visit);
    expect(store.get(currentEntryAtom)).toEqual({
      flow: 'service_and_reservation',
      step: 'booking',
    });
    expect(store.get(bookableAtom)?.serviceId).toBe('31');
    expect(store.get(slotsAtom)).toEqual([SLOT]);
    expect(store.get(chosenResourceAtom)?.name).toBe('Joana');
  });

  it('shows the list where the shop has the service no more', async () => {
    const visit = await startSaved();
    visit.server.api.getShop = async () => ({ ...SHOP, services: SHOP.services.slice(1) });
    const store = await reload(visit);
    expect(store.get(currentEntryAtom)?.step).toBe('services');
  });
});

describe('whom a service is booked with', () => {
  it.each([
    ['the one chosen', '2', [2]],
    ['anybody', null, [0]],
  ])('is sent with the booking: %s', async (_, chosen, resourceIds) => {
    const { server, store } = await start();
    await store.set(chooseServiceAction, '31');
    store.set(chooseResourceAction, chosen);
    store.set(toggleSlotAction, SLOT);
    store.set(contactAtom, ANA);
    await store.set(submitBookingAction);
    expect(server.bookings[0]?.payload.resourceIds).toEqual(resourceIds);
  });

  it('is forgotten when another service is chosen', async () => {
    const { store } = await start();
    await store.set(chooseServiceAction, '31');
    store.set(chooseResourceAction, '2');
    store.set(goBackAction);
    await store.set(chooseServiceAction, '31');
    expect(store.get(chosenResourceAtom)).toBeNull();
  });

  it.each([
    ['one alone', [{ id: '1', name: 'Marta' }]],
    ['none', []],
  ])('is no question with %s', async (_, resources) => {
    const { server, store } = await start();
    server.api.getServiceResources = async () => resources;
    await store.set(chooseServiceAction, '31');
    expect(store.get(resourcesAtom)).toEqual([]);
  });

  it('falls back to the shop’s staff where the service names none', async () => {
    const { server, store } = await start();
    server.api.getServiceResources = async () => [];
    server.api.getShopResources = async () => PEOPLE;
    await store.set(chooseServiceAction, '31');
    expect(store.get(resourcesAtom)).toEqual(PEOPLE);
  });

  it('does not prevent booking where it cannot be read', async () => {
    const { server, store, entry } = await start();
    server.api.getServiceResources = async () => {
      throw new ApiError('api', 'broken', { status: 500 });
    };
    await store.set(chooseServiceAction, '31');
    expect(entry()?.step).toBe('booking');
    expect(store.get(resourcesAtom)).toEqual([]);
  });

  it('stays chosen when it cannot be read again in another language', async () => {
    const { server, store } = await start();
    await store.set(chooseServiceAction, '31');
    store.set(chooseResourceAction, '2');
    server.api.getServiceResources = async () => {
      throw new ApiError('api', 'broken', { status: 500 });
    };
    await store.set(setLanguageAction, 'en_EN');
    expect(store.get(chosenResourceAtom)).toEqual({ id: '2', name: 'Joana' });
  });

  it('is that of the service chosen meanwhile when another language answers late', async () => {
    const { server, store } = await start();
    await store.set(chooseServiceAction, '31');
    let answer = () => {};
    server.api.getServiceResources = () =>
      new Promise((resolve) => {
        answer = () => resolve(PEOPLE);
      });
    const asked = vi.spyOn(server.api, 'getServiceResources');
    const changed = store.set(setLanguageAction, 'en_EN');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    store.set(goBackAction);
    answer();
    await changed;
    expect(store.get(resourcesAtom)).toEqual([]);
  });
});
