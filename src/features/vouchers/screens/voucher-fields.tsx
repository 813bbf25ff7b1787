import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { userAtom } from '../../../context/checkout-context.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { loadPrizesAction } from '../../account/state/load-prizes.ts';
import type { VoucherField } from '../rules/voucher-form.ts';
import {
  editVoucherAction,
  setVoucherCountAction,
  VOUCHER_INVOICE,
} from '../state/voucher-form.ts';
import { attemptsAtom, voucherAtom } from '../../../flow/state/flow-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import {
  PRIZE_MIN_REMAINDER_CENTS,
  VOUCHER_MIN_COUNT,
  VOUCHER_MAX_COUNT,
} from '../../../lib/limits.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { prizeFits } from '../../offer/rules/purchase-price.ts';
import { priceAtom, userPrizesAtom } from '../../offer/state/offer-atoms.ts';
import { Stepper } from '../../../ui/field/stepper.tsx';

/** Ids of the controls that errors of the voucher form link to; unique within one element's shadow root. */
export const VOUCHER_FIELD_IDS: Readonly<Record<VoucherField, string>> = {
  prizeId: 'mc-voucher-prize',
  name: VOUCHER_INVOICE.idOf('name'),
  vatId: VOUCHER_INVOICE.idOf('vatId'),
};

/** The number of vouchers. */
export function CountField() {
  const { numberOfPeople } = useAtomValue(voucherAtom);
  const setCount = useSetAtom(setVoucherCountAction);
  const t = useTranslate();
  const limits = { min: VOUCHER_MIN_COUNT, max: VOUCHER_MAX_COUNT };
  return (
    <div className="mc-stepper-beside">
      <Stepper
        id="mc-voucher-count"
        label={t('voucher.count')}
        hint={t('voucher.countHint', limits)}
        value={numberOfPeople}
        {...limits}
        onChange={setCount}
        decreaseLabel={t('voucher.less')}
        increaseLabel={t('voucher.more')}
      />
    </div>
  );
}

interface PrizeSelectProps {
  id: string;
  prizeId: Id | null;
  /** Whether the error of a prize that is too high is shown. */
  isChecked: boolean;
  onChange: (prizeId: Id | null) => void;
}

/** The prizes of a signed-in customer. Those that would leave less than 2 euros are disabled. Spec section 5. */
export function PrizeSelect({ id, prizeId, isChecked, onChange }: PrizeSelectProps) {
  const prizes = useAtomValue(userPrizesAtom) ?? [];
  const userId = useAtomValue(userAtom)?.id;
  const { subtotalCents = 0, isPrizeTooHigh = false } = useAtomValue(priceAtom) ?? {};
  const load = useSetAtom(loadPrizesAction);
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

/** The prize that is used for the vouchers. */
export function PrizeField() {
  const { prizeId } = useAtomValue(voucherAtom);
  const edit = useSetAtom(editVoucherAction);
  const hasTried = useAtomValue(attemptsAtom) > 0;
  return (
    <PrizeSelect
      id={VOUCHER_FIELD_IDS.prizeId}
      prizeId={prizeId}
      isChecked={hasTried}
      onChange={(id) => edit({ prizeId: id })}
    />
  );
}
