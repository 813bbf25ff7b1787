import { describe, expect, it } from 'vitest';

import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { monthOf } from '../rules/calendar-month.ts';
import { calendarAtom, slotContextAtom } from './booking-form-atoms.ts';
import { calendarStateAtom, showWeekAction } from './calendar-state.ts';
import {
  dayWithChoiceAtom,
  findDayAfterMonthAction,
  findLaterDayAction,
  loadMonthAction,
} from './month-search.ts';
import { selectDayAction } from './edit-booking.ts';

/** A Monday. */
const NOW = Date.parse('2026-11-16T10:00:00Z');

const slotOn = (date: string): Slot => ({
  startTime: `${date}T19:00:00+00:00`,
  durationSec: 5400,
  capacity: 6,
});

interface Given {
  endDate?: string;
  type?: BookingType;
}

async function start(
  dates: readonly string[],
  { endDate, type = BOOKING_TYPE.NORMAL }: Given = {},
) {
  const server = createFakeServer(type, dates.map(slotOn));
  server.schedule = { startDate: null, endDate: endDate ?? null, nonAvailableDays: [] };
  return { server, store: await startTestCheckout(server, createFakeHost(NOW)) };
}

describe('the month view', () => {
  it('opens in the month of the first day that can be chosen', async () => {
    const later = await start(['2026-12-03']);
    expect(later.store.get(dayWithChoiceAtom)).toBe('2026-12-03');
    await later.store.set(showWeekAction, '2026-11-23');
    expect(later.store.get(dayWithChoiceAtom)).toBe('2026-12-03');
    const { store } = await start(['2026-11-19', '2026-12-03']);
    await store.set(showWeekAction, '2026-11-24');
    expect(store.get(dayWithChoiceAtom)).toBe('2026-11-19');
    const none = await start([]);
    expect(none.store.get(dayWithChoiceAtom)).toBe('2026-11-16');
  });

  it('distinguishes free days, others, and days not loaded', async () => {
    const { store } = await start(['2026-11-19', '2026-12-03']);
    const free = (date: string) =>
      monthOf(store.get(slotContextAtom), date).days.filter(({ reason }) => reason === null);
    expect(free('2026-11-16').map(({ date }) => date)).toEqual(['2026-11-19']);
    expect(free('2026-12-01').map(({ date }) => date)).toEqual(['2026-12-03']);
    const december = monthOf(store.get(slotContextAtom), '2026-12-01').days;
    expect(december.find(({ reason }) => reason === 'unloaded')?.date).toBe('2026-12-16');
  });

  it('goes from the month of today to the one in which the offer ends', async () => {
    const { store } = await start([], { endDate: '2027-01-10' });
    const bounds = (date: string) => {
      const { canPrevious, canNext } = monthOf(store.get(slotContextAtom), date);
      return [canPrevious, canNext];
    };
    expect(bounds('2026-11-16')).toEqual([false, true]);
    expect(bounds('2026-12-01')).toEqual([true, true]);
    expect(bounds('2027-01-01')).toEqual([true, false]);
  });

  it('loads what is missing of a month', async () => {
    const { server, store } = await start([]);
    server.slots = [slotOn('2027-02-10')];
    await store.set(loadMonthAction, '2027-02-01');
    const { days } = monthOf(store.get(slotContextAtom), '2027-02-01');
    expect(days.some(({ reason }) => reason === 'unloaded')).toBe(false);
    expect(days.find(({ reason }) => reason === null)?.date).toBe('2027-02-10');
  });

  it('says of a month that could not be loaded which days are not known', async () => {
    const { server, store } = await start([]);
    server.api.getCampaignSlots = async () => {
      throw new Error('cut off');
    };
    await store.set(loadMonthAction, '2027-02-01');
    expect(
      monthOf(store.get(slotContextAtom), '2027-02-01').days.every(
        ({ reason }) => reason === 'unloaded',
      ),
    ).toBe(true);
  });

  it('knows the next free day after a month, and looks further where it knows of none', async () => {
    const { server, store } = await start(['2026-11-19', '2026-12-03']);
    expect(await store.set(findDayAfterMonthAction, '2026-11-16')).toBe('2026-12-03');
    server.slots = [slotOn('2027-02-10')];
    expect(await store.set(findDayAfterMonthAction, '2026-12-01')).toBe('2027-02-10');
  });

  it('finds no free day after the end of the offer', async () => {
    const { store } = await start(['2026-11-19'], { endDate: '2027-01-10' });
    expect(await store.set(findDayAfterMonthAction, '2026-12-01')).toBeNull();
  });

  it('shows the week of the day that is chosen, with its times', async () => {
    const { store } = await start(['2026-11-19', '2026-12-03']);
    store.set(selectDayAction, '2026-12-03');
    expect(store.get(bookingFormAtom).date).toBe('2026-12-03');
    expect(store.get(calendarAtom).days.map(({ date }) => date)).toContain('2026-12-03');
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
  });

  it('continues where the day itself is the choice, as the week does', async () => {
    const { store } = await start([], { type: BOOKING_TYPE.NO_BOOK_HOUR });
    store.set(selectDayAction, '2026-11-20');
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
  });
});

describe('the search for a later day', () => {
  it('goes to the first free day of the next period', async () => {
    const { server, store } = await start(['2026-11-19']);
    await store.set(showWeekAction, '2026-11-25');
    server.slots = [slotOn('2027-01-05')];
    expect(await store.set(findLaterDayAction)).toBeNull();
    expect(store.get(bookingFormAtom).date).toBe('2027-01-05');
    expect(store.get(calendarStateAtom)).toEqual({ kind: 'free' });
  });

  it('says how far it looked where there is none, and looks further the next time', async () => {
    const { server, store } = await start(['2026-11-19']);
    await store.set(showWeekAction, '2026-11-25');
    expect(await store.set(findLaterDayAction)).toBe('2027-01-15');
    expect(store.get(calendarStateAtom)).toMatchObject({ kind: 'earlier', until: '2027-01-15' });
    server.slots = [slotOn('2027-02-10')];
    expect(await store.set(findLaterDayAction)).toBeNull();
    expect(store.get(bookingFormAtom).date).toBe('2027-02-10');
  });

  it('ends with the offer', async () => {
    const { store } = await start([], { endDate: '2026-12-31' });
    expect(await store.set(findLaterDayAction)).toBe('2026-12-31');
    expect(store.get(calendarStateAtom)).toEqual({
      kind: 'none',
      until: '2026-12-31',
      next: null,
    });
    expect(await store.set(findLaterDayAction)).toBeNull();
  });

  it('finds a day that was loaded beyond the first month', async () => {
    const { server, store } = await start([]);
    server.slots = [slotOn('2027-01-05')];
    await store.set(showWeekAction, '2027-01-12');
    await store.set(showWeekAction, '2026-11-16');
    expect(store.get(calendarStateAtom)).toEqual({ kind: 'later', date: '2027-01-05' });
  });
});
