import { describe, expect, test } from 'vitest';

import { addItem } from '../../../../test/support/state/add-item.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { addShop, aShop } from '../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { submitBookingFormAction, toggleSlotAction } from '../../booking/state/edit-booking.ts';
import { submitBookingAction } from '../../booking/state/submit-booking.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import {
  CONTACT,
  editContactAction,
  submitContactFormAction,
} from '../../contact/state/contact-form.ts';
import { editInvoiceAction } from '../../contact/state/invoice-form.ts';
import {
  chooseTransportAction,
  submitTransportAction,
} from '../../delivery/state/menu-order-form.ts';
import { viewOrderAction } from '../../menu/state/menu-state.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import type { ShopService } from '../../offer/rules/shop-services.ts';
import { submitMenuOrderAction } from '../../ordering/state/submit-menu-order.ts';
import { chooseServiceAction } from './services-state.ts';

/** A Friday, 18:00 in Lisbon. */
const NOW = Date.parse('2026-11-20T18:00:00Z');
const AT_EIGHT: Slot = { startTime: '2026-11-20T20:00:00+00:00', durationSec: 900, capacity: 3 };
const RUI = { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' };
const AN_INVOICE = { needVatInvoice: true, name: 'Costa, Lda.', vatId: '501442600' };
const LISTING = { shopId: '1', campaignId: null, services: true, reservationType: null };

function aService(id: string, bookingType: BookingType, priceCents: number | null): ShopService {
  return {
    id,
    serviceName: `Service ${id}`,
    serviceDescription: '',
    bookingConfig: aBookingConfig({ isTakeaway: true, bookingType }),
    minimumTimeBeforeBooking: 0,
    priceCents,
    estimatedServiceDurationSeconds: 900,
    subcategoryId: null,
  };
}

const MASSAGE = aService('31', BOOKING_TYPE.NORMAL, 4500);
const TRIAL = aService('32', BOOKING_TYPE.NORMAL, null);
const BASKET = aService('37', BOOKING_TYPE.TAKEAWAY_DELIVERY, 4500);

async function start(config: Partial<CheckoutConfig> = {}) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const kept = addShop(server);
  kept.shop = { ...aShop(), services: [MASSAGE, TRIAL, BASKET] };
  server.api.getServiceSlots = async () => [AT_EIGHT];
  server.api.getServiceResources = async () => [];
  const store = await startTestCheckout(server, createFakeHost(NOW), { ...LISTING, ...config });
  const step = () => store.get(currentEntryAtom)?.step;
  const atConfirm = () => {
    store.set(editContactAction, RUI);
    store.set(CONTACT.leave, 'phone');
    if (step() === 'client-info') store.set(submitContactFormAction);
    expect(step()).toBe('confirm');
  };
  return {
    store,
    /** What was sent last. */
    sent: () => server.bookings.at(-1)?.payload,
    /** To the confirmation of a service that is booked by time. */
    book: async ({ id }: ShopService) => {
      await store.set(chooseServiceAction, id);
      store.set(toggleSlotAction, AT_EIGHT);
      store.set(submitBookingFormAction);
      atConfirm();
    },
    /** To the confirmation of an order from the menu. */
    order: async () => {
      await store.set(chooseServiceAction, BASKET.id);
      addItem(store, '1');
      store.set(viewOrderAction);
      store.set(submitCartAction);
      store.set(chooseTransportAction, 'takeaway');
      store.set(submitTransportAction);
      atConfirm();
    },
    backToList: () => {
      while (step() !== 'services') store.set(goBackAction);
    },
  };
}

describe('an invoice that was asked for with another service of the list', () => {
  test('and lacks its number does not stop an order, which shows no invoice', async () => {
    const { store, sent, book, order, backToList } = await start();
    await book(MASSAGE);
    store.set(editInvoiceAction, { ...AN_INVOICE, vatId: '' });
    backToList();
    await order();
    await store.set(submitMenuOrderAction);
    expect(sent()?.orderInformation).toHaveProperty('orderItems');
  });

  test('gives way to the VAT number of the order’s own form', async () => {
    const { store, sent, book, order, backToList } = await start();
    await book(MASSAGE);
    store.set(editInvoiceAction, AN_INVOICE);
    backToList();
    await order();
    store.set(editContactAction, { vatId: '123456789' });
    await store.set(submitMenuOrderAction);
    const taxInformation = { fiscalName: RUI.name, fiscalNumber: '123456789' };
    expect(sent()).toMatchObject({ taxInformation });
  });

  test('is not sent with a service that costs nothing, and does not stop it', async () => {
    const { store, sent, book, backToList } = await start();
    await book(MASSAGE);
    store.set(editInvoiceAction, { ...AN_INVOICE, vatId: '' });
    backToList();
    await book(TRIAL);
    await store.set(submitBookingAction);
    expect(sent()).toMatchObject({ shopMerchantServiceIds: [32] });
    expect(sent()).not.toHaveProperty('taxInformation');
  });

  test('is there again with the next service that has a price', async () => {
    const { store, sent, book, backToList } = await start();
    await book(MASSAGE);
    store.set(editInvoiceAction, AN_INVOICE);
    backToList();
    await book(TRIAL);
    backToList();
    await book(MASSAGE);
    await store.set(submitBookingAction);
    const taxInformation = { fiscalName: AN_INVOICE.name, fiscalNumber: AN_INVOICE.vatId };
    expect(sent()).toMatchObject({ taxInformation });
  });
});

describe('notes that were typed for another service of the list', () => {
  const sentWithOrder = async (config: Partial<CheckoutConfig>) => {
    const { store, sent, book, order, backToList } = await start(config);
    await book(MASSAGE);
    store.set(editContactAction, { notes: 'Sem óleo' });
    backToList();
    await order();
    await store.set(submitMenuOrderAction);
    return sent()?.orderInformation.notes;
  };

  test('are not sent with an order, whose form has no notes', async () => {
    expect(await sentWithOrder({})).toBe('');
  });

  test('leave an order the notes of the page', async () => {
    expect(await sentWithOrder({ prefill: { notes: 'Hotel' } })).toBe('Hotel');
  });

  test('are there again with the next service', async () => {
    const { store, sent, book, order, backToList } = await start();
    await book(MASSAGE);
    store.set(editContactAction, { notes: 'Sem óleo' });
    backToList();
    await order();
    backToList();
    await book(MASSAGE);
    await store.set(submitBookingAction);
    expect(sent()?.orderInformation.notes).toBe('Sem óleo');
  });
});
