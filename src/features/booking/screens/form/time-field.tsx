import { useAtomValue, useSetAtom } from 'jotai';
import { memo, useMemo, useState } from 'react';

import { formatVenueDate, formatVenueTime } from '../../../../lib/time/format-venue.ts';
import { announceAction } from '../../../../flow/state/announce.ts';
import { toggleSlotAction } from '../../state/edit-booking.ts';
import { slotLimitsAtom, timetableAtom } from '../../state/booking-form-atoms.ts';
import { bookingFormShapeAtom } from '../../state/booking-form-shape-atom.ts';
import { bookAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { chosenSlotsAtom } from '../../state/chosen-slots-atom.ts';
import { formatLocaleAtom } from '../../../../context/language-atom.ts';
import { Timetable } from '../../../../ui/calendar/timetable.tsx';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { FIELD_IDS } from './field-ids.ts';
import { timetableGroups } from './timetable-groups.ts';
import { useBookingFaults } from './use-booking-faults.ts';

const FAULT_ID = `${FIELD_IDS.time}-error`;
const HINT_ID = `${FIELD_IDS.time}-hint`;

/** What the times say about themselves: a time that was refused, no room for more, or what is missing. */
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
