import { useAtomValue } from 'jotai';

import { bookedTimesAtom } from '../state/booked-times-atom.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { formatLocaleAtom } from '../../../context/language-atom.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import { chosenResourceAtom } from '../state/resources-atom.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { differingVenueTimeAtom } from '../state/venue-time-atom.ts';
import {
  SummaryList,
  type SummaryListProps,
  type SummaryRow,
} from '../../../ui/display/summary-list.tsx';
import { momentInWords } from './booking-words.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import './booking-summary.css';

/** When the booking is: each chosen moment, or with whom the date is still to be set. */
function useWhenRow(): SummaryRow {
  const times = useAtomValue(bookedTimesAtom);
  const venueTime = useAtomValue(differingVenueTimeAtom);
  const { name } = useAtomValue(venueAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  if (times.length === 0) {
    return { label: t('booking.when'), value: t('booking.toBeScheduled', { shop: name }) };
  }
  const zoneNote = venueTime ? t('reservation.venueTime', { time: venueTime }) : null;
  const [first, ...others] = times.map((time) => momentInWords(time, t, locale));
  if (others.length === 0) return { label: t('booking.when'), value: first, note: zoneNote };
  return {
    label: t('booking.when'),
    value: (
      <ol className="mc-booking-options">
        {[first, ...others].map((moment) => (
          <li key={moment}>{moment}</li>
        ))}
      </ol>
    ),
    note: (
      <>
        {t('booking.optionsNote', { shop: name })} {zoneNote}
      </>
    ),
  };
}

interface BookingSummaryProps extends Pick<SummaryListProps, 'total'> {
  more?: readonly SummaryRow[];
}

/** What is booked, where, when and for how many; a screen may add rows of its own, and a total. */
export function BookingSummary({ more = [], total }: BookingSummaryProps) {
  const product = useAtomValue(productAtom);
  const { name } = useAtomValue(venueAtom);
  const { numberOfPeople } = useAtomValue(bookAtom);
  const when = useWhenRow();
  const t = useTranslate();
  const offer = { label: t('booking.offer'), value: product?.productTitle, note: name };
  const resource = useAtomValue(chosenResourceAtom);
  const people = { label: t('booking.people'), value: numberOfPeople };
  const withWhom = resource ? [{ label: t('booking.resource'), value: resource.name }] : [];
  return <SummaryList rows={[offer, when, people, ...withWhom, ...more]} total={total} />;
}
