import { describe, expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { type BookingPayloadInput, buildBookingPayload } from './booking-payload.ts';

const CAMPAIGN = { campaignId: '101', serviceId: null, hours: { start: null, end: null } };

const INPUT: BookingPayloadInput = {
  bookingType: BOOKING_TYPE.NORMAL,
  bookable: CAMPAIGN,
  prizeTransactionId: null,
  book: {
    date: '2027-05-11',
    dateTimes: [
      {
        date: '2027-05-11',
        times: [
          {
            time: '20:00',
            selectedAt: 0,
            startTime: '2027-05-11T20:00:00+01:00',
            durationSec: 5400,
          },
        ],
      },
    ],
    numberOfPeople: 2,
    prizeId: null,
    transportInstant: 'scheduled',
  },
  contact: {
    name: ' Ana Sofia Martins ',
    email: ' ana@example.com ',
    prefix: '+351',
    phone: '+351 912 345 678',
    notes: ' Mesa à janela ',
    vatId: '',
  },
  invoice: { needVatInvoice: false, name: '', vatId: '' },
  username: null,
  language: 'pt_PT',
  refererLink: 'https://shop.example/mesa',
  offered: [],
  timeZone: 'Europe/Lisbon',
};

const build = (changes: Partial<BookingPayloadInput>) =>
  buildBookingPayload({ ...INPUT, ...changes });

describe('spec section 7 "Booking payload"', () => {
  it('is right field by field', () => {
    expect(build({})).toEqual({
      campaignId: 101,
      shopMerchantServiceIds: [],
      prizeTransactionId: null,
      resourceIds: [0],
      slots: [{ startTime: '2027-05-11T20:00:00+01:00', durationSec: 5400 }],
      partySize: 2,
      refererLink: 'https://shop.example/mesa',
      userInformation: {
        givenName: 'Ana',
        familyName: 'Sofia Martins',
        email: 'ana@example.com',
        language: 'pt_PT',
        partnerUserId: '',
        mobileNumber: { dialPrefix: '+351', number: '912345678' },
      },
      orderInformation: { notes: 'Mesa à janela' },
      onBehalfOfUser: true,
    });
  });

  it('has no campaign but the service where one is booked', () => {
    const bookable = { ...CAMPAIGN, campaignId: null, serviceId: '31' };
    expect(build({ bookable })).toMatchObject({
      campaignId: null,
      shopMerchantServiceIds: [31],
    });
  });

  it('"uses the username as e-mail" of a signed-in user, and no partner id', () => {
    const { userInformation } = build({ username: 'me@example.com' });
    expect(userInformation).toMatchObject({ email: 'me@example.com', partnerUserId: '' });
  });
});

describe('the slots of the payload', () => {
  it('are empty for type 5, which is scheduled with the merchant', () => {
    expect(build({ bookingType: BOOKING_TYPE.DIGITAL_COUPON }).slots).toEqual([]);
  });

  it('are all options of type 6, in order', () => {
    const [day] = INPUT.book.dateTimes;
    const dateTimes = day ? [day, { ...day, date: '2027-05-12' }] : [];
    const slots = build({
      bookingType: BOOKING_TYPE.MULTIPLE_DATES,
      book: { ...INPUT.book, dateTimes },
    }).slots;
    expect(slots).toHaveLength(2);
  });

  const dateOnly = {
    bookingType: BOOKING_TYPE.NO_BOOK_HOUR,
    book: { ...INPUT.book, dateTimes: [] },
  };

  it("are the day's first slot that can still be taken for type 3", () => {
    const at = (startTime: string) => ({ startTime, durationSec: 60, capacity: 9 });
    const offered = [
      { slot: at('2027-05-11T12:00:00+01:00'), time: '12:00', disabled: true },
      { slot: at('2027-05-11T13:00:00+01:00'), time: '13:00', disabled: false },
    ];
    expect(build({ ...dateOnly, offered }).slots).toEqual([
      { startTime: '2027-05-11T13:00:00+01:00', durationSec: 60 },
    ]);
  });

  it.each([
    ['19:30', '2027-05-11T19:30:00+01:00'],
    [null, '2027-05-11T00:00:00+01:00'],
  ])("are the date at the campaign's start (%s) for type 3 without slots", (start, startTime) => {
    const bookable = { ...CAMPAIGN, hours: { start, end: null } };
    expect(build({ ...dateOnly, bookable }).slots).toEqual([{ startTime, durationSec: 0 }]);
  });
});

it('a whole day in the Azores whose midnight the clock skips begins an hour later', () => {
  const book = { ...INPUT.book, date: '2027-03-28', dateTimes: [] };
  const bookingType = BOOKING_TYPE.NO_BOOK_HOUR;
  const { slots } = build({ bookingType, book, timeZone: 'Atlantic/Azores' });
  expect(slots).toEqual([{ startTime: '2027-03-28T01:00:00+00:00', durationSec: 0 }]);
});

describe('taxInformation', () => {
  it("is the invoice's when it is ticked", () => {
    const invoice = { needVatInvoice: true, name: ' Ana, Lda. ', vatId: 'PT 501 442 600' };
    expect(build({ invoice }).taxInformation).toEqual({
      fiscalName: 'Ana, Lda.',
      fiscalNumber: '501442600',
    });
  });

  it('is made of a VAT number only where the form asks for one', () => {
    const contact = { ...INPUT.contact, vatId: '123 456 789' };
    expect(build({ contact })).not.toHaveProperty('taxInformation');
    const transport = { bookingType: BOOKING_TYPE.TAKEAWAY_DELIVERY, contact };
    expect(build(transport).taxInformation).toEqual({
      fiscalName: 'Ana Sofia Martins',
      fiscalNumber: '123456789',
    });
  });
});
