import { atom, useAtomValue } from 'jotai';

import { OUTCOME } from '../../booking/rules/outcome.ts';
import { bookedTimesAtom } from '../../booking/state/booked-times-atom.ts';
import { bookableAtom, bookingTypeAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { formatLocaleAtom } from '../../../context/config-atoms.ts';
import { isMenuOrderAtom, isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { voucherResultAtom } from '../../payment/state/payment-atoms.ts';
import { activationAtom, awaitsMerchantAtom } from '../../booking/state/booking-result.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SuccessMark } from '../../../ui/feedback/success-mark.tsx';
import { clockIcon } from '../../../ui/icon/booking-icons.ts';
import { Deferred } from '../../../screen-kit/deferred-view.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { deferred } from '../../../screen-kit/deferred.ts';
import { ActivationCard, BookingCard, VenueCard } from './booking-cards.tsx';
import { HomeButton, NextList } from './next-list.tsx';
import { KeepButtons } from './keep-buttons.tsx';
import { outcomeValues } from './reference-row.tsx';
import './success.css';

/** The headline of the booking's type, and what it means. */
function useOutcome(): { title: string; description: string } {
  const texts = OUTCOME[useAtomValue(bookingTypeAtom)];
  const product = useAtomValue(bookableAtom);
  const times = useAtomValue(bookedTimesAtom);
  const { name } = useAtomValue(venueAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  const hours = product?.hours ?? { start: null, end: null };
  const values = outcomeValues({ shop: name, times, hours }, t, locale);
  return { title: t(texts.title, values), description: t(texts.description, values) };
}

/** The merchant's words for a booking that stands; a request has not come that far. */
function ConfirmedNote() {
  const note = useAtomValue(bookableAtom)?.notes.confirmed;
  const awaitsMerchant = useAtomValue(awaitsMerchantAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  if (!note || awaitsMerchant) return null;
  return <Notice title={t('booking.noteFrom', { shop: name })}>{note}</Notice>;
}

/** What was ordered from a menu. */
const ORDER_CARD = deferred(() => import('./transport/order-card.tsx'));

function ResultCard() {
  const isOrder = useAtomValue(isMenuOrderAtom);
  if (!isOrder) return <BookingCard />;
  return <Deferred of={ORDER_CARD} />;
}

/** What became of the booking and all that belongs to it. Spec section 2 screen 14. */
function BookingSuccess() {
  const awaitsMerchant = useAtomValue(awaitsMerchantAtom);
  const activation = useAtomValue(activationAtom);
  const { title, description } = useOutcome();
  const t = useTranslate();
  const intro = (
    <div className="mc-success__intro">
      <p>{description}</p>
      {awaitsMerchant && (
        <Badge smart icon={clockIcon}>
          {t('success.waiting')}
        </Badge>
      )}
    </div>
  );
  return (
    <StepScreen
      title={title}
      intro={intro}
      mark={<SuccessMark kind={awaitsMerchant ? 'waiting' : 'done'} />}
    >
      <ActivationCard activation={activation} />
      <ConfirmedNote />
      <ResultCard />
      <NextList />
      <KeepButtons />
      <VenueCard />
      <HomeButton />
    </StepScreen>
  );
}

/** What became of vouchers, whose code nobody loads who books a date. */
const VOUCHER_SUCCESS = deferred(() => import('./voucher/voucher-success.tsx'));

/** What became of an order of the server's cart. */
const ORDER_SUCCESS = deferred(() => import('./product/order-success.tsx'));

/** What is shown in place of what became of a booking; null for a booking. */
const partAtom = atom((get) => {
  if (get(isProductCheckoutAtom)) return ORDER_SUCCESS;
  return get(voucherResultAtom) === null ? null : VOUCHER_SUCCESS;
});

/** What it shows as things stand: `deferred` waits for it. @public */
export const innerViewAtom = atom(
  (get) => get(partAtom) ?? (get(isMenuOrderAtom) ? ORDER_CARD : null),
);

/** What became of it: of a booking, an order, or of vouchers that were paid or reserved. */
export default function Success() {
  const part = useAtomValue(partAtom);
  if (part === null) return <BookingSuccess />;
  return <Deferred of={part} />;
}
