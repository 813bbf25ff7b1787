import { useAtomValue, useSetAtom } from 'jotai';

import { modeAtom } from '../../offer/state/choice-atoms.ts';
import type { ReservationMode } from '../../../lib/config/checkout-config.ts';
import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';
import { useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { giftIcon, smartIcon, calendarIcon } from '../../../ui/icon/icon.tsx';
import { Tabs, type Tab } from '../../../ui/tabs/tabs.tsx';
import { OfferNotes } from '../../offer/screens/offer-intro.tsx';
import {
  allowedModesAtom,
  bookingTypeAtom,
  isPremiumReservationAtom,
} from '../../offer/state/offer-atoms.ts';
import { chooseModeAction } from '../state/edit-booking.ts';
import { BOOKING_TITLES, BookingForm } from './form/booking-form.tsx';

/** Texts of the heading and the tabs; the premium variant has its own. Spec section 2 screen 3. */
const PURCHASE_TEXTS = {
  voucher: {
    title: 'choice.title.voucher',
    bookTab: 'choice.tabs.book',
    buyTab: 'choice.tabs.voucher',
    icon: giftIcon,
  },
  premium: {
    title: 'reservationType.smart',
    bookTab: 'reservationType.normal',
    buyTab: 'reservationType.smart',
    icon: smartIcon,
  },
} as const;

function usePurchaseTexts() {
  return PURCHASE_TEXTS[useAtomValue(isPremiumReservationAtom) ? 'premium' : 'voucher'];
}

/** Loaded on demand, because most bookings do not need it. */
const VOUCHER_FORM = deferred(
  () => import('../../vouchers/screens/voucher-form.tsx'),
  ['contact', 'shared', 'vouchers'],
);

function Panel({ mode }: { mode: ReservationMode }) {
  if (mode === 'book') return <BookingForm readsAreas />;
  return <Deferred of={VOUCHER_FORM} waiting={<Skeleton shape="block" />} />;
}

/** Tabs if both modes are allowed, else the one panel. */
function Panels() {
  const mode = useAtomValue(modeAtom);
  const allowed = useAtomValue(allowedModesAtom);
  const chooseMode = useSetAtom(chooseModeAction);
  const texts = usePurchaseTexts();
  const t = useTranslate();
  if (allowed.length < 2) return <Panel mode={mode} />;
  const tabs: Record<ReservationMode, Tab<ReservationMode>> = {
    book: { id: 'book', text: t(texts.bookTab), icon: calendarIcon },
    voucher: { id: 'voucher', text: t(texts.buyTab), icon: texts.icon },
  };
  return (
    <Tabs
      label={t('choice.tabs.label')}
      tabs={allowed.map((each) => tabs[each])}
      selected={mode}
      onSelect={chooseMode}
    >
      <Panel mode={mode} />
    </Tabs>
  );
}

/** The offer, and the choice between booking a date and buying a voucher. Spec section 2 screen 3. */
export default function Choice() {
  const mode = useAtomValue(modeAtom);
  const bookingType = useAtomValue(bookingTypeAtom);
  const texts = usePurchaseTexts();
  const t = useTranslate();
  return (
    <StepScreen title={t(mode === 'book' ? BOOKING_TITLES[bookingType] : texts.title)}>
      <OfferNotes />
      <Panels />
    </StepScreen>
  );
}
