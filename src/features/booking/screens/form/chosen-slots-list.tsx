import { useAtomValue, useSetAtom } from 'jotai';

import { formatVenueDate, formatVenueTime } from '../../../../lib/time/venue-format.ts';
import { removeSlotAction } from '../../state/edit-booking.ts';
import { chosenSlotsAtom, type ChosenMoment } from '../../state/chosen-slots.ts';
import { formatLocaleAtom } from '../../../../context/config-atoms.ts';
import { ChosenSlots } from '../../../../ui/calendar/chosen-slots.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';

const idOf = ({ date, time }: ChosenMoment) => `${date} ${time}`;

/** The chosen slots of an offer that takes several, each with Remove. Spec section 2 screen 4. */
export default function ChosenSlotsList() {
  const chosen = useAtomValue(chosenSlotsAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const remove = useSetAtom(removeSlotAction);
  const t = useTranslate();
  if (!chosen) return null;
  const slots = chosen.moments.map((moment) => {
    const values = {
      date: formatVenueDate(moment.date, locale, 'full'),
      time: formatVenueTime(moment.time, locale),
    };
    return {
      id: idOf(moment),
      text: t('reservation.moment', values),
      removeLabel: t('reservation.options.remove', values),
    };
  });
  const removeById = (id: string) => {
    const moment = chosen.moments.find((each) => idOf(each) === id);
    if (moment) remove(moment);
  };
  return <ChosenSlots title={t('reservation.options.title')} slots={slots} onRemove={removeById} />;
}
