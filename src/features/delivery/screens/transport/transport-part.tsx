import { useAtomValue } from 'jotai';

import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { transportTypeAtom } from '../../../offer/state/transport-terms-atoms.ts';
import { transportAddressIssuesAtom, type TransportField } from '../../state/menu-order-form.ts';
import { ADDRESS_FIELD_IDS } from './address-fields.tsx';

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
