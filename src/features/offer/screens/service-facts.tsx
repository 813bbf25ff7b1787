import { useAtomValue } from 'jotai';

import { formatDuration } from '../../../lib/time/format-duration.ts';
import type { ShopService } from '../rules/shop.ts';
import { formatLocaleAtom } from '../../../context/checkout-context.ts';
import { Price } from '../../../ui/display/price.tsx';
import { clockIcon, Icon } from '../../../ui/icon/icon.tsx';
import { useMoney } from './unit-price.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import './service-facts.css';

interface ServiceFactsProps {
  service: ShopService;
  /** Cents for one person; null without a price. */
  unitCents: number | null;
}

/** The duration of a service and its price for one person. */
export function ServiceFacts({ service, unitCents }: ServiceFactsProps) {
  const locale = useAtomValue(formatLocaleAtom);
  const money = useMoney();
  const t = useTranslate();
  const duration = formatDuration(service.estimatedServiceDurationSeconds, locale);
  if (duration === null && unitCents === null) return null;
  return (
    <p className="mc-service-facts">
      {duration !== null && (
        <span className="mc-service-facts__duration">
          <Icon path={clockIcon} size="small" />
          {duration}
        </span>
      )}
      {unitCents === 0 && <Price now={t('price.free')} />}
      {unitCents !== null && unitCents > 0 && (
        <Price now={money(unitCents)} note={t('price.perPerson')} />
      )}
    </p>
  );
}
