import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import type { CheckoutConfig } from '../../src/lib/config/checkout-config.ts';
import type { LanguageCode } from '../../src/lib/config/language.ts';
import { slotInstant, type Slot } from '../../src/lib/time/slots.ts';
import { bookingFormAtom } from '../../src/features/offer/state/choice-atoms.ts';
import { LANGUAGES } from '../../src/platform/i18n/languages.ts';
import { formatVenueDate } from '../../src/platform/i18n/format-venue-date.ts';
import { freeDayFrom } from '../../src/features/booking/rules/calendar.ts';
import {
  calendarAtom,
  firstFreeDayAtom,
  offeredOnDateAtom,
  slotContextAtom,
  todayAtom,
} from '../../src/features/booking/state/booking-form-atoms.ts';
import { showWeekAction } from '../../src/features/booking/state/calendar-state.ts';
import {
  selectDayAction,
  submitBookingFormAction,
  toggleSlotAction,
} from '../../src/features/booking/state/edit-booking.ts';
import { submitBookingAction } from '../../src/features/booking/state/submit-booking.ts';
import { submitMenuOrderAction } from '../../src/features/ordering/state/submit-menu-order.ts';
import {
  editContactAction,
  submitContactFormAction,
} from '../../src/features/contact/state/contact-form.ts';
import {
  setItemQuantityAction,
  submitCartAction,
} from '../../src/features/cart/state/page-cart.ts';
import {
  chooseInstantAction,
  chooseTransportAction,
  submitTransportAction,
} from '../../src/features/delivery/state/menu-order-form.ts';
import { viewOrderAction } from '../../src/features/menu/state/menu-state.ts';
import { transportInstantsAtom } from '../../src/features/offer/state/transport-terms-atoms.ts';
import { MOMENTS } from '../support/moments.ts';
import { withDatesOf } from '../support/texts-of-dates.ts';
import { startVirtualWalk, type VirtualWalk } from './start-walk.ts';

const TIME_ZONE = 'Europe/Lisbon';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const KITCHEN_LEAD_MS = 30 * 60_000;
const RUI = { name: 'Rui Costa', email: 'rui@example.com', phone: '961234567' };
const LANGUAGE_CODES = ['pt_PT', 'es_ES', 'en_EN', 'fr_FR', 'de_DE'] as const;

const lisbonDate = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(Date.parse(moment));

const sentSlots = v.object({
  slots: v.array(v.object({ startTime: v.string(), durationSec: v.number() })),
});

/** The day after a venue date. */
const nextDay = (date: string) => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);

/** The starts that the platform was sent, as Unix ms. */
async function bookedStarts({ world }: VirtualWalk): Promise<readonly number[]> {
  const [booking, ...others] = world.sandbox.state().bookings;
  expect(others).toEqual([]);
  return v.parse(sentSlots, booking?.body).slots.map(({ startTime }) => Date.parse(startTime));
}

/** Picks the first free times of the first free days, as many as are wanted. */
async function pickTimes(walk: VirtualWalk, count = 1): Promise<readonly Slot[]> {
  const { store } = walk.tab;
  const picked: Slot[] = [];
  for (let date = store.get(firstFreeDayAtom); date && picked.length < count;) {
    const day = date;
    await walk.does((tab) => tab.store.set(selectDayAction, day));
    const free = store.get(offeredOnDateAtom).filter(({ disabled }) => !disabled);
    for (const { slot } of free.slice(0, count - picked.length)) {
      picked.push(slot);
      await walk.does((tab) => tab.store.set(toggleSlotAction, slot));
    }
    date = freeDayFrom(store.get(slotContextAtom), nextDay(day));
  }
  return picked;
}

async function sendAsRui(walk: VirtualWalk, submit = submitBookingAction): Promise<void> {
  await walk.does((tab) => tab.store.set(editContactAction, RUI));
  if (walk.step() === 'client-info') {
    await walk.does((tab) => tab.store.set(submitContactFormAction));
  }
  await walk.does((tab) => tab.store.set(submit));
  expect(walk.step()).toBe('success');
}

