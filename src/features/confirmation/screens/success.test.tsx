// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Reservation } from '../../booking/rules/reservation.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { withDatesOf } from '../../../../test/support/texts-of-dates.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { A_RESERVATION, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { KeepButtons } from './keep-buttons.tsx';
import Success, { outcomeValues } from './success.tsx';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';

async function show(bookingType: BookingType, reservation: Partial<Reservation> = {}) {
  const server = createFakeServer(bookingType, []);
  const bookingConfig = aBookingConfig({ bookingConfirmedNote: 'Ring <b>twice</b>.', bookingType });
  server.campaign = { ...server.campaign, bookingConfig };
  const store = await startTestCheckout(server, createFakeHost(0));
  store.set(reservationAtom, { ...A_RESERVATION, ...reservation });
  store.set(jumpToStepAction, 'success');
  return renderInCheckout(store, <Success />).root.textContent;
}

it('shows what the merchant says to a booking that stands, as plain text', async () => {
  expect(await show(BOOKING_TYPE.NORMAL)).toContain('Ring <b>twice</b>.');
});

it('does not show it while the merchant has not confirmed', async () => {
  expect(await show(BOOKING_TYPE.AWAITS_AVAILABILITY)).not.toContain('twice');
});

it.each([
  ['what it cost when it was sent', { shownCents: 4050 }, '40,50'],
  ['that it is paid at the place', { shownCents: 4050 }, 'confirm.payAtPlace'],
  ['that it is free', { shownCents: 0 }, 'confirm.free'],
])('shows %s', async (_, reservation, text) => {
  expect(await show(BOOKING_TYPE.NORMAL, reservation)).toContain(text);
});

it('names no total without a price', async () => {
  expect(await show(BOOKING_TYPE.NORMAL)).not.toContain('confirm.total');
});

it('does not say that nothing is charged where something was', async () => {
  const charged = { shownCents: 4050, valueChargedCents: 4050 };
  expect(await show(BOOKING_TYPE.NORMAL, charged)).not.toContain('confirm.payAtPlace');
});

it.each([
  [1_000, 1],
  [1_001, 0],
])('of a QR code with %d characters, a camera can read %d', async (length, count) => {
  const codes = { activationCode: null, activationQrCode: 'x'.repeat(length) };
  const store = await startTestCheckout(
    createFakeServer(BOOKING_TYPE.NORMAL, []),
    createFakeHost(0),
  );
  store.set(reservationAtom, { ...A_RESERVATION, ...codes });
  const { all } = renderInCheckout(store, <Success />);
  expect(all('.mc-success__activation [aria-label="success.qrLabel"]')).toHaveLength(count);
});

describe('a confirmation is short', () => {
  async function result(reservation: Partial<Reservation> = {}) {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    const store = await startTestCheckout(server, createFakeHost(0));
    store.set(reservationAtom, { ...A_RESERVATION, ...reservation });
    return renderInCheckout(store, <Success />);
  }

  it('with the code and what it is for beside the number, once', async () => {
    const { root, all } = await result({ activationCode: 'MC-AB12' });
    const rows = all('.mc-summary__row').map((row) => row.textContent);
    expect(rows).toContainEqual(expect.stringContaining('MC-AB12'));
    expect(rows).toContainEqual(expect.stringContaining('success.codeHint'));
    expect(root.textContent.split('MC-AB12')).toHaveLength(2);
  });

  it('with the ways into a calendar closed', async () => {
    const { all } = await result();
    expect(all('details[open]')).toEqual([]);
  });

  it('with the telephone of the shop once', async () => {
    const { all } = await result();
    expect(all('a[href^="tel:"]')).toHaveLength(1);
  });
});

describe('the calendar of a booking', () => {
  afterEach(() => vi.restoreAllMocks());

  const TIME = {
    time: '20:00',
    selectedAt: 0,
    startTime: '2026-11-20T20:00:00+00:00',
    durationSec: 5400,
  };
  const BOOKED = { dateTimes: [{ date: '2026-11-20', times: [TIME] }] };

  async function keepIn(userAgent: string) {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const store = await startTestCheckout(
      createFakeServer(BOOKING_TYPE.NORMAL, []),
      createFakeHost(0),
    );
    store.set(reservationAtom, A_RESERVATION);
    store.set(bookingFormAtom, { ...store.get(bookingFormAtom), ...BOOKED });
    const { root, all } = renderInCheckout(store, <KeepButtons />);
    const links = all('a').map((link) => new URL(link.getAttribute('href') ?? '').hostname);
    return { root, links };
  }

  it('is saved as a file, on the web, or by a code on the phone', async () => {
    const { root, links } = await keepIn('Mozilla/5.0 Firefox/128.0');
    expect(root.textContent).toContain('success.calendarFile');
    expect(root.textContent).not.toContain('success.inApp');
    expect(links).toEqual(['calendar.google.com', 'outlook.live.com']);
    expect(root.querySelector('details [role=img]')?.getAttribute('aria-label')).toBe(
      'success.onPhoneLabel',
    );
  });

  it('is not offered as a file where an app drops it, which is said with what works', async () => {
    const { root, links } = await keepIn('Mozilla/5.0 Instagram 340.0');
    expect(root.textContent).not.toContain('success.calendarFile');
    expect(root.textContent).toContain('success.inApp');
    expect(links).toEqual(['calendar.google.com', 'outlook.live.com']);
  });
});

const t = withDatesOf('pt_PT', (key) => key);
const times = [{ date: '2026-11-20', time: null }];

describe('outcomeValues', () => {
  it('names the day and the window in which a date-only offer can be enjoyed', () => {
    const hours = { start: '10:00', end: '20:00' };
    expect(outcomeValues(times, hours, t)).toEqual({
      date: 'Sexta-feira, 20\u00A0de\u00A0novembro',
      hours: 'known',
      start: '10:00',
      end: '20:00',
    });
  });

  it('speaks of opening hours where the campaign runs all day', () => {
    const hours = { start: '10:00', end: null };
    expect(outcomeValues(times, hours, t).hours).toBe('other');
  });

  it('names no day where none was chosen', () => {
    expect(outcomeValues([], undefined, t).date).toBe('');
  });
});
