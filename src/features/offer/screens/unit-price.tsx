import type { UnitPrice as Unit } from '../rules/unit-price.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { Price } from '../../../ui/display/price.tsx';
import { useMoney } from './use-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

interface UnitPriceProps {
  price: Unit;
  /** What it is for: one person, unless something else is sold. */
  each?: MessageKey;
}

/** The price of one, with the server's earlier one struck through. */
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
      note={t(each)}
    />
  );
}
