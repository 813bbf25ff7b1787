import { useAtomValue, useSetAtom } from 'jotai';

import { PRIZE_MIN_REMAINDER_CENTS } from '../../../domain/limits.ts';
import { editVoucherAction } from '../../../state/actions/voucher/edit-voucher.ts';
import { prizeOptionsAtom } from '../../../state/voucher/voucher-form-atoms.ts';
import { voucherAtom } from '../../../state/voucher/voucher-atom.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { useTranslate } from '../../parts/use-translate.ts';
import { useVoucherFault } from './use-voucher-fault.ts';
import { VOUCHER_FIELD_IDS } from './voucher-field-ids.ts';

/** The prizes of a signed-in customer; those that would leave less than 2 euros can be seen, not chosen. Spec section 5. */
export function PrizeField() {
  const options = useAtomValue(prizeOptionsAtom);
  const { prizeId } = useAtomValue(voucherAtom);
  const edit = useSetAtom(editVoucherAction);
  const error = useVoucherFault('prizeId');
  const money = useMoney();
  const t = useTranslate();
  if (options.length === 0) return null;
  const isKnown = options.some(({ prize }) => prize.id === prizeId);
  return (
    <SelectField
      id={VOUCHER_FIELD_IDS.prizeId}
      label={t('voucher.prize')}
      hint={t('voucher.prizeHint', { amount: money(PRIZE_MIN_REMAINDER_CENTS) })}
      optionalText={t('common.optional')}
      error={error}
      emptyText={t('voucher.noPrize')}
      value={isKnown && prizeId !== null ? prizeId : ''}
      options={options.map(({ prize, fits }) => ({
        value: prize.id,
        text: t('voucher.prizeOption', {
          title: prize.prizeTitle,
          value: money(prize.prizeValueCents),
        }),
        disabled: !fits && prize.id !== prizeId,
      }))}
      onChange={(id) => edit({ prizeId: id === '' ? null : id })}
    />
  );
}
