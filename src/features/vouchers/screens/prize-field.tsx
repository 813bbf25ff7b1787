import { useAtomValue, useSetAtom } from 'jotai';

import { voucherAtom } from '../../../flow/state/booking-state-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import { PRIZE_MIN_REMAINDER_CENTS } from '../../../lib/limits.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { editVoucherAction, prizeOptionsAtom } from '../state/voucher-form.ts';
import { useVoucherFault, VOUCHER_FIELD_IDS } from './voucher-fields.ts';

interface PrizeSelectProps {
  id: string;
  prizeId: Id | null;
  error: string | null;
  onChange: (prizeId: Id | null) => void;
}

/** The prizes of a signed-in customer; those that would leave less than 2 euros can be seen, not chosen. Spec section 5. */
export function PrizeSelect({ id, prizeId, error, onChange }: PrizeSelectProps) {
  const options = useAtomValue(prizeOptionsAtom);
  const money = useMoney();
  const t = useTranslate();
  if (options.length === 0) return null;
  const isKnown = options.some(({ prize }) => prize.id === prizeId);
  return (
    <SelectField
      id={id}
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
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  );
}

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
