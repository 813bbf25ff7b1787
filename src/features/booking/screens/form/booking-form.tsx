import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { configAtom } from '../../../../context/checkout-context.ts';
import { submitCountAtom } from '../../../../flow/state/flow-atoms.ts';
import { bookingFormAtom } from '../../../offer/state/choice-atoms.ts';
import { MULTIPLE_DATES_FAR_SLOT_HOURS } from '../../../../lib/limits.ts';
import { formatVenueDate } from '../../../../platform/i18n/format-venue-date.ts';
import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import { Deferred, deferred } from '../../../../screen-kit/deferred.tsx';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import { ContinueBar } from '../../../../screen-kit/continue-bar.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { clockIcon, calendarIcon } from '../../../../ui/icon/icon.tsx';
import type { BookingType } from '../../../offer/rules/booking-type.ts';
import { OnRequest } from '../../../offer/screens/on-request.tsx';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import { countSlots } from '../../rules/slot-selection.ts';
import {
  differingVenueTimeAtom,
  optionLimitsAtom,
  slotChoiceAtom,
  slotOffersAtom,
} from '../../state/booking-form-atoms.ts';
import { calendarStateAtom } from '../../state/calendar-state.ts';
import { submitBookingFormAction } from '../../state/edit-booking.ts';
import { lockedBookingFieldsAtom } from '../../state/locked-fields.ts';
import { DayField } from './day-field.tsx';
import { PeopleField } from './booking-fields.tsx';
import { TimeField } from './time-field.tsx';
import './booking-form.css';

/** The title of the booking step by booking type. */
export const BOOKING_TITLES: Record<BookingType, MessageKey> = {
  1: 'choice.title.dateTime',
  2: 'choice.title.dateTime',
  3: 'choice.title.date',
  4: 'choice.title.dateTime',
  5: 'choice.title.arranged',
  6: 'choice.title.dates',
  7: 'choice.title.dateTime',
};

const NOTICES = deferred(() => import('./form-notices.tsx'));
/** Only offers of several times have them. */
const CHOSEN_SLOTS = deferred(() => import('./chosen-slots-list.tsx'));
/** Only campaigns of a page that names their shop have them. */
const SEATING_AREAS_AHEAD = deferred(() => import('../load-seating-areas.ts'));
const LOCKED_FIELD = deferred(() => import('./locked-field.tsx'));

/** Below the times, which come first on a phone: how many options are needed, or that the shop must accept the time. */
function TimeNotes() {
  const options = useAtomValue(optionLimitsAtom);
  const t = useTranslate();
  if (!options) return <OnRequest />;
  const { min, max } = options;
  const hours = MULTIPLE_DATES_FAR_SLOT_HOURS;
  return (
    <p className="mc-hint">{t('reservation.options.hint', { min, max: max ?? min, hours })}</p>
  );
}

/** The day, or a notice that day and time are arranged with the merchant (type 5). */
function DayPart() {
  const { needsDate } = useAtomValue(slotChoiceAtom);
  const locked = useAtomValue(lockedBookingFieldsAtom);
  const shop = useAtomValue(venueAtom).name;
  const venueTime = useAtomValue(differingVenueTimeAtom);
  const t = useTranslate();
  if (!needsDate) {
    return (
      <Notice icon={calendarIcon} title={t('reservation.arranged.title')}>
        {t('reservation.arranged.text', { shop })}
      </Notice>
    );
  }
  return (
    <>
      {venueTime !== null && (
        <Notice icon={clockIcon}>{t('reservation.venueTime', { time: venueTime })}</Notice>
      )}
      {locked.has('date') ? <Deferred of={LOCKED_FIELD} props={{ field: 'date' }} /> : <DayField />}
    </>
  );
}

/** The times of the chosen day and, where an offer takes several, those that are chosen. */
function TimePart() {
  const options = useAtomValue(optionLimitsAtom);
  const locked = useAtomValue(lockedBookingFieldsAtom);
  return (
    <div className="mc-booking-form__part">
      {locked.has('time') ? (
        <Deferred of={LOCKED_FIELD} props={{ field: 'time' }} />
      ) : (
        <TimeField />
      )}
      <Deferred of={CHOSEN_SLOTS} props={options && {}} isAhead />
    </div>
  );
}

/**
 * Whether Continue is shown: if a choice continues by itself, once it is made; otherwise unless no day is free.
 */
function useContinues(): boolean {
  const { needsDate, submitsOn } = useAtomValue(slotChoiceAtom);
  const { kind } = useAtomValue(calendarStateAtom);
  const { date, dateTimes } = useAtomValue(bookingFormAtom);
  if (submitsOn === 'slot') return dateTimes.length > 0;
  return submitsOn === 'day' ? date !== null : !needsDate || kind !== 'none';
}

/** The text beside Continue: the chosen time, or the number of options chosen, of the minimum and then of the maximum. */
function useChoiceLabel(): string | undefined {
  const options = useAtomValue(optionLimitsAtom);
  const { dateTimes } = useAtomValue(bookingFormAtom);
  const t = useTranslate();
  if (!options) {
    const [day] = dateTimes;
    const [slot] = day?.times ?? [];
    if (!day || !slot) return undefined;
    const date = formatVenueDate(day.date, t, 'short');
    return t('reservation.moment', { date, time: slot.time });
  }
  const { min, max } = options;
  const count = countSlots(dateTimes);
  const key = count < min ? 'reservation.options.tooFew' : 'reservation.options.enough';
  return t(key, { count, min, max: max ?? count });
}

interface BookingFormProps {
  /** What is asked above the people. */
  first?: ReactNode;
  /** Reads the shop's seating areas ahead: the confirmation asks for one. */
  readsAreas?: boolean;
}

/**
 * People, day and times of a booking, with Continue. The booking type decides which of them show and which choice submits
 * the form. Spec section 2 screen 4, section 4 "Slot selection".
 */
export function BookingForm({ first, readsAreas = false }: BookingFormProps) {
  const hasTried = useAtomValue(submitCountAtom) > 0;
  const hasOffers = useAtomValue(slotOffersAtom).length > 0;
  const { submitsOn, needsDate, selectsTime } = useAtomValue(slotChoiceAtom);
  const { kind } = useAtomValue(calendarStateAtom);
  const locked = useAtomValue(lockedBookingFieldsAtom);
  const { shopId } = useAtomValue(configAtom);
  const submit = useSetAtom(submitBookingFormAction);
  const continues = useContinues();
  const label = useChoiceLabel();
  const hasTimes = needsDate && selectsTime && kind !== 'none';
  return (
    <div className="mc-booking-form" data-advances={submitsOn}>
      <Deferred of={NOTICES} props={hasTried || hasOffers ? {} : null} isAhead />
      <div className={hasTimes ? 'mc-columns' : undefined}>
        <div className="mc-booking-form__part">
          {first}
          {locked.has('people') ? (
            <Deferred of={LOCKED_FIELD} props={{ field: 'people' }} />
          ) : (
            <PeopleField />
          )}
          <DayPart />
        </div>
        {hasTimes && <TimePart />}
      </div>
      {needsDate && <TimeNotes />}
      {readsAreas && submitsOn === 'slot' && shopId !== null && (
        <Deferred of={SEATING_AREAS_AHEAD} isQuiet />
      )}
      {continues && <ContinueBar label={label} onPress={submit} />}
    </div>
  );
}
