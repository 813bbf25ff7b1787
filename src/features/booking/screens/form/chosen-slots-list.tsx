import { useAtomValue, useSetAtom } from 'jotai';

import { bookingFormAtom } from '../../../offer/state/choice-atoms.ts';
import { formatVenueDate } from '../../../../platform/i18n/format-venue-date.ts';
import { removeSlotAction } from '../../state/edit-booking.ts';
import { ChosenSlots } from '../../../../ui/calendar/chosen-slots.tsx';
import { useTranslate } from '../../../../screen-kit/screen.tsx';

/** The chosen slots of an offer with several, each with a Remove button. Spec section 2 screen 4. */
export default function ChosenSlotsList() {
  const { dateTimes } = useAtomValue(bookingFormAtom);
  const remove = useSetAtom(removeSlotAction);
  const t = useTranslate();
  const slots = dateTimes.flatMap(({ date, times }) =>
    times.map(({ time }) => {
      const values = { date: formatVenueDate(date, t, 'full'), time };
      return {
        id: `${date} ${time}`,
        text: t('reservation.moment', values),
        removeLabel: t('reservation.options.remove', values),
        onRemove: () => remove({ date, time }),
      };
    }),
  );
  return <ChosenSlots title={t('reservation.options.title')} slots={slots} />;
}
