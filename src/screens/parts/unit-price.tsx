import type { BookingPrice } from '../../domain/campaign/price.ts';
import { Price } from '../../ui/display/price.tsx';
import { useMoney } from './use-money.ts';
import { useTranslate } from './use-translate.ts';

/** The price for one person, with the server's earlier one struck through. */
export function UnitPrice({ price }: { price: BookingPrice }) {
  const money = useMoney();
  const t = useTranslate();
  const { unitCents, beforeUnitCents } = price;
  return (
    <Price
      now={money(unitCents)}
      before={beforeUnitCents === null ? undefined : money(beforeUnitCents)}
      beforeText={t('price.before')}
      nowText={t('price.now')}
      note={t('price.perPerson')}
    />
  );
}
