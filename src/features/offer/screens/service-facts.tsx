import type { ShopService } from '../rules/shop-services.ts';
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

/** A service's duration: "50 min", "1 h 30 min"; empty for zero, an unknown one. */
function useDuration(seconds: number): string {
  const t = useTranslate();
  const all = Math.round(seconds / 60);
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  return [
    hours > 0 && t('services.hours', { hours }),
    minutes > 0 && t('services.minutes', { minutes }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The duration of a service and its price for one person. */
export function ServiceFacts({ service, unitCents }: ServiceFactsProps) {
  const money = useMoney();
  const t = useTranslate();
  const duration = useDuration(service.estimatedServiceDurationSeconds);
  if (!duration && unitCents === null) return null;
  return (
    <p className="mc-service-facts">
      {duration && (
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
