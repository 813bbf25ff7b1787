import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { configAtom } from '../../../context/checkout-context.ts';
import type { ImageSource } from '../../../lib/image/image.ts';
import { IMAGE_LAZY_MARGIN_PX } from '../../../lib/limits.ts';
import type { Picture } from '../rules/shop.ts';
import { campaignInfoAtom, discountAtom, fullPriceAtom, pointsAtom } from '../state/offer-atoms.ts';
import { Details } from '../../../ui/display/details.tsx';
import { useIsNear } from '../../../ui/display/use-is-near.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { starIcon, Icon } from '../../../ui/icon/icon.tsx';
import { Discount, UnitPrice, type UnitPriceProps } from './unit-price.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import './offer-intro.css';

/** A merchant's note up to this many characters is shown open; a longer one would push the form out of view on a phone. */
const SHORT_NOTE = 120;

/** The largest width of the picture in CSS px. */
const PICTURE_WIDTH = 168;

/**
 * A picture at its fixed width, from the page's image loader if it names one: null while the loader's code loads, the
 * original if that fails.
 */
function useImageSource(url: string): ImageSource | null {
  const { imageLoader } = useAtomValue(configAtom);
  const [source, setSource] = useState<ImageSource | null>(null);

  useEffect(() => {
    if (imageLoader === null) return undefined;
    let isCurrent = true;
    const show = (image: ImageSource) => {
      if (isCurrent) setSource(image);
    };
    import('../../../lib/image/image.ts').then(
      (image) => show(image.fixedImage(url, PICTURE_WIDTH, image.imageLoader(imageLoader))),
      () => show({ src: url, srcset: '' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, imageLoader]);

  return imageLoader === null ? { src: url, srcset: '' } : source;
}

/** A lazy picture in a box of fixed size, so that the layout does not shift. Spec section 9. */
export function OfferPicture({ picture }: { picture: Picture }) {
  const [hasFailed, setFailed] = useState(false);
  const { place, isNear } = useIsNear(IMAGE_LAZY_MARGIN_PX);
  const source = useImageSource(picture.url);
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

/** The offer's picture, price of `each`, and start note, below the frame's header with title and shop. */
export function OfferIntro({ each }: Pick<UnitPriceProps, 'each'>) {
  const info = useAtomValue(campaignInfoAtom);
  const price = useAtomValue(fullPriceAtom);
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
