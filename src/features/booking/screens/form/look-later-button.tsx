import { useAtomValue, useSetAtom } from 'jotai';

import { announceAction } from '../../../../flow/state/announcements.ts';
import { formatVenueDate } from '../../../../platform/i18n/format-venue-date.ts';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { slotsLoadingAtom } from '../../../offer/state/offer-atoms.ts';
import { findLaterDayAction } from '../../state/beyond-week.ts';
import type { LeavingProps } from './booking-fields.tsx';

/** Searches the next period of the calendar, goes to its first free day, or says that there is none. */
export function LookLaterButton({ onLeave, small }: LeavingProps & { small?: boolean }) {
  const isLoading = useAtomValue(slotsLoadingAtom);
  const find = useSetAtom(findLaterDayAction);
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  const look = async () => {
    onLeave();
    const until = await find();
    if (until === null) return;
    announce(t('reservation.noLaterDays', { date: formatVenueDate(until, t, 'full') }));
  };
  return (
    <Button small={small} busy={isLoading} onClick={() => void look()}>
      {t('reservation.lookLater')}
    </Button>
  );
}
