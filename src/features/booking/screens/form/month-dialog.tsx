import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';

import { announceAction } from '../../../../flow/state/announcements.ts';
import { bookingFormAtom } from '../../../offer/state/choice-atoms.ts';
import { addDays } from '../../../../lib/time/venue-date.ts';
import { formatVenueDate, formatWeekday } from '../../../../platform/i18n/format-venue-date.ts';
import { addMonths, startOfMonth, placeInWeek } from '../../../../lib/time/venue-month.ts';
import type { MessageKey, Translate } from '../../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { DayGrid, type GridDay } from '../../../../ui/calendar/day-grid.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { DAY_REASONS } from '../../rules/day-availability.ts';
import type { CalendarDay } from '../../rules/calendar.ts';
import { monthOf } from '../../rules/calendar-month.ts';
import { loadedUntilDateAtom, slotContextAtom } from '../../state/booking-form-atoms.ts';
import {
  dayWithChoiceAtom,
  findDayAfterMonthAction,
  loadMonthAction,
} from '../../state/month-search.ts';
import { slotsLoadingAtom } from '../../state/calendar-state.ts';
import { selectDayAction } from '../../state/edit-booking.ts';
import '../../../../ui/field/field.css';
import './month-dialog.css';

const HINT_ID = 'mc-month-hint';
const WEEK_DAYS = 7;

/** The names of the weekdays, from Monday. */
function weekdaysOf(date: string, t: Translate) {
  const monday = addDays(date, -placeInWeek(date));
  return [...Array(WEEK_DAYS).keys()].map((index) => {
    const day = addDays(monday, index);
    return { short: formatWeekday(day, t, 'short'), full: formatWeekday(day, t, 'long') };
  });
}

/** Whether a day is free, or why not, for its accessible name. */
function availabilityOf({ reason }: CalendarDay, isLoading: boolean): MessageKey {
  if (reason === null) return 'reservation.day.free';
  if (reason !== 'unloaded') return DAY_REASONS[reason];
  return isLoading ? 'reservation.day.loading' : 'reservation.day.unloaded';
}

interface MonthStateProps {
  days: readonly CalendarDay[];
  isLoading: boolean;
  /** An unavailable day was pressed. */
  isRefused: boolean;
  onRetry: () => void;
  /** Leads to a later month; null at the end of the offer. */
  later: ReactNode;
}

/** The line under the month: that it is loading, failed to load, or has no free day; empty while there is a choice. */
function MonthState({ days, isLoading, isRefused, onRetry, later }: MonthStateProps) {
  const t = useTranslate();
  const isLoaded = days.every(({ reason }) => reason !== 'unloaded');
  const isFree = days.some((day) => day.reason === null);
  const text = (): MessageKey | null => {
    if (isRefused) return 'reservation.dateNotAvailable';
    if (!isLoaded) return isLoading ? 'reservation.calendarLoading' : 'reservation.month.unloaded';
    return isFree ? null : 'reservation.month.none';
  };
  const key = text();
  return (
    <div className="mc-month-state">
      <p className="mc-hint" id={HINT_ID} role="status">
        {key && t(key)}
      </p>
      {!isLoaded && !isLoading && (
        <Button small onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {!isFree && (isLoaded || isLoading) && later}
    </div>
  );
}

interface LaterMonthButtonProps {
  /** A date of the month shown. */
  month: string;
  /** Shows the month of a free day found after the month shown. */
  show: (date: string) => void;
}

/** Shows the next month with a free day, or up to which date there is none. */
function LaterMonthButton({ month, show }: LaterMonthButtonProps) {
  const searchedUntil = useAtomValue(loadedUntilDateAtom);
  const [isSearched, setSearched] = useState(false);
  const isLoading = useAtomValue(slotsLoadingAtom);
  const find = useSetAtom(findDayAfterMonthAction);
  const t = useTranslate();
  const look = async () => {
    const found = await find(month);
    setSearched(found === null);
    if (found !== null) show(found);
  };
  return (
    <>
      {isSearched && (
        <p className="mc-hint" role="status">
          {t('reservation.noLaterDays', { date: formatVenueDate(searchedUntil, t, 'full') })}
        </p>
      )}
      <Button small busy={isLoading} onClick={() => void look()}>
        {t('reservation.lookLater')}
      </Button>
    </>
  );
}

/** The month of the week shown, to choose a day from. Loads the slots of each month shown. */
export default function MonthDialog({ onClose }: { onClose: () => void }) {
  const { date: selected } = useAtomValue(bookingFormAtom);
  const firstMonth = startOfMonth(useAtomValue(dayWithChoiceAtom));
  const [{ month, jumps }, setShown] = useState({ month: firstMonth, jumps: 0 });
  const [isRefused, setRefused] = useState(false);
  const { days, canPrevious, canNext } = monthOf(useAtomValue(slotContextAtom), month);
  const isLoading = useAtomValue(slotsLoadingAtom);
  const load = useSetAtom(loadMonthAction);
  const chooseDay = useSetAtom(selectDayAction);
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  useEffect(() => void load(month), [load, month]);

  const shown = days.map((day): GridDay => {
    const name = formatVenueDate(day.date, t, 'withYear');
    return {
      date: day.date,
      label: `${name}, ${t(availabilityOf(day, isLoading))}`,
      available: day.reason === null,
      isToday: day.isToday,
    };
  });
  const turn = (months: 1 | -1) => () => {
    setRefused(false);
    setShown((now) => ({ ...now, month: addMonths(now.month, months) }));
  };
  // If the customer turned the month during the search, that month stays.
  const jump = (date: string) =>
    setShown((now) =>
      now.month === month ? { month: startOfMonth(date), jumps: now.jumps + 1 } : now,
    );
  const choose = ({ date, available }: GridDay) => {
    setRefused(!available);
    if (!available) return;
    onClose();
    chooseDay(date);
    announce(formatVenueDate(date, t, 'full'));
  };
  return (
    <Dialog
      open
      title={t('reservation.month.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <DayGrid
        // A new grid moves the focus to the day found: the button that found it is removed.
        key={jumps}
        title={formatVenueDate(month, t, 'month')}
        month={{ weekdays: weekdaysOf(month, t), firstPlace: placeInWeek(month) }}
        days={shown}
        selected={selected}
        onChoose={choose}
        previous={{
          label: t('reservation.month.previous'),
          disabled: !canPrevious,
          onClick: turn(-1),
        }}
        next={{ label: t('reservation.month.next'), disabled: !canNext, onClick: turn(1) }}
        busy={isLoading}
        describedBy={HINT_ID}
      />
      <MonthState
        days={days}
        isLoading={isLoading}
        isRefused={isRefused}
        onRetry={() => void load(month)}
        later={canNext && <LaterMonthButton key={month} month={month} show={jump} />}
      />
    </Dialog>
  );
}
