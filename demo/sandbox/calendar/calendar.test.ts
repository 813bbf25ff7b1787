import { describe, expect, test } from 'vitest';

import { slotsOf } from '../test-support/free-slots.ts';
import { createClient, NOW } from '../test-support/sandbox-client.ts';
import { readDate, weekdayOf } from '../support/lisbon-time.ts';
import { scheduleAt } from './opening-days.ts';

describe('the schedule', () => {
  test('runs from before today to long after it and is closed on Mondays', () => {
    const { startDate, endDate, nonAvailableDays } = scheduleAt(NOW);

    expect(startDate).toBe('2026-10-12');
    expect(endDate).toBe('2027-05-10');
    expect(nonAvailableDays).toContain('2026-11-16');
    expect(nonAvailableDays.filter((day) => weekdayOf(readDate(day)) !== 1)).toHaveLength(1);
  });
});

describe('the free slots', () => {
  test('start at the period, in order, and leave closed days out', async () => {
    const slots = await slotsOf(createClient(), 101);
    const starts = slots.map(({ startTime }) => Date.parse(startTime));

    expect(starts[0]).toBe(Date.parse('2026-11-11T12:30:00Z'));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(slots.filter(({ startTime }) => startTime.startsWith('2026-11-16'))).toEqual([]);
  });

  test('vary in capacity, some for one or two people and some full', async () => {
    const capacities = new Set((await slotsOf(createClient(), 101)).map((slot) => slot.capacity));

    expect([...capacities]).toEqual(expect.arrayContaining([0, 1, 2, 8]));
  });

  test('reach beyond thirty days', async () => {
    const slots = await slotsOf(createClient(), 101, '2027-01-05T00:00:00Z');

    expect(slots[0]?.startTime).toBe('2027-01-05T12:30:00+00:00');
    expect(slots.length).toBeGreaterThan(200);
  });

  test('are the same on every run', async () => {
    expect(await slotsOf(createClient(), 102)).toEqual(await slotsOf(createClient(), 102));
  });

  test.each([
    ['in winter time', '2027-03-27', '2027-03-27T12:30:00+00:00'],
    ['on the day that summer time begins', '2027-03-28', '2027-03-28T12:30:00+01:00'],
    ['in summer time', '2027-03-30', '2027-03-30T12:30:00+01:00'],
  ])('have the offset of Lisbon %s', async (_, date, startTime) => {
    const client = createClient(Date.parse('2027-03-01T10:00:00Z'));
    const [first] = await slotsOf(client, 101, `${date}T00:00:00Z`);

    expect(first?.startTime).toBe(startTime);
  });

  test('of a day offer are one a day, as long as the doors are open', async () => {
    const [first, second] = await slotsOf(createClient(), 103, '2026-11-12T00:00:00Z');

    expect(first).toMatchObject({ startTime: '2026-11-12T10:00:00+00:00', durationSec: 36_000 });
    expect(second?.startTime).toBe('2026-11-13T10:00:00+00:00');
  });

  test('of a service are given without a period, from now on', async () => {
    const { status, body } = await createClient().call(
      '/rest/v4/shopmerchantservices/201/calendar/available-slots?language=pt_PT',
    );

    expect(status).toBe(200);
    expect(body).toHaveProperty('0.startTime', '2026-11-11T10:00:00+00:00');
  });
});
