import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import { addressLine } from '../../offer/rules/shop.ts';
import { buildIcs, eventQrText, googleCalendarUrl, outlookCalendarUrl } from './calendar-event.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { buildSmsPayload } from '../calls/sms.ts';
import { shareText } from '../screens/share-text.ts';

const NOW = Date.parse('2027-05-10T10:00:00Z');
const EVENT = {
  id: '9001',
  title: 'Jantar; Tasca, do Zé',
  description: 'Linha um\nLinha dois',
  location: 'Rua A 1, 1000-205 Lisboa',
  when: { startTime: '2027-05-11T20:00:00+01:00', durationSec: 5400 },
};

describe('the calendar file (RFC 5545)', () => {
  it('gives the event in UTC, escaped, with a stable UID and a reminder two hours before', () => {
    const lines = buildIcs(EVENT, NOW)?.split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//merchant-checkout//merchant-checkout//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:9001@merchant-checkout',
      'DTSTAMP:20270510T100000Z',
      'DTSTART:20270511T190000Z',
      'DTEND:20270511T203000Z',
      String.raw`SUMMARY:Jantar\; Tasca\, do Zé`,
      String.raw`LOCATION:Rua A 1\, 1000-205 Lisboa`,
      String.raw`DESCRIPTION:Linha um\nLinha dois`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT2H',
      String.raw`DESCRIPTION:Jantar\; Tasca\, do Zé`,
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('covers the whole day for date-only bookings, without a reminder, even when the clocks change', () => {
    const ics = buildIcs({ ...EVENT, when: { date: '2027-10-31' } }, NOW);
    expect(ics).toContain('DTSTART;VALUE=DATE:20271031\r\nDTEND;VALUE=DATE:20271101\r\n');
    expect(ics).not.toContain('VALARM');
  });

  it('omits an end that is not after the start, and gives null for an unreadable start', () => {
    const moment = { startTime: '2027-05-11T20:00:00+01:00', durationSec: 0 };
    expect(buildIcs({ ...EVENT, when: moment }, NOW)).not.toContain('DTEND');
    expect(buildIcs({ ...EVENT, when: { startTime: 'soon', durationSec: 0 } }, NOW)).toBeNull();
  });

  it('folds lines at 75 octets without losing a character', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(text, text, text, (title, description, location) => {
        const ics = buildIcs({ ...EVENT, title, description, location }, NOW) ?? '';
        const octets = ics.split('\r\n').map((line) => new TextEncoder().encode(line).length);
        expect(Math.max(...octets)).toBeLessThanOrEqual(75);
        const unfolded = ics.replaceAll('\r\n ', '');
        expect(unfolded.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(unfolded).toContain(`SUMMARY:${title.replaceAll(/[\\;,]/g, String.raw`\$&`)}`);
      }),
    );
  });
});

describe('the Google calendar link', () => {
  it('opens the event with its times in UTC', () => {
    const url = new URL(googleCalendarUrl(EVENT) ?? '');
    expect(url.origin).toBe('https://calendar.google.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: EVENT.title,
      dates: '20270511T190000Z/20270511T203000Z',
      details: EVENT.description,
      location: EVENT.location,
    });
  });
});

describe('the Outlook calendar link', () => {
  const read = (event: CalendarEvent) =>
    Object.fromEntries(new URL(outlookCalendarUrl(event) ?? '').searchParams);

  it('opens the event with its times in UTC, and no plus in place of a space', () => {
    expect(read(EVENT)).toEqual({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: EVENT.title,
      startdt: '2027-05-11T19:00:00Z',
      enddt: '2027-05-11T20:30:00Z',
      body: EVENT.description,
      location: EVENT.location,
    });
    expect(outlookCalendarUrl(EVENT)).not.toContain('+');
  });

  it('opens a whole day', () => {
    expect(read({ ...EVENT, when: { date: '2027-10-31' } })).toMatchObject({
      allday: 'true',
      startdt: '2027-10-31',
      enddt: '2027-11-01',
    });
  });

  it('is none for an unreadable start', () => {
    const when = { startTime: 'soon', durationSec: 0 };
    expect(outlookCalendarUrl({ ...EVENT, when })).toBeNull();
  });
});

describe('the calendar entry as a QR code', () => {
  it('says what, when and where, and no more than a camera reads well', () => {
    expect(eventQrText(EVENT)?.split('\r\n')).toEqual([
      'BEGIN:VEVENT',
      'DTSTART:20270511T190000Z',
      'DTEND:20270511T203000Z',
      String.raw`SUMMARY:Jantar\; Tasca\, do Zé`,
      String.raw`LOCATION:Rua A 1\, 1000-205 Lisboa`,
      'END:VEVENT',
    ]);
  });
});

describe('spec section 2: "The share text uses shop name, campaign title, pricing info, when, address and shop phone"', () => {
  it('puts each on its own line, in that order, and omits unknown parts', () => {
    expect(
      shareText(
        {
          name: '\u202ETasca',
          phone: { text: '+351 210 000 000', url: '' },
          address: { text: 'Rua A 1', url: '' },
        },
        'Jantar\na dois',
        null,
        'terça-feira, 11 de maio, 20:00',
      ),
    ).toBe('Tasca\nJantar a dois\nterça-feira, 11 de maio, 20:00\nRua A 1\n+351 210 000 000');
  });

  it('formats an address on one line, without empty or repeated parts', () => {
    const address = {
      address1: 'Rua A 1',
      address2: '',
      address3: ' ',
      zipcode: '1000-205',
      zone: 'Lisboa',
      county: 'Lisboa',
      district: 'Lisboa',
    };
    expect(addressLine(address)).toBe('Rua A 1, 1000-205 Lisboa');
    expect(addressLine(null)).toBe('');
  });
});

describe('spec section 7 "user.sendSms"', () => {
  function sms(campaignType: BookingType) {
    return buildSmsPayload({
      shop: { name: 'Tasca', phone: '+351210000000' },
      bookable: { bookingType: campaignType, productTitle: 'Jantar' },
      date: '2027-05-11',
      time: '20:00',
      contact: { prefix: '+351', phone: '912 345 678' },
      promoCode: 'ABC',
    });
  }

  it.each([
    [BOOKING_TYPE.NORMAL, true, true],
    [BOOKING_TYPE.AWAITS_AVAILABILITY, true, true],
    [BOOKING_TYPE.NO_BOOK_HOUR, true, false],
    [BOOKING_TYPE.DIGITAL_COUPON, false, false],
    [BOOKING_TYPE.MULTIPLE_DATES, false, false],
    [BOOKING_TYPE.TAKEAWAY_DELIVERY, true, true],
  ])('type %i has a date: %s, a time: %s', (type, date, time) => {
    expect(sms(type)).toEqual({
      shopName: 'Tasca',
      phoneNumber: '+351210000000',
      campaignType: type,
      campaignTitle: 'Jantar',
      mobileNumber: '+351912345678',
      promoCode: 'ABC',
      ...(date ? { bookDate: '2027-05-11' } : {}),
      ...(time ? { bookTime: '20:00' } : {}),
    });
  });
});
