import { atom, useAtomValue } from 'jotai';

import { bookingTypeAtom } from '../../offer/state/product-atom.ts';
import { isTransportOrderAtom } from '../../../flow/state/is-transport-order-atom.ts';
import { BookingForm } from '../../booking/screens/form/booking-form.tsx';
import { BOOKING_TITLES } from '../../booking/screens/form/booking-titles.ts';
import { Deferred } from '../../../screen-kit/deferred-view.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { deferred } from '../../../screen-kit/deferred.ts';
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

/** What it shows as things stand: `deferred` waits for it. @public */
export const innerViewAtom = atom((get) => (get(isTransportOrderAtom) ? TRANSPORT_TIME : null));

export default function Booking() {
  const isOrder = useAtomValue(isTransportOrderAtom);
  if (!isOrder) return <ServiceBooking />;
  return <Deferred of={TRANSPORT_TIME} />;
}
