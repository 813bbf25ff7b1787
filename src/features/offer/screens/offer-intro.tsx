import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { BOOKING_TYPE } from '../rules/booking-type.ts';
import { modeAtom } from '../state/choice-atoms.ts';
import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { picturesIcon, starIcon, Icon } from '../../../ui/icon/icon.tsx';
import {
  bookingTypeAtom,
  campaignInfoAtom,
  discountAtom,
  fullPriceAtom,
  picturesAtom,
  pointsAtom,
} from '../state/offer-atoms.ts';
import { OfferPicture } from './offer-picture.tsx';
import { Discount, UnitPrice } from './unit-price.tsx';
import './offer-intro.css';

/** A merchant's note up to this many characters is shown open; a longer one would push the form out of view on a phone. */
const SHORT_NOTE = 120;

/** The pictures in full; loaded when they are asked for. */
const GALLERY = deferred(() => import('../../gallery/screens/gallery.tsx'), ['gallery']);

/** The first picture of the offer. In a narrow header it is hidden, and so never loaded. Where there are more, it opens them. */
export function OfferImage() {
  const pictures = useAtomValue(picturesAtom);
  const [isOpen, setOpen] = useState(false);
  const t = useTranslate();
  const [first] = pictures;
  const count = pictures.length;
  const picture = first && <OfferPicture key={first.url} picture={first} />;
  if (count < 2) return picture;
  const label = t('choice.pictures', { count });
  return (
    <>
      <button
        type="button"
        className="mc-offer__more"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {picture}
        <span className="mc-offer__count">
          <Icon path={picturesIcon} size="small" />
          {count}
        </span>
      </button>
      <Deferred of={GALLERY} props={isOpen ? { pictures, onClose: () => setOpen(false) } : null} />
    </>
  );
}

/** The price of one person or voucher, or the discount of an offer without a price; nothing without both. */
export function OfferPrice() {
  const price = useAtomValue(fullPriceAtom);
  const discount = useAtomValue(discountAtom);
  const mode = useAtomValue(modeAtom);
  const isDelivered = useAtomValue(bookingTypeAtom) === BOOKING_TYPE.TAKEAWAY_DELIVERY;
  if (price) {
    // A delivered box is for any number of people.
    const each = isDelivered ? null : 'price.perPerson';
    return <UnitPrice price={price} each={mode === 'book' ? each : 'price.perVoucher'} />;
  }
  return discount > 0 && <Discount />;
}

function StartNote({ note }: { note: string }) {
  const t = useTranslate();
  if (note.length <= SHORT_NOTE) return <Notice>{note}</Notice>;
  return <Details summary={t('choice.startNote')}>{note}</Details>;
}

/** The points that this booking earns; nothing for guests. Spec sections 6 and 9. */
function OfferPoints() {
  const points = useAtomValue(pointsAtom);
  const t = useTranslate();
  if (points === null) return null;
  return (
    <p className="mc-offer__points">
      <Icon path={starIcon} size="small" />
      {t('choice.points', { points })}
    </p>
  );
}

/** The points that the booking earns and the merchant's start note, which the header has no room for. */
export function OfferNotes() {
  const note = useAtomValue(campaignInfoAtom)?.bookingConfig?.bookingStartNote ?? null;
  const points = useAtomValue(pointsAtom);
  if (note === null && points === null) return null;
  return (
    <div className="mc-offer__notes">
      <OfferPoints />
      {note !== null && <StartNote note={note} />}
    </div>
  );
}

/** The offer's picture, price, points and start note, for a first step whose header shows only title and shop. */
export function OfferIntro() {
  const info = useAtomValue(campaignInfoAtom);
  const hasPrice = useAtomValue(fullPriceAtom) !== null;
  const discount = useAtomValue(discountAtom);
  if (!info) return null;
  const hasPicture = info.campaignImages.length > 0;
  return (
    <>
      {(hasPicture || hasPrice || discount > 0) && (
        <div className="mc-offer">
          <OfferImage />
          <div className="mc-offer__texts">
            <OfferPrice />
          </div>
        </div>
      )}
      <OfferNotes />
    </>
  );
}
