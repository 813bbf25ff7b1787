import { useAtomValue, useSetAtom } from 'jotai';

import { slotDate, slotTime, type Slot } from '../../../../lib/time/slots.ts';
import { formatVenueDate, formatVenueTime } from '../../../../lib/time/venue-format.ts';
import { chooseOfferedSlotAction } from '../../state/edit-booking.ts';
import { bookingFormShapeAtom } from '../../state/booking-form-atoms.ts';
import { configAtom, formatLocaleAtom } from '../../../../context/config-atoms.ts';
import { slotOffersAtom } from '../../state/availability-atoms.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { clockIcon } from '../../../../ui/icon/booking-icons.ts';
import { AskShop } from '../../../offer/screens/ask-shop.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import '../../../../ui/field/field.css';
import './slot-offers.css';

interface SlotOffersProps {
  /** An offer was chosen and the buttons disappear: move the focus. */
  onTaken: () => void;
}

/** That one press is enough. */
const TEXTS = {
  slot: 'reservation.advanceOnTime',
  day: 'reservation.advanceOnDay',
} as const;

/** The nearest free slots or days in place of one that was lost, each a button. */
export default function SlotOffers({ onTaken }: SlotOffersProps) {
  const offers = useAtomValue(slotOffersAtom);
  const { asksTime, advancesOn } = useAtomValue(bookingFormShapeAtom);
  const { timeZone } = useAtomValue(configAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const take = useSetAtom(chooseOfferedSlotAction);
  const t = useTranslate();
  if (offers.length === 0) return null;
  const textOf = (slot: Slot) => {
    const date = formatVenueDate(slotDate(slot, timeZone), locale, 'short');
    if (!asksTime) return date;
    return t('reservation.moment', {
      date,
      time: formatVenueTime(slotTime(slot, timeZone), locale),
    });
  };
  const choose = (slot: Slot) => {
    onTaken();
    take(slot);
  };
  return (
    <section className="mc-slot-offers">
      <h3 className="mc-label">
        {t(asksTime ? 'reservation.offers.title' : 'reservation.offers.days')}
      </h3>
      {advancesOn && <p className="mc-hint">{t(TEXTS[advancesOn])}</p>}
      <ul className="mc-slot-offers__list">
        {offers.map((slot) => (
          <li key={slot.startTime}>
            <Button icon={clockIcon} onClick={() => choose(slot)}>
              {textOf(slot)}
            </Button>
          </li>
        ))}
      </ul>
      <AskShop />
    </section>
  );
}
