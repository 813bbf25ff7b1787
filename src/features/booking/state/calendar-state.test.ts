import { describe, expect, it } from 'vitest';

import { userAtom } from '../../../context/checkout-context.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { Prefill } from '../../../lib/config/prefill.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { firstUnfinishedStep } from '../../contact/state/contact-form.ts';
import { slotsAtom } from '../../offer/state/offer-atoms.ts';
import {
  selectDayAction,
  setPeopleAction,
  toggleSlotAction,
  turnToWeekAction,
} from './edit-booking.ts';
import { goToDayAction } from './month-search.ts';
import { calendarStateAtom, showWeekAction } from './calendar-state.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { refreshAction, startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import {
  calendarAtom,
  selectedDayIsAvailableAtom,
  slotContextAtom,
  weekDateAtom,
} from './booking-form-atoms.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { A_USER, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';

/** A Monday. */
const NOW = Date.parse('2026-11-16T10:00:00Z');

const slotOn = (date: string): Slot => ({
  startTime: `${date}T19:00:00+00:00`,
  durationSec: 5400,
  capacity: 6,
});

async function start(dates: readonly string[], endDate: string | null = null) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, dates.map(slotOn));
  server.schedule = { startDate: null, endDate, nonAvailableDays: [] };
  return { server, store: await startTestCheckout(server, createFakeHost(NOW)) };
}

describe('what the calendar says of the week shown', () => {
  it('says nothing more where a day can be booked', async () => {
    const { store } = await start(['2026-11-19']);
    expect(store.get(calendarStateAtom)).toEqual({ kind: 'free' });
  });

  it('names the next free day after a week without any', async () => {
    const { store } = await start(['2026-12-03']);
    await store.set(showWeekAction, '2026-11-17');
    expect(store.get(calendarStateAtom)).toEqual({ kind: 'later', date: '2026-12-03' });
  });

  it('keeps the slots grouped by date while loaded weeks are turned', async () => {
    const { store } = await start(['2026-11-19', '2026-12-03']);
    const { calendar } = store.get(slotContextAtom);
    await store.set(turnToWeekAction, '2026-12-01');
    expect(store.get(calendarStateAtom).kind).toBe('free');
    expect(store.get(slotContextAtom).calendar).toBe(calendar);
  });

  it('names an earlier free day where nothing follows', async () => {
    const { store } = await start(['2026-11-19']);
    await store.set(showWeekAction, '2026-11-24');
    expect(store.get(calendarStateAtom)).toEqual({
      kind: 'earlier',
      date: '2026-11-19',
      until: '2026-12-16',
      next: '2026-12-17',
    });
  });

  it('says how far it has looked, and where to look further', async () => {
    const { store } = await start([]);
    expect(store.get(calendarStateAtom)).toEqual({
      kind: 'none',
      until: '2026-12-16',
      next: '2026-12-17',
    });
  });

  it('looks no further than the end of the offer', async () => {
    const { store } = await start([], '2026-11-30');
    expect(store.get(calendarStateAtom)).toEqual({
      kind: 'none',
      until: '2026-11-30',
      next: null,
    });
  });

  it('offers another try for a week that could not be loaded', async () => {
    const { server, store } = await start([]);
    const { api } = server;
    const working = { ...api };
    api.getCampaignSlots = async () => {
      throw new Error('cut off');
    };
    await store.set(showWeekAction, '2027-01-05');
    expect(store.get(calendarStateAtom)).toEqual({ kind: 'unloaded' });
    Object.assign(api, working);
    await store.set(showWeekAction, '2027-01-05');
    expect(store.get(calendarStateAtom).kind).toBe('none');
  });

  it('refused for one account leaves another one signed in that has taken its place', async () => {
    const { server, store } = await start([]);
    const other = { ...A_USER, id: '77', token: 'other-token' };
    store.set(userAtom, A_USER);
    const { getCampaignSlots } = server.api;
    server.api.getCampaignSlots = async () => {
      server.api.getCampaignSlots = getCampaignSlots;
      store.set(userAtom, other);
      throw new ApiError('auth', 'expired', { status: 401 });
    };
    await store.set(showWeekAction, '2027-01-05');
    expect(store.get(userAtom)).toEqual(other);
  });

  it('loads up to the week shown last when the customer pages on during a load', async () => {
    const { server, store } = await start([]);
    const first = store.set(showWeekAction, '2026-12-29');
    server.slots = [slotOn('2027-02-10')];
    await Promise.all([first, store.set(showWeekAction, '2027-02-09')]);
    expect(store.get(calendarStateAtom)).toEqual({ kind: 'free' });
  });
});

