import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { IMAGE_LAZY_MARGIN_PX } from '../../../lib/limits.ts';
import type { Picture } from '../rules/shop.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { campaignInfoAtom } from '../state/campaign-atoms.ts';
import { discountAtom, pointsAtom, priceAtom } from '../state/price-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { Details } from '../../../ui/display/details.tsx';
import { useIsNear } from '../../../ui/display/use-is-near.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { starIcon } from '../../../ui/icon/booking-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Discount, UnitPrice } from './unit-price.tsx';
import { useImageSource } from '../../../screen-kit/use-image-source.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import './offer-intro.css';

/** Characters of a merchant's note that may stand open without pushing the form out of a phone's view. */
const SHORT_NOTE = 120;

/** CSS px that the picture is wide where it has most room. */
const PICTURE_WIDTH = 168;

/** A picture in a place of fixed size, asked for when it comes near: nothing moves, whatever becomes of it. Spec section 9. */
function OfferPicture({ picture }: { picture: Picture }) {
  const [hasFailed, setFailed] = useState(false);
  const { place, isNear } = useIsNear(IMAGE_LAZY_MARGIN_PX);
  const source = useImageSource(picture.url, PICTURE_WIDTH);
  if (!source || !isNear || hasFailed) return <span className="mc-offer__picture" ref={place} />;
  return (
    <img
      className="mc-offer__picture"
      src={source.src}
      srcSet={source.srcset || undefined}
      alt={picture.alt}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

function StartNote({ note }: { note: string }) {
  const t = useTranslate();
  if (note.length <= SHORT_NOTE) return <Notice>{note}</Notice>;
  return <Details summary={t('choice.startNote')}>{note}</Details>;
}

/** Points that this booking earns; guests earn none. Spec sections 6 and 9. */
function OfferPoints() {
  const user = useAtomValue(userAtom);
  const points = useAtomValue(pointsAtom);
  const t = useTranslate();
  if (user === null || points === null) return null;
  return (
    <p className="mc-offer__points">
      <Icon path={starIcon} size="small" />
      {t('choice.points', { points })}
    </p>
  );
}

interface OfferIntroProps {
  /** The unit of the price: a person or a voucher. */
  each?: MessageKey;
}

/**
 * The offer's picture, price and start note, compact, so that the form is in view at once on a phone. Its title and
 * shop stand in the frame's header just above.
 */
export function OfferIntro({ each = 'price.perPerson' }: OfferIntroProps) {
  const info = useAtomValue(campaignInfoAtom);
  const price = useAtomValue(priceAtom);
  const discount = useAtomValue(discountAtom);
  if (!info) return null;
  const [picture] = info.campaignImages;
  const note = info.bookingConfig?.bookingStartNote ?? null;
  if (!picture && !price && !discount && note === null) return null;
  return (
    <div className="mc-offer">
      {picture && <OfferPicture key={picture.url} picture={picture} />}
      <div className="mc-offer__texts">
        {price && <UnitPrice price={price} each={each} />}
        <Discount />
        <OfferPoints />
      </div>
      {note !== null && (
        <div className="mc-offer__note">
          <StartNote note={note} />
        </div>
      )}
    </div>
  );
}
