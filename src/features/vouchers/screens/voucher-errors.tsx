import { useAtomValue } from 'jotai';

import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { voucherIssuesAtom } from '../state/voucher-form-atoms.ts';
import { ErrorSummary } from '../../../ui/field/error-summary.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { VOUCHER_FIELD_IDS } from './voucher-field-ids.ts';

/** All that keeps the form from going on, once the customer has tried to. */
export function VoucherErrors() {
  const issues = useAtomValue(voucherIssuesAtom);
  const attempts = useAtomValue(attemptsAtom);
  const t = useTranslate();
  if (attempts === 0) return null;
  const errors = issues.map(({ field, message, values }) => ({
    fieldId: VOUCHER_FIELD_IDS[field],
    message: t(message, values),
  }));
  return <ErrorSummary title={t('forms.errorSummary')} errors={errors} focusKey={attempts} />;
}
