import type { VoucherField } from '../rules/voucher-issue.ts';

/** Ids of the controls that a fault of the voucher form leads to; unique within one element's shadow root. */
export const VOUCHER_FIELD_IDS: Readonly<Record<VoucherField, string>> = {
  prizeId: 'mc-voucher-prize',
  numberOfPeople: 'mc-voucher-count',
  name: 'mc-voucher-invoice-name',
  vatId: 'mc-voucher-invoice-vat-id',
};
