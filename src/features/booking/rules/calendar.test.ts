import { describe, expect, it } from 'vitest';

import { ALWAYS_OPEN, type Slot } from '../../../lib/time/slots.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { calendarOf, freeDayFrom } from './calendar.ts';
import { groupSlotsByDate, type SlotContext } from './offered-slots.ts';

const timeZone = 'Europe/Lisbon';

const slotOn = (date: string): Slot => ({
  startTime: `${date}T19:00:00+00:00`,
  durationSec: 5400,
  capacity: 6,
});

/** Today is a Monday, and thirty days are loaded. */
const contextOf = (dates: readonly string[], changes: Partial<SlotContext> = {}): SlotContext => ({
  calendar: groupSlotsByDate(dates.map(slotOn), timeZone),
  bookingType: BOOKING_TYPE.NORMAL,
  people: 2,
  now: Date.parse('2026-11-16T10:00:00Z'),
  timeZone,
  leadMinutes: 0,
  schedule: ALWAYS_OPEN,
  loadedUntil: '2026-12-16',
  ...changes,
});

describe('the week of a date', () => {
  it('begins with the weekday of today, marks today, and says why a day is not free', () => {
    const { days } = calendarOf(contextOf(['2026-11-19']), '2026-11-20');
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ date: '2026-11-16', reason: 'noSlots', isToday: true });
    expect(days[3]).toEqual({ date: '2026-11-19', reason: null, isToday: false });
  });

  it('can be turned from this week to that in which the offer ends', () => {
    const schedule = { ...ALWAYS_OPEN, endDate: '2026-11-25' };
    const context = contextOf([], { schedule });
    expect(calendarOf(context, '2026-11-16')).toMatchObject({ canPrevious: false, canNext: true });
    expect(calendarOf(context, '2026-11-25')).toMatchObject({ canPrevious: true, canNext: false });
  });

  it.each([
    [['2026-11-24'], '2026-11-23', { kind: 'free' }],
    [[], '2026-12-15', { kind: 'unloaded' }],
    [['2026-12-03'], '2026-11-16', { kind: 'later', date: '2026-12-03' }],
    [
      ['2026-11-19'],
      '2026-11-24',
      { kind: 'earlier', date: '2026-11-19', until: '2026-12-16', next: '2026-12-17' },
    ],
    [[], '2026-11-24', { kind: 'none', until: '2026-12-16', next: '2026-12-17' }],
  ])('with free days %j, says of the week of %s: %j', (dates, week, state) => {
    expect(calendarOf(contextOf(dates), week).state).toEqual(state);
  });

  it('is not searched beyond the end of the offer', () => {
    const schedule = { ...ALWAYS_OPEN, endDate: '2026-12-01' };
    const { state } = calendarOf(contextOf([], { schedule }), '2026-11-16');
    expect(state).toEqual({ kind: 'none', until: '2026-12-01', next: null });
  });

  it('is searched once more if the last day of the offer is loaded in part', () => {
    const schedule = { ...ALWAYS_OPEN, endDate: '2026-12-16' };
    const { state } = calendarOf(contextOf([], { schedule }), '2026-11-16');
    expect(state).toEqual({ kind: 'none', until: '2026-12-16', next: '2026-12-16' });
  });

  it('reads the slots of its own days only', () => {
    const dates: string[] = [];
    const calendar = new Map(contextOf(['2026-11-19', '2026-11-24', '2026-12-03']).calendar);
    const get = calendar.get.bind(calendar);
    calendar.get = (date) => {
      dates.push(date);
      return get(date);
    };
    expect(calendarOf(contextOf([], { calendar }), '2026-11-24').state.kind).toBe('free');
    expect(dates).toEqual(['2026-11-24']);
  });
});

describe('the first free day', () => {
  it.each([
    [undefined, '2026-11-19'],
    ['2026-11-20', '2026-12-03'],
    ['2026-12-04', null],
  ])('from %s on is %s', (from, expected) => {
    expect(freeDayFrom(contextOf(['2026-11-19', '2026-12-03']), from)).toBe(expected);
  });
});
