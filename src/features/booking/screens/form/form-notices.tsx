import { useAtomValue, useSetAtom } from 'jotai';

import { slotDate, slotTime, type Slot } from '../../../../lib/time/slots.ts';
import { formatVenueDate } from '../../../../platform/i18n/format-venue-date.ts';
import { chooseOfferedSlotAction } from '../../state/replace-unavailable-slots.ts';
import {
  bookingIssuesAtom,
  slotChoiceAtom,
  slotOffersAtom,
  timetableAtom,
} from '../../state/booking-form-atoms.ts';
import { configAtom } from '../../../../context/checkout-context.ts';
import { clockIcon } from '../../../../ui/icon/icon.tsx';
import { AskShop } from '../../../contact/screens/ask-shop.tsx';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import { errorsOf, FormErrors } from '../../../../screen-kit/form-errors.tsx';
import { FIELD_IDS } from './booking-fields.tsx';
import { VanishingButton } from './vanishing-button.tsx';
import '../../../../ui/field/field.css';
import './slot-offers.css';

const TEXTS = {
  slot: 'reservation.advanceOnTime',
  day: 'reservation.advanceOnDay',
} as const;

/** The nearest free slots or days in place of a lost one, each a button. */
function SlotOffers() {
  const offers = useAtomValue(slotOffersAtom);
  const { selectsTime, submitsOn } = useAtomValue(slotChoiceAtom);
  const { timeZone } = useAtomValue(configAtom);
  const choose = useSetAtom(chooseOfferedSlotAction);
  const t = useTranslate();
  if (offers.length === 0) return null;
  const textOf = (slot: Slot) => {
    const date = formatVenueDate(slotDate(slot, timeZone), t, 'short');
    if (!selectsTime) return date;
    const time = slotTime(slot, timeZone);
    return t('reservation.moment', { date, time });
  };
  return (
    <section className="mc-slot-offers">
      <h3 className="mc-label">
        {t(selectsTime ? 'reservation.offers.title' : 'reservation.offers.days')}
      </h3>
      {submitsOn && <p className="mc-hint">{t(TEXTS[submitsOn])}</p>}
      <ul className="mc-slot-offers__list">
        {offers.map((slot) => (
          <li key={slot.startTime}>
            <VanishingButton icon={clockIcon} onClick={() => choose(slot)}>
              {textOf(slot)}
            </VanishingButton>
          </li>
        ))}
      </ul>
      <AskShop />
    </section>
  );
}

/**
 * Above the fields of the booking form: its errors after a try to continue, and replacements of a lost time. Without a
 * timetable, errors about times link to the days.
 */
export default function FormNotices() {
  const issues = useAtomValue(bookingIssuesAtom);
  const hasTimetable = useAtomValue(timetableAtom).length > 0;
  const dateTimes = hasTimetable ? FIELD_IDS.dateTimes : FIELD_IDS.date;
  const ids = { ...FIELD_IDS, dateTimes };
  return (
    <>
      <FormErrors errors={errorsOf(issues, (field) => ids[field])} />
      <SlotOffers />
    </>
  );
}
