import { atom, useAtomValue, useSetAtom } from 'jotai';

import { countSlots } from '../features/booking/rules/slot-selection.ts';
import { SLOT_CHOICES } from '../features/booking/rules/slots.ts';
import { useMoney } from '../features/offer/screens/unit-price.tsx';
import {
  bookingTypeAtom,
  priceAtom,
  purchaseCountAtom,
} from '../features/offer/state/offer-atoms.ts';
import {
  bookAtom,
  canGoBackAtom,
  currentEntryAtom,
  isMenuOrderAtom,
  modeAtom,
  subviewAtom,
} from '../flow/state/flow-atoms.ts';
import { contactIsKnownAtom } from '../features/contact/state/contact-fields.ts';
import { editStepsAtom } from '../flow/state/flow-steps-atoms.ts';
import { goBackAction } from '../flow/state/move-step.ts';
import { formatVenueDate } from '../platform/i18n/format-venue-date.ts';
import type { Translate } from '../platform/i18n/message-key.ts';
import { Deferred, deferred } from '../screen-kit/deferred.tsx';
import { useTranslate } from '../screen-kit/screen.tsx';
import { SummaryBanner, type SummaryBannerItem } from '../ui/frame/summary-banner.tsx';
import { giftIcon, calendarIcon, peopleIcon } from '../ui/icon/icon.tsx';

/** The booking's date and time, if known. */
type BookedWhen =
  | { kind: 'toBeScheduled' }
  /** Venue date, with the time (`HH:MM`) if the booking type needs one. */
  | { kind: 'single'; date: string; time: string | null }
  | { kind: 'options'; count: number };

/** Date and time of the booking; null before any choice. Spec section 2 screen 2. */
export const bookedWhenAtom = atom((get): BookedWhen | null => {
  if (!SLOT_CHOICES[get(bookingTypeAtom)].needsDate) return { kind: 'toBeScheduled' };
  const { date, dateTimes } = get(bookAtom);
  const count = countSlots(dateTimes);
  if (count > 1) return { kind: 'options', count };
  const [day] = dateTimes;
  if (day) return { kind: 'single', date: day.date, time: day.times[0]?.time ?? null };
  return date === null ? null : { kind: 'single', date, time: null };
});

function whenText(when: BookedWhen, t: Translate): string {
  switch (when.kind) {
    case 'toBeScheduled':
      return t('banner.toBeScheduled');
    case 'options':
      return t('banner.options', { count: when.count });
    case 'single': {
      const date = formatVenueDate(when.date, t, 'short');
      if (when.time === null) return date;
      return t('reservation.moment', { date, time: when.time });
    }
  }
}

/** Date and party size, or the number of vouchers; empty before any choice. */
function useBannerItems(): readonly SummaryBannerItem[] {
  const when = useAtomValue(bookedWhenAtom);
  const count = useAtomValue(purchaseCountAtom);
  const isVoucher = useAtomValue(modeAtom) === 'voucher';
  const t = useTranslate();
  if (isVoucher) return [{ icon: giftIcon, text: t('banner.vouchers', { count }) }];
  if (!when) return [];
  return [
    { icon: calendarIcon, text: whenText(when, t) },
    { icon: peopleIcon, text: t('banner.people', { count }) },
  ];
}

/** The banner of a menu order, which date bookings do not load. */
const ORDER_BANNER = deferred(() => import('../features/ordering/screens/order-banner.tsx'));

/**
 * Whether a card of the confirm step already shows everything in the banner: a booking's first card, or a purchase's until
 * its payment starts.
 */
const hasCardAtom = atom((get) => {
  if (get(currentEntryAtom)?.step !== 'confirm') return false;
  if (get(modeAtom) === 'voucher') return get(subviewAtom) === null;
  return get(editStepsAtom).contact !== null || get(contactIsKnownAtom);
});

function BookingBanner() {
  const hasCard = useAtomValue(hasCardAtom);
  const items = useBannerItems();
  const price = useAtomValue(priceAtom);
  const money = useMoney();
  const canGoBack = useAtomValue(canGoBackAtom);
  const goBack = useSetAtom(goBackAction);
  const t = useTranslate();
  if (items.length === 0 || hasCard) return null;
  return (
    <SummaryBanner
      items={items}
      price={price ? money(price.totalCents) : undefined}
      actionText={t('common.change')}
      onClick={canGoBack ? goBack : undefined}
    />
  );
}

/** Date, party size and price; a click goes back if possible. Spec section 2 screen 2. */
export default function CheckoutBanner() {
  const isOrder = useAtomValue(isMenuOrderAtom);
  return isOrder ? <Deferred of={ORDER_BANNER} /> : <BookingBanner />;
}
