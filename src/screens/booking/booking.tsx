import { useAtomValue } from 'jotai';

import { bookingTypeAtom } from '../../state/booking-form-atoms.ts';
import { BookingForm, bookingFormStyles } from '../parts/booking-form/booking-form.tsx';
import { BOOKING_TITLES } from '../parts/booking-form/booking-titles.ts';
import { StepScreen } from '../parts/step-screen.tsx';
import { useTranslate } from '../parts/use-translate.ts';
import type { Screen } from '../screen.ts';
import { serviceIntroStyles, ServiceIntro } from './service-intro.tsx';

/** The booking form alone, for a shop's service. Spec section 2 screen 4, contract section 2 "booking". */
function Booking() {
  const bookingType = useAtomValue(bookingTypeAtom);
  const t = useTranslate();
  return (
    <StepScreen title={t(BOOKING_TITLES[bookingType])}>
      <ServiceIntro />
      <BookingForm />
    </StepScreen>
  );
}

export const screen: Screen = {
  Component: Booking,
  styles: [...serviceIntroStyles, ...bookingFormStyles],
};
