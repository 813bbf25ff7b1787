import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { submitBookingFormAction } from './edit-booking.ts';
import { editContactAction, submitContactFormAction } from '../../contact/state/contact-form.ts';
import { submitBookingAction } from './submit-booking.ts';
import { entityConfigAtom } from '../../../context/checkout-context.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  A_RESERVATION,
  createFakeServer,
  type FakeServer,
} from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';

/** A guest books at a page that a platform frames. */
async function book(server: FakeServer, supportPhone: string | null = null) {
  const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
  const store = await startTestCheckout(server, host);
  const brand = store.get(entityConfigAtom);
  // Spec section 3 names it; nothing here reads it.
  const env = Object.assign({}, brand.env, { supportPhone });
  store.set(entityConfigAtom, { ...brand, env });
  store.set(submitBookingFormAction);
  store.set(editContactAction, { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' });
  store.set(submitContactFormAction);
  await store.set(submitBookingAction);
  return { host, store };
}

const ADDRESS = {
  address1: 'Rua das Flores 1',
  address2: '',
  address3: '',
  zipcode: '1200-195',
  zone: '',
  county: '',
  district: 'Lisboa',
};

it('spec section 3 "Reservation info": the parent window gets the place once, and nothing about the customer', async () => {
  const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
  server.campaign = { ...server.campaign, addressView: ADDRESS };
  server.answerBooking = async () => ({ ...A_RESERVATION, activationCode: 'ABC' });
  const { host } = await book(server);

  expect(host.toldParent).toEqual([
    {
      message: 'setReservationInfo',
      payload: {
        transactionId: '9001',
        shopName: 'Tasca do Bairro',
        phoneNumber: expect.stringContaining('210'),
        campaignAddress: expect.stringContaining('Rua das Flores 1'),
        promotionCode: 'ABC',
      },
    },
  ]);
  expect(JSON.stringify(host.toldParent)).not.toMatch(/Rui|rui@|912345678/);
});

it('spec section 3 "Reservation info": a shop without a telephone is not given that of the brand’s support', async () => {
  const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
  server.campaign = { ...server.campaign, shopPhone: null };
  const { host, store } = await book(server, '+351210000002');
  expect(host.toldParent).toMatchObject([{ payload: { phoneNumber: null } }]);
  expect(store.get(venueAtom).phone).toBeNull();
});
