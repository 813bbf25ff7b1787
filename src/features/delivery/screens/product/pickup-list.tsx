import { useAtomValue } from 'jotai';
import { useState, type UIEvent } from 'react';

import { formatDistance } from '../../rules/distance.ts';
import { PICKUP_POINTS_DRAWN } from '../../../../lib/limits.ts';
import type { PlacedPoint } from '../../rules/sort-pickup-points.ts';
import { foundPointsAtom } from '../../state/pickup-point-atoms.ts';
import { formatLocaleAtom } from '../../../../context/language-atom.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { AddressParts } from '../../../offer/screens/address-parts.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';

/** So near its end a list is drawn on; px. */
const DRAW_AHEAD = 600;

interface PickupRowProps {
  placed: PlacedPoint;
  locale: string;
  onPick: (id: string) => void;
}

/** One point: what it is called, where it is, and how far away. */
function PickupRow({ placed: { point, distance }, locale, onPick }: PickupRowProps) {
  return (
    <li className="mc-points__row">
      <button type="button" className="mc-points__pick" onClick={() => onPick(point.id)}>
        <span className="mc-points__name">{point.name}</span>
        {distance !== null && (
          <span className="mc-points__distance">{formatDistance(distance, locale)}</span>
        )}
        <span className="mc-points__place">
          <AddressParts
            text={[point.address, point.postalCode, point.city].filter(Boolean).join(', ')}
          />
        </span>
      </button>
    </li>
  );
}

/**
 * The points that the search finds. Of thousands only the first are drawn, and more as the customer comes near their
 * end: drawing all of them at each key would be felt.
 */
export function PickupList({ onPick }: { onPick: (id: string) => void }) {
  const found = useAtomValue(foundPointsAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const [drawn, setDrawn] = useState(PICKUP_POINTS_DRAWN);
  const t = useTranslate();
  if (found.length === 0) return null;
  const more = () => setDrawn((count) => count + PICKUP_POINTS_DRAWN);
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (drawn < found.length && scrollHeight - scrollTop - clientHeight < DRAW_AHEAD) more();
  };
  return (
    <div className="mc-points" onScroll={onScroll}>
      <ul className="mc-points__list" aria-label={t('delivery.pickupPoints.legend')}>
        {found.slice(0, drawn).map((placed) => (
          <PickupRow key={placed.point.id} placed={placed} locale={locale} onPick={onPick} />
        ))}
      </ul>
      {drawn < found.length && (
        <Button small variant="quiet" onClick={more}>
          {t('delivery.pickupPoints.more')}
        </Button>
      )}
    </div>
  );
}
