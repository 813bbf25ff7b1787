import { useAtomValue } from 'jotai';

import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Price } from '../../../ui/display/price.tsx';
import type { UnitPrice as Unit } from '../rules/unit-price-rules.ts';
import { discountAtom, moneyAtom } from '../state/offer-atoms.ts';

/** Formats an amount in cents, in the flow's currency and the current language. */
export function useMoney(): (cents: number) => string {
  return useAtomValue(moneyAtom);
}

/** A discount without a price, in percent; nothing for 0. */
export function PercentOff({ percent }: { percent: number }) {
  const t = useTranslate();
  return percent > 0 && <Price now={t('price.discount', { percent })} />;
}

/** The discount of an offer without a price. */
export function Discount() {
  return <PercentOff percent={useAtomValue(discountAtom)} />;
}

export interface UnitPriceProps {
  price: Unit;
  /** The unit of the price; one person by default, null if a label gives it. */
  each?: MessageKey | null | undefined;
}

/** The price of one, with the former price struck through. */
export function UnitPrice({ price, each = 'price.perPerson' }: UnitPriceProps) {
  const money = useMoney();
  const t = useTranslate();
  const { unitCents, beforeUnitCents } = price;
  return (
    <Price
      now={money(unitCents)}
      before={beforeUnitCents === null ? undefined : money(beforeUnitCents)}
      beforeText={t('price.before')}
      nowText={t('price.now')}
      note={each ? t(each) : undefined}
    />
  );
}
