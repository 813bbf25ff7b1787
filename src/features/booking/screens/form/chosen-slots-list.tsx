import { useAtomValue, useSetAtom } from 'jotai';

import { formatVenueDate } from '../../../../platform/i18n/format-venue-date.ts';
import { removeSlotAction } from '../../state/edit-booking.ts';
import { chosenSlotsAtom } from '../../state/chosen-slots.ts';
import { ChosenSlots } from '../../../../ui/calendar/chosen-slots.tsx';
import { useTranslate } from '../../../../screen-kit/screen.tsx';

/** The chosen slots of an offer with several, each with a Remove button. Spec section 2 screen 4. */
export default function ChosenSlotsList() {
  const chosen = useAtomValue(chosenSlotsAtom);
  const remove = useSetAtom(removeSlotAction);
  const t = useTranslate();
  if (!chosen) return null;
  const slots = chosen.moments.map((moment) => {
    const values = {
      date: formatVenueDate(moment.date, t, 'full'),
      time: moment.time,
    };
    return {
      id: `${moment.date} ${moment.time}`,
      text: t('reservation.moment', values),
      removeLabel: t('reservation.options.remove', values),
      onRemove: () => remove(moment),
    };
  });
  return <ChosenSlots title={t('reservation.options.title')} slots={slots} />;
}
