import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { configAtom, userAtom } from '../../context/checkout-context.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { ApiError } from '../../platform/api/http/api-error.ts';
import { BOOKING_TYPE } from '../../features/offer/rules/booking-type.ts';
import type { Shop } from '../../features/offer/rules/shop-services.ts';
import {
  submitBookingFormAction,
  toggleSlotAction,
} from '../../features/booking/state/edit-booking.ts';
import {
  editContactAction,
  submitContactFormAction,
} from '../../features/contact/state/contact-form.ts';
import { goBackAction } from '../../flow/state/move-step.ts';
import { startCheckoutAction } from '../../flow/state/start-checkout.ts';
import { submitBookingAction } from '../../features/booking/state/submit-booking.ts';
import { reservationAtom } from '../../features/booking/state/reservation-atom.ts';
import { bookingFormAtom } from '../../features/offer/state/choice-atoms.ts';
import { currentEntryAtom, flowStackAtom } from '../../flow/state/flow-atoms.ts';
import {
  voucherResultAtom,
  type VoucherResult,
} from '../../features/payment/state/payment-atoms.ts';
import { createFakeHost, type FakeHost } from '../../../test/support/state/fake-host.ts';
import {
  A_PRIZE,
  A_RESERVATION,
  A_USER,
  createFakeServer,
} from '../../../test/support/state/fake-server.ts';
import { DINNER, NOW } from '../../../test/support/state/start-at-login.ts';
import { startTestCheckout } from '../../../test/support/state/start-test-checkout.ts';
import { givePrizes } from '../../../test/support/state/give-prizes.ts';
import { priceAtom } from '../../features/vouchers/state/price-atoms.ts';
import { measure } from '../../../test/support/state/measure.ts';
import { aBookingConfig } from '../../../test/support/offer/booking-config.ts';

const A_VOUCHER: VoucherResult = {
  paymentId: '1',
  method: 'wallet',
  status: 'paid',
  amountCents: 5_000,
  shownCents: null,
  count: 1,
  reference: null,
  activationCode: null,
  activationQrCode: null,
  owner: null,
  otherOpen: false,
};

const GUEST = { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' };

const SPA: Shop = {
  id: '2',
  name: 'Spa',
  phone: null,
  addressView: null,
  priceListView: null,
  services: [
    {
      id: '31',
      serviceName: 'Massagem',
      serviceDescription: '',
      bookingConfig: aBookingConfig({ minPartySize: 1, maxPartySize: 2 }),
      minimumTimeBeforeBooking: 0,
      priceCents: 4_500,
      estimatedServiceDurationSeconds: 3_600,
      subcategoryId: null,
    },
  ],
};

const tracksOf = (host: FakeHost) =>
  host.receivedEvents.flatMap(({ name, detail }) => (name === 'track' ? [detail] : []));
const namesOf = (host: FakeHost) =>
  tracksOf(host).map((detail) => (detail as { name: string }).name);

async function startMeasured(host = createFakeHost(NOW), config: Partial<CheckoutConfig> = {}) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
  const store = await startTestCheckout(server, host, config);
  measure(store);
  return { server, host, store };
}

type Store = Awaited<ReturnType<typeof startMeasured>>['store'];

async function bookAs(store: Store, guest: typeof GUEST) {
  store.set(toggleSlotAction, DINNER);
  await finishAs(store, guest);
}

async function finishAs(store: Store, guest: typeof GUEST) {
  store.set(editContactAction, guest);
  store.set(submitContactFormAction);
  await store.set(submitBookingAction);
}

