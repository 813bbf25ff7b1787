import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type UIEvent } from 'react';

import { formatLocaleAtom } from '../../../../context/checkout-context.ts';
import { attemptsAtom } from '../../../../flow/state/flow-atoms.ts';
import { PICKUP_POINTS_DRAWN } from '../../../../lib/limits.ts';
import { LoadFailed } from '../../../../screen-kit/load-failed.tsx';
import { useAnnouncement, useTranslate } from '../../../../screen-kit/screen.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { pinIcon } from '../../../../ui/icon/result-icons.ts';
import { AddressParts } from '../../../offer/screens/address-parts.tsx';
import { formatDistance, type PickupPoint } from '../../rules/pickup-points.ts';
import { deliveryAtom } from '../../state/product-order-atoms.ts';
import {
  foundPointsAtom,
  loadPickupPointsAction,
  pickPickupPointAction,
  pickupPointsAtom,
  pointQueryAtom,
  positionAtom,
  positionStateAtom,
  showNearMeAction,
} from '../../state/pickup-points.ts';
import { POINT_ID } from './delivery-errors.tsx';

/** Distance from the end of the list at which it draws more, px. */
const DRAW_AHEAD = 600;

/** The points found. Draws only the first of thousands and more on scroll, to stay fast at every key press. */
function PickupList({ onPick }: { onPick: (id: string) => void }) {
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
        {found
          .slice(0, drawn)
          .map(({ point: { id, name, address, postalCode, city }, distance }) => (
            <li key={id} className="mc-points__row">
              <button type="button" className="mc-points__pick" onClick={() => onPick(id)}>
                <span className="mc-points__name">{name}</span>
                {distance !== null && (
                  <span className="mc-points__distance">{formatDistance(distance, locale)}</span>
                )}
                <span className="mc-points__place">
                  <AddressParts text={[address, postalCode, city].filter(Boolean).join(', ')} />
                </span>
              </button>
            </li>
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

/** Shows and announces the number of points found. */
function FoundCount() {
  const found = useAtomValue(foundPointsAtom);
  const t = useTranslate();
  const text =
    found.length === 0
      ? t('delivery.pickupPoints.noResults')
      : t('delivery.pickupPoints.found', { count: found.length });
  useAnnouncement(text);
  return <p className="mc-delivery__note">{text}</p>;
}

/** "Near me" with its result. */
function NearMe() {
  const state = useAtomValue(positionStateAtom);
  const isKnown = useAtomValue(positionAtom) !== null;
  const show = useSetAtom(showNearMeAction);
  const t = useTranslate();
  const text =
    (state === 'unknown' && t('delivery.pickupPoints.locationUnknown')) ||
    (isKnown && t('delivery.pickupPoints.nearest')) ||
    '';
  useAnnouncement(text);
  return (
    <div className="mc-delivery__near">
      <Button small icon={pinIcon} busy={state === 'asking'} onClick={() => void show()}>
        {t('delivery.pickupPoints.nearMe')}
      </Button>
      {text !== '' && <p className="mc-delivery__note">{text}</p>}
    </div>
  );
}

function PointSearch({
  takesFocus,
  onPick,
}: {
  takesFocus: boolean;
  onPick: (id: string) => void;
}) {
  const [query, search] = useAtom(pointQueryAtom);
  const attempts = useAtomValue(attemptsAtom);
  const section = useRef<HTMLDivElement>(null);
  const t = useTranslate();
  useEffect(() => {
    if (takesFocus) section.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    <div className="mc-delivery__section" ref={section}>
      <TextField
        id={POINT_ID}
        label={t('delivery.pickupPoints.search')}
        hint={t('delivery.pickupPoints.searchHint')}
        type="search"
        autoComplete="off"
        value={query}
        onChange={search}
        error={attempts > 0 ? t('delivery.errors.pickupPointMissing') : null}
      />
      <NearMe />
      <FoundCount />
      <PickupList key={query} onPick={onPick} />
    </div>
  );
}

/** The picked point with a button to change it, which takes the focus from the list that disappeared. */
function PickedPoint({ point, onChange }: { point: PickupPoint; onChange: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const t = useTranslate();
  useEffect(() => button.current?.focus(), []);
  return (
    <Card title={point.name}>
      <p>{point.address}</p>
      <p>{[point.postalCode, point.city].filter(Boolean).join(' ')}</p>
      {point.openingHours && <p className="mc-delivery__note">{point.openingHours}</p>}
      <div className="mc-delivery__near">
        <Button small ref={button} onClick={onChange}>
          {t('delivery.pickupPoints.change')}
        </Button>
      </div>
    </Card>
  );
}

/** The chosen pickup point, or the points to choose from. Spec section 2 screen 10. */
export function PickupPicker() {
  const { pickupPoint } = useAtomValue(deliveryAtom);
  const { status, points } = useAtomValue(pickupPointsAtom);
  const pick = useSetAtom(pickPickupPointAction);
  const [hasChanged, setHasChanged] = useState(false);
  const change = () => {
    setHasChanged(true);
    void pick(null);
  };
  if (pickupPoint) return <PickedPoint point={pickupPoint} onChange={change} />;
  if (status === 'failed')
    return <LoadFailed text="delivery.pickupPoints.searchError" retry={loadPickupPointsAction} />;
  if (status !== 'ready' && points.length === 0) return <Skeleton shape="block" count={2} />;
  return <PointSearch takesFocus={hasChanged} onPick={(id) => void pick(id)} />;
}
