import { useAtomValue } from 'jotai';

import type { CalendarEvent } from '../../domain/share/calendar-event.ts';
import { shareText } from '../../domain/share/share-text.ts';
import { bookedTimesAtom, calendarMomentAtom } from '../../state/booking/booked-times-atom.ts';
import { formatLocaleAtom } from '../../state/config/language-atom.ts';
import { discountAtom, priceAtom } from '../../state/campaign/price-atoms.ts';
import { productAtom } from '../../state/campaign/product-atom.ts';
import { reservationAtom } from '../../state/result/reservation-atom.ts';
import { awaitsMerchantAtom } from '../../state/result/result-atoms.ts';
import { venueAtom } from '../../state/shop/venue-atom.ts';
import { useTranslate } from '../parts/use-translate.ts';
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
