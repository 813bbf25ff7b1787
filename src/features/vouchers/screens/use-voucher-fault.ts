import { useAtomValue } from 'jotai';

import type { VoucherField } from '../rules/voucher-issue.ts';
import { shownVoucherIssuesAtom } from '../state/voucher-form-atoms.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** What stands beside a field now; null while nothing is wrong, or before it was left. */
export function useVoucherFault(field: VoucherField): string | null {
  const issue = useAtomValue(shownVoucherIssuesAtom).find((each) => each.field === field);
  const t = useTranslate();
  return issue ? t(issue.message, issue.values) : null;
}
