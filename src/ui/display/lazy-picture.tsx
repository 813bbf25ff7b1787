import { useEffect, useRef, useState } from 'react';

import { Icon } from '../icon/icon.tsx';
import type { IconPath } from '../icon/icon-path.ts';

export interface LazyPictureProps {
  src: string | null;
  /** Entries for other densities; empty where there is only one address. */
  srcset?: string | undefined;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** Stands in its place until it has come, and where it does not come. */
  placeholder: IconPath;
  /** How near the window it must be to be asked for; px. */
  marginPx: number;
}

/** Whether an element has come near the window; once it has, it stays so. */
function useIsNear(marginPx: number) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, marginPx]);
  return { place, isNear };
}

/** A square picture in a place of fixed size, asked for when it comes near: nothing moves, whatever becomes of it. */
export function LazyPicture({ src, srcset, alt, placeholder, marginPx }: LazyPictureProps) {
  const { place, isNear } = useIsNear(marginPx);
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = src !== null && failed !== src && isNear;
  return (
    <span className="mc-picture" ref={place}>
      {isShown ? (
        <img
          className="mc-picture__image"
          src={src}
          srcSet={srcset || undefined}
          alt={alt}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <Icon path={placeholder} />
      )}
    </span>
  );
}
