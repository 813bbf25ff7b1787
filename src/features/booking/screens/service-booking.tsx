import { useAtomValue } from 'jotai';

import { bookingTypeAtom, bookableAtom, serviceAtom } from '../../offer/state/offer-atoms.ts';
import { BOOKING_TITLES, BookingForm } from './form/booking-form.tsx';
import { StepScreen, useTranslate } from '../../../screen-kit/screen.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ResourceField } from './resource-field.tsx';

/** The start note of the service. */
function StartNote() {
  const service = useAtomValue(serviceAtom);
  const note = useAtomValue(bookableAtom)?.notes.start ?? null;
  return service && note !== null && <Notice>{note}</Notice>;
}

/**
 * The booking form alone, for a shop's service: its staff or place before the calendar, because picking a time may submit
 * the form. Spec section 2 screen 4, contract section 2 "booking".
 */
export default function ServiceBooking() {
  const bookingType = useAtomValue(bookingTypeAtom);
  const isService = useAtomValue(serviceAtom) !== null;
  const t = useTranslate();
  return (
    <StepScreen title={t(BOOKING_TITLES[bookingType])}>
      <StartNote />
      <BookingForm first={isService && <ResourceField label="services.resource" />} />
    </StepScreen>
  );
}
