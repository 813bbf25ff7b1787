import { useAtomValue } from 'jotai';

import type { VoucherResult } from '../../../payment/state/voucher-result.ts';
import { voucherResultAtom } from '../../../payment/state/payment-atoms.ts';
import { PaidVouchers } from './paid-vouchers.tsx';
import { ReservedVouchers } from './reserved-vouchers.tsx';
import '../success.css';

const VIEWS: Record<VoucherResult['status'], typeof PaidVouchers> = {
  paid: PaidVouchers,
  reserved: ReservedVouchers,
};

/** What became of vouchers: paid, or reserved until a reference is paid. Spec section 2 screen 14. */
export default function VoucherSuccess() {
  const result = useAtomValue(voucherResultAtom);
  if (!result) return null;
  const View = VIEWS[result.status];
  return <View key={result.status} result={result} />;
}
