import { useAtomValue, useSetAtom } from 'jotai';

import { announceAction } from '../../../../flow/state/announcements.ts';
import { nonBreaking } from '../../../../lib/text/non-breaking.ts';
import { formatVenueDate } from '../../../../platform/i18n/format-venue-date.ts';
import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { calendarIcon, chevronRightIcon } from '../../../../ui/icon/icon.tsx';
import { AskShop } from '../../../contact/screens/ask-shop.tsx';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import { findLaterDayAction, goToDayAction } from '../../state/month-search.ts';
import { weekDateAtom } from '../../state/booking-form-atoms.ts';
import type { Searched } from '../../rules/calendar.ts';
import { calendarStateAtom, slotsLoadingAtom } from '../../state/calendar-state.ts';
import { turnToWeekAction } from '../../state/edit-booking.ts';
import { VanishingButton } from './vanishing-button.tsx';
import '../../../../ui/field/field.css';

interface FreeDayButtonProps {
  text: MessageKey;
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
}

function FreeDayButton({ text, date }: FreeDayButtonProps) {
  const goToDay = useSetAtom(goToDayAction);
  const t = useTranslate();
  return (
    <VanishingButton small iconEnd={chevronRightIcon} onClick={() => goToDay(date)}>
      {t(text, { date: formatVenueDate(date, t, 'short') })}
    </VanishingButton>
  );
}

/** Searches the next period of the calendar, goes to its first free day, or says that there is none. */
function SearchLaterButton({ small }: { small?: boolean }) {
  const isLoading = useAtomValue(slotsLoadingAtom);
  const find = useSetAtom(findLaterDayAction);
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  const look = async () => {
    const until = await find();
    if (until === null) return;
    announce(t('reservation.noLaterDays', { date: formatVenueDate(until, t, 'full') }));
  };
  return (
    <VanishingButton small={small} busy={isLoading} onClick={() => void look()}>
      {t('reservation.lookLater')}
    </VanishingButton>
  );
}

/** The loaded calendar has no free day: search further, or ask the shop. */
function NoFreeDays({ until, next }: Searched) {
  const shop = useAtomValue(venueAtom).name;
  const t = useTranslate();
  const date = nonBreaking(formatVenueDate(until, t, 'full'));
  return (
    <EmptyState
      icon={calendarIcon}
      title={t('reservation.noFreeDays.title', { date })}
      action={
        <>
          {next !== null && <SearchLaterButton />}
          <AskShop />
        </>
      }
    >
      {t(next === null ? 'reservation.noFreeDays.ended' : 'reservation.noFreeDays.later', { shop })}
    </EmptyState>
  );
}

/** Below the calendar: that the week is loading or has failed to load, a way to the next free day, or that there is none. */
export default function CalendarStateView() {
  const state = useAtomValue(calendarStateAtom);
  const weekDate = useAtomValue(weekDateAtom);
  const turnToWeek = useSetAtom(turnToWeekAction);
  const t = useTranslate();
  switch (state.kind) {
    case 'free':
      return null;
    case 'loading':
      return <p className="mc-hint">{t('reservation.calendarLoading')}</p>;
    case 'unloaded':
      return (
        <>
          <p className="mc-hint">{t('reservation.calendarUnloaded')}</p>
          <Button small onClick={() => void turnToWeek(weekDate)}>
            {t('common.retry')}
          </Button>
        </>
      );
    case 'later':
      return <FreeDayButton text="reservation.laterFreeDay" date={state.date} />;
    case 'earlier':
      return (
        <>
          <p className="mc-hint">
            {t('reservation.noLaterDays', { date: formatVenueDate(state.until, t, 'full') })}
          </p>
          <FreeDayButton text="reservation.earlierFreeDay" date={state.date} />
          {state.next !== null && <SearchLaterButton small />}
        </>
      );
    case 'none':
      return <NoFreeDays {...state} />;
  }
}
