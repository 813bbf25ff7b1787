import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { configAtom } from '../context/checkout-context.ts';
import { fixedImage, imageLoader } from '../lib/image/image.ts';
import { IMAGE_LAZY_MARGIN_PX } from '../lib/limits.ts';
import { useIsNear } from '../ui/display/use-is-near.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { bagIcon } from '../ui/icon/shop-icons.ts';
import './picture.css';

const WIDTH = 72; // CSS px
const WIDE = 480; // CSS px

interface PictureProps {
  /** Checked URL; null for none. */
  src: string | null;
  /** Its description; empty if the text beside it says the same. */
  alt?: string;
  /** As wide as its container. */
  wide?: boolean;
}

/**
 * A product's square picture, in the resolutions of the page's image loader. Loads near the window; until then, without a
 * picture and after an error, shows an icon. Decoration: the text beside it names the product. Spec section 9 "Image".
 */
export function Picture({ src, alt = '', wide = false }: PictureProps) {
  const config = useAtomValue(configAtom);
  const { place, isNear } = useIsNear(IMAGE_LAZY_MARGIN_PX);
  const [failed, setFailed] = useState<string | null>(null);
  const source =
    src === null ? null : fixedImage(src, wide ? WIDE : WIDTH, imageLoader(config.imageLoader));
  const isShown = source !== null && failed !== source.src && isNear;
  return (
    <span className={wide ? 'mc-picture mc-picture--wide' : 'mc-picture'} ref={place}>
      {isShown ? (
        <img
          className="mc-picture__image"
          src={source.src}
          srcSet={source.srcset || undefined}
          alt={alt}
          decoding="async"
          onError={() => setFailed(source.src)}
        />
      ) : (
        <Icon path={bagIcon} />
      )}
    </span>
  );
}