describe('the calendar of a running checkout', () => {
  it('loads later weeks after a restart in the middle of a load', async () => {
    const { server, store } = await start([]);
    const { getCampaignSlots } = server.api;
    server.api.getCampaignSlots = () => new Promise(() => {});
    void store.set(showWeekAction, '2027-01-05');
    expect(store.get(calendarStateAtom)).toEqual({ kind: 'loading' });
    server.api.getCampaignSlots = getCampaignSlots;
    await store.set(startCheckoutAction);
    server.slots = [slotOn('2027-01-05')];
    await store.set(showWeekAction, '2027-01-05');
    expect(store.get(calendarStateAtom)).toEqual({ kind: 'free' });
  });

  it('keeps later weeks when its data is read again, such as after a sign-in', async () => {
    const { server, store } = await start([]);
    const [near, far] = [slotOn('2026-11-19'), slotOn('2027-01-05')];
    server.api.getCampaignSlots = async (_id, { startPeriod }) =>
      startPeriod < '2026-12' ? [near] : [far];
    await store.set(showWeekAction, '2027-01-05');
    store.set(toggleSlotAction, far);
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
    await store.set(refreshAction);
    expect(store.get(slotsAtom)).toEqual([far, near]);
    expect(firstUnfinishedStep(store.get)).toBeNull();
  });
});

it('another party size keeps a chosen time whose day is not loaded', async () => {
  const { store } = await start(['2026-11-19']);
  store.set(toggleSlotAction, slotOn('2026-11-19'));
  store.set(slotsAtom, []);
  store.set(setPeopleAction, () => 3);
  expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
  expect(store.get(stepNoticeAtom)).toBeNull();
});

describe("the page's day beyond the first month", () => {
  const far = slotOn('2027-01-05');

  async function startFar(prefill: Prefill, slots: readonly Slot[]) {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    let answer = () => {};
    server.api.getCampaignSlots = (_id, { startPeriod }) =>
      startPeriod < '2026-12'
        ? Promise.resolve([slotOn('2026-11-19')])
        : new Promise((resolve) => (answer = () => resolve(slots)));
    const store = await startTestCheckout(server, createFakeHost(NOW), { prefill });
    const load = async () => {
      answer();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { store, load };
  }

  it('is not called unavailable while it loads, and then has the page’s time', async () => {
    const { store, load } = await startFar({ date: '2027-01-05', time: '19:00' }, [far]);
    expect(store.get(selectedDayIsAvailableAtom)).toBe(true);
    expect(store.get(calendarStateAtom)).toEqual({ kind: 'loading' });
    await load();
    expect(store.get(bookingFormAtom)).toMatchObject({
      date: '2027-01-05',
      dateTimes: [{ date: '2027-01-05', times: [{ time: '19:00' }] }],
    });
  });

  it('gives way to the first free day if it turns out to have no times', async () => {
    const { store, load } = await startFar({ date: '2027-01-05' }, []);
    await load();
    expect(store.get(bookingFormAtom).date).toBe('2026-11-19');
  });

  it('gives way to what the customer chooses while it loads', async () => {
    const { store, load } = await startFar({ date: '2027-01-05', time: '19:00' }, [far]);
    store.set(selectDayAction, '2026-11-19');
    await load();
    expect(store.get(bookingFormAtom)).toMatchObject({ date: '2026-11-19', dateTimes: [] });
  });
});

describe('turning the calendar', () => {
  it('begins each week with the weekday of today', async () => {
    const { store } = await start(['2026-11-19']);
    expect(store.get(calendarAtom).days.map((day) => day.date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('picks the first free day of the week where times are chosen', async () => {
    const { store } = await start(['2026-11-19', '2026-11-25', '2026-11-27']);
    await store.set(turnToWeekAction, '2026-11-23');
    expect(store.get(bookingFormAtom).date).toBe('2026-11-25');
  });

  it('picks it once a week that is still on its way has come', async () => {
    const { server, store } = await start(['2026-11-19']);
    server.slots = [slotOn('2027-01-07')];
    const turned = store.set(turnToWeekAction, '2027-01-05');
    expect(store.get(bookingFormAtom).date).toBeNull();
    await turned;
    expect(store.get(bookingFormAtom).date).toBe('2027-01-07');
  });

  it('leaves no times of another week below one without a free day', async () => {
    const { store } = await start(['2026-11-19']);
    await store.set(turnToWeekAction, '2026-11-23');
    expect(store.get(bookingFormAtom).date).toBeNull();
  });

  it('picks nothing where the day itself is the choice', async () => {
    const server = createFakeServer(BOOKING_TYPE.NO_BOOK_HOUR, []);
    const store = await startTestCheckout(server, createFakeHost(NOW));
    await store.set(turnToWeekAction, '2026-11-23');
    expect(store.get(bookingFormAtom).date).toBeNull();
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
  });
});

describe('going to the next free day', () => {
  it('picks it where a time is still to be chosen', async () => {
    const { store } = await start(['2026-12-03']);
    store.set(goToDayAction, '2026-12-03');
    expect(store.get(bookingFormAtom).date).toBe('2026-12-03');
    expect(store.get(weekDateAtom)).toBe('2026-12-03');
  });

  it('only shows the week if picking a day submits the form', async () => {
    const server = createFakeServer(BOOKING_TYPE.NO_BOOK_HOUR, []);
    const store = await startTestCheckout(server, createFakeHost(NOW));
    store.set(goToDayAction, '2026-12-03');
    expect(store.get(weekDateAtom)).toBe('2026-12-03');
    expect(store.get(bookingFormAtom).date).toBeNull();
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
  });
});
