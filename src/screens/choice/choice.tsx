import { useAtomValue, useSetAtom } from 'jotai';

import type { ReservationMode } from '../../domain/config/checkout-config.ts';
import { allowedModesAtom } from '../../state/booking/availability-atoms.ts';
import { chooseModeAction } from '../../state/actions/booking/edit-booking.ts';
import { bookingTypeAtom } from '../../state/booking/booking-form-atoms.ts';
import { modeAtom } from '../../state/booking/booking-state-atoms.ts';
import { isPremiumReservationAtom } from '../../state/booking/premium-reservation-atom.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { calendarIcon } from '../../ui/icon/frame-icons.ts';
import tabsStyles from '../../ui/tabs/tabs.css';
import { Tabs, type Tab } from '../../ui/tabs/tabs.tsx';
import { BookingForm, bookingFormStyles } from '../parts/booking-form/booking-form.tsx';
import { BOOKING_TITLES } from '../parts/booking-form/booking-titles.ts';
import { LaterPartView, NOTHING } from '../parts/step/later-part.tsx';
import { LazyPartView } from '../parts/step/lazy-part.tsx';
import { OfferIntro, offerIntroStyles } from '../parts/offer/offer-intro.tsx';
import { StepScreen } from '../parts/step/step-screen.tsx';
import { useTranslate } from '../parts/use-translate.ts';
import type { LazyPart, Screen } from '../screen.ts';
import { PURCHASE_TEXTS } from './choice-texts.ts';

function usePurchaseTexts() {
  return PURCHASE_TEXTS[useAtomValue(isPremiumReservationAtom) ? 'premium' : 'voucher'];
}

const loadClosed = async () => (await import('./later-panels.tsx')).closedPart;
/** Buying a voucher, whose code nobody loads who books a date. */
const VOUCHER_FORM: LazyPart = {
  load: () => import('./voucher/voucher-form.tsx'),
  catalogs: ['payment', 'contact'],
};

function Panel({ mode }: { mode: ReservationMode }) {
  const allowed = useAtomValue(allowedModesAtom);
  const waiting = <Skeleton shape="block" />;
  if (!allowed.includes(mode)) {
    return <LaterPartView key="closed" load={loadClosed} props={NOTHING} waiting={waiting} />;
  }
  if (mode === 'book') return <BookingForm />;
  return <LazyPartView part={VOUCHER_FORM} waiting={waiting} />;
}

/** The tabs, where there is something to choose between; else the one panel. */
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

/** What is on offer, then booking a date or buying a voucher. Spec section 2 screen 3. */
function Choice() {
  const mode = useAtomValue(modeAtom);
  const bookingType = useAtomValue(bookingTypeAtom);
  const texts = usePurchaseTexts();
  const t = useTranslate();
  return (
    <StepScreen title={t(mode === 'book' ? BOOKING_TITLES[bookingType] : texts.title)}>
      <OfferIntro each={mode === 'book' ? 'price.perPerson' : 'price.perVoucher'} />
      <Panels />
    </StepScreen>
  );
}

export const screen: Screen = {
  Component: Choice,
  styles: [tabsStyles, ...offerIntroStyles, ...bookingFormStyles],
};
