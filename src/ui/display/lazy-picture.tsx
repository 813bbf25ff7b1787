import { useState } from 'react';

import { Icon, type IconPath } from '../icon/icon.tsx';
import { useIsNear } from './use-is-near.ts';
import './lazy-picture.css';

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
