import { formatVenueTime } from '../../../../lib/time/format-venue.ts';
import type { Translate } from '../../../../platform/i18n/message-key.ts';
import type { TimetableSlot } from '../../state/booking-form-atoms.ts';
import type { TimetableGroup } from '../../../../ui/calendar/timetable.tsx';
import { groupByPartOfDay } from './part-of-day.ts';

interface View {
  /** The day in words, for the full names of its times. */
  day: string;
  /** BCP 47. */
  locale: string;
  t: Translate;
}

/** A day's times as the timetable shows them; one that cannot be picked says why in its name. */
export function timetableGroups(
  slots: readonly TimetableSlot[],
  { day, locale, t }: View,
): readonly TimetableGroup[] {
  return groupByPartOfDay(slots).map(({ part, items }) => ({
    id: part.id,
    heading: t(part.heading),
    slots: items.map(({ slot, time, disabled }) => {
      const text = formatVenueTime(time, locale);
      const name = `${text}, ${day}`;
      return {
        value: slot.startTime,
        text,
        label: disabled ? `${name}, ${t('reservation.timeTooSoon')}` : name,
        disabled,
      };
    }),
  }));
}
