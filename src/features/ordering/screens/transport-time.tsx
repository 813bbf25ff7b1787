import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { BookingForm } from '../../booking/screens/form/booking-form.tsx';
import { bookedTimesAtom, momentMessage } from '../../booking/state/booked-times.ts';
import { chooseInstantAction } from '../../delivery/state/menu-order-form.ts';
import {
  transportInstantsAtom,
  transportTypeAtom,
} from '../../offer/state/transport-terms-atoms.ts';

/** The time of the order as text; empty before a choice. */
export function useOrderWhen(): string {
  const { transportInstant } = useAtomValue(bookingFormAtom);
  const [time] = useAtomValue(bookedTimesAtom);
  const t = useTranslate();
  if (transportInstant === 'asap') return t('transport.asap');
  return time ? momentMessage(time, t) : '';
}

/** The time of a scheduled order, from the calendar. An order as soon as possible skips it. */
export default function TransportTime() {
  const isAsap = useAtomValue(bookingFormAtom).transportInstant === 'asap';
  const canSchedule = useAtomValue(transportInstantsAtom).includes('scheduled');
  const choose = useSetAtom(chooseInstantAction);
  const next = useSetAtom(nextStepAction);
  const isTakeaway = useAtomValue(transportTypeAtom) === 'takeaway';
  const t = useTranslate();
  // A restored flow may open this step although the order is for as soon as possible.
  useEffect(() => {
    if (!isAsap) return;
    if (canSchedule) choose('scheduled');
    else next('booking');
  }, [isAsap, canSchedule, choose, next]);
  return (
    <StepScreen title={t(isTakeaway ? 'transport.pickupTitle' : 'transport.whenTitle')}>
      <BookingForm />
    </StepScreen>
  );
}
