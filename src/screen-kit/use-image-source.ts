import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import type { ImageSource } from '../lib/image/image.ts';
import { configAtom } from '../context/config-atoms.ts';

/**
 * A picture's address in the sizes that the page's loader makes for a place so wide (CSS px). The loader's code is
 * fetched only where the page names one: null until it has come; the picture as it is where it does not come.
 */
export function useImageSource(url: string, width: number): ImageSource | null {
  const { imageLoader } = useAtomValue(configAtom);
  const [source, setSource] = useState<ImageSource | null>(null);
  const asItIs = { src: url, srcset: '' };

  useEffect(() => {
    if (imageLoader === null) return undefined;
    let isCurrent = true;
    const take = (made: ImageSource) => {
      if (isCurrent) setSource(made);
    };
    import('./resize-image.ts').then(
      ({ resizeImage }) => take(resizeImage(url, width, imageLoader)),
      () => take({ src: url, srcset: '' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, width, imageLoader]);

  return imageLoader === null ? asItIs : source;
}
