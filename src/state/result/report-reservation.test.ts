import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../domain/booking/booking-type.ts';
import { submitBookingFormAction } from '../actions/booking/edit-booking.ts';
import { editContactAction, submitContactFormAction } from '../actions/contact/edit-contact.ts';
import { submitBookingAction } from '../actions/booking/submit-booking.ts';
import { createFakeHost } from '../testing/fake-host.ts';
import { A_RESERVATION, createFakeServer } from '../testing/fake-server.ts';
import { startTestCheckout } from '../testing/start-test-checkout.ts';

const ADDRESS = {
  address1: 'Rua das Flores 1',
  address2: '',
  address3: '',
  zipcode: '1200-195',
  zone: '',
  county: '',
  district: 'Lisboa',
};

it('spec section 3 "Reservation info": the parent window is told once where, and nothing of the customer', async () => {
  const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
  server.campaign = { ...server.campaign, addressView: ADDRESS };
  server.answerBooking = async () => ({ ...A_RESERVATION, activationCode: 'ABC' });
  const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
  const store = await startTestCheckout(server, host);
  store.set(submitBookingFormAction);
  store.set(editContactAction, { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' });
  store.set(submitContactFormAction);
  await store.set(submitBookingAction);

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
