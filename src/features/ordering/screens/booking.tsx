import { atom, useAtomValue } from 'jotai';

import { bookingTypeAtom } from '../../offer/state/offer-atoms.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { BOOKING_TITLES, BookingForm } from '../../booking/screens/form/booking-form.tsx';
import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { ServiceIntro } from '../../booking/screens/service-intro.tsx';

/** The moment of an order from a menu. */
const TRANSPORT_TIME = deferred(() => import('./transport-time.tsx'));

/** The booking form alone, for a shop's service. Spec section 2 screen 4, contract section 2 "booking". */
function ServiceBooking() {
  const bookingType = useAtomValue(bookingTypeAtom);
  const t = useTranslate();
  return (
    <StepScreen title={t(BOOKING_TITLES[bookingType])}>
      <ServiceIntro />
      <BookingForm />
    </StepScreen>
  );
}

/** The view to wait for: `deferred` loads it. @public */
export const innerViewAtom = atom((get) => (get(isMenuOrderAtom) ? TRANSPORT_TIME : null));

export default function Booking() {
  const isOrder = useAtomValue(isMenuOrderAtom);
  if (!isOrder) return <ServiceBooking />;
  return <Deferred of={TRANSPORT_TIME} />;
}
