import { useAtomValue } from 'jotai';

import { BOOKING_TYPE } from '../rules/booking-type.ts';
import type { ShopService } from '../rules/shop-services.ts';
import { Price } from '../../../ui/display/price.tsx';
import { clockIcon, Icon } from '../../../ui/icon/icon.tsx';
import { serviceAtom } from '../state/offer-atoms.ts';
import { useMoney } from './unit-price.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import './service-facts.css';

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

interface ServiceFactsProps {
  /** The service of the flow by default. */
  service?: ShopService;
}

/** The duration of a service and its price for one person; nothing without a service. */
export function ServiceFacts({ service }: ServiceFactsProps) {
  const ofFlow = useAtomValue(serviceAtom);
  const shown = service ?? ofFlow;
  return shown && <Facts service={shown} />;
}

function Facts({ service }: { service: ShopService }) {
  const money = useMoney();
  const t = useTranslate();
  const { estimatedServiceDurationSeconds, priceCents, bookingConfig } = service;
  // What is delivered takes no time of the customer's, and is no price for one person.
  const isDelivered = bookingConfig?.bookingType === BOOKING_TYPE.TAKEAWAY_DELIVERY;
  const duration = useDuration(isDelivered ? 0 : estimatedServiceDurationSeconds);
  if (!duration && priceCents === null) return null;
  return (
    <p className="mc-service-facts">
      {duration && (
        <span className="mc-service-facts__duration">
          <Icon path={clockIcon} size="small" />
          {duration}
        </span>
      )}
      {priceCents === 0 && <Price now={t('price.free')} />}
      {priceCents !== null && priceCents > 0 && (
        <Price now={money(priceCents)} note={isDelivered ? undefined : t('price.perPerson')} />
      )}
    </p>
  );
}
