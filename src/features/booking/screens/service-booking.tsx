import { useAtomValue, useSetAtom } from 'jotai';

import { bookingTypeAtom, bookableAtom, serviceAtom } from '../../offer/state/offer-atoms.ts';
import { BOOKING_TITLES, BookingForm } from './form/booking-form.tsx';
import { StepScreen, useTranslate } from '../../../screen-kit/screen.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { chooseResourceAction, chosenResourceAtom, resourcesAtom } from '../state/resources.ts';

/**
 * The staff or place of the service. Shown before the calendar, because picking a time may submit the form.
 * Spec section 7 "resources".
 */
function ResourceField() {
  const choices = useAtomValue(resourcesAtom);
  const chosen = useAtomValue(chosenResourceAtom);
  const choose = useSetAtom(chooseResourceAction);
  const t = useTranslate();
  if (choices.length === 0) return null;
  return (
    <div className="mc-select-beside">
      <SelectField
        label={t('services.resource')}
        value={chosen?.id ?? ''}
        emptyText={t('services.anyResource')}
        options={choices.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={(id) => choose(id === '' ? null : id)}
      />
    </div>
  );
}

/** The start note of the service. */
function StartNote() {
  const service = useAtomValue(serviceAtom);
  const note = useAtomValue(bookableAtom)?.notes.start ?? null;
  return service && note !== null && <Notice>{note}</Notice>;
}

/** The booking form alone, for a shop's service. Spec section 2 screen 4, contract section 2 "booking". */
export default function ServiceBooking() {
  const bookingType = useAtomValue(bookingTypeAtom);
  const isService = useAtomValue(serviceAtom) !== null;
  const t = useTranslate();
  return (
    <StepScreen title={t(BOOKING_TITLES[bookingType])}>
      <StartNote />
      <BookingForm first={isService && <ResourceField />} />
    </StepScreen>
  );
}
