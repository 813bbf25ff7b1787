import { useAtomValue } from 'jotai';

import { useTranslate } from '../../../screen-kit/messages.ts';
import type { VoucherField } from '../rules/voucher-form.ts';
import { shownVoucherIssuesAtom } from '../state/voucher-form.ts';

/** Ids of the controls that a fault of the voucher form leads to; unique within one element's shadow root. */
export const VOUCHER_FIELD_IDS: Readonly<Record<VoucherField, string>> = {
  prizeId: 'mc-voucher-prize',
  numberOfPeople: 'mc-voucher-count',
  name: 'mc-voucher-invoice-name',
  vatId: 'mc-voucher-invoice-vat-id',
};

/** What stands beside a field now; null while nothing is wrong, or before it was left. */
export function useVoucherFault(field: VoucherField): string | null {
  const issue = useAtomValue(shownVoucherIssuesAtom).find((each) => each.field === field);
  const t = useTranslate();
  return issue ? t(issue.message, issue.values) : null;
}
