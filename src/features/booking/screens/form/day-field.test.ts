import { describe, expect, it } from 'vitest';

import type { DayUnavailableReason } from '../../rules/day-availability.ts';
import type { CalendarDay } from '../../state/booking-form-atoms.ts';
import { calendarDays } from './day-field.tsx';

const t = (key: string) => `<${key}>`;

function show(reason: CalendarDay['reason'], isLoading = false, locale = 'pt-PT') {
  const week = [{ date: '2026-12-04', reason, isToday: false }];
  return calendarDays(week, { locale, t, isLoading })[0];
}

describe('calendarDays', () => {
  it.each([
    ['pt-PT', 'sex', 'sexta-feira, 4 de dezembro'],
    ['es-ES', 'vie', 'viernes, 4 de diciembre'],
    ['en-GB', 'Fri', 'Friday 4 December'],
  ])('names a free day in full for %s', (locale, weekday, label) => {
    const day = show(null, false, locale);
    expect(day).toMatchObject({ weekday, dayNumber: '4', label, available: true });
  });

  it.each<DayUnavailableReason>(['past', 'beforeStart', 'afterEnd', 'closed', 'full', 'noSlots'])(
    'says why a day cannot be booked: %s',
    (reason) => {
      const day = show(reason);
      expect(day?.available).toBe(false);
      expect(day?.label).toBe(`sexta-feira, 4 de dezembro, <reservation.day.${reason}>`);
    },
  );

  it('does not call a day empty whose slots are on their way', () => {
    const day = show('noSlots', true);
    expect(day?.label).toContain('<reservation.day.loading>');
    expect(show('closed', true)?.label).toContain('closed');
  });
});
