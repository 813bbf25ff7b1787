import { atom, useAtomValue, useSetAtom } from 'jotai';

import { countSlots } from '../features/booking/rules/slot-selection.ts';
import { SLOT_CHOICES } from '../features/booking/rules/offered-slots.ts';
import { useMoney } from '../features/offer/screens/unit-price.tsx';
import { bookingTypeAtom, purchaseCountAtom } from '../features/offer/state/offer-atoms.ts';
import { priceAtom } from '../features/vouchers/state/price-atoms.ts';
import { bookingFormAtom, modeAtom } from '../features/offer/state/choice-atoms.ts';
import {
  canGoBackAtom,
  currentEntryAtom,
  isMenuOrderAtom,
  subviewAtom,
} from '../flow/state/flow-atoms.ts';
import { contactIsKnownAtom } from '../features/contact/state/contact-form.ts';
import { editStepsAtom } from '../flow/state/flow-steps-atoms.ts';
import { goBackAction } from '../flow/state/move-step.ts';
import { formatVenueDate } from '../platform/i18n/format-venue-date.ts';
import { Deferred, deferred } from '../screen-kit/deferred.tsx';
import { useTranslate } from '../screen-kit/screen.tsx';
import { SummaryBanner, type SummaryBannerItem } from '../ui/frame/summary-banner.tsx';
import { giftIcon, calendarIcon, peopleIcon } from '../ui/icon/icon.tsx';

/** Date and time of the booking; null before any choice. Spec section 2 screen 2. */
function useWhen(): string | null {
  const { date, dateTimes } = useAtomValue(bookingFormAtom);
  const { needsDate } = SLOT_CHOICES[useAtomValue(bookingTypeAtom)];
  const t = useTranslate();
  if (!needsDate) return t('banner.toBeScheduled');
  const count = countSlots(dateTimes);
  if (count > 1) return t('banner.options', { count });
  const [day] = dateTimes;
  const shown = day?.date ?? date;
  if (shown === null) return null;
  const text = formatVenueDate(shown, t, 'short');
  const time = day?.times[0]?.time;
  return time === undefined ? text : t('reservation.moment', { date: text, time });
}

/** Date and party size, or the number of vouchers; empty before any choice. */
function useBannerItems(): readonly SummaryBannerItem[] {
  const when = useWhen();
  const count = useAtomValue(purchaseCountAtom);
  const isVoucher = useAtomValue(modeAtom) === 'voucher';
  const t = useTranslate();
  if (isVoucher) return [{ icon: giftIcon, text: t('banner.vouchers', { count }) }];
  if (!when) return [];
  return [
    { icon: calendarIcon, text: when },
    { icon: peopleIcon, text: t('banner.people', { count }) },
  ];
}

/** The banner of a menu order, which date bookings do not load. */
const ORDER_BANNER = deferred(
  () => import('../features/ordering/screens/order-banner.tsx'),
  ['ordering', 'shared'],
);

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
