import { useAtomValue, useSetAtom } from 'jotai';

import type { ReservationMode } from '../../domain/config/checkout-config.ts';
import { allowedModesAtom } from '../../state/availability-atoms.ts';
import { chooseModeAction } from '../../state/actions/edit-booking.ts';
import { bookingTypeAtom } from '../../state/booking-form-atoms.ts';
import { modeAtom } from '../../state/booking-state-atoms.ts';
import { isPremiumReservationAtom } from '../../state/premium-reservation-atom.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { calendarIcon } from '../../ui/icon/frame-icons.ts';
import tabsStyles from '../../ui/tabs/tabs.css';
import { Tabs, type Tab } from '../../ui/tabs/tabs.tsx';
import { BookingForm, bookingFormStyles } from '../parts/booking-form/booking-form.tsx';
import { BOOKING_TITLES } from '../parts/booking-form/booking-titles.ts';
import { CallShopButton } from '../parts/call-shop-button.tsx';
import { OfferIntro, offerIntroStyles } from '../parts/offer-intro.tsx';
import { StepScreen } from '../parts/step-screen.tsx';
import { useTranslate } from '../parts/use-translate.ts';
import type { Screen } from '../screen.ts';
import { PURCHASE_TEXTS } from './choice-texts.ts';
import { PurchasePanel } from './purchase-panel.tsx';

function usePurchaseTexts() {
  return PURCHASE_TEXTS[useAtomValue(isPremiumReservationAtom) ? 'premium' : 'voucher'];
}

/** Neither a date nor a voucher can be had: the merchant is blocked, or the page allows neither. */
function ClosedPanel() {
  const t = useTranslate();
  return (
    <EmptyState icon={calendarIcon} title={t('choice.closed.title')} action={<CallShopButton />}>
      {t('campaignErrors.unavailable')}
    </EmptyState>
  );
}

function Panel({ mode }: { mode: ReservationMode }) {
  const allowed = useAtomValue(allowedModesAtom);
  const texts = usePurchaseTexts();
  if (!allowed.includes(mode)) return <ClosedPanel />;
  return mode === 'book' ? <BookingForm /> : <PurchasePanel texts={texts} />;
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
      <OfferIntro />
      <Panels />
    </StepScreen>
  );
}

export const screen: Screen = {
  Component: Choice,
  styles: [tabsStyles, ...offerIntroStyles, ...bookingFormStyles],
};
