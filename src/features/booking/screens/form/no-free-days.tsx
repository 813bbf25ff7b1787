import { useAtomValue } from 'jotai';

import { formatVenueDate } from '../../../../platform/i18n/format-venue-date.ts';
import { unbroken } from '../../../../lib/text/unbroken.ts';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { calendarIcon } from '../../../../ui/icon/icon.tsx';
import { AskShop } from '../../../offer/screens/ask-shop.tsx';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import type { Searched } from '../../state/calendar.ts';
import type { LeavingProps } from './booking-fields.tsx';
import { LookLaterButton } from './look-later-button.tsx';

/** The loaded calendar has no free day: search further, or ask the shop. */
export default function NoFreeDays({ until, next, onLeave }: Searched & LeavingProps) {
  const shop = useAtomValue(venueAtom).name;
  const t = useTranslate();
  const date = unbroken(formatVenueDate(until, t, 'full'));
  return (
    <EmptyState
      icon={calendarIcon}
      title={t('reservation.noFreeDays.title', { date })}
      action={
        <>
          {next !== null && <LookLaterButton onLeave={onLeave} />}
          <AskShop />
        </>
      }
    >
      {t(next === null ? 'reservation.noFreeDays.ended' : 'reservation.noFreeDays.later', { shop })}
    </EmptyState>
  );
}
