import { useAtomValue, useSetAtom } from 'jotai';
import { memo, useMemo, useState } from 'react';

import { formatLocaleAtom } from '../../../../context/config-atoms.ts';
import { announceAction } from '../../../../flow/state/announcements.ts';
import { bookAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { formatVenueDate, formatVenueTime } from '../../../../lib/time/venue-format.ts';
import type { MessageKey, Translate } from '../../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { Timetable, type TimetableGroup } from '../../../../ui/calendar/timetable.tsx';
import { FieldError } from '../../../../ui/field/field.tsx';
import {
  bookingFormShapeAtom,
  slotLimitsAtom,
  timetableAtom,
  type TimetableSlot,
} from '../../state/booking-form-atoms.ts';
import { chosenSlotsAtom } from '../../state/chosen-slots.ts';
import { toggleSlotAction } from '../../state/edit-booking.ts';
import { FIELD_IDS, useBookingFaults } from './booking-fields.tsx';

/** A part of the day, and what it is called. */
export interface PartOfDay {
  id: 'earlyHours' | 'morning' | 'afternoon' | 'evening';
  /** First venue time that belongs to it, `HH:MM`. */
  from: string;
  heading: MessageKey;
}

const EARLY_HOURS: PartOfDay = {
  id: 'earlyHours',
  from: '00:00',
  heading: 'reservation.part.earlyHours',
};

/** Parts of a venue date from its last to its first. */
const PARTS: readonly PartOfDay[] = [
  { id: 'evening', from: '19:00', heading: 'reservation.part.evening' },
  { id: 'afternoon', from: '12:00', heading: 'reservation.part.afternoon' },
  { id: 'morning', from: '06:00', heading: 'reservation.part.morning' },
];

/** The part of the day that a venue time (`HH:MM`) belongs to. */
export function partOfDay(time: string): PartOfDay {
  return PARTS.find(({ from }) => time >= from) ?? EARLY_HOURS;
}

/** Times that belong to one part of the day. */
export interface DayPartGroup<Item> {
  part: PartOfDay;
  items: readonly Item[];
}

/** Items in order of their time, cut into the parts of the day that have any. */
export function groupByPartOfDay<Item extends { time: string }>(
  items: readonly Item[],
): readonly DayPartGroup<Item>[] {
  const groups: { part: PartOfDay; items: Item[] }[] = [];
  for (const item of items) {
    const part = partOfDay(item.time);
    const last = groups.at(-1);
    if (last?.part === part) last.items.push(item);
    else groups.push({ part, items: [item] });
  }
  return groups;
}

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

const FAULT_ID = `${FIELD_IDS.time}-error`;
const HINT_ID = `${FIELD_IDS.time}-hint`;

/** The error of the times: one was refused, the maximum is reached, or one is missing. */
function useTimeFault(refused: string | null): string | undefined {
  const chosen = useAtomValue(chosenSlotsAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const { dateTimes } = useBookingFaults();
  const t = useTranslate();
  if (refused !== null) {
    return t('reservation.timeRefused', { time: formatVenueTime(refused, locale) });
  }
  return chosen?.isFull ? t('reservation.dateTimesLimitReached') : dateTimes;
}

/**
 * The times of the day picked, by parts of the day. Not drawn again when only the week changes: a day may have
 * 48 times. Spec section 2 screen 4 "Timetable of slots".
 */
export const TimeField = memo(function TimeField() {
  const slots = useAtomValue(timetableAtom);
  const { date } = useAtomValue(bookAtom);
  const { max } = useAtomValue(slotLimitsAtom);
  const { advancesOn } = useAtomValue(bookingFormShapeAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const toggleSlot = useSetAtom(toggleSlotAction);
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  const [refused, setRefused] = useState<{ date: string; time: string } | null>(null);
  const fault = useTimeFault(refused?.date === date ? (refused?.time ?? null) : null);
  const day = date === null ? '' : formatVenueDate(date, locale, 'full');
  const groups = useMemo(() => timetableGroups(slots, { day, locale, t }), [slots, day, locale, t]);
  if (date === null || slots.length === 0) return null;
  const find = (value: string) => slots.find(({ slot }) => slot.startTime === value);
  const toggle = (value: string) => {
    const found = find(value);
    setRefused(null);
    if (found) toggleSlot(found.slot);
  };
  const refuse = (value: string) => {
    const time = find(value)?.time;
    if (time === undefined) return;
    setRefused({ date, time });
    announce(t('reservation.timeRefused', { time: formatVenueTime(time, locale) }));
  };
  const describedBy = [fault && FAULT_ID, advancesOn === 'slot' && HINT_ID].filter(Boolean);
  return (
    <div className="mc-time-field">
      <div>
        <h3 className="mc-time-field__title">{day}</h3>
        {advancesOn === 'slot' && (
          <p className="mc-hint" id={HINT_ID}>
            {t('reservation.advanceOnTime')}
          </p>
        )}
        {fault && <FieldError id={FAULT_ID}>{fault}</FieldError>}
      </div>
      <Timetable
        id={FIELD_IDS.time}
        label={t('reservation.timesOf', { date: day })}
        mode={max === 1 ? 'single' : 'multiple'}
        groups={groups}
        selected={slots.filter(({ chosen }) => chosen).map(({ slot }) => slot.startTime)}
        onToggle={toggle}
        onToggleDisabled={refuse}
        describedBy={describedBy.join(' ') || undefined}
      />
    </div>
  );
});
