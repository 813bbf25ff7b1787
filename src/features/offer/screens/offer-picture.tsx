import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { configAtom } from '../../../context/checkout-context.ts';
import type { ImageSource } from '../../../lib/image/image.ts';
import { IMAGE_LAZY_MARGIN_PX } from '../../../lib/limits.ts';
import { useIsNear } from '../../../ui/display/use-is-near.ts';
import type { Picture } from '../rules/shop.ts';

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
