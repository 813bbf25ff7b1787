import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { userAtom } from '../../../context/checkout-context.ts';
import { PRIZE_MIN_REMAINDER_CENTS } from '../../../lib/limits.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { prizeFits } from '../../offer/rules/purchase-price.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { userPrizesAtom, PRIZES } from '../../account/state/prizes.ts';
import { priceAtom } from '../state/price-atoms.ts';

interface PrizeSelectProps {
  id: string;
  prizeId: string | null;
  /** Whether the error of a prize that is too high is shown. */
  isChecked: boolean;
  onChange: (prizeId: string | null) => void;
}

/** The prizes of a signed-in customer. Those that would leave less than 2 euros are disabled. Spec section 5. */
export function PrizeSelect({ id, prizeId, isChecked, onChange }: PrizeSelectProps) {
  const prizes = useAtomValue(userPrizesAtom) ?? [];
  const userId = useAtomValue(userAtom)?.id;
  const { subtotalCents = 0, isPrizeTooHigh = false } = useAtomValue(priceAtom) ?? {};
  const load = useSetAtom(PRIZES.load);
  const money = useMoney();
  const t = useTranslate();
  useEffect(() => {
    if (userId !== undefined) void load();
  }, [userId, load]);
  if (prizes.length === 0) return null;
  const chosen = prizes.find(({ id: each }) => each === prizeId);
  return (
    <SelectField
      id={id}
      label={t('voucher.prize')}
      hint={t('voucher.prizeHint', { amount: money(PRIZE_MIN_REMAINDER_CENTS) })}
      optionalText={t('common.optional')}
      error={isChecked && isPrizeTooHigh ? t('forms.errors.prizeValueTooHighforVoucher') : null}
      emptyText={t('voucher.noPrize')}
      value={chosen?.id ?? ''}
      options={prizes.map((prize) => ({
        value: prize.id,
        text: t('voucher.prizeOption', {
          title: prize.prizeTitle,
          value: money(prize.prizeValueCents),
        }),
        disabled: prize !== chosen && !prizeFits(subtotalCents, prize.prizeValueCents),
      }))}
      onChange={(value) => onChange(value === '' ? null : value)}
    />
  );
}
