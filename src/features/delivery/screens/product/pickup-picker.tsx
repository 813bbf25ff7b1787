import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import { formatLocaleAtom } from '../../../../context/checkout-context.ts';
import { PICKUP_POINTS_FIRST, PICKUP_POINTS_MORE } from '../../../../lib/limits.ts';
import { LoadFailed } from '../../../../screen-kit/load-failed.tsx';
import { PageLink } from '../../../../screen-kit/page-link.tsx';
import { useAnnouncement, useTranslate } from '../../../../screen-kit/screen.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { useFocusInside } from '../../../../ui/use-focus-inside.ts';
import { pinIcon } from '../../../../ui/icon/result-icons.ts';
import { AddressParts } from '../../../offer/screens/address-parts.tsx';
import { mapUrl } from '../../../offer/rules/shop.ts';
import { formatDistance } from '../../../../lib/distance.ts';
import { pointAddress, type PlacedPoint } from '../../rules/pickup-point-search.ts';
import { deliveryAtom } from '../../state/product-order-atoms.ts';
import {
  foundPointsAtom,
  PICKUP_POINTS,
  pickPickupPointAction,
  pointQueryAtom,
  positionAtom,
  positionStateAtom,
  showNearMeAction,
} from '../../state/pickup-points.ts';
import { ChosenCard, useHasChanged } from './chosen-card.tsx';
import { deliveryId, useDeliveryError } from './delivery-errors.tsx';

interface PointRowProps {
  placed: PlacedPoint;
  onPick: (id: string) => void;
}

/** A point to press, with its distance, opening hours and a map. */
function PointRow({ placed: { point, distance }, onPick }: PointRowProps) {
  const { id, name, openingHours } = point;
  const place = pointAddress(point);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  return (
    <li className="mc-points__row">
      <button type="button" className="mc-points__pick" onClick={() => onPick(id)}>
        <span className="mc-points__name">{name}</span>
        {distance !== null && (
          <span className="mc-points__distance">{formatDistance(distance, locale)}</span>
        )}
        <span className="mc-points__place">
          <AddressParts text={place} />
        </span>
      </button>
      <div className="mc-points__more">
        {openingHours && <span>{openingHours}</span>}
        <PageLink to="map" href={mapUrl(`${name}, ${place}`)}>
          {t('success.map')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </PageLink>
      </div>
    </li>
  );
}

/** The points found: the first few, and more at a press, to stay fast with thousands. */
function PickupList({ first, onPick }: { first: number } & Pick<PointRowProps, 'onPick'>) {
  const found = useAtomValue(foundPointsAtom);
  const [drawn, setDrawn] = useState(first);
  const list = useRef<HTMLUListElement>(null);
  const t = useTranslate();
  // The button may disappear: the first of the new points takes its focus.
  useEffect(() => {
    if (drawn === first) return;
    list.current?.children[drawn - PICKUP_POINTS_MORE]?.querySelector('button')?.focus();
  }, [drawn, first]);
  if (found.length === 0) return null;
  return (
    <>
      <ul ref={list} className="mc-points" aria-label={t('delivery.pickupPoints.legend')}>
        {found.slice(0, drawn).map((placed) => (
          <PointRow key={placed.point.id} placed={placed} onPick={onPick} />
        ))}
      </ul>
      {drawn < found.length && (
        <div>
          <Button small onClick={() => setDrawn((count) => count + PICKUP_POINTS_MORE)}>
            {t('delivery.pickupPoints.more')}
          </Button>
        </div>
      )}
    </>
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
  return <p className="mc-hint">{text}</p>;
}

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
      {text !== '' && <p className="mc-hint">{text}</p>}
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
  const section = useFocusInside(takesFocus);
  const t = useTranslate();
  return (
    <div className="mc-delivery__section" ref={section}>
      <TextField
        id={deliveryId('pickupPoint')}
        label={t('delivery.pickupPoints.search')}
        hint={t('delivery.pickupPoints.searchHint')}
        type="search"
        autoComplete="off"
        value={query}
        onChange={search}
        error={useDeliveryError('pickupPoint')}
      />
      <NearMe />
      <FoundCount />
      <PickupList
        key={query}
        first={query.trim() === '' ? PICKUP_POINTS_FIRST : PICKUP_POINTS_MORE}
        onPick={onPick}
      />
    </div>
  );
}

/** The chosen pickup point, or the points to choose from. Spec section 2 screen 10. */
export function PickupPicker() {
  const { pickupPoint } = useAtomValue(deliveryAtom);
  const { status, value: points } = useAtomValue(PICKUP_POINTS.state);
  const pick = useSetAtom(pickPickupPointAction);
  const hasChanged = useHasChanged(pickupPoint);
  const t = useTranslate();
  if (pickupPoint) {
    const { name, address, postalCode, city, openingHours } = pickupPoint;
    return (
      <ChosenCard
        title={name}
        changeText={t('delivery.pickupPoints.change')}
        takesFocus={hasChanged}
        onChange={() => void pick(null)}
      >
        <p>{address}</p>
        <p>{[postalCode, city].filter(Boolean).join(' ')}</p>
        {openingHours && <p className="mc-hint">{openingHours}</p>}
      </ChosenCard>
    );
  }
  if (!points) {
    return status === 'failed' ? (
      <LoadFailed text="delivery.pickupPoints.searchError" retry={PICKUP_POINTS.load} />
    ) : (
      <Skeleton shape="block" count={2} />
    );
  }
  return <PointSearch takesFocus={hasChanged} onPick={(id) => void pick(id)} />;
}
