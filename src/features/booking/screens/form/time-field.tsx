import { useAtomValue, useSetAtom } from 'jotai';
import { memo, useMemo } from 'react';

import { announceAction } from '../../../../flow/state/announcements.ts';
import { bookingFormAtom } from '../../../offer/state/choice-atoms.ts';
import { isMenuOrderAtom } from '../../../../flow/state/flow-atoms.ts';
import { formatVenueDate } from '../../../../platform/i18n/format-venue-date.ts';
import type { MessageKey, Translate } from '../../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import {
  Timetable,
  type TimetableGroup,
  type TimetableSlot as ShownSlot,
} from '../../../../ui/calendar/timetable.tsx';
import { servesMealsAtom } from '../../../offer/state/offer-atoms.ts';
import { FieldError } from '../../../../ui/field/field.tsx';
import {
  slotChoiceAtom,
  timetableAtom,
  type TimetableSlot,
} from '../../state/booking-form-atoms.ts';
import { toggleSlotAction } from '../../state/edit-booking.ts';
import { FIELD_IDS, useBookingFaults } from './booking-fields.tsx';
import { useRefusal } from './use-refusal.ts';

interface PartOfDay {
  id: string;
  /** A venue time, `HH:MM`. */
  from: string;
  heading: MessageKey;
}

const EARLY: readonly PartOfDay[] = [
  { id: 'earlyHours', from: '00:00', heading: 'reservation.part.earlyHours' },
  { id: 'morning', from: '06:00', heading: 'reservation.part.morning' },
];

/** Parts of a venue date in order of time. */
export const PARTS_OF_DAY: readonly PartOfDay[] = [
  ...EARLY,
  { id: 'afternoon', from: '12:00', heading: 'reservation.part.afternoon' },
  { id: 'evening', from: '19:00', heading: 'reservation.part.evening' },
];

/** Parts of a venue date where people come to eat: a shop with a menu. */
export const PARTS_WITH_MEALS: readonly PartOfDay[] = [
  ...EARLY,
  { id: 'lunch', from: '11:30', heading: 'reservation.part.lunch' },
  { id: 'afternoon', from: '16:00', heading: 'reservation.part.afternoon' },
  { id: 'dinner', from: '18:00', heading: 'reservation.part.dinner' },
];

/** Groups items by part of the day; leaves out empty parts. */
export function groupByPartOfDay<Item extends { time: string }>(
  items: readonly Item[],
  parts: readonly PartOfDay[],
) {
  return parts
    .map((part, index) => {
      const end = parts[index + 1]?.from ?? '24:00';
      return { part, items: items.filter(({ time }) => time >= part.from && time < end) };
    })
    .filter((group) => group.items.length > 0);
}

/** The number of free places is shown up to this many. */
const FEW_PLACES = 3;

interface TimetableOptions {
  parts: readonly PartOfDay[];
  /** The number of free places is shown if it is at most this. */
  few: number;
}

/**
 * The times of `day` (formatted) for the timetable, with the number of free places where few are left: fewer than at
 * another time, so that a place that never takes more says nothing. The accessible name of a disabled time gives the
 * reason.
 */
export function timetableGroups(
  slots: readonly TimetableSlot[],
  day: string,
  { parts, few }: TimetableOptions,
  t: Translate,
): readonly TimetableGroup[] {
  const most = Math.max(...slots.map(({ slot }) => slot.capacity));
  return groupByPartOfDay(slots, parts).map(({ part, items }) => ({
    id: part.id,
    heading: t(part.heading),
    slots: items.map(({ slot, time, disabled }) => {
      const name = `${time}, ${day}`;
      return {
        value: slot.startTime,
        text: time,
        label: disabled ? `${name}, ${t('reservation.timeTooSoon')}` : name,
        disabled,
        note:
          disabled || slot.capacity > few || slot.capacity === most
            ? undefined
            : t('reservation.placesLeft', { count: slot.capacity }),
      };
    }),
  }));
}

const FAULT_ID = `${FIELD_IDS.dateTimes}-error`;
const HINT_ID = `${FIELD_IDS.dateTimes}-hint`;

/** Why a time was refused. */
interface Refusal {
  message: MessageKey;
  time: string;
}

/**
 * The times of the selected day, by part of the day. Memoized because a day may have 48 times. Spec section 2 screen 4
 * "Timetable of slots".
 */
export const TimeField = memo(function TimeField() {
  const slots = useAtomValue(timetableAtom);
  const { date } = useAtomValue(bookingFormAtom);
  const { limits, submitsOn } = useAtomValue(slotChoiceAtom);
  const toggleSlot = useSetAtom(toggleSlotAction);
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  const { dateTimes } = useBookingFaults();
  const [refusal, refuse] = useRefusal<Refusal>();
  const fault = refusal ? t(refusal.message, { time: refusal.time }) : dateTimes;
  const day = date === null ? '' : formatVenueDate(date, t, 'full');
  // Orders take no places.
  const few = useAtomValue(isMenuOrderAtom) ? 0 : FEW_PLACES;
  const parts = useAtomValue(servesMealsAtom) ? PARTS_WITH_MEALS : PARTS_OF_DAY;
  const groups = useMemo(
    () => timetableGroups(slots, day, { parts, few }, t),
    [slots, day, t, few, parts],
  );
  if (date === null || slots.length === 0) return null;
  const choose = ({ value, text, disabled }: ShownSlot) => {
    const found = slots.find(({ slot }) => slot.startTime === value);
    if (!found) return;
    if (!disabled && toggleSlot(found.slot)) return;
    const message = disabled ? 'reservation.timeRefused' : 'reservation.dateTimesLimitReached';
    refuse({ message, time: text });
    announce(t(message, { time: text }));
  };
  const describedBy = [fault && FAULT_ID, submitsOn === 'slot' && HINT_ID].filter(Boolean);
  return (
    <div className="mc-time-field">
      <div>
        <h3 className="mc-time-field__title">{day}</h3>
        {submitsOn === 'slot' && (
          <p className="mc-hint" id={HINT_ID}>
            {t('reservation.advanceOnTime')}
          </p>
        )}
        {fault && <FieldError id={FAULT_ID}>{fault}</FieldError>}
      </div>
      <Timetable
        id={FIELD_IDS.dateTimes}
        label={t('reservation.timesOf', { date: day })}
        mode={limits.max === 1 ? 'single' : 'multiple'}
        groups={groups}
        selected={slots.filter(({ chosen }) => chosen).map(({ slot }) => slot.startTime)}
        onChoose={choose}
        describedBy={describedBy.join(' ') || undefined}
      />
    </div>
  );
});
