import { useAtomValue } from 'jotai';

import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { transportAddressIssuesAtom } from '../../state/transport-form-atoms.ts';
import type { TransportField } from '../../state/transport-form-atoms.ts';
import { transportTypeAtom } from '../../../offer/state/transport-terms-atoms.ts';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { ADDRESS_FIELD_IDS } from './address-field-ids.ts';

/** Address fields that this form shows; the others of an address are never wrong here. */
const isShown = (field: string): field is TransportField => field in ADDRESS_FIELD_IDS;

/** What keeps the step from going on, once the customer has tried. */
export function AddressErrors({ typeId }: { typeId: string }) {
  const attempts = useAtomValue(attemptsAtom);
  const type = useAtomValue(transportTypeAtom);
  const issues = useAtomValue(transportAddressIssuesAtom);
  const t = useTranslate();
  if (attempts === 0) return null;
  const missing = type === null ? [{ fieldId: typeId, message: t('forms.errors.oneOf') }] : [];
  const errors = issues.flatMap(({ field, message }) =>
    isShown(field) ? [{ fieldId: ADDRESS_FIELD_IDS[field], message: t(message) }] : [],
  );
  return (
    <ErrorSummary
      title={t('forms.errorSummary')}
      errors={[...missing, ...errors]}
      focusKey={attempts}
    />
  );
}
