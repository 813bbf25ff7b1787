import { useAtomValue, useSetAtom } from 'jotai';

import { editVoucherAction } from '../state/edit-voucher.ts';
import { voucherAtom } from '../../../flow/state/voucher-atom.ts';
import { PrizeSelect } from './prize-select.tsx';
import { useVoucherFault } from './use-voucher-fault.ts';
import { VOUCHER_FIELD_IDS } from './voucher-field-ids.ts';

/** The prize that is used for the vouchers. */
export function PrizeField() {
  const { prizeId } = useAtomValue(voucherAtom);
  const edit = useSetAtom(editVoucherAction);
  const error = useVoucherFault('prizeId');
  return (
    <PrizeSelect
      id={VOUCHER_FIELD_IDS.prizeId}
      prizeId={prizeId}
      error={error}
      onChange={(id) => edit({ prizeId: id })}
    />
  );
}
