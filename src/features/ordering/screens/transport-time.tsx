import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { formatLocaleAtom, configAtom } from '../../../context/checkout-context.ts';
import { bookAtom } from '../../../flow/state/flow-atoms.ts';
import { useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { ContinueBar } from '../../../screen-kit/continue-bar.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RadioCards, type RadioCardOption } from '../../../ui/field/radio-cards.tsx';
import { clockIcon } from '../../../ui/icon/icon.tsx';
import { BookingForm } from '../../booking/screens/form/booking-form.tsx';
import { bookedTimesAtom, momentMessage } from '../../booking/state/booked-times.ts';
import { submitBookingFormAction } from '../../booking/state/edit-booking.ts';
import {
  orderStartNoteAtom,
  asapStartAtom,
  chooseInstantAction,
} from '../../delivery/state/menu-order-form.ts';
import type { TransportInstant } from '../../offer/rules/transport-terms.ts';
import {
  transportInstantsAtom,
  transportTermsAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import { formatVenueTime } from '../../../lib/time/venue-format.ts';
import { slotTime } from '../../../lib/time/slots.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';

/** The time of the order as text; empty before a choice. */
export function useOrderWhen(): string {
  const { transportInstant } = useAtomValue(bookAtom);
  const [time] = useAtomValue(bookedTimesAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  if (transportInstant === 'asap') return t('transport.asap');
  return time ? momentMessage(time, t, locale) : '';
}

/** As soon as possible or scheduled; a text if only one is available. Spec section 2 screen 4 "Transport-instant radios". */
function InstantField() {
  const instants = useAtomValue(transportInstantsAtom);
  const { transportInstant } = useAtomValue(bookAtom);
  const choose = useSetAtom(chooseInstantAction);
  const asapText = useAsapText();
  const t = useTranslate();
  const options: Record<TransportInstant, RadioCardOption<TransportInstant>> = {
    asap: { value: 'asap', title: t('transport.asap'), description: asapText },
    scheduled: {
      value: 'scheduled',
      title: t('transport.scheduled'),
      description: t('transport.scheduledText'),
    },
  };
  if (instants.length > 1) {
    return (
      <RadioCards
        legend={t('transport.whenTitle')}
        legendHidden
        options={instants.map((instant) => options[instant])}
        value={transportInstant}
        onChange={choose}
        columns
      />
    );
  }
  if (instants[0] === 'scheduled') return <p className="mc-hint">{t('transport.onlyScheduled')}</p>;
  return (
    <Notice icon={clockIcon} title={t('transport.asap')}>
      {asapText}
    </Notice>
  );
}

/** The time of the order: as soon as possible or from the calendar. */
export default function TransportTime() {
  const instants = useAtomValue(transportInstantsAtom);
  const startNote = useAtomValue(orderStartNoteAtom);
  const { transportInstant } = useAtomValue(bookAtom);
  const choose = useSetAtom(chooseInstantAction);
  const submit = useSetAtom(submitBookingFormAction);
  const t = useTranslate();
  const [first] = instants;
  const isOpen = instants.includes(transportInstant);
  // The merchant may have closed or opened since the choice.
  useEffect(() => {
    if (!isOpen && first) choose(first);
  }, [isOpen, first, choose]);
  return (
    <StepScreen title={t('transport.whenTitle')}>
      {startNote !== null && <Notice>{startNote}</Notice>}
      <InstantField />
      {transportInstant === 'scheduled' ? <BookingForm /> : <ContinueBar onPress={submit} />}
    </StepScreen>
  );
}

/** When "as soon as possible" is; empty if unknown. */
export function useAsapText(): string {
  const { selectionLeadMinutes: minutes } = useAtomValue(transportTermsAtom);
  const startTime = useAtomValue(asapStartAtom);
  const { timeZone } = useAtomValue(configAtom);
  const { name } = useAtomValue(venueAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  if (minutes === 0) return t('transport.asapShop', { shop: name });
  if (startTime === null) return '';
  const time = formatVenueTime(slotTime({ startTime }, timeZone), locale);
  return t('transport.asapText', { time });
}
