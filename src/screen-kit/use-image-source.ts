import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import type { ImageSource } from '../lib/image/image.ts';
import { configAtom } from '../context/checkout-context.ts';

/**
 * A picture in a fixed width (CSS px), by the page's image loader, whose code loads only if the page names one: null
 * until then, the original if that fails.
 */
export function useImageSource(url: string, width: number): ImageSource | null {
  const { imageLoader } = useAtomValue(configAtom);
  const [source, setSource] = useState<ImageSource | null>(null);

  useEffect(() => {
    if (imageLoader === null) return undefined;
    let isCurrent = true;
    const show = (image: ImageSource) => {
      if (isCurrent) setSource(image);
    };
    import('../lib/image/image.ts').then(
      (image) => show(image.fixedImage(url, width, image.imageLoader(imageLoader))),
      () => show({ src: url, srcset: '' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, width, imageLoader]);

  return imageLoader === null ? { src: url, srcset: '' } : source;
}
