import { useAtomValue } from 'jotai';

import type { CalendarEvent } from '../rules/calendar-event.ts';
import { shareText } from '../rules/share-text.ts';
import { bookedTimesAtom, calendarMomentAtom } from '../../booking/state/booked-times-atom.ts';
import { formatLocaleAtom } from '../../../context/language-atom.ts';
import { discountAtom, priceAtom } from '../../offer/state/price-atoms.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';
import { awaitsMerchantAtom } from '../../booking/state/result-atoms.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { sharePartsOf } from './share-parts.ts';

/** What is handed to the share sheet. */
export interface SharedWords {
  title: string;
  text: string;
}

/** A booking as it is told to others, in the language shown. */
export function useShareData(): SharedWords {
  const product = useAtomValue(productAtom);
  const venue = useAtomValue(venueAtom);
  const price = useAtomValue(priceAtom);
  const discount = useAtomValue(discountAtom);
  const times = useAtomValue(bookedTimesAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  const campaignTitle = product?.productTitle ?? '';
  const currency = product?.currency ?? '';
  const facts = { campaignTitle, venue, price, discount, currency, times };
  return { title: campaignTitle, text: shareText(sharePartsOf(facts, t, locale)) };
}

/** The booking as a calendar keeps it; null where it has no one moment. A request says that it is one. */
export function useCalendarEvent(): CalendarEvent | null {
  const when = useAtomValue(calendarMomentAtom);
  const reservation = useAtomValue(reservationAtom);
  const isRequest = useAtomValue(awaitsMerchantAtom);
  const { name, address } = useAtomValue(venueAtom);
  const { title, text } = useShareData();
  const t = useTranslate();
  if (!when || !reservation) return null;
  const named = `${name}: ${title}`;
  return {
    id: reservation.transactionId,
    title: isRequest ? t('success.calendarPending', { title: named }) : named,
    description: text,
    location: address?.text ?? '',
    when,
  };
}