describe('the moments of a booking', () => {
  test('are measured in order, each once, however often the customer goes back', async () => {
    const { host, store } = await startMeasured();
    expect(namesOf(host)).toEqual(['view_item']);
    store.set(toggleSlotAction, DINNER);
    store.set(goBackAction);
    store.set(submitBookingFormAction);
    await finishAs(store, GUEST);
    expect(store.get(currentEntryAtom)?.step).toBe('success');
    await expect
      .poll(() => namesOf(host))
      .toEqual(['view_item', 'begin_checkout', 'generate_lead']);
  });

  test('are not those of a booking that was refused', async () => {
    const { server, host, store } = await startMeasured();
    server.answerBooking = async () => {
      throw new ApiError('api', 'refused', { status: 500 });
    };
    await bookAs(store, GUEST);
    expect(namesOf(host)).toEqual(['view_item', 'begin_checkout']);
  });

  test('are a purchase where something was charged', async () => {
    const { server, host, store } = await startMeasured();
    server.answerBooking = async () => ({ ...A_RESERVATION, valueChargedCents: 5_000 });
    await bookAs(store, GUEST);
    await expect.poll(() => namesOf(host)).toContain('purchase');
    expect(tracksOf(host).at(-1)).toMatchObject({
      params: { transaction_id: '9001', value: 50, currency: 'EUR' },
    });
  });

  test('are a lead worth what the customer owes after the prize', async () => {
    const checkout = await startMeasured();
    const { host, store } = checkout;
    store.set(userAtom, A_USER);
    givePrizes(checkout, [A_PRIZE]);
    store.set(bookingFormAtom, (book) => ({ ...book, prizeId: A_PRIZE.id }));
    await bookAs(store, GUEST);
    await expect.poll(() => namesOf(host)).toContain('generate_lead');
    const owed = (store.get(priceAtom)?.totalCents ?? 0) / 100;
    expect(tracksOf(host).at(-1)).toMatchObject({ name: 'generate_lead', params: { value: owed } });
    expect(tracksOf(host)).toContainEqual(
      expect.objectContaining({
        name: 'begin_checkout',
        params: expect.objectContaining({ value: owed + A_PRIZE.prizeValueCents / 100 }),
      }),
    );
  });

  test('count a transaction once, also when a reload shows it again', async () => {
    const { host, store } = await startMeasured();
    await bookAs(store, GUEST);
    await expect.poll(() => namesOf(host)).toContain('generate_lead');
    const reloaded = await startMeasured(host);
    reloaded.store.set(reservationAtom, A_RESERVATION);
    await new Promise((resolve) => setImmediate(resolve));
    expect(namesOf(host).filter((name) => name === 'generate_lead')).toHaveLength(1);
  });

  test('do not begin a checkout again when a reload shows a bought voucher', async () => {
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]), host);
    const stack = store.get(flowStackAtom);
    store.set(flowStackAtom, [{ ...stack[0]!, step: 'success' }]);
    store.set(voucherResultAtom, A_VOUCHER);
    measure(store);
    await new Promise((resolve) => setImmediate(resolve));
    expect(namesOf(host)).toEqual(['view_item']);
  });

  test('do not begin a checkout again when a reload shows its result', async () => {
    const { host, store } = await startMeasured();
    await bookAs(store, GUEST);
    await expect.poll(() => namesOf(host)).toContain('generate_lead');
    const reloaded = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]), host);
    const stack = reloaded.get(flowStackAtom);
    reloaded.set(flowStackAtom, [{ ...stack[0]!, step: 'success' }]);
    reloaded.set(reservationAtom, A_RESERVATION);
    measure(reloaded);
    await new Promise((resolve) => setImmediate(resolve));
    expect(namesOf(host)).toEqual(['view_item', 'begin_checkout', 'generate_lead', 'view_item']);
  });

  test('are counted again for a visit that starts over', async () => {
    const { host, store } = await startMeasured();
    await store.set(startCheckoutAction);
    expect(namesOf(host)).toEqual(['view_item', 'view_item']);
  });

  test('wait for consent; then what still stands is measured', async () => {
    const { host, store } = await startMeasured(createFakeHost(NOW), { consent: 'necessary' });
    expect(namesOf(host)).toEqual([]);
    store.set(configAtom, { ...store.get(configAtom), consent: 'all' });
    expect(namesOf(host)).toEqual(['view_item']);
  });

  test('before the measuring code arrived are not lost', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host);
    await bookAs(store, GUEST);
    measure(store);
    await expect
      .poll(() => namesOf(host))
      .toEqual(['view_item', 'begin_checkout', 'generate_lead']);
  });

  test('begin with the list where a shop lists its services', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    server.api.getShop = async () => SPA;
    const host = createFakeHost(NOW);
    const config = { campaignId: null, shopId: '2', services: true, reservationType: null };
    measure(await startTestCheckout(server, host, config));
    expect(tracksOf(host)).toMatchObject([
      { name: 'view_item_list', params: { value: 45, items: [{ item_id: '31', price: 45 }] } },
    ]);
  });

  test('never contain anything about the customer', async () => {
    const word = fc.stringMatching(/^[A-Za-z]{6,12}$/).map((text) => `Zz${text}`);
    await fc.assert(
      fc.asyncProperty(word, word, async (name, mailbox) => {
        const { host, store } = await startMeasured();
        const guest = { name, email: `${mailbox}@example.com`, phone: '912345678' };
        await bookAs(store, guest);
        await expect.poll(() => namesOf(host)).toContain('generate_lead');
        const out = JSON.stringify([tracksOf(host), [...host.stored]]);
        for (const personal of [name, mailbox, '912345678']) expect(out).not.toContain(personal);
      }),
      { numRuns: 25 },
    );
  });
});
