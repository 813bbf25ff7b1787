import { useAtomValue } from 'jotai';

import type { BookingPrice } from '../../domain/campaign/price.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { campaignInfoAtom } from '../../state/campaign-atoms.ts';
import { formatLocaleAtom } from '../../state/language-atom.ts';
import { Price } from '../../ui/display/price.tsx';
import { useTranslate } from './use-translate.ts';

/** The price for one person, with the server's earlier one struck through. */
export function UnitPrice({ price }: { price: BookingPrice }) {
  const currency = useAtomValue(campaignInfoAtom)?.campaignView.currency ?? '';
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  const { unitCents, beforeUnitCents } = price;
  return (
    <Price
      now={formatMoney(unitCents, currency, locale)}
      before={beforeUnitCents === null ? undefined : formatMoney(beforeUnitCents, currency, locale)}
      beforeText={t('price.before')}
      nowText={t('price.now')}
      note={t('price.perPerson')}
    />
  );
}
