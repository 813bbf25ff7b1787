import { describe, expect, it, test } from 'vitest';

import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import type { ShopService } from '../../offer/rules/shop-services.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { intentChoiceAtom } from '../../booking/state/intent-choice.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { cartLinesAtom } from '../../cart/state/cart-atoms.ts';
import { headerTitlesAtom } from '../../../app/header-atoms.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { addItem } from '../../../../test/support/state/add-item.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { RUI as RUI_SIGNED_IN } from '../../../../test/support/state/fake-accounts.ts';
import {
  A_RESERVATION,
  A_USER,
  createFakeServer,
} from '../../../../test/support/state/fake-server.ts';
import { addShop, aShop } from '../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { submitBookingFormAction, toggleSlotAction } from '../../booking/state/edit-booking.ts';
import { submitBookingAction } from '../../booking/state/submit-booking.ts';
import { submitMenuOrderAction } from '../../ordering/state/submit-menu-order.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import {
  CONTACT,
  editContactAction,
  submitContactFormAction,
} from '../../contact/state/contact-form.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import { viewOrderAction } from '../../menu/state/menu-state.ts';
import {
  chooseInstantAction,
  chooseTransportAction,
  submitTransportAction,
} from '../../delivery/state/menu-order-form.ts';
import { chooseServiceAction } from './services-state.ts';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';

/** A Friday, 18:00 in Lisbon. */
const NOW = Date.parse('2026-11-20T18:00:00Z');
const AT_EIGHT: Slot = { startTime: '2026-11-20T20:00:00+00:00', durationSec: 900, capacity: 3 };
const AT_NINE: Slot = { ...AT_EIGHT, startTime: '2026-11-20T21:00:00+00:00' };
const RUI = { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' };
const LISTING = { shopId: '1', campaignId: null, services: true, reservationType: null };

function aService(id: string, bookingType: BookingType): ShopService {
  return {
    id,
    serviceName: `Service ${id}`,
    serviceDescription: '',
    bookingConfig: aBookingConfig({ isTakeaway: true, bookingType }),
    minimumTimeBeforeBooking: 0,
    priceCents: 0,
    estimatedServiceDurationSeconds: 900,
    subcategoryId: null,
  };
}

const notOnline = (service: ShopService): ShopService => ({ ...service, bookingConfig: null });

const MASSAGE = aService('31', BOOKING_TYPE.NORMAL);
const FACIAL = aService('32', BOOKING_TYPE.NORMAL);
const BASKET = aService('37', BOOKING_TYPE.TAKEAWAY_DELIVERY);

const failsToLoad = async () => {
  throw new ApiError('network', 'no connection');
};

/** A page with a shop's list. Its visits share one storage, as in a browser. */
async function start() {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  const kept = addShop(server);
  kept.shop = { ...aShop(), services: [MASSAGE, FACIAL, BASKET] };
  server.api.getServiceSlots = async () => [AT_EIGHT, AT_NINE];
  server.api.getServiceResources = async () => [];
  const host = createFakeHost(NOW);
  const visit = async () => {
    const store = await startTestCheckout(server, host, LISTING);
    const save = () => {
      const state = store.get(savedStateAtom);
      if (state) host.storage.write(store.get(savedStateKeyAtom), JSON.stringify(state));
    };
    store.sub(savedStateAtom, save);
    save();
    return { store, step: () => store.get(currentEntryAtom)?.step };
  };
  return { server, kept, host, visit, ...(await visit()) };
}

type Visit = Awaited<ReturnType<typeof start>>;

function nameRui({ store, step }: Pick<Visit, 'store' | 'step'>) {
  store.set(editContactAction, RUI);
  store.set(CONTACT.leave, 'phone');
  if (step() === 'client-info') store.set(submitContactFormAction);
}

/** An order for nine o'clock, on the last step. */
async function orderAtConfirm() {
  const page = await start();
  const { store } = page;
  await store.set(chooseServiceAction, '37');
  addItem(store, '1');
  store.set(viewOrderAction);
  store.set(submitCartAction);
  store.set(chooseTransportAction, 'takeaway');
  store.set(chooseInstantAction, 'scheduled');
  store.set(toggleSlotAction, AT_NINE);
  store.set(submitTransportAction);
  store.set(submitBookingFormAction);
  nameRui(page);
  expect(page.step()).toBe('confirm');
  return page;
}

async function bookingAtConfirm(serviceId: string, page: Visit) {
  await page.store.set(chooseServiceAction, serviceId);
  page.store.set(toggleSlotAction, AT_EIGHT);
  page.store.set(submitBookingFormAction);
  nameRui(page);
  expect(page.step()).toBe('confirm');
  return page;
}

/** The server never answers what is sent. */
function holdAnswer({ server }: Visit) {
  server.answerBooking = () => new Promise(() => undefined);
}

describe('an order of a service from the list, after a reload', () => {
  it('keeps the cart and the time that was chosen', async () => {
    const { visit } = await orderAtConfirm();
    const { store, step } = await visit();
    expect(step()).toBe('confirm');
    expect(store.get(bookingFormAtom)).toMatchObject({
      transportInstant: 'scheduled',
      dateTimes: [{ times: [{ startTime: AT_NINE.startTime }] }],
    });
    expect(store.get(cartLinesAtom)).toEqual([{ productId: '1', quantity: 1 }]);
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'savedState.restored' });
  });

  it('shows an unknown outcome, and sends the same order under the same key', async () => {
    const page = await orderAtConfirm();
    holdAnswer(page);
    void page.store.set(submitMenuOrderAction);
    await expect.poll(() => page.server.bookings.length).toBe(1);
    const again = await page.visit();
    expect(again.store.get(stepNoticeAtom)).toMatchObject({
      message: { key: 'order.outcomeUnknown' },
      reference: referenceOf(page.server.bookings[0]?.intentKey ?? ''),
    });
    page.server.answerBooking = async () => A_RESERVATION;
    page.host.advance(60_000);
    nameRui(again);
    await again.store.set(submitMenuOrderAction);
    expect(page.server.bookings).toHaveLength(2);
    expect(new Set(page.server.bookings.map(({ intentKey }) => intentKey)).size).toBe(1);
  });

  it('keeps its number once it was taken', async () => {
    const page = await orderAtConfirm();
    await page.store.set(submitMenuOrderAction);
    const { store, step } = await page.visit();
    expect(step()).toBe('success');
    expect(store.get(reservationAtom)?.transactionId).toBe(A_RESERVATION.transactionId);
  });
});