/** The day in words, by the machine's own rules; French counts the first day of a month. */
function dayInWords(slot: Slot, language: LanguageCode): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: TIME_ZONE } as const;
  const { formatLocale } = LANGUAGES[language];
  const text = new Intl.DateTimeFormat(formatLocale, options).format(slotInstant(slot));
  return language === 'fr_FR' ? text.replace(/\b1\b/, '1er') : text;
}

const OFFERS: readonly [string, Partial<CheckoutConfig>, number, number][] = [
  ['a table', { campaignId: '101' }, 1, 1],
  ['a group’s table', { campaignId: '102' }, 1, 4],
  ['several dates', { campaignId: '106' }, 3, 24],
  [
    'a service',
    { reservationType: null, campaignId: null, shopId: '2', services: true, serviceId: '201' },
    1,
    0,
  ],
];

describe.each(Object.entries(MOMENTS))('%s', (_, moment) => {
  const at = Date.parse(moment);

  test.each(OFFERS)(
    'a guest books %s at the times that were picked',
    async (_, config, count, leadHours) => {
      const walk = await startVirtualWalk(config, { at });
      const { store } = walk.tab;
      expect(store.get(todayAtom)).toBe(lisbonDate(moment));
      const slots = await pickTimes(walk, count);
      expect(slotInstant(slots[0]!)).toBeGreaterThanOrEqual(
        at + (count > 1 ? 0 : leadHours * HOUR_MS),
      );
      if (count > 1) await walk.does((tab) => tab.store.set(submitBookingFormAction));
      const shown = [...new Set(store.get(bookingFormAtom).dateTimes.map(({ date }) => date))];
      for (const language of LANGUAGE_CODES) {
        const t = withDatesOf(language, (key) => key);
        expect(
          shown.map((date) => formatVenueDate(date, t, 'full').replaceAll('\u00A0', ' ')),
        ).toEqual([...new Set(slots.map((slot) => dayInWords(slot, language)))]);
      }
      await sendAsRui(walk);
      expect(await bookedStarts(walk)).toEqual(slots.map(slotInstant));
    },
  );

  test('the calendar shows each day once, and its weeks begin with today', async () => {
    const walk = await startVirtualWalk({ campaignId: '101' }, { at });
    const { store } = walk.tab;
    await walk.does((tab) => tab.store.set(showWeekAction, lisbonDate(moment)));
    const dates = () => store.get(calendarAtom).days.map(({ date }) => date);
    const first = dates();
    expect(first[0]).toBe(lisbonDate(moment));
    await walk.does((tab) => tab.store.set(showWeekAction, nextDay(first[6] ?? '')));
    const days = [...first, ...dates()];
    expect(days.map((day) => Date.parse(day) - Date.parse(days[0]!))).toEqual(
      days.map((_day, index) => index * DAY_MS),
    );
  });

  test('a meal is ordered as soon as possible while the kitchen is open, else at the first free time', async () => {
    const config = { reservationType: null, campaignId: '107', shopId: '1', menu: true };
    const walk = await startVirtualWalk(config, { at });
    await walk.does(({ store }) => store.set(setItemQuantityAction, { id: '1201', to: () => 1 }));
    await walk.does(({ store }) => store.set(viewOrderAction));
    await walk.does(({ store }) => store.set(submitCartAction));
    await walk.does(({ store }) => store.set(chooseTransportAction, 'takeaway'));
    const { store } = walk.tab;
    const isOpen = store.get(transportInstantsAtom).includes('asap');
    if (isOpen) await walk.does(() => store.set(chooseInstantAction, 'asap'));
    await walk.does(() => store.set(submitTransportAction));
    if (!isOpen) await pickTimes(walk);
    await sendAsRui(walk, submitMenuOrderAction);
    const [start = Number.NaN] = await bookedStarts(walk);
    const isToday = lisbonDate(new Date(start).toISOString()) === lisbonDate(moment);
    expect(start).toBeGreaterThanOrEqual(at + KITCHEN_LEAD_MS);
    if (isOpen) expect(isToday || start <= at + 2 * KITCHEN_LEAD_MS).toBe(true);
  });
});
