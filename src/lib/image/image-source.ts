import { IMAGE_QUALITY, IMAGE_SMALL_WIDTHS, IMAGE_WIDTHS } from '../limits.ts';
import type { ImageLoader } from './image-loader.ts';

/** What an `<img>` takes; `srcset` is empty where there is only one address. */
export interface ImageSource {
  src: string;
  srcset: string;
}

const ALL_WIDTHS: readonly number[] = [...IMAGE_SMALL_WIDTHS, ...IMAGE_WIDTHS].sort(
  (one, other) => one - other,
);
const LARGEST = Math.max(...ALL_WIDTHS);
/** Screens of one and of two device pixels a px. */
const DENSITIES = [1, 2] as const;

/** The smallest width that is made and fills so many pixels; the largest when none does. Spec section 9. */
export function imageWidth(pixels: number): number {
  return ALL_WIDTHS.find((width) => width >= pixels) ?? LARGEST;
}

/** One entry of a srcset: an address, and when the browser takes it. */
interface Candidate {
  address: string | null;
  descriptor: string;
}

function sourceOf(src: string, candidates: readonly Candidate[]): ImageSource {
  const made = candidates.flatMap(({ address, descriptor }) =>
    address === null ? [] : [{ address, descriptor }],
  );
  const last = made.at(-1);
  if (!last || made.length < candidates.length) return { src, srcset: '' };
  // A comma at the end of an address would be taken for the end of its entry.
  const entry = ({ address, descriptor }: { address: string; descriptor: string }) =>
    `${address.replace(/,$/, '%2C')} ${descriptor}`;
  return { src: last.address, srcset: made.map(entry).join(', ') };
}

/** A picture shown in one width (CSS px): made for screens of one and of two device pixels. */
export function fixedImage(src: string, width: number, loader: ImageLoader | null): ImageSource {
  if (!loader) return { src, srcset: '' };
  return sourceOf(
    src,
    DENSITIES.map((density) => ({
      address: loader(src, imageWidth(width * density), IMAGE_QUALITY),
      descriptor: `${density}x`,
    })),
  );
}

/** A picture as wide as its place, made in every width; goes with a `sizes` attribute. Spec section 9. */
export function fluidImage(src: string, loader: ImageLoader | null): ImageSource {
  if (!loader) return { src, srcset: '' };
  return sourceOf(
    src,
    IMAGE_WIDTHS.map((width) => ({
      address: loader(src, width, IMAGE_QUALITY),
      descriptor: `${width}w`,
    })),
  );
}
