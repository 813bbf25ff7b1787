import { PageSlot } from '../../../screen-kit/page-slot.tsx';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import {
  bookedTimesAtom,
  type BookedTime,
  momentMessage,
} from '../../booking/state/booked-times.ts';
import type { Bookable } from '../../offer/rules/bookable.ts';
import { bookableAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { awaitsMerchantAtom, outcomeTypeAtom } from '../../booking/state/booking-result.ts';
import { SuccessMark } from '../../../ui/feedback/success-mark.tsx';
import { HomeButton } from '../../../screen-kit/result-links.tsx';
import { StepScreen, useTranslate } from '../../../screen-kit/screen.tsx';
import { BookingCard, ResultIntro } from './booking-cards.tsx';
import { NextOfBooking } from './next-list.tsx';
import { KeepButtons } from './keep-buttons.tsx';

import '../../../ui/field/field.css';
import './success.css';
import type { Translate } from '../../../platform/i18n/message-key.ts';

/** Headline and text by booking type. INFO offers cannot be booked. Spec section 4 "Outcomes by type". */
export const OUTCOME = {
  1: { title: 'success.confirmed.title', description: 'success.confirmed.description' },
  2: { title: 'success.pending.title', description: 'success.pending.description' },
  3: { title: 'success.window.title', description: 'success.window.description' },
  4: { title: 'success.pending.title', description: 'success.pending.description' },
  5: { title: 'success.toBeScheduled.title', description: 'success.toBeScheduled.description' },
  6: { title: 'success.options.title', description: 'success.options.description' },
  7: { title: 'success.transport.title', description: 'success.transport.description' },
} as const;

/** Values for the outcome's texts: the day, and the venue times between which the campaign runs, if known. */
export function outcomeValues(
  [first]: readonly BookedTime[],
  hours: Bookable['hours'] | undefined,
  t: Translate,
) {
  const { start = null, end = null } = hours ?? {};
  return {
    date: first ? momentMessage(first, t) : '',
    hours: start !== null && end !== null ? 'known' : 'other',
    start: start ?? '',
    end: end ?? '',
  };
}

function useOutcome(): { title: string; description: string } {
  const texts = OUTCOME[useAtomValue(outcomeTypeAtom)];
  const bookable = useAtomValue(bookableAtom);
  const times = useAtomValue(bookedTimesAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  const values = { shop: name, ...outcomeValues(times, bookable?.hours, t) };
  return { title: t(texts.title, values), description: t(texts.description, values) };
}

interface BookingResultProps {
  card: ReactNode;
  /** The card shows the venue's address. */
  isAddressShown?: boolean;
}

/** The result of a booking or a menu order, with a card of what was booked. Spec section 2 screen 14. */
export function BookingResult({ card, isAddressShown = false }: BookingResultProps) {
  const awaitsMerchant = useAtomValue(awaitsMerchantAtom);
  const { title, description } = useOutcome();
  const t = useTranslate();
  const awaited = awaitsMerchant ? t('success.waiting') : null;
  return (
    <StepScreen
      title={title}
      intro={<ResultIntro text={description} awaited={awaited} />}
      mark={<SuccessMark kind={awaitsMerchant ? 'waiting' : 'done'} />}
    >
      <div className="mc-columns">
        <div className="mc-form">{card}</div>
        <div className="mc-form">
          <NextOfBooking shown={isAddressShown ? 'address' : 'nothing'} />
          <PageSlot name="after-success" />
          <KeepButtons>
            <HomeButton />
          </KeepButtons>
        </div>
      </div>
    </StepScreen>
  );
}

export default function Success() {
  return <BookingResult card={<BookingCard />} />;
}
