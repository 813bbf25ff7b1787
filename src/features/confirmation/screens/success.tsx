import { atom, useAtomValue } from 'jotai';

import { OUTCOME } from '../../booking/rules/outcome.ts';
import {
  bookedTimesAtom,
  type BookedTime,
  momentMessage,
} from '../../booking/state/booked-times.ts';
import { bookableAtom, bookingTypeAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { formatLocaleAtom } from '../../../context/config-atoms.ts';
import { isMenuOrderAtom, isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { voucherResultAtom } from '../../payment/state/payment-atoms.ts';
import { activationAtom, awaitsMerchantAtom } from '../../booking/state/booking-result.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SuccessMark } from '../../../ui/feedback/success-mark.tsx';
import { clockIcon } from '../../../ui/icon/booking-icons.ts';
import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { ActivationCard, BookingCard, VenueCard } from './booking-cards.tsx';
import { HomeButton, NextList } from './next-list.tsx';
import { KeepButtons } from './keep-buttons.tsx';

import './success.css';
import { formatVenueTime } from '../../../lib/time/venue-format.ts';
import type { MessageValues, Translate } from '../../../platform/i18n/message-key.ts';

/** Values for the text under the headline. */
export interface OutcomeFacts {
  shop: string;
  times: readonly BookedTime[];
  /** Venue times (`HH:MM`) between which the campaign runs; null when all day. */
  hours: { start: string | null; end: string | null };
}

/** The places of the outcome's texts: the shop, the day and, where they are known, its hours. */
export function outcomeValues(facts: OutcomeFacts, t: Translate, locale: string): MessageValues {
  const { shop, times, hours } = facts;
  const [first] = times;
  return {
    shop,
    date: first ? momentMessage(first, t, locale) : '',
    hours: hours.start !== null && hours.end !== null ? 'known' : 'other',
    start: hours.start === null ? '' : formatVenueTime(hours.start, locale),
    end: hours.end === null ? '' : formatVenueTime(hours.end, locale),
  };
}

/** The headline of the booking's type, and what it means. */
function useOutcome(): { title: string; description: string } {
  const texts = OUTCOME[useAtomValue(bookingTypeAtom)];
  const bookable = useAtomValue(bookableAtom);
  const times = useAtomValue(bookedTimesAtom);
  const { name } = useAtomValue(venueAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  const hours = bookable?.hours ?? { start: null, end: null };
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

const ORDER_CARD = deferred(() => import('./transport/order-card.tsx'));

function ResultCard() {
  const isOrder = useAtomValue(isMenuOrderAtom);
  if (!isOrder) return <BookingCard />;
  return <Deferred of={ORDER_CARD} />;
}

/** The result of a booking. Spec section 2 screen 14. */
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

const VOUCHER_SUCCESS = deferred(() => import('./voucher/voucher-success.tsx'));

const ORDER_SUCCESS = deferred(() => import('./product/order-success.tsx'));

/** The result view of an order or of vouchers; null for a booking. */
const partAtom = atom((get) => {
  if (get(isProductCheckoutAtom)) return ORDER_SUCCESS;
  return get(voucherResultAtom) === null ? null : VOUCHER_SUCCESS;
});

/** The view inside the screen, which `deferred` waits for. @public */
export const innerViewAtom = atom(
  (get) => get(partAtom) ?? (get(isMenuOrderAtom) ? ORDER_CARD : null),
);

/** The result of a booking, an order or vouchers. */
export default function Success() {
  const part = useAtomValue(partAtom);
  if (part === null) return <BookingSuccess />;
  return <Deferred of={part} />;
}
