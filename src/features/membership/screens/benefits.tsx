import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { reservationOffersAtom } from '../../offer/state/reservation-offers-atom.ts';
import { checkIcon } from '../../../ui/icon/frame-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useMoney } from '../../offer/screens/use-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

function Benefit({ children }: { children: ReactNode }) {
  return (
    <li className="mc-plans__benefit">
      <Icon path={checkIcon} size="small" />
      <span>{children}</span>
    </li>
  );
}

/** What this booking gives a member more than others; nothing where it gives the same. */
export function Benefits() {
  const { normal, smart } = useAtomValue(reservationOffersAtom);
  const money = useMoney();
  const t = useTranslate();
  const [price, usual] = [smart.price?.unitCents, normal.price?.unitCents];
  const isCheaper = price !== undefined && usual !== undefined && price < usual;
  const hasMorePoints = smart.points !== null && smart.points > (normal.points ?? 0);
  if (!isCheaper && !hasMorePoints) return null;
  return (
    <ul className="mc-plans__benefits">
      {isCheaper && (
        <Benefit>
          {t('premium.benefit.price', { price: money(price), normal: money(usual) })}
        </Benefit>
      )}
      {hasMorePoints && (
        <Benefit>{t('premium.benefit.points', { points: smart.points ?? 0 })}</Benefit>
      )}
    </ul>
  );
}
