import { useMoney } from '../../offer/screens/use-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** Writes what a delivery costs; nothing is "free". */
export function usePriceWords(): (cents: number) => string {
  const money = useMoney();
  const t = useTranslate();
  return (cents) => (cents === 0 ? t('transport.free') : money(cents));
}