describe('what was sent of a service, after a reload', () => {
  it('never lends its key to another service', async () => {
    const page = await bookingAtConfirm('31', await start());
    holdAnswer(page);
    void page.store.set(submitBookingAction);
    await expect.poll(() => page.server.bookings.length).toBe(1);
    const again = await page.visit();
    while (again.step() !== 'services') again.store.set(goBackAction);
    page.server.answerBooking = async () => A_RESERVATION;
    page.host.advance(60_000);
    await bookingAtConfirm('32', { ...page, ...again });
    await again.store.set(submitBookingAction);
    expect(page.server.bookings).toHaveLength(2);
    expect(new Set(page.server.bookings.map(({ intentKey }) => intentKey)).size).toBe(2);
  });

  it('never lends its key to another account, and names none in the browser', async () => {
    const page = await bookingAtConfirm('31', await start());
    page.store.set(userAtom, A_USER);
    holdAnswer(page);
    void page.store.set(submitBookingAction);
    await expect.poll(() => page.server.bookings.length).toBe(1);
    const { choice } = page.store.get(savedStateAtom)?.pendingIntent ?? {};
    expect(choice).not.toContain(A_USER.id);
    page.store.set(userAtom, RUI_SIGNED_IN);
    expect(page.store.get(intentChoiceAtom)).not.toBe(choice);
    page.store.set(userAtom, A_USER);
    expect(page.store.get(intentChoiceAtom)).toBe(choice);
  });

  it.each([
    [
      'its calendar does not load',
      (page: Visit) => (page.server.api.getServiceSlots = failsToLoad),
    ],
    [
      'the shop has it no more',
      ({ kept }: Visit) => (kept.shop = { ...kept.shop, services: [FACIAL] }),
    ],
    [
      'it is not online any more',
      ({ kept }: Visit) => (kept.shop = { ...kept.shop, services: [notOnline(MASSAGE), FACIAL] }),
    ],
  ])('stays unknown also where %s, for every reload to come', async (_, spoil) => {
    const page = await bookingAtConfirm('31', await start());
    holdAnswer(page);
    void page.store.set(submitBookingAction);
    await expect.poll(() => page.server.bookings.length).toBe(1);
    const intentKey = page.server.bookings[0]?.intentKey;
    spoil(page);
    for (const again of [await page.visit(), await page.visit()]) {
      expect(again.step()).toBe('services');
      expect(again.store.get(submissionAtom)).toMatchObject({ status: 'unknown', intentKey });
      expect(again.store.get(stepNoticeAtom)).toMatchObject({
        message: { key: 'errors.outcomeUnknown' },
        reference: intentKey && referenceOf(intentKey),
      });
    }
  });

  it.each([
    [
      'its calendar does not load',
      (page: Visit) => (page.server.api.getServiceSlots = failsToLoad),
    ],
    [
      'the shop has it no more',
      ({ kept }: Visit) => (kept.shop = { ...kept.shop, services: [FACIAL] }),
    ],
    [
      'it is not online any more',
      ({ kept }: Visit) => (kept.shop = { ...kept.shop, services: [notOnline(MASSAGE), FACIAL] }),
    ],
  ])('keeps its confirmation also where %s', async (_, spoil) => {
    const page = await bookingAtConfirm('31', await start());
    await page.store.set(submitBookingAction);
    spoil(page);
    for (const again of [await page.visit(), await page.visit()]) {
      expect(again.step()).toBe('success');
      expect(again.store.get(reservationAtom)?.transactionId).toBe(A_RESERVATION.transactionId);
    }
  });
});

test('a service that was merely chosen gives way to the list once it is not online any more', async () => {
  const { store, kept, visit } = await start();
  await store.set(chooseServiceAction, '31');
  kept.shop = { ...kept.shop, services: [notOnline(MASSAGE), FACIAL] };
  expect((await visit()).step()).toBe('services');
});

describe('the list, on the way back from a service', () => {
  it('names no service, and has nothing to take up after a reload', async () => {
    const { store, visit, step } = await start();
    await store.set(chooseServiceAction, '31');
    store.set(goBackAction);
    expect(step()).toBe('services');
    expect(store.get(headerTitlesAtom)).toEqual({ title: aShop().name, subtitle: null });
    const again = await visit();
    expect(again.step()).toBe('services');
    expect(again.store.get(stepNoticeAtom)).toBeNull();
  });
});
