import { useAtomValue, useSetAtom } from 'jotai';

import { formatLocaleAtom } from '../../../../context/config-atoms.ts';
import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { MULTIPLE_DATES_FAR_SLOT_HOURS } from '../../../../lib/limits.ts';
import { formatVenueTime } from '../../../../lib/time/venue-format.ts';
import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import { Deferred, deferred } from '../../../../screen-kit/deferred.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { ContinueBar } from '../../../../screen-kit/continue-bar.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { clockIcon } from '../../../../ui/icon/booking-icons.ts';
import { calendarIcon } from '../../../../ui/icon/frame-icons.ts';
import type { BookingType } from '../../../offer/rules/booking-type.ts';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import { slotOffersAtom } from '../../state/availability-atoms.ts';
import { bookingFormShapeAtom, calendarWeekAtom } from '../../state/booking-form-atoms.ts';
import { calendarStateAtom } from '../../state/calendar.ts';
import { chosenSlotsAtom, differingVenueTimeAtom } from '../../state/chosen-slots.ts';
import { submitBookingFormAction } from '../../state/edit-booking.ts';
import { DayField, useDayFocus } from './day-field.tsx';
import { PeopleField } from './booking-fields.tsx';
import { TimeField } from './time-field.tsx';
import './booking-form.css';

/** A booking step's title by what its type of booking asks for. */
export const BOOKING_TITLES: Record<BookingType, MessageKey> = {
  1: 'choice.title.dateTime',
  2: 'choice.title.dateTime',
  3: 'choice.title.date',
  4: 'choice.title.dateTime',
  5: 'choice.title.arranged',
  6: 'choice.title.dates',
  7: 'choice.title.dateTime',
};

const FAULT_SUMMARY = deferred(() => import('./booking-fault-summary.tsx'), { needsTexts: false });
const SLOT_OFFERS = deferred(() => import('./slot-offers.tsx'), { needsTexts: false });
const CHOSEN_SLOTS = deferred(() => import('./chosen-slots-list.tsx'), { needsTexts: false });
const NO_FREE_DAYS = deferred(() => import('./no-free-days.tsx'), { needsTexts: false });

/** Remarks on the times: what several options take, and whose clock they follow. */
function TimeNotes() {
  const chosen = useAtomValue(chosenSlotsAtom);
  const venueTime = useAtomValue(differingVenueTimeAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  return (
    <>
      {chosen && (
        <p className="mc-hint">
          {t('reservation.options.hint', {
            min: chosen.min,
            max: chosen.max ?? chosen.min,
            hours: MULTIPLE_DATES_FAR_SLOT_HOURS,
          })}
        </p>
      )}
      {venueTime !== null && (
        <Notice icon={clockIcon}>
          {t('reservation.venueTime', { time: formatVenueTime(venueTime, locale) })}
        </Notice>
      )}
    </>
  );
}

interface MomentFieldsProps {
  /** The week changes and the pressed button disappears: move the focus. */
  onLeave: () => void;
}

/** Day and times, or the remark that they are arranged with the merchant (type 5). */
function MomentFields({ onLeave }: MomentFieldsProps) {
  const { asksDate, asksTime } = useAtomValue(bookingFormShapeAtom);
  const calendar = useAtomValue(calendarStateAtom);
  const chosen = useAtomValue(chosenSlotsAtom);
  const shop = useAtomValue(venueAtom).name;
  const t = useTranslate();
  if (!asksDate) {
    return (
      <Notice icon={calendarIcon} title={t('reservation.arranged.title')}>
        {t('reservation.arranged.text', { shop })}
      </Notice>
    );
  }
  const nothing = calendar.kind === 'none' ? calendar : null;
  return (
    <>
      <TimeNotes />
      <DayField onLeave={onLeave} />
      <Deferred
        of={NO_FREE_DAYS}
        props={nothing && { ...nothing, onLeave }}
        waiting={null}
        isAhead
      />
      {!nothing && asksTime && <TimeField />}
      <Deferred of={CHOSEN_SLOTS} props={chosen && {}} waiting={null} isAhead />
    </>
  );
}

/** How many options are chosen of how many that are needed, then of how many that fit; in view while choosing. */
function useChosenCount(): string | undefined {
  const chosen = useAtomValue(chosenSlotsAtom);
  const t = useTranslate();
  if (!chosen) return undefined;
  const { count, min, max } = chosen;
  const key = count < min ? 'reservation.options.tooFew' : 'reservation.options.enough';
  return t(key, { count, min, max: max ?? count });
}

/**
 * People, day and times of a booking, with Continue. The booking type decides which of them show and whether a
 * choice submits the form. Spec section 2 screen 4, section 4 "Slot selection".
 */
export function BookingForm() {
  const firstDate = useAtomValue(calendarWeekAtom)[0]?.date;
  const hasTried = useAtomValue(attemptsAtom) > 0;
  const hasOffers = useAtomValue(slotOffersAtom).length > 0;
  const { advancesOn } = useAtomValue(bookingFormShapeAtom);
  const submit = useSetAtom(submitBookingFormAction);
  const { formRef, focusDay } = useDayFocus(firstDate);
  return (
    <div className="mc-booking-form" ref={formRef} data-advances={advancesOn}>
      <Deferred of={FAULT_SUMMARY} props={hasTried ? {} : null} waiting={null} isAhead />
      <Deferred
        of={SLOT_OFFERS}
        props={hasOffers ? { onTaken: focusDay } : null}
        waiting={null}
        isAhead
      />
      <PeopleField />
      <MomentFields onLeave={focusDay} />
      <ContinueBar label={useChosenCount()} onPress={submit} />
    </div>
  );
}
