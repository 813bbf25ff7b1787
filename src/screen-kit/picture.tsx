import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';

import { configAtom } from '../context/config-atoms.ts';
import { fixedImage, imageLoader } from '../lib/image/image.ts';
import { IMAGE_LAZY_MARGIN_PX } from '../lib/limits.ts';
import { useIsNear } from '../ui/display/use-is-near.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { bagIcon } from '../ui/icon/shop-icons.ts';
import './picture.css';

/** The page's image loader; an unknown one was reported when the attribute was read. Spec section 8. */
const imageLoaderAtom = atom((get) => {
  const loader = imageLoader(get(configAtom).imageLoader);
  return { load: loader.ok ? loader.value : null };
});

/** Width in CSS px. */
const WIDTH = 56;

interface PictureProps {
  /** Checked URL; null for none. */
  src: string | null;
}

/**
 * A product's picture, square and of fixed size, in the resolutions that the page's image loader offers. It loads when
 * it comes near the window; until then, without a picture and after an error, an icon holds its place. The text beside
 * it names the product. Spec section 9 "Image".
 */
export function Picture({ src }: PictureProps) {
  const { load } = useAtomValue(imageLoaderAtom);
  const { place, isNear } = useIsNear(IMAGE_LAZY_MARGIN_PX);
  const [failed, setFailed] = useState<string | null>(null);
  const source = src === null ? null : fixedImage(src, WIDTH, load);
  const isShown = source !== null && failed !== source.src && isNear;
  return (
    <span className="mc-picture" ref={place}>
      {isShown ? (
        <img
          className="mc-picture__image"
          src={source.src}
          srcSet={source.srcset || undefined}
          alt=""
          decoding="async"
          onError={() => setFailed(source.src)}
        />
      ) : (
        <Icon path={bagIcon} />
      )}
    </span>
  );
}
