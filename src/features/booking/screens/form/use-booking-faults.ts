import { useAtomValue } from 'jotai';

import type { BookingFormField } from '../../rules/booking-form.ts';
import { bookingIssuesAtom } from '../../state/booking-form-atoms.ts';
import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';

/** What is wrong beside each field, in the form's order; nothing before the customer has tried to go on. */
export function useBookingFaults(): Partial<Record<BookingFormField, string>> {
  const issues = useAtomValue(bookingIssuesAtom);
  const attempts = useAtomValue(attemptsAtom);
  const t = useTranslate();
  if (attempts === 0) return {};
  return Object.fromEntries(
    issues.map(({ field, message, values }) => [field, t(message, values)]),
  );
}
