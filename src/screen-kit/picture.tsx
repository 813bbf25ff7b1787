import { useAtomValue } from 'jotai';

import { fixedImage } from '../lib/image/image.ts';
import { IMAGE_LAZY_MARGIN_PX } from '../lib/limits.ts';
import { imageLoaderAtom } from '../context/image-loader-atom.ts';
import { LazyPicture } from '../ui/display/lazy-picture.tsx';
import { bagIcon } from '../ui/icon/shop-icons.ts';

interface PictureProps {
  /** Checked address of the server's; null for none. */
  src: string | null;
  /** Empty where the text beside it says the same. */
  alt?: string;
}

/** CSS px that the kit's picture is wide. */
const WIDTH = 56;

/** A product's picture, in the sizes that the page's loader makes; a placeholder where there is none. Spec section 9 "Image". */
export function Picture({ src, alt = '' }: PictureProps) {
  const { load } = useAtomValue(imageLoaderAtom);
  const source = src === null ? null : fixedImage(src, WIDTH, load);
  return (
    <LazyPicture
      src={source?.src ?? null}
      srcset={source?.srcset}
      alt={alt}
      placeholder={bagIcon}
      marginPx={IMAGE_LAZY_MARGIN_PX}
    />
  );
}
