import { describe, expect, it } from 'vitest';

import { withDatesOf } from '../../../../../test/support/texts-of-dates.ts';
import type { LanguageCode } from '../../../../lib/config/language.ts';
import type { DayUnavailableReason } from '../../rules/day-availability.ts';
import type { CalendarDay } from '../../rules/calendar.ts';
import { calendarDays } from './day-field.tsx';

function show(reason: CalendarDay['reason'], isLoading = false, language: LanguageCode = 'pt_PT') {
  const t = withDatesOf(language, (key) => `<${key}>`);
  const week = [{ date: '2026-12-04', reason, isToday: false }];
  return calendarDays(week, isLoading, t)[0];
}

describe('calendarDays', () => {
  it.each([
    ['pt_PT', 'sex', 'sexta-feira, 4\u00A0de\u00A0dezembro'],
    ['es_ES', 'vie', 'viernes, 4\u00A0de\u00A0diciembre'],
    ['en_EN', 'Fri', 'Friday 4\u00A0December'],
  ] as const)('names a free day in full for %s', (language, weekday, label) => {
    const day = show(null, false, language);
    expect(day).toMatchObject({ weekday, label, available: true });
  });

  it.each<DayUnavailableReason>(['past', 'beforeStart', 'afterEnd', 'closed', 'full', 'noSlots'])(
    'says why a day cannot be booked: %s',
    (reason) => {
      const day = show(reason);
      expect(day?.available).toBe(false);
      expect(day?.label).toBe(`sexta-feira, 4\u00A0de\u00A0dezembro, <reservation.day.${reason}>`);
    },
  );

  it('does not call a day empty whose slots are on their way', () => {
    const day = show('unloaded', true);
    expect(day?.label).toContain('<reservation.day.loading>');
    expect(show('closed', true)?.label).toContain('closed');
  });

  it('does not call a day empty whose slots did not load', () => {
    const day = show('unloaded');
    expect(day).toMatchObject({
      available: false,
      label: 'sexta-feira, 4\u00A0de\u00A0dezembro',
    });
  });

  it('calls a day empty that has loaded, while later ones load', () => {
    expect(show('noSlots', true)?.label).toContain('<reservation.day.noSlots>');
  });
});
